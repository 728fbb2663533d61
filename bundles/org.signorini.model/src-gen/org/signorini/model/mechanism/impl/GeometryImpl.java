/**
 */
package org.signorini.model.mechanism.impl;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EcoreUtil;

import org.signorini.model.mechanism.Geometry;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.Material;
import org.signorini.model.mechanism.MechanismPackage;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Geometry</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.impl.GeometryImpl#getMarker <em>Marker</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.GeometryImpl#getMaterial <em>Material</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.GeometryImpl#isWeighs <em>Weighs</em>}</li>
 * </ul>
 *
 * @generated
 */
public abstract class GeometryImpl extends ContactSideImpl implements Geometry
{
	/**
	 * The cached value of the '{@link #getMaterial() <em>Material</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMaterial()
	 * @generated
	 * @ordered
	 */
	protected Material material;

	/**
	 * The default value of the '{@link #isWeighs() <em>Weighs</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isWeighs()
	 * @generated
	 * @ordered
	 */
	protected static final boolean WEIGHS_EDEFAULT = true;

	/**
	 * The cached value of the '{@link #isWeighs() <em>Weighs</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isWeighs()
	 * @generated
	 * @ordered
	 */
	protected boolean weighs = WEIGHS_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected GeometryImpl()
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
		return MechanismPackage.Literals.GEOMETRY;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Marker getMarker()
	{
		if (eContainerFeatureID() != MechanismPackage.GEOMETRY__MARKER) return null;
		return (Marker)eInternalContainer();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetMarker(Marker newMarker, NotificationChain msgs)
	{
		msgs = eBasicSetContainer((InternalEObject)newMarker, MechanismPackage.GEOMETRY__MARKER, msgs);
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setMarker(Marker newMarker)
	{
		if (newMarker != eInternalContainer() || (eContainerFeatureID() != MechanismPackage.GEOMETRY__MARKER && newMarker != null))
		{
			if (EcoreUtil.isAncestor(this, newMarker))
				throw new IllegalArgumentException("Recursive containment not allowed for " + toString());
			NotificationChain msgs = null;
			if (eInternalContainer() != null)
				msgs = eBasicRemoveFromContainer(msgs);
			if (newMarker != null)
				msgs = ((InternalEObject)newMarker).eInverseAdd(this, MechanismPackage.MARKER__GEOMETRIES, Marker.class, msgs);
			msgs = basicSetMarker(newMarker, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.GEOMETRY__MARKER, newMarker, newMarker));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Material getMaterial()
	{
		if (material != null && material.eIsProxy())
		{
			InternalEObject oldMaterial = (InternalEObject)material;
			material = (Material)eResolveProxy(oldMaterial);
			if (material != oldMaterial)
			{
				if (eNotificationRequired())
					eNotify(new ENotificationImpl(this, Notification.RESOLVE, MechanismPackage.GEOMETRY__MATERIAL, oldMaterial, material));
			}
		}
		return material;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Material basicGetMaterial()
	{
		return material;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setMaterial(Material newMaterial)
	{
		Material oldMaterial = material;
		material = newMaterial;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.GEOMETRY__MATERIAL, oldMaterial, material));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isWeighs()
	{
		return weighs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setWeighs(boolean newWeighs)
	{
		boolean oldWeighs = weighs;
		weighs = newWeighs;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.GEOMETRY__WEIGHS, oldWeighs, weighs));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseAdd(InternalEObject otherEnd, int featureID, NotificationChain msgs)
	{
		switch (featureID)
		{
			case MechanismPackage.GEOMETRY__MARKER:
				if (eInternalContainer() != null)
					msgs = eBasicRemoveFromContainer(msgs);
				return basicSetMarker((Marker)otherEnd, msgs);
		}
		return super.eInverseAdd(otherEnd, featureID, msgs);
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
			case MechanismPackage.GEOMETRY__MARKER:
				return basicSetMarker(null, msgs);
		}
		return super.eInverseRemove(otherEnd, featureID, msgs);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eBasicRemoveFromContainerFeature(NotificationChain msgs)
	{
		switch (eContainerFeatureID())
		{
			case MechanismPackage.GEOMETRY__MARKER:
				return eInternalContainer().eInverseRemove(this, MechanismPackage.MARKER__GEOMETRIES, Marker.class, msgs);
		}
		return super.eBasicRemoveFromContainerFeature(msgs);
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
			case MechanismPackage.GEOMETRY__MARKER:
				return getMarker();
			case MechanismPackage.GEOMETRY__MATERIAL:
				if (resolve) return getMaterial();
				return basicGetMaterial();
			case MechanismPackage.GEOMETRY__WEIGHS:
				return isWeighs();
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
			case MechanismPackage.GEOMETRY__MARKER:
				setMarker((Marker)newValue);
				return;
			case MechanismPackage.GEOMETRY__MATERIAL:
				setMaterial((Material)newValue);
				return;
			case MechanismPackage.GEOMETRY__WEIGHS:
				setWeighs((Boolean)newValue);
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
			case MechanismPackage.GEOMETRY__MARKER:
				setMarker((Marker)null);
				return;
			case MechanismPackage.GEOMETRY__MATERIAL:
				setMaterial((Material)null);
				return;
			case MechanismPackage.GEOMETRY__WEIGHS:
				setWeighs(WEIGHS_EDEFAULT);
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
			case MechanismPackage.GEOMETRY__MARKER:
				return getMarker() != null;
			case MechanismPackage.GEOMETRY__MATERIAL:
				return material != null;
			case MechanismPackage.GEOMETRY__WEIGHS:
				return weighs != WEIGHS_EDEFAULT;
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
		result.append(" (weighs: ");
		result.append(weighs);
		result.append(')');
		return result.toString();
	}

} //GeometryImpl
