/**
 */
package org.signorini.model.mechanism;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Joint Force Element</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Something that acts on one coordinate of a joint.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.JointForceElement#getJoint <em>Joint</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.JointForceElement#getCoordinate <em>Coordinate</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getJointForceElement()
 * @generated
 */
public interface JointForceElement extends ForceElement
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
	 * @see org.signorini.model.mechanism.MechanismPackage#getJointForceElement_Joint()
	 * @generated
	 */
	Joint getJoint();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.JointForceElement#getJoint <em>Joint</em>}' reference.
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
	 * Which of its coordinates, counted from 0.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Coordinate</em>' attribute.
	 * @see #setCoordinate(int)
	 * @see org.signorini.model.mechanism.MechanismPackage#getJointForceElement_Coordinate()
	 * @generated
	 */
	int getCoordinate();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.JointForceElement#getCoordinate <em>Coordinate</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Coordinate</em>' attribute.
	 * @see #getCoordinate()
	 * @generated
	 */
	void setCoordinate(int value);

} // JointForceElement
