/**
 */
package org.signorini.model.mechanism.impl;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.JointKind;
import org.signorini.model.mechanism.JointLimit;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.MechanismPackage;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Joint</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.impl.JointImpl#getKind <em>Kind</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.JointImpl#getFrom <em>From</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.JointImpl#getTo <em>To</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.JointImpl#getAxis <em>Axis</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.JointImpl#getSecondAxis <em>Second Axis</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.JointImpl#getLimits <em>Limits</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.JointImpl#isCut <em>Cut</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.JointImpl#getInitial <em>Initial</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.JointImpl#getInitialVelocity <em>Initial Velocity</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.JointImpl#getReference <em>Reference</em>}</li>
 * </ul>
 *
 * @generated
 */
public class JointImpl extends NamedElementImpl implements Joint
{
	/**
	 * The default value of the '{@link #getKind() <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKind()
	 * @generated
	 * @ordered
	 */
	protected static final JointKind KIND_EDEFAULT = JointKind.REVOLUTE;

	/**
	 * The cached value of the '{@link #getKind() <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKind()
	 * @generated
	 * @ordered
	 */
	protected JointKind kind = KIND_EDEFAULT;

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
	 * The default value of the '{@link #getAxis() <em>Axis</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAxis()
	 * @generated
	 * @ordered
	 */
	protected static final String AXIS_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getAxis() <em>Axis</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAxis()
	 * @generated
	 * @ordered
	 */
	protected String axis = AXIS_EDEFAULT;

	/**
	 * The default value of the '{@link #getSecondAxis() <em>Second Axis</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSecondAxis()
	 * @generated
	 * @ordered
	 */
	protected static final String SECOND_AXIS_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getSecondAxis() <em>Second Axis</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSecondAxis()
	 * @generated
	 * @ordered
	 */
	protected String secondAxis = SECOND_AXIS_EDEFAULT;

	/**
	 * The cached value of the '{@link #getLimits() <em>Limits</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLimits()
	 * @generated
	 * @ordered
	 */
	protected EList<JointLimit> limits;

	/**
	 * The default value of the '{@link #isCut() <em>Cut</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isCut()
	 * @generated
	 * @ordered
	 */
	protected static final boolean CUT_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isCut() <em>Cut</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isCut()
	 * @generated
	 * @ordered
	 */
	protected boolean cut = CUT_EDEFAULT;

	/**
	 * The default value of the '{@link #getInitial() <em>Initial</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getInitial()
	 * @generated
	 * @ordered
	 */
	protected static final String INITIAL_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getInitial() <em>Initial</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getInitial()
	 * @generated
	 * @ordered
	 */
	protected String initial = INITIAL_EDEFAULT;

	/**
	 * The default value of the '{@link #getInitialVelocity() <em>Initial Velocity</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getInitialVelocity()
	 * @generated
	 * @ordered
	 */
	protected static final String INITIAL_VELOCITY_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getInitialVelocity() <em>Initial Velocity</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getInitialVelocity()
	 * @generated
	 * @ordered
	 */
	protected String initialVelocity = INITIAL_VELOCITY_EDEFAULT;

