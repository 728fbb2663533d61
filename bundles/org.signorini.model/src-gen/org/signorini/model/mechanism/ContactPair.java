/**
 */
package org.signorini.model.mechanism;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Contact Pair</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Two geometries, or groups of them, that may touch.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.ContactPair#getFirst <em>First</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.ContactPair#getSecond <em>Second</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getContactPair()
 * @generated
 */
public interface ContactPair extends Contact
{
	/**
	 * Returns the value of the '<em><b>First</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * One side.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>First</em>' reference.
	 * @see #setFirst(ContactSide)
	 * @see org.signorini.model.mechanism.MechanismPackage#getContactPair_First()
	 * @generated
	 */
	ContactSide getFirst();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.ContactPair#getFirst <em>First</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>First</em>' reference.
	 * @see #getFirst()
	 * @generated
	 */
	void setFirst(ContactSide value);

	/**
	 * Returns the value of the '<em><b>Second</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The other side. Empty: the members of the first among each other.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Second</em>' reference.
	 * @see #setSecond(ContactSide)
	 * @see org.signorini.model.mechanism.MechanismPackage#getContactPair_Second()
	 * @generated
	 */
	ContactSide getSecond();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.ContactPair#getSecond <em>Second</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Second</em>' reference.
	 * @see #getSecond()
	 * @generated
	 */
	void setSecond(ContactSide value);

} // ContactPair
