/**
 */
package org.signorini.model.mechanism;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Joint Spring</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Spring and damper on a joint's coordinate, -k(q - q0) - d dq/dt: torsional on an angle, straight on a displacement.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.JointSpring#getStiffness <em>Stiffness</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.JointSpring#getDamping <em>Damping</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.JointSpring#getRest <em>Rest</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getJointSpring()
 * @generated
 */
public interface JointSpring extends JointForceElement
{
	/**
	 * Returns the value of the '<em><b>Stiffness</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * k, N*m/rad on an angle, N/m on a displacement.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Stiffness</em>' attribute.
	 * @see #setStiffness(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getJointSpring_Stiffness()
	 * @generated
	 */
	String getStiffness();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.JointSpring#getStiffness <em>Stiffness</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Stiffness</em>' attribute.
	 * @see #getStiffness()
	 * @generated
	 */
	void setStiffness(String value);

	/**
	 * Returns the value of the '<em><b>Damping</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * d, N*m*s/rad or N*s/m.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Damping</em>' attribute.
	 * @see #setDamping(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getJointSpring_Damping()
	 * @generated
	 */
	String getDamping();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.JointSpring#getDamping <em>Damping</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Damping</em>' attribute.
	 * @see #getDamping()
	 * @generated
	 */
	void setDamping(String value);

	/**
	 * Returns the value of the '<em><b>Rest</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * q0, where the spring does nothing.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Rest</em>' attribute.
	 * @see #setRest(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getJointSpring_Rest()
	 * @generated
	 */
	String getRest();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.JointSpring#getRest <em>Rest</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Rest</em>' attribute.
	 * @see #getRest()
	 * @generated
	 */
	void setRest(String value);

} // JointSpring
