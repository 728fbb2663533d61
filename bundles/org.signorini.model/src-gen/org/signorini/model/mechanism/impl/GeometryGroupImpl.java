/**
 */
package org.signorini.model.mechanism.impl;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EObjectResolvingEList;

import org.signorini.model.mechanism.Body;
import org.signorini.model.mechanism.Geometry;
import org.signorini.model.mechanism.GeometryGroup;
import org.signorini.model.mechanism.MechanismPackage;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Geometry Group</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.impl.GeometryGroupImpl#getGeometries <em>Geometries</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.GeometryGroupImpl#getBodies <em>Bodies</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.GeometryGroupImpl#isEverything <em>Everything</em>}</li>
 * </ul>
 *
 * @generated
 */
public class GeometryGroupImpl extends ContactSideImpl implements GeometryGroup
{
	/**
	 * The cached value of the '{@link #getGeometries() <em>Geometries</em>}' reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGeometries()
	 * @generated
	 * @ordered
	 */
	protected EList<Geometry> geometries;

	/**
	 * The cached value of the '{@link #getBodies() <em>Bodies</em>}' reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBodies()
	 * @generated
	 * @ordered
	 */
	protected EList<Body> bodies;

	/**
	 * The default value of the '{@link #isEverything() <em>Everything</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isEverything()
	 * @generated
	 * @ordered
	 */
	protected static final boolean EVERYTHING_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isEverything() <em>Everything</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isEverything()
	 * @generated
	 * @ordered
	 */
	protected boolean everything = EVERYTHING_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected GeometryGroupImpl()
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
		return MechanismPackage.Literals.GEOMETRY_GROUP;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Geometry> getGeometries()
	{
		if (geometries == null)
		{
			geometries = new EObjectResolvingEList<Geometry>(Geometry.class, this, MechanismPackage.GEOMETRY_GROUP__GEOMETRIES);
		}
		return geometries;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Body> getBodies()
	{
		if (bodies == null)
		{
			bodies = new EObjectResolvingEList<Body>(Body.class, this, MechanismPackage.GEOMETRY_GROUP__BODIES);
		}
		return bodies;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isEverything()
	{
		return everything;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setEverything(boolean newEverything)
	{
		boolean oldEverything = everything;
		everything = newEverything;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.GEOMETRY_GROUP__EVERYTHING, oldEverything, everything));
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
			case MechanismPackage.GEOMETRY_GROUP__GEOMETRIES:
				return getGeometries();
			case MechanismPackage.GEOMETRY_GROUP__BODIES:
				return getBodies();
			case MechanismPackage.GEOMETRY_GROUP__EVERYTHING:
				return isEverything();
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
			case MechanismPackage.GEOMETRY_GROUP__GEOMETRIES:
				getGeometries().clear();
				getGeometries().addAll((Collection<? extends Geometry>)newValue);
				return;
			case MechanismPackage.GEOMETRY_GROUP__BODIES:
				getBodies().clear();
				getBodies().addAll((Collection<? extends Body>)newValue);
				return;
			case MechanismPackage.GEOMETRY_GROUP__EVERYTHING:
				setEverything((Boolean)newValue);
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
			case MechanismPackage.GEOMETRY_GROUP__GEOMETRIES:
				getGeometries().clear();
				return;
			case MechanismPackage.GEOMETRY_GROUP__BODIES:
				getBodies().clear();
				return;
			case MechanismPackage.GEOMETRY_GROUP__EVERYTHING:
				setEverything(EVERYTHING_EDEFAULT);
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
			case MechanismPackage.GEOMETRY_GROUP__GEOMETRIES:
				return geometries != null && !geometries.isEmpty();
			case MechanismPackage.GEOMETRY_GROUP__BODIES:
				return bodies != null && !bodies.isEmpty();
			case MechanismPackage.GEOMETRY_GROUP__EVERYTHING:
				return everything != EVERYTHING_EDEFAULT;
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
		result.append(" (everything: ");
		result.append(everything);
		result.append(')');
		return result.toString();
	}

} //GeometryGroupImpl
