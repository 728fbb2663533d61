/**
 */
package org.signorini.model.mechanism.impl;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.signorini.model.mechanism.ContactPair;
import org.signorini.model.mechanism.ContactSide;
import org.signorini.model.mechanism.MechanismPackage;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Contact Pair</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.impl.ContactPairImpl#getFirst <em>First</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.ContactPairImpl#getSecond <em>Second</em>}</li>
 * </ul>
 *
 * @generated
 */
public class ContactPairImpl extends ContactImpl implements ContactPair
{
	/**
	 * The cached value of the '{@link #getFirst() <em>First</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFirst()
	 * @generated
	 * @ordered
	 */
	protected ContactSide first;

	/**
	 * The cached value of the '{@link #getSecond() <em>Second</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSecond()
	 * @generated
	 * @ordered
	 */
	protected ContactSide second;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ContactPairImpl()
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
		return MechanismPackage.Literals.CONTACT_PAIR;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ContactSide getFirst()
	{
		if (first != null && first.eIsProxy())
		{
			InternalEObject oldFirst = (InternalEObject)first;
			first = (ContactSide)eResolveProxy(oldFirst);
			if (first != oldFirst)
			{
				if (eNotificationRequired())
					eNotify(new ENotificationImpl(this, Notification.RESOLVE, MechanismPackage.CONTACT_PAIR__FIRST, oldFirst, first));
			}
		}
		return first;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public ContactSide basicGetFirst()
	{
		return first;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setFirst(ContactSide newFirst)
	{
		ContactSide oldFirst = first;
		first = newFirst;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.CONTACT_PAIR__FIRST, oldFirst, first));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ContactSide getSecond()
	{
		if (second != null && second.eIsProxy())
		{
			InternalEObject oldSecond = (InternalEObject)second;
			second = (ContactSide)eResolveProxy(oldSecond);
			if (second != oldSecond)
			{
				if (eNotificationRequired())
					eNotify(new ENotificationImpl(this, Notification.RESOLVE, MechanismPackage.CONTACT_PAIR__SECOND, oldSecond, second));
			}
		}
		return second;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public ContactSide basicGetSecond()
	{
		return second;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSecond(ContactSide newSecond)
	{
		ContactSide oldSecond = second;
		second = newSecond;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.CONTACT_PAIR__SECOND, oldSecond, second));
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
			case MechanismPackage.CONTACT_PAIR__FIRST:
				if (resolve) return getFirst();
				return basicGetFirst();
			case MechanismPackage.CONTACT_PAIR__SECOND:
				if (resolve) return getSecond();
				return basicGetSecond();
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
			case MechanismPackage.CONTACT_PAIR__FIRST:
				setFirst((ContactSide)newValue);
				return;
			case MechanismPackage.CONTACT_PAIR__SECOND:
				setSecond((ContactSide)newValue);
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
			case MechanismPackage.CONTACT_PAIR__FIRST:
				setFirst((ContactSide)null);
				return;
			case MechanismPackage.CONTACT_PAIR__SECOND:
				setSecond((ContactSide)null);
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
			case MechanismPackage.CONTACT_PAIR__FIRST:
				return first != null;
			case MechanismPackage.CONTACT_PAIR__SECOND:
				return second != null;
		}
		return super.eIsSet(featureID);
	}

} //ContactPairImpl
