/**
 */
package org.signorini.model.mechanism.impl;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.signorini.model.mechanism.Component;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.MarkerProbe;
import org.signorini.model.mechanism.MarkerQuantity;
import org.signorini.model.mechanism.MechanismPackage;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Marker Probe</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.impl.MarkerProbeImpl#getMarker <em>Marker</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.MarkerProbeImpl#getRelativeTo <em>Relative To</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.MarkerProbeImpl#getQuantity <em>Quantity</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.MarkerProbeImpl#getComponent <em>Component</em>}</li>
 * </ul>
 *
 * @generated
 */
public class MarkerProbeImpl extends ProbeImpl implements MarkerProbe
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
	 * The cached value of the '{@link #getRelativeTo() <em>Relative To</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRelativeTo()
	 * @generated
	 * @ordered
	 */
	protected Marker relativeTo;

	/**
	 * The default value of the '{@link #getQuantity() <em>Quantity</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getQuantity()
	 * @generated
	 * @ordered
	 */
	protected static final MarkerQuantity QUANTITY_EDEFAULT = MarkerQuantity.POSITION;

	/**
	 * The cached value of the '{@link #getQuantity() <em>Quantity</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getQuantity()
	 * @generated
	 * @ordered
	 */
	protected MarkerQuantity quantity = QUANTITY_EDEFAULT;

	/**
	 * The default value of the '{@link #getComponent() <em>Component</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getComponent()
	 * @generated
	 * @ordered
	 */
	protected static final Component COMPONENT_EDEFAULT = Component.ALL;

	/**
	 * The cached value of the '{@link #getComponent() <em>Component</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getComponent()
	 * @generated
	 * @ordered
	 */
	protected Component component = COMPONENT_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected MarkerProbeImpl()
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
		return MechanismPackage.Literals.MARKER_PROBE;
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
					eNotify(new ENotificationImpl(this, Notification.RESOLVE, MechanismPackage.MARKER_PROBE__MARKER, oldMarker, marker));
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
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.MARKER_PROBE__MARKER, oldMarker, marker));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Marker getRelativeTo()
	{
		if (relativeTo != null && relativeTo.eIsProxy())
		{
			InternalEObject oldRelativeTo = (InternalEObject)relativeTo;
			relativeTo = (Marker)eResolveProxy(oldRelativeTo);
			if (relativeTo != oldRelativeTo)
			{
				if (eNotificationRequired())
					eNotify(new ENotificationImpl(this, Notification.RESOLVE, MechanismPackage.MARKER_PROBE__RELATIVE_TO, oldRelativeTo, relativeTo));
			}
		}
		return relativeTo;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Marker basicGetRelativeTo()
	{
		return relativeTo;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRelativeTo(Marker newRelativeTo)
	{
		Marker oldRelativeTo = relativeTo;
		relativeTo = newRelativeTo;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.MARKER_PROBE__RELATIVE_TO, oldRelativeTo, relativeTo));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public MarkerQuantity getQuantity()
	{
		return quantity;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setQuantity(MarkerQuantity newQuantity)
	{
		MarkerQuantity oldQuantity = quantity;
		quantity = newQuantity == null ? QUANTITY_EDEFAULT : newQuantity;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.MARKER_PROBE__QUANTITY, oldQuantity, quantity));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Component getComponent()
	{
		return component;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setComponent(Component newComponent)
	{
		Component oldComponent = component;
		component = newComponent == null ? COMPONENT_EDEFAULT : newComponent;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.MARKER_PROBE__COMPONENT, oldComponent, component));
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
			case MechanismPackage.MARKER_PROBE__MARKER:
				if (resolve) return getMarker();
				return basicGetMarker();
			case MechanismPackage.MARKER_PROBE__RELATIVE_TO:
				if (resolve) return getRelativeTo();
				return basicGetRelativeTo();
			case MechanismPackage.MARKER_PROBE__QUANTITY:
				return getQuantity();
			case MechanismPackage.MARKER_PROBE__COMPONENT:
				return getComponent();
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
			case MechanismPackage.MARKER_PROBE__MARKER:
				setMarker((Marker)newValue);
				return;
			case MechanismPackage.MARKER_PROBE__RELATIVE_TO:
				setRelativeTo((Marker)newValue);
				return;
			case MechanismPackage.MARKER_PROBE__QUANTITY:
				setQuantity((MarkerQuantity)newValue);
				return;
			case MechanismPackage.MARKER_PROBE__COMPONENT:
				setComponent((Component)newValue);
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
			case MechanismPackage.MARKER_PROBE__MARKER:
				setMarker((Marker)null);
				return;
			case MechanismPackage.MARKER_PROBE__RELATIVE_TO:
				setRelativeTo((Marker)null);
				return;
			case MechanismPackage.MARKER_PROBE__QUANTITY:
				setQuantity(QUANTITY_EDEFAULT);
				return;
			case MechanismPackage.MARKER_PROBE__COMPONENT:
				setComponent(COMPONENT_EDEFAULT);
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
			case MechanismPackage.MARKER_PROBE__MARKER:
				return marker != null;
			case MechanismPackage.MARKER_PROBE__RELATIVE_TO:
				return relativeTo != null;
			case MechanismPackage.MARKER_PROBE__QUANTITY:
				return quantity != QUANTITY_EDEFAULT;
			case MechanismPackage.MARKER_PROBE__COMPONENT:
				return component != COMPONENT_EDEFAULT;
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
		result.append(" (quantity: ");
		result.append(quantity);
		result.append(", component: ");
		result.append(component);
		result.append(')');
		return result.toString();
	}

} //MarkerProbeImpl
