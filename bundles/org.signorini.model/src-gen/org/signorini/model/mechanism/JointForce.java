/**
 */
package org.signorini.model.mechanism;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Joint Force</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A given force or torque on a joint's coordinate.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.JointForce#getValue <em>Value</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getJointForce()
 * @generated
 */
public interface JointForce extends JointForceElement
{
	/**
	 * Returns the value of the '<em><b>Value</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Force in N or torque in N*m as a function of the time t.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Value</em>' attribute.
	 * @see #setValue(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getJointForce_Value()
	 * @generated
	 */
	String getValue();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.JointForce#getValue <em>Value</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Value</em>' attribute.
	 * @see #getValue()
	 * @generated
	 */
	void setValue(String value);

} // JointForce
