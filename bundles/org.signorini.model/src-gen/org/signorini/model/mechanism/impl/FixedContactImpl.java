/**
 */
package org.signorini.model.mechanism.impl;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.signorini.model.mechanism.FixedContact;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.MechanismPackage;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Fixed Contact</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.impl.FixedContactImpl#getPoint <em>Point</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.FixedContactImpl#getPlane <em>Plane</em>}</li>
 * </ul>
 *
 * @generated
 */
public class FixedContactImpl extends ContactImpl implements FixedContact
{
	/**
	 * The cached value of the '{@link #getPoint() <em>Point</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPoint()
	 * @generated
	 * @ordered
	 */
	protected Marker point;

	/**
	 * The cached value of the '{@link #getPlane() <em>Plane</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPlane()
	 * @generated
	 * @ordered
	 */
	protected Marker plane;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected FixedContactImpl()
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
		return MechanismPackage.Literals.FIXED_CONTACT;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Marker getPoint()
	{
		if (point != null && point.eIsProxy())
		{
			InternalEObject oldPoint = (InternalEObject)point;
			point = (Marker)eResolveProxy(oldPoint);
			if (point != oldPoint)
			{
				if (eNotificationRequired())
					eNotify(new ENotificationImpl(this, Notification.RESOLVE, MechanismPackage.FIXED_CONTACT__POINT, oldPoint, point));
			}
		}
		return point;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Marker basicGetPoint()
	{
		return point;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPoint(Marker newPoint)
	{
		Marker oldPoint = point;
		point = newPoint;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.FIXED_CONTACT__POINT, oldPoint, point));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Marker getPlane()
	{
		if (plane != null && plane.eIsProxy())
		{
			InternalEObject oldPlane = (InternalEObject)plane;
			plane = (Marker)eResolveProxy(oldPlane);
			if (plane != oldPlane)
			{
				if (eNotificationRequired())
					eNotify(new ENotificationImpl(this, Notification.RESOLVE, MechanismPackage.FIXED_CONTACT__PLANE, oldPlane, plane));
			}
		}
		return plane;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Marker basicGetPlane()
	{
		return plane;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPlane(Marker newPlane)
	{
		Marker oldPlane = plane;
		plane = newPlane;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.FIXED_CONTACT__PLANE, oldPlane, plane));
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
			case MechanismPackage.FIXED_CONTACT__POINT:
				if (resolve) return getPoint();
				return basicGetPoint();
			case MechanismPackage.FIXED_CONTACT__PLANE:
				if (resolve) return getPlane();
				return basicGetPlane();
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
			case MechanismPackage.FIXED_CONTACT__POINT:
				setPoint((Marker)newValue);
				return;
			case MechanismPackage.FIXED_CONTACT__PLANE:
				setPlane((Marker)newValue);
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
			case MechanismPackage.FIXED_CONTACT__POINT:
				setPoint((Marker)null);
				return;
			case MechanismPackage.FIXED_CONTACT__PLANE:
				setPlane((Marker)null);
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
			case MechanismPackage.FIXED_CONTACT__POINT:
				return point != null;
			case MechanismPackage.FIXED_CONTACT__PLANE:
				return plane != null;
		}
		return super.eIsSet(featureID);
	}

} //FixedContactImpl
