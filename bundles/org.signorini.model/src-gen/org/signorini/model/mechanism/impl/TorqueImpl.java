/**
 */
package org.signorini.model.mechanism.impl;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.Torque;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Torque</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.impl.TorqueImpl#getMarker <em>Marker</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.TorqueImpl#getValue <em>Value</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.TorqueImpl#isFollowing <em>Following</em>}</li>
 * </ul>
 *
 * @generated
 */
public class TorqueImpl extends ForceElementImpl implements Torque
{
	/**
	 * The cached value of the '{@link #getMarker() <em>Marker</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMarker()
	 * @generated
	 * @ordered
	 */
	protected Marker marker;

	/**
	 * The default value of the '{@link #getValue() <em>Value</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getValue()
	 * @generated
	 * @ordered
	 */
	protected static final String VALUE_EDEFAULT = "0, 0, 0";

	/**
	 * The cached value of the '{@link #getValue() <em>Value</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getValue()
	 * @generated
	 * @ordered
	 */
	protected String value = VALUE_EDEFAULT;

	/**
	 * The default value of the '{@link #isFollowing() <em>Following</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isFollowing()
	 * @generated
	 * @ordered
	 */
	protected static final boolean FOLLOWING_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isFollowing() <em>Following</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isFollowing()
	 * @generated
	 * @ordered
	 */
	protected boolean following = FOLLOWING_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected TorqueImpl()
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
		return MechanismPackage.Literals.TORQUE;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Marker getMarker()
	{
		if (marker != null && marker.eIsProxy())
		{
			InternalEObject oldMarker = (InternalEObject)marker;
			marker = (Marker)eResolveProxy(oldMarker);
			if (marker != oldMarker)
			{
				if (eNotificationRequired())
					eNotify(new ENotificationImpl(this, Notification.RESOLVE, MechanismPackage.TORQUE__MARKER, oldMarker, marker));
			}
		}
		return marker;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Marker basicGetMarker()
	{
		return marker;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setMarker(Marker newMarker)
	{
		Marker oldMarker = marker;
		marker = newMarker;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.TORQUE__MARKER, oldMarker, marker));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getValue()
	{
		return value;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setValue(String newValue)
	{
		String oldValue = value;
		value = newValue;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.TORQUE__VALUE, oldValue, value));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isFollowing()
	{
		return following;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setFollowing(boolean newFollowing)
	{
		boolean oldFollowing = following;
		following = newFollowing;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.TORQUE__FOLLOWING, oldFollowing, following));
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
			case MechanismPackage.TORQUE__MARKER:
				if (resolve) return getMarker();
				return basicGetMarker();
			case MechanismPackage.TORQUE__VALUE:
				return getValue();
			case MechanismPackage.TORQUE__FOLLOWING:
				return isFollowing();
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
			case MechanismPackage.TORQUE__MARKER:
				setMarker((Marker)newValue);
				return;
			case MechanismPackage.TORQUE__VALUE:
				setValue((String)newValue);
				return;
			case MechanismPackage.TORQUE__FOLLOWING:
				setFollowing((Boolean)newValue);
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
			case MechanismPackage.TORQUE__MARKER:
				setMarker((Marker)null);
				return;
			case MechanismPackage.TORQUE__VALUE:
				setValue(VALUE_EDEFAULT);
				return;
			case MechanismPackage.TORQUE__FOLLOWING:
				setFollowing(FOLLOWING_EDEFAULT);
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
			case MechanismPackage.TORQUE__MARKER:
				return marker != null;
			case MechanismPackage.TORQUE__VALUE:
				return VALUE_EDEFAULT == null ? value != null : !VALUE_EDEFAULT.equals(value);
			case MechanismPackage.TORQUE__FOLLOWING:
				return following != FOLLOWING_EDEFAULT;
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
		result.append(" (value: ");
		result.append(value);
		result.append(", following: ");
		result.append(following);
		result.append(')');
		return result.toString();
	}

} //TorqueImpl
