/**
 */
package org.signorini.model.mechanism.impl;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.signorini.model.mechanism.JointSpring;
import org.signorini.model.mechanism.MechanismPackage;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Joint Spring</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.impl.JointSpringImpl#getStiffness <em>Stiffness</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.JointSpringImpl#getDamping <em>Damping</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.JointSpringImpl#getRest <em>Rest</em>}</li>
 * </ul>
 *
 * @generated
 */
public class JointSpringImpl extends JointForceElementImpl implements JointSpring
{
	/**
	 * The default value of the '{@link #getStiffness() <em>Stiffness</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStiffness()
	 * @generated
	 * @ordered
	 */
	protected static final String STIFFNESS_EDEFAULT = "0";

	/**
	 * The cached value of the '{@link #getStiffness() <em>Stiffness</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStiffness()
	 * @generated
	 * @ordered
	 */
	protected String stiffness = STIFFNESS_EDEFAULT;

	/**
	 * The default value of the '{@link #getDamping() <em>Damping</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDamping()
	 * @generated
	 * @ordered
	 */
	protected static final String DAMPING_EDEFAULT = "0";

	/**
	 * The cached value of the '{@link #getDamping() <em>Damping</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDamping()
	 * @generated
	 * @ordered
	 */
	protected String damping = DAMPING_EDEFAULT;

	/**
	 * The default value of the '{@link #getRest() <em>Rest</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRest()
	 * @generated
	 * @ordered
	 */
	protected static final String REST_EDEFAULT = "0";

	/**
	 * The cached value of the '{@link #getRest() <em>Rest</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRest()
	 * @generated
	 * @ordered
	 */
	protected String rest = REST_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected JointSpringImpl()
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
		return MechanismPackage.Literals.JOINT_SPRING;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getStiffness()
	{
		return stiffness;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setStiffness(String newStiffness)
	{
		String oldStiffness = stiffness;
		stiffness = newStiffness;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.JOINT_SPRING__STIFFNESS, oldStiffness, stiffness));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getDamping()
	{
		return damping;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setDamping(String newDamping)
	{
		String oldDamping = damping;
		damping = newDamping;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.JOINT_SPRING__DAMPING, oldDamping, damping));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getRest()
	{
		return rest;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRest(String newRest)
	{
		String oldRest = rest;
		rest = newRest;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.JOINT_SPRING__REST, oldRest, rest));
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
			case MechanismPackage.JOINT_SPRING__STIFFNESS:
				return getStiffness();
			case MechanismPackage.JOINT_SPRING__DAMPING:
				return getDamping();
			case MechanismPackage.JOINT_SPRING__REST:
				return getRest();
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
			case MechanismPackage.JOINT_SPRING__STIFFNESS:
				setStiffness((String)newValue);
				return;
			case MechanismPackage.JOINT_SPRING__DAMPING:
				setDamping((String)newValue);
				return;
			case MechanismPackage.JOINT_SPRING__REST:
				setRest((String)newValue);
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
			case MechanismPackage.JOINT_SPRING__STIFFNESS:
				setStiffness(STIFFNESS_EDEFAULT);
				return;
			case MechanismPackage.JOINT_SPRING__DAMPING:
				setDamping(DAMPING_EDEFAULT);
				return;
			case MechanismPackage.JOINT_SPRING__REST:
				setRest(REST_EDEFAULT);
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
			case MechanismPackage.JOINT_SPRING__STIFFNESS:
				return STIFFNESS_EDEFAULT == null ? stiffness != null : !STIFFNESS_EDEFAULT.equals(stiffness);
			case MechanismPackage.JOINT_SPRING__DAMPING:
				return DAMPING_EDEFAULT == null ? damping != null : !DAMPING_EDEFAULT.equals(damping);
			case MechanismPackage.JOINT_SPRING__REST:
				return REST_EDEFAULT == null ? rest != null : !REST_EDEFAULT.equals(rest);
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
		result.append(" (stiffness: ");
		result.append(stiffness);
		result.append(", damping: ");
		result.append(damping);
		result.append(", rest: ");
		result.append(rest);
		result.append(')');
		return result.toString();
	}

} //JointSpringImpl
