/**
 */
package org.signorini.model.mechanism;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Contact Probe</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Records what happens at a contact.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.ContactProbe#getContact <em>Contact</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.ContactProbe#getQuantity <em>Quantity</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getContactProbe()
 * @generated
 */
public interface ContactProbe extends Probe
{
	/**
	 * Returns the value of the '<em><b>Contact</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The contact.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Contact</em>' reference.
	 * @see #setContact(Contact)
	 * @see org.signorini.model.mechanism.MechanismPackage#getContactProbe_Contact()
	 * @generated
	 */
	Contact getContact();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.ContactProbe#getContact <em>Contact</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Contact</em>' reference.
	 * @see #getContact()
	 * @generated
	 */
	void setContact(Contact value);

	/**
	 * Returns the value of the '<em><b>Quantity</b></em>' attribute.
	 * The default value is <code>"NORMAL_IMPULSE"</code>.
	 * The literals are from the enumeration {@link org.signorini.model.mechanism.ContactQuantity}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What is recorded.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Quantity</em>' attribute.
	 * @see org.signorini.model.mechanism.ContactQuantity
	 * @see #setQuantity(ContactQuantity)
	 * @see org.signorini.model.mechanism.MechanismPackage#getContactProbe_Quantity()
	 * @generated
	 */
	ContactQuantity getQuantity();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.ContactProbe#getQuantity <em>Quantity</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Quantity</em>' attribute.
	 * @see org.signorini.model.mechanism.ContactQuantity
	 * @see #getQuantity()
	 * @generated
	 */
	void setQuantity(ContactQuantity value);

} // ContactProbe