	/**
	 * The default value of the '{@link #getReference() <em>Reference</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReference()
	 * @generated
	 * @ordered
	 */
	protected static final String REFERENCE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getReference() <em>Reference</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReference()
	 * @generated
	 * @ordered
	 */
	protected String reference = REFERENCE_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected JointImpl()
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
		return MechanismPackage.Literals.JOINT;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public JointKind getKind()
	{
		return kind;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setKind(JointKind newKind)
	{
		JointKind oldKind = kind;
		kind = newKind == null ? KIND_EDEFAULT : newKind;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.JOINT__KIND, oldKind, kind));
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
					eNotify(new ENotificationImpl(this, Notification.RESOLVE, MechanismPackage.JOINT__FROM, oldFrom, from));
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
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.JOINT__FROM, oldFrom, from));
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
					eNotify(new ENotificationImpl(this, Notification.RESOLVE, MechanismPackage.JOINT__TO, oldTo, to));
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
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.JOINT__TO, oldTo, to));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getAxis()
	{
		return axis;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setAxis(String newAxis)
	{
		String oldAxis = axis;
		axis = newAxis;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.JOINT__AXIS, oldAxis, axis));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getSecondAxis()
	{
		return secondAxis;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSecondAxis(String newSecondAxis)
	{
		String oldSecondAxis = secondAxis;
		secondAxis = newSecondAxis;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.JOINT__SECOND_AXIS, oldSecondAxis, secondAxis));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<JointLimit> getLimits()
	{
		if (limits == null)
		{
			limits = new EObjectContainmentEList<JointLimit>(JointLimit.class, this, MechanismPackage.JOINT__LIMITS);
		}
		return limits;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isCut()
	{
		return cut;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCut(boolean newCut)
	{
		boolean oldCut = cut;
		cut = newCut;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.JOINT__CUT, oldCut, cut));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getInitial()
	{
		return initial;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setInitial(String newInitial)
	{
		String oldInitial = initial;
		initial = newInitial;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.JOINT__INITIAL, oldInitial, initial));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getInitialVelocity()
	{
		return initialVelocity;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setInitialVelocity(String newInitialVelocity)
	{
		String oldInitialVelocity = initialVelocity;
		initialVelocity = newInitialVelocity;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.JOINT__INITIAL_VELOCITY, oldInitialVelocity, initialVelocity));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getReference()
	{
		return reference;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setReference(String newReference)
	{
		String oldReference = reference;
		reference = newReference;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.JOINT__REFERENCE, oldReference, reference));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs)
	{
		switch (featureID)
		{
			case MechanismPackage.JOINT__LIMITS:
				return ((InternalEList<?>)getLimits()).basicRemove(otherEnd, msgs);
		}
		return super.eInverseRemove(otherEnd, featureID, msgs);
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
			case MechanismPackage.JOINT__KIND:
				return getKind();
			case MechanismPackage.JOINT__FROM:
				if (resolve) return getFrom();
				return basicGetFrom();
			case MechanismPackage.JOINT__TO:
				if (resolve) return getTo();
				return basicGetTo();
			case MechanismPackage.JOINT__AXIS:
				return getAxis();
			case MechanismPackage.JOINT__SECOND_AXIS:
				return getSecondAxis();
			case MechanismPackage.JOINT__LIMITS:
				return getLimits();
			case MechanismPackage.JOINT__CUT:
				return isCut();
			case MechanismPackage.JOINT__INITIAL:
				return getInitial();
			case MechanismPackage.JOINT__INITIAL_VELOCITY:
				return getInitialVelocity();
			case MechanismPackage.JOINT__REFERENCE:
				return getReference();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case MechanismPackage.JOINT__KIND:
				setKind((JointKind)newValue);
				return;
			case MechanismPackage.JOINT__FROM:
				setFrom((Marker)newValue);
				return;
			case MechanismPackage.JOINT__TO:
				setTo((Marker)newValue);
				return;
			case MechanismPackage.JOINT__AXIS:
				setAxis((String)newValue);
				return;
			case MechanismPackage.JOINT__SECOND_AXIS:
				setSecondAxis((String)newValue);
				return;
			case MechanismPackage.JOINT__LIMITS:
				getLimits().clear();
				getLimits().addAll((Collection<? extends JointLimit>)newValue);
				return;
			case MechanismPackage.JOINT__CUT:
				setCut((Boolean)newValue);
				return;
			case MechanismPackage.JOINT__INITIAL:
				setInitial((String)newValue);
				return;
			case MechanismPackage.JOINT__INITIAL_VELOCITY:
				setInitialVelocity((String)newValue);
				return;
			case MechanismPackage.JOINT__REFERENCE:
				setReference((String)newValue);
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
			case MechanismPackage.JOINT__KIND:
				setKind(KIND_EDEFAULT);
				return;
			case MechanismPackage.JOINT__FROM:
				setFrom((Marker)null);
				return;
			case MechanismPackage.JOINT__TO:
				setTo((Marker)null);
				return;
			case MechanismPackage.JOINT__AXIS:
				setAxis(AXIS_EDEFAULT);
				return;
			case MechanismPackage.JOINT__SECOND_AXIS:
				setSecondAxis(SECOND_AXIS_EDEFAULT);
				return;
			case MechanismPackage.JOINT__LIMITS:
				getLimits().clear();
				return;
			case MechanismPackage.JOINT__CUT:
				setCut(CUT_EDEFAULT);
				return;
			case MechanismPackage.JOINT__INITIAL:
				setInitial(INITIAL_EDEFAULT);
				return;
			case MechanismPackage.JOINT__INITIAL_VELOCITY:
				setInitialVelocity(INITIAL_VELOCITY_EDEFAULT);
				return;
			case MechanismPackage.JOINT__REFERENCE:
				setReference(REFERENCE_EDEFAULT);
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
			case MechanismPackage.JOINT__KIND:
				return kind != KIND_EDEFAULT;
			case MechanismPackage.JOINT__FROM:
				return from != null;
			case MechanismPackage.JOINT__TO:
				return to != null;
			case MechanismPackage.JOINT__AXIS:
				return AXIS_EDEFAULT == null ? axis != null : !AXIS_EDEFAULT.equals(axis);
			case MechanismPackage.JOINT__SECOND_AXIS:
				return SECOND_AXIS_EDEFAULT == null ? secondAxis != null : !SECOND_AXIS_EDEFAULT.equals(secondAxis);
			case MechanismPackage.JOINT__LIMITS:
				return limits != null && !limits.isEmpty();
			case MechanismPackage.JOINT__CUT:
				return cut != CUT_EDEFAULT;
			case MechanismPackage.JOINT__INITIAL:
				return INITIAL_EDEFAULT == null ? initial != null : !INITIAL_EDEFAULT.equals(initial);
			case MechanismPackage.JOINT__INITIAL_VELOCITY:
				return INITIAL_VELOCITY_EDEFAULT == null ? initialVelocity != null : !INITIAL_VELOCITY_EDEFAULT.equals(initialVelocity);
			case MechanismPackage.JOINT__REFERENCE:
				return REFERENCE_EDEFAULT == null ? reference != null : !REFERENCE_EDEFAULT.equals(reference);
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
		result.append(" (kind: ");
		result.append(kind);
		result.append(", axis: ");
		result.append(axis);
		result.append(", secondAxis: ");
		result.append(secondAxis);
		result.append(", cut: ");
		result.append(cut);
		result.append(", initial: ");
		result.append(initial);
		result.append(", initialVelocity: ");
		result.append(initialVelocity);
		result.append(", reference: ");
		result.append(reference);
		result.append(')');
		return result.toString();
	}

} //JointImpl
