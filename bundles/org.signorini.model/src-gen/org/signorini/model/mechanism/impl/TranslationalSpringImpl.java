/**
 */
package org.signorini.model.mechanism.impl;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.TranslationalSpring;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Translational Spring</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.impl.TranslationalSpringImpl#getFrom <em>From</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.TranslationalSpringImpl#getTo <em>To</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.TranslationalSpringImpl#getStiffness <em>Stiffness</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.TranslationalSpringImpl#getDamping <em>Damping</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.TranslationalSpringImpl#getRestLength <em>Rest Length</em>}</li>
 * </ul>
 *
 * @generated
 */
public class TranslationalSpringImpl extends ForceElementImpl implements TranslationalSpring
{
	/**
	 * The cached value of the '{@link #getFrom() <em>From</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFrom()
	 * @generated
	 * @ordered
	 */
	protected Marker from;

	/**
	 * The cached value of the '{@link #getTo() <em>To</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTo()
	 * @generated
	 * @ordered
	 */
	protected Marker to;

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
	 * The default value of the '{@link #getRestLength() <em>Rest Length</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRestLength()
	 * @generated
	 * @ordered
	 */
	protected static final String REST_LENGTH_EDEFAULT = "0";

	/**
	 * The cached value of the '{@link #getRestLength() <em>Rest Length</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRestLength()
	 * @generated
	 * @ordered
	 */
	protected String restLength = REST_LENGTH_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected TranslationalSpringImpl()
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
		return MechanismPackage.Literals.TRANSLATIONAL_SPRING;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Marker getFrom()
	{
		if (from != null && from.eIsProxy())
		{
			InternalEObject oldFrom = (InternalEObject)from;
			from = (Marker)eResolveProxy(oldFrom);
			if (from != oldFrom)
			{
				if (eNotificationRequired())
					eNotify(new ENotificationImpl(this, Notification.RESOLVE, MechanismPackage.TRANSLATIONAL_SPRING__FROM, oldFrom, from));
			}
		}
		return from;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Marker basicGetFrom()
	{
		return from;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setFrom(Marker newFrom)
	{
		Marker oldFrom = from;
		from = newFrom;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.TRANSLATIONAL_SPRING__FROM, oldFrom, from));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Marker getTo()
	{
		if (to != null && to.eIsProxy())
		{
			InternalEObject oldTo = (InternalEObject)to;
			to = (Marker)eResolveProxy(oldTo);
			if (to != oldTo)
			{
				if (eNotificationRequired())
					eNotify(new ENotificationImpl(this, Notification.RESOLVE, MechanismPackage.TRANSLATIONAL_SPRING__TO, oldTo, to));
			}
		}
		return to;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Marker basicGetTo()
	{
		return to;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTo(Marker newTo)
	{
		Marker oldTo = to;
		to = newTo;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.TRANSLATIONAL_SPRING__TO, oldTo, to));
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
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.TRANSLATIONAL_SPRING__STIFFNESS, oldStiffness, stiffness));
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
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.TRANSLATIONAL_SPRING__DAMPING, oldDamping, damping));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getRestLength()
	{
		return restLength;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRestLength(String newRestLength)
	{
		String oldRestLength = restLength;
		restLength = newRestLength;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.TRANSLATIONAL_SPRING__REST_LENGTH, oldRestLength, restLength));
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
			case MechanismPackage.TRANSLATIONAL_SPRING__FROM:
				if (resolve) return getFrom();
				return basicGetFrom();
			case MechanismPackage.TRANSLATIONAL_SPRING__TO:
				if (resolve) return getTo();
				return basicGetTo();
			case MechanismPackage.TRANSLATIONAL_SPRING__STIFFNESS:
				return getStiffness();
			case MechanismPackage.TRANSLATIONAL_SPRING__DAMPING:
				return getDamping();
			case MechanismPackage.TRANSLATIONAL_SPRING__REST_LENGTH:
				return getRestLength();
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
			case MechanismPackage.TRANSLATIONAL_SPRING__FROM:
				setFrom((Marker)newValue);
				return;
			case MechanismPackage.TRANSLATIONAL_SPRING__TO:
				setTo((Marker)newValue);
				return;
			case MechanismPackage.TRANSLATIONAL_SPRING__STIFFNESS:
				setStiffness((String)newValue);
				return;
			case MechanismPackage.TRANSLATIONAL_SPRING__DAMPING:
				setDamping((String)newValue);
				return;
			case MechanismPackage.TRANSLATIONAL_SPRING__REST_LENGTH:
				setRestLength((String)newValue);
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
			case MechanismPackage.TRANSLATIONAL_SPRING__FROM:
				setFrom((Marker)null);
				return;
			case MechanismPackage.TRANSLATIONAL_SPRING__TO:
				setTo((Marker)null);
				return;
			case MechanismPackage.TRANSLATIONAL_SPRING__STIFFNESS:
				setStiffness(STIFFNESS_EDEFAULT);
				return;
			case MechanismPackage.TRANSLATIONAL_SPRING__DAMPING:
				setDamping(DAMPING_EDEFAULT);
				return;
			case MechanismPackage.TRANSLATIONAL_SPRING__REST_LENGTH:
				setRestLength(REST_LENGTH_EDEFAULT);
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
			case MechanismPackage.TRANSLATIONAL_SPRING__FROM:
				return from != null;
			case MechanismPackage.TRANSLATIONAL_SPRING__TO:
				return to != null;
			case MechanismPackage.TRANSLATIONAL_SPRING__STIFFNESS:
				return STIFFNESS_EDEFAULT == null ? stiffness != null : !STIFFNESS_EDEFAULT.equals(stiffness);
			case MechanismPackage.TRANSLATIONAL_SPRING__DAMPING:
				return DAMPING_EDEFAULT == null ? damping != null : !DAMPING_EDEFAULT.equals(damping);
			case MechanismPackage.TRANSLATIONAL_SPRING__REST_LENGTH:
				return REST_LENGTH_EDEFAULT == null ? restLength != null : !REST_LENGTH_EDEFAULT.equals(restLength);
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
		result.append(", restLength: ");
		result.append(restLength);
		result.append(')');
		return result.toString();
	}

} //TranslationalSpringImpl
