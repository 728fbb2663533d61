/**
 */
package org.signorini.model.mechanism;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Joint Probe</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Records a coordinate of a joint.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.JointProbe#getJoint <em>Joint</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.JointProbe#getCoordinate <em>Coordinate</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.JointProbe#getQuantity <em>Quantity</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getJointProbe()
 * @generated
 */
public interface JointProbe extends Probe
{
	/**
	 * Returns the value of the '<em><b>Joint</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The joint.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Joint</em>' reference.
	 * @see #setJoint(Joint)
	 * @see org.signorini.model.mechanism.MechanismPackage#getJointProbe_Joint()
	 * @generated
	 */
	Joint getJoint();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.JointProbe#getJoint <em>Joint</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Joint</em>' reference.
	 * @see #getJoint()
	 * @generated
	 */
	void setJoint(Joint value);

	/**
	 * Returns the value of the '<em><b>Coordinate</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Which coordinate, counted from 0; of velocities, which velocity.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Coordinate</em>' attribute.
	 * @see #setCoordinate(int)
	 * @see org.signorini.model.mechanism.MechanismPackage#getJointProbe_Coordinate()
	 * @generated
	 */
	int getCoordinate();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.JointProbe#getCoordinate <em>Coordinate</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Coordinate</em>' attribute.
	 * @see #getCoordinate()
	 * @generated
	 */
	void setCoordinate(int value);

	/**
	 * Returns the value of the '<em><b>Quantity</b></em>' attribute.
	 * The default value is <code>"POSITION"</code>.
	 * The literals are from the enumeration {@link org.signorini.model.mechanism.JointQuantity}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What is recorded.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Quantity</em>' attribute.
	 * @see org.signorini.model.mechanism.JointQuantity
	 * @see #setQuantity(JointQuantity)
	 * @see org.signorini.model.mechanism.MechanismPackage#getJointProbe_Quantity()
	 * @generated
	 */
	JointQuantity getQuantity();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.JointProbe#getQuantity <em>Quantity</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Quantity</em>' attribute.
	 * @see org.signorini.model.mechanism.JointQuantity
	 * @see #getQuantity()
	 * @generated
	 */
	void setQuantity(JointQuantity value);

} // JointProbe
