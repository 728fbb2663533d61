/**
 */
package org.signorini.model.mechanism;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Motor</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Moves a joint's coordinate.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.Motor#getLaw <em>Law</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Motor#getTarget <em>Target</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Motor#getProportional <em>Proportional</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Motor#getDerivative <em>Derivative</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Motor#getStrongest <em>Strongest</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getMotor()
 * @generated
 */
public interface Motor extends JointForceElement
{
	/**
	 * Returns the value of the '<em><b>Law</b></em>' attribute.
	 * The default value is <code>"PRESCRIBED"</code>.
	 * The literals are from the enumeration {@link org.signorini.model.mechanism.MotorLaw}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How it follows its target. Prescribed motion needs a motor on every coordinate of the joint.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Law</em>' attribute.
	 * @see org.signorini.model.mechanism.MotorLaw
	 * @see #setLaw(MotorLaw)
	 * @see org.signorini.model.mechanism.MechanismPackage#getMotor_Law()
	 * @generated
	 */
	MotorLaw getLaw();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Motor#getLaw <em>Law</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Law</em>' attribute.
	 * @see org.signorini.model.mechanism.MotorLaw
	 * @see #getLaw()
	 * @generated
	 */
	void setLaw(MotorLaw value);

	/**
	 * Returns the value of the '<em><b>Target</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The coordinate as a function of the time t, rad or m.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Target</em>' attribute.
	 * @see #setTarget(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getMotor_Target()
	 * @generated
	 */
	String getTarget();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Motor#getTarget <em>Target</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Target</em>' attribute.
	 * @see #getTarget()
	 * @generated
	 */
	void setTarget(String value);

	/**
	 * Returns the value of the '<em><b>Proportional</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Gain on the error of position, N*m/rad or N/m.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Proportional</em>' attribute.
	 * @see #setProportional(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getMotor_Proportional()
	 * @generated
	 */
	String getProportional();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Motor#getProportional <em>Proportional</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Proportional</em>' attribute.
	 * @see #getProportional()
	 * @generated
	 */
	void setProportional(String value);

	/**
	 * Returns the value of the '<em><b>Derivative</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Gain on the error of velocity, N*m*s/rad or N*s/m.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Derivative</em>' attribute.
	 * @see #setDerivative(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getMotor_Derivative()
	 * @generated
	 */
	String getDerivative();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Motor#getDerivative <em>Derivative</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Derivative</em>' attribute.
	 * @see #getDerivative()
	 * @generated
	 */
	void setDerivative(String value);

	/**
	 * Returns the value of the '<em><b>Strongest</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The largest torque or force it gives; empty for no bound.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Strongest</em>' attribute.
	 * @see #setStrongest(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getMotor_Strongest()
	 * @generated
	 */
	String getStrongest();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Motor#getStrongest <em>Strongest</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Strongest</em>' attribute.
	 * @see #getStrongest()
	 * @generated
	 */
	void setStrongest(String value);

} // Motor
