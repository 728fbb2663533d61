/**
 */
package org.signorini.model.mechanism.impl;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.RigidBody;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Rigid Body</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.impl.RigidBodyImpl#getMass <em>Mass</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.RigidBodyImpl#getCenterOfMass <em>Center Of Mass</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.RigidBodyImpl#getInertia <em>Inertia</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.RigidBodyImpl#getDensity <em>Density</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.RigidBodyImpl#getPosition <em>Position</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.RigidBodyImpl#getOrientation <em>Orientation</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.RigidBodyImpl#getVelocity <em>Velocity</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.RigidBodyImpl#getAngularVelocity <em>Angular Velocity</em>}</li>
 * </ul>
 *
 * @generated
 */
public class RigidBodyImpl extends BodyImpl implements RigidBody
{
	/**
	 * The default value of the '{@link #getMass() <em>Mass</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMass()
	 * @generated
	 * @ordered
	 */
	protected static final String MASS_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getMass() <em>Mass</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMass()
	 * @generated
	 * @ordered
	 */
	protected String mass = MASS_EDEFAULT;

	/**
	 * The default value of the '{@link #getCenterOfMass() <em>Center Of Mass</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCenterOfMass()
	 * @generated
	 * @ordered
	 */
	protected static final String CENTER_OF_MASS_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getCenterOfMass() <em>Center Of Mass</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCenterOfMass()
	 * @generated
	 * @ordered
	 */
	protected String centerOfMass = CENTER_OF_MASS_EDEFAULT;

	/**
	 * The default value of the '{@link #getInertia() <em>Inertia</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getInertia()
	 * @generated
	 * @ordered
	 */
	protected static final String INERTIA_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getInertia() <em>Inertia</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getInertia()
	 * @generated
	 * @ordered
	 */
	protected String inertia = INERTIA_EDEFAULT;

	/**
	 * The default value of the '{@link #getDensity() <em>Density</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDensity()
	 * @generated
	 * @ordered
	 */
	protected static final String DENSITY_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getDensity() <em>Density</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDensity()
	 * @generated
	 * @ordered
	 */
	protected String density = DENSITY_EDEFAULT;

	/**
	 * The default value of the '{@link #getPosition() <em>Position</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPosition()
	 * @generated
	 * @ordered
	 */
	protected static final String POSITION_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getPosition() <em>Position</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPosition()
	 * @generated
	 * @ordered
	 */
	protected String position = POSITION_EDEFAULT;

	/**
	 * The default value of the '{@link #getOrientation() <em>Orientation</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOrientation()
	 * @generated
	 * @ordered
	 */
	protected static final String ORIENTATION_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getOrientation() <em>Orientation</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOrientation()
	 * @generated
	 * @ordered
	 */
	protected String orientation = ORIENTATION_EDEFAULT;

	/**
	 * The default value of the '{@link #getVelocity() <em>Velocity</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getVelocity()
	 * @generated
	 * @ordered
	 */
	protected static final String VELOCITY_EDEFAULT = "0, 0, 0";

	/**
	 * The cached value of the '{@link #getVelocity() <em>Velocity</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getVelocity()
	 * @generated
	 * @ordered
	 */
	protected String velocity = VELOCITY_EDEFAULT;

	/**
	 * The default value of the '{@link #getAngularVelocity() <em>Angular Velocity</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAngularVelocity()
	 * @generated
	 * @ordered
	 */
	protected static final String ANGULAR_VELOCITY_EDEFAULT = "0, 0, 0";

