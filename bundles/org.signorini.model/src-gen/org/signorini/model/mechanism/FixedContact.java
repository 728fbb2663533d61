/**
 */
package org.signorini.model.mechanism;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Fixed Contact</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A marker's origin kept on one side of a plane of another body, for ever: a contact whose place and normal are known beforehand.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.FixedContact#getPoint <em>Point</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.FixedContact#getPlane <em>Plane</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getFixedContact()
 * @generated
 */
public interface FixedContact extends Contact
{
	/**
	 * Returns the value of the '<em><b>Point</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Its origin is the point.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Point</em>' reference.
	 * @see #setPoint(Marker)
	 * @see org.signorini.model.mechanism.MechanismPackage#getFixedContact_Point()
	 * @generated
	 */
	Marker getPoint();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.FixedContact#getPoint <em>Point</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Point</em>' reference.
	 * @see #getPoint()
	 * @generated
	 */
	void setPoint(Marker value);

	/**
	 * Returns the value of the '<em><b>Plane</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The plane through its origin; z is the normal towards the point, x and y are the tangents.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Plane</em>' reference.
	 * @see #setPlane(Marker)
	 * @see org.signorini.model.mechanism.MechanismPackage#getFixedContact_Plane()
	 * @generated
	 */
	Marker getPlane();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.FixedContact#getPlane <em>Plane</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Plane</em>' reference.
	 * @see #getPlane()
	 * @generated
	 */
	void setPlane(Marker value);

} // FixedContact
