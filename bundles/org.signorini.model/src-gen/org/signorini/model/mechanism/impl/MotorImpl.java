/**
 */
package org.signorini.model.mechanism.impl;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.Motor;
import org.signorini.model.mechanism.MotorLaw;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Motor</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.impl.MotorImpl#getLaw <em>Law</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.MotorImpl#getTarget <em>Target</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.MotorImpl#getProportional <em>Proportional</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.MotorImpl#getDerivative <em>Derivative</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.MotorImpl#getStrongest <em>Strongest</em>}</li>
 * </ul>
 *
 * @generated
 */
public class MotorImpl extends JointForceElementImpl implements Motor
{
	/**
	 * The default value of the '{@link #getLaw() <em>Law</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLaw()
	 * @generated
	 * @ordered
	 */
	protected static final MotorLaw LAW_EDEFAULT = MotorLaw.PRESCRIBED;

	/**
	 * The cached value of the '{@link #getLaw() <em>Law</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLaw()
	 * @generated
	 * @ordered
	 */
	protected MotorLaw law = LAW_EDEFAULT;

	/**
	 * The default value of the '{@link #getTarget() <em>Target</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTarget()
	 * @generated
	 * @ordered
	 */
	protected static final String TARGET_EDEFAULT = "0";

	/**
	 * The cached value of the '{@link #getTarget() <em>Target</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTarget()
	 * @generated
	 * @ordered
	 */
	protected String target = TARGET_EDEFAULT;

	/**
	 * The default value of the '{@link #getProportional() <em>Proportional</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProportional()
	 * @generated
	 * @ordered
	 */
	protected static final String PROPORTIONAL_EDEFAULT = "0";

	/**
	 * The cached value of the '{@link #getProportional() <em>Proportional</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProportional()
	 * @generated
	 * @ordered
	 */
	protected String proportional = PROPORTIONAL_EDEFAULT;

	/**
	 * The default value of the '{@link #getDerivative() <em>Derivative</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDerivative()
	 * @generated
	 * @ordered
	 */
	protected static final String DERIVATIVE_EDEFAULT = "0";

	/**
	 * The cached value of the '{@link #getDerivative() <em>Derivative</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDerivative()
	 * @generated
	 * @ordered
	 */
	protected String derivative = DERIVATIVE_EDEFAULT;

	/**
	 * The default value of the '{@link #getStrongest() <em>Strongest</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStrongest()
	 * @generated
	 * @ordered
	 */
	protected static final String STRONGEST_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getStrongest() <em>Strongest</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStrongest()
	 * @generated
	 * @ordered
	 */
	protected String strongest = STRONGEST_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected MotorImpl()
	{
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass()
	{
		return MechanismPackage.Literals.MOTOR;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public MotorLaw getLaw()
	{
		return law;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setLaw(MotorLaw newLaw)
	{
		MotorLaw oldLaw = law;
		law = newLaw == null ? LAW_EDEFAULT : newLaw;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.MOTOR__LAW, oldLaw, law));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getTarget()
	{
		return target;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTarget(String newTarget)
	{
		String oldTarget = target;
		target = newTarget;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.MOTOR__TARGET, oldTarget, target));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getProportional()
	{
		return proportional;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setProportional(String newProportional)
	{
		String oldProportional = proportional;
		proportional = newProportional;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.MOTOR__PROPORTIONAL, oldProportional, proportional));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getDerivative()
	{
		return derivative;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setDerivative(String newDerivative)
	{
		String oldDerivative = derivative;
		derivative = newDerivative;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.MOTOR__DERIVATIVE, oldDerivative, derivative));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getStrongest()
	{
		return strongest;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setStrongest(String newStrongest)
	{
		String oldStrongest = strongest;
		strongest = newStrongest;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.MOTOR__STRONGEST, oldStrongest, strongest));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType)
	{
		switch (featureID)
		{
			case MechanismPackage.MOTOR__LAW:
				return getLaw();
			case MechanismPackage.MOTOR__TARGET:
				return getTarget();
			case MechanismPackage.MOTOR__PROPORTIONAL:
				return getProportional();
			case MechanismPackage.MOTOR__DERIVATIVE:
				return getDerivative();
			case MechanismPackage.MOTOR__STRONGEST:
				return getStrongest();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case MechanismPackage.MOTOR__LAW:
				setLaw((MotorLaw)newValue);
				return;
			case MechanismPackage.MOTOR__TARGET:
				setTarget((String)newValue);
				return;
			case MechanismPackage.MOTOR__PROPORTIONAL:
				setProportional((String)newValue);
				return;
			case MechanismPackage.MOTOR__DERIVATIVE:
				setDerivative((String)newValue);
				return;
			case MechanismPackage.MOTOR__STRONGEST:
				setStrongest((String)newValue);
				return;
		}
		super.eSet(featureID, newValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eUnset(int featureID)
	{
		switch (featureID)
		{
			case MechanismPackage.MOTOR__LAW:
				setLaw(LAW_EDEFAULT);
				return;
			case MechanismPackage.MOTOR__TARGET:
				setTarget(TARGET_EDEFAULT);
				return;
			case MechanismPackage.MOTOR__PROPORTIONAL:
				setProportional(PROPORTIONAL_EDEFAULT);
				return;
			case MechanismPackage.MOTOR__DERIVATIVE:
				setDerivative(DERIVATIVE_EDEFAULT);
				return;
			case MechanismPackage.MOTOR__STRONGEST:
				setStrongest(STRONGEST_EDEFAULT);
				return;
		}
		super.eUnset(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean eIsSet(int featureID)
	{
		switch (featureID)
		{
			case MechanismPackage.MOTOR__LAW:
				return law != LAW_EDEFAULT;
			case MechanismPackage.MOTOR__TARGET:
				return TARGET_EDEFAULT == null ? target != null : !TARGET_EDEFAULT.equals(target);
			case MechanismPackage.MOTOR__PROPORTIONAL:
				return PROPORTIONAL_EDEFAULT == null ? proportional != null : !PROPORTIONAL_EDEFAULT.equals(proportional);
			case MechanismPackage.MOTOR__DERIVATIVE:
				return DERIVATIVE_EDEFAULT == null ? derivative != null : !DERIVATIVE_EDEFAULT.equals(derivative);
			case MechanismPackage.MOTOR__STRONGEST:
				return STRONGEST_EDEFAULT == null ? strongest != null : !STRONGEST_EDEFAULT.equals(strongest);
		}
		return super.eIsSet(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString()
	{
		if (eIsProxy()) return super.toString();

		StringBuilder result = new StringBuilder(super.toString());
		result.append(" (law: ");
		result.append(law);
		result.append(", target: ");
		result.append(target);
		result.append(", proportional: ");
		result.append(proportional);
		result.append(", derivative: ");
		result.append(derivative);
		result.append(", strongest: ");
		result.append(strongest);
		result.append(')');
		return result.toString();
	}

} //MotorImpl
