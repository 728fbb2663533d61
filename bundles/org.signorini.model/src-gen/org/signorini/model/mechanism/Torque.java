/**
 */
package org.signorini.model.mechanism;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Torque</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A torque on a marker's body.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.Torque#getMarker <em>Marker</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Torque#getValue <em>Value</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Torque#isFollowing <em>Following</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getTorque()
 * @generated
 */
public interface Torque extends ForceElement
{
	/**
	 * Returns the value of the '<em><b>Marker</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * On whose body it acts.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Marker</em>' reference.
	 * @see #setMarker(Marker)
	 * @see org.signorini.model.mechanism.MechanismPackage#getTorque_Marker()
	 * @generated
	 */
	Marker getMarker();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Torque#getMarker <em>Marker</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Marker</em>' reference.
	 * @see #getMarker()
	 * @generated
	 */
	void setMarker(Marker value);

	/**
	 * Returns the value of the '<em><b>Value</b></em>' attribute.
	 * The default value is <code>"0, 0, 0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The torque, which may depend on the time t.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Value</em>' attribute.
	 * @see #setValue(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getTorque_Value()
	 * @generated
	 */
	String getValue();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Torque#getValue <em>Value</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Value</em>' attribute.
	 * @see #getValue()
	 * @generated
	 */
	void setValue(String value);

	/**
	 * Returns the value of the '<em><b>Following</b></em>' attribute.
	 * The default value is <code>"false"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether it is given in the marker's axes and turns with them, or in the ground's.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Following</em>' attribute.
	 * @see #setFollowing(boolean)
	 * @see org.signorini.model.mechanism.MechanismPackage#getTorque_Following()
	 * @generated
	 */
	boolean isFollowing();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Torque#isFollowing <em>Following</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Following</em>' attribute.
	 * @see #isFollowing()
	 * @generated
	 */
	void setFollowing(boolean value);

} // Torque