	/**
	 * The cached value of the '{@link #getAngularVelocity() <em>Angular Velocity</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAngularVelocity()
	 * @generated
	 * @ordered
	 */
	protected String angularVelocity = ANGULAR_VELOCITY_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected RigidBodyImpl()
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
		return MechanismPackage.Literals.RIGID_BODY;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getMass()
	{
		return mass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setMass(String newMass)
	{
		String oldMass = mass;
		mass = newMass;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.RIGID_BODY__MASS, oldMass, mass));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getCenterOfMass()
	{
		return centerOfMass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCenterOfMass(String newCenterOfMass)
	{
		String oldCenterOfMass = centerOfMass;
		centerOfMass = newCenterOfMass;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.RIGID_BODY__CENTER_OF_MASS, oldCenterOfMass, centerOfMass));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getInertia()
	{
		return inertia;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setInertia(String newInertia)
	{
		String oldInertia = inertia;
		inertia = newInertia;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.RIGID_BODY__INERTIA, oldInertia, inertia));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getDensity()
	{
		return density;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setDensity(String newDensity)
	{
		String oldDensity = density;
		density = newDensity;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.RIGID_BODY__DENSITY, oldDensity, density));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getPosition()
	{
		return position;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPosition(String newPosition)
	{
		String oldPosition = position;
		position = newPosition;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.RIGID_BODY__POSITION, oldPosition, position));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getOrientation()
	{
		return orientation;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setOrientation(String newOrientation)
	{
		String oldOrientation = orientation;
		orientation = newOrientation;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.RIGID_BODY__ORIENTATION, oldOrientation, orientation));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getVelocity()
	{
		return velocity;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setVelocity(String newVelocity)
	{
		String oldVelocity = velocity;
		velocity = newVelocity;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.RIGID_BODY__VELOCITY, oldVelocity, velocity));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getAngularVelocity()
	{
		return angularVelocity;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setAngularVelocity(String newAngularVelocity)
	{
		String oldAngularVelocity = angularVelocity;
		angularVelocity = newAngularVelocity;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.RIGID_BODY__ANGULAR_VELOCITY, oldAngularVelocity, angularVelocity));
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
			case MechanismPackage.RIGID_BODY__MASS:
				return getMass();
			case MechanismPackage.RIGID_BODY__CENTER_OF_MASS:
				return getCenterOfMass();
			case MechanismPackage.RIGID_BODY__INERTIA:
				return getInertia();
			case MechanismPackage.RIGID_BODY__DENSITY:
				return getDensity();
			case MechanismPackage.RIGID_BODY__POSITION:
				return getPosition();
			case MechanismPackage.RIGID_BODY__ORIENTATION:
				return getOrientation();
			case MechanismPackage.RIGID_BODY__VELOCITY:
				return getVelocity();
			case MechanismPackage.RIGID_BODY__ANGULAR_VELOCITY:
				return getAngularVelocity();
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
			case MechanismPackage.RIGID_BODY__MASS:
				setMass((String)newValue);
				return;
			case MechanismPackage.RIGID_BODY__CENTER_OF_MASS:
				setCenterOfMass((String)newValue);
				return;
			case MechanismPackage.RIGID_BODY__INERTIA:
				setInertia((String)newValue);
				return;
			case MechanismPackage.RIGID_BODY__DENSITY:
				setDensity((String)newValue);
				return;
			case MechanismPackage.RIGID_BODY__POSITION:
				setPosition((String)newValue);
				return;
			case MechanismPackage.RIGID_BODY__ORIENTATION:
				setOrientation((String)newValue);
				return;
			case MechanismPackage.RIGID_BODY__VELOCITY:
				setVelocity((String)newValue);
				return;
			case MechanismPackage.RIGID_BODY__ANGULAR_VELOCITY:
				setAngularVelocity((String)newValue);
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
			case MechanismPackage.RIGID_BODY__MASS:
				setMass(MASS_EDEFAULT);
				return;
			case MechanismPackage.RIGID_BODY__CENTER_OF_MASS:
				setCenterOfMass(CENTER_OF_MASS_EDEFAULT);
				return;
			case MechanismPackage.RIGID_BODY__INERTIA:
				setInertia(INERTIA_EDEFAULT);
				return;
			case MechanismPackage.RIGID_BODY__DENSITY:
				setDensity(DENSITY_EDEFAULT);
				return;
			case MechanismPackage.RIGID_BODY__POSITION:
				setPosition(POSITION_EDEFAULT);
				return;
			case MechanismPackage.RIGID_BODY__ORIENTATION:
				setOrientation(ORIENTATION_EDEFAULT);
				return;
			case MechanismPackage.RIGID_BODY__VELOCITY:
				setVelocity(VELOCITY_EDEFAULT);
				return;
			case MechanismPackage.RIGID_BODY__ANGULAR_VELOCITY:
				setAngularVelocity(ANGULAR_VELOCITY_EDEFAULT);
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
			case MechanismPackage.RIGID_BODY__MASS:
				return MASS_EDEFAULT == null ? mass != null : !MASS_EDEFAULT.equals(mass);
			case MechanismPackage.RIGID_BODY__CENTER_OF_MASS:
				return CENTER_OF_MASS_EDEFAULT == null ? centerOfMass != null : !CENTER_OF_MASS_EDEFAULT.equals(centerOfMass);
			case MechanismPackage.RIGID_BODY__INERTIA:
				return INERTIA_EDEFAULT == null ? inertia != null : !INERTIA_EDEFAULT.equals(inertia);
			case MechanismPackage.RIGID_BODY__DENSITY:
				return DENSITY_EDEFAULT == null ? density != null : !DENSITY_EDEFAULT.equals(density);
			case MechanismPackage.RIGID_BODY__POSITION:
				return POSITION_EDEFAULT == null ? position != null : !POSITION_EDEFAULT.equals(position);
			case MechanismPackage.RIGID_BODY__ORIENTATION:
				return ORIENTATION_EDEFAULT == null ? orientation != null : !ORIENTATION_EDEFAULT.equals(orientation);
			case MechanismPackage.RIGID_BODY__VELOCITY:
				return VELOCITY_EDEFAULT == null ? velocity != null : !VELOCITY_EDEFAULT.equals(velocity);
			case MechanismPackage.RIGID_BODY__ANGULAR_VELOCITY:
				return ANGULAR_VELOCITY_EDEFAULT == null ? angularVelocity != null : !ANGULAR_VELOCITY_EDEFAULT.equals(angularVelocity);
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
		result.append(" (mass: ");
		result.append(mass);
		result.append(", centerOfMass: ");
		result.append(centerOfMass);
		result.append(", inertia: ");
		result.append(inertia);
		result.append(", density: ");
		result.append(density);
		result.append(", position: ");
		result.append(position);
		result.append(", orientation: ");
		result.append(orientation);
		result.append(", velocity: ");
		result.append(velocity);
		result.append(", angularVelocity: ");
		result.append(angularVelocity);
		result.append(')');
		return result.toString();
	}

} //RigidBodyImpl
