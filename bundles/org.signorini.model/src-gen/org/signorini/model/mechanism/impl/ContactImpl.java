/**
 */
package org.signorini.model.mechanism.impl;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.signorini.model.mechanism.Contact;
import org.signorini.model.mechanism.MechanismPackage;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Contact</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.impl.ContactImpl#getStaticFriction <em>Static Friction</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.ContactImpl#getKineticFriction <em>Kinetic Friction</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.ContactImpl#getSlipSpeed <em>Slip Speed</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.ContactImpl#getAnisotropy <em>Anisotropy</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.ContactImpl#getGrain <em>Grain</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.ContactImpl#getFrictionForce <em>Friction Force</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.ContactImpl#getNormalRestitution <em>Normal Restitution</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.ContactImpl#getTangentialRestitution <em>Tangential Restitution</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.ContactImpl#getRestitutionSpeed <em>Restitution Speed</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.ContactImpl#getCompliance <em>Compliance</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.ContactImpl#getStiffness <em>Stiffness</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.ContactImpl#getDamping <em>Damping</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.ContactImpl#getTangentialStiffness <em>Tangential Stiffness</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.ContactImpl#getTangentialDamping <em>Tangential Damping</em>}</li>
 * </ul>
 *
 * @generated
 */
public abstract class ContactImpl extends NamedElementImpl implements Contact
{
	/**
	 * The default value of the '{@link #getStaticFriction() <em>Static Friction</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStaticFriction()
	 * @generated
	 * @ordered
	 */
	protected static final String STATIC_FRICTION_EDEFAULT = "0";

	/**
	 * The cached value of the '{@link #getStaticFriction() <em>Static Friction</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStaticFriction()
	 * @generated
	 * @ordered
	 */
	protected String staticFriction = STATIC_FRICTION_EDEFAULT;

	/**
	 * The default value of the '{@link #getKineticFriction() <em>Kinetic Friction</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKineticFriction()
	 * @generated
	 * @ordered
	 */
	protected static final String KINETIC_FRICTION_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getKineticFriction() <em>Kinetic Friction</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKineticFriction()
	 * @generated
	 * @ordered
	 */
	protected String kineticFriction = KINETIC_FRICTION_EDEFAULT;

	/**
	 * The default value of the '{@link #getSlipSpeed() <em>Slip Speed</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSlipSpeed()
	 * @generated
	 * @ordered
	 */
	protected static final String SLIP_SPEED_EDEFAULT = "0";

	/**
	 * The cached value of the '{@link #getSlipSpeed() <em>Slip Speed</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSlipSpeed()
	 * @generated
	 * @ordered
	 */
	protected String slipSpeed = SLIP_SPEED_EDEFAULT;

	/**
	 * The default value of the '{@link #getAnisotropy() <em>Anisotropy</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAnisotropy()
	 * @generated
	 * @ordered
	 */
	protected static final String ANISOTROPY_EDEFAULT = "1";

	/**
	 * The cached value of the '{@link #getAnisotropy() <em>Anisotropy</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAnisotropy()
	 * @generated
	 * @ordered
	 */
	protected String anisotropy = ANISOTROPY_EDEFAULT;

	/**
	 * The default value of the '{@link #getGrain() <em>Grain</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGrain()
	 * @generated
	 * @ordered
	 */
	protected static final String GRAIN_EDEFAULT = "1, 0, 0";

	/**
	 * The cached value of the '{@link #getGrain() <em>Grain</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGrain()
	 * @generated
	 * @ordered
	 */
	protected String grain = GRAIN_EDEFAULT;

	/**
	 * The default value of the '{@link #getFrictionForce() <em>Friction Force</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFrictionForce()
	 * @generated
	 * @ordered
	 */
	protected static final String FRICTION_FORCE_EDEFAULT = "0";

	/**
	 * The cached value of the '{@link #getFrictionForce() <em>Friction Force</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFrictionForce()
	 * @generated
	 * @ordered
	 */
	protected String frictionForce = FRICTION_FORCE_EDEFAULT;

	/**
	 * The default value of the '{@link #getNormalRestitution() <em>Normal Restitution</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getNormalRestitution()
	 * @generated
	 * @ordered
	 */
	protected static final String NORMAL_RESTITUTION_EDEFAULT = "0";

	/**
	 * The cached value of the '{@link #getNormalRestitution() <em>Normal Restitution</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getNormalRestitution()
	 * @generated
	 * @ordered
	 */
	protected String normalRestitution = NORMAL_RESTITUTION_EDEFAULT;

	/**
	 * The default value of the '{@link #getTangentialRestitution() <em>Tangential Restitution</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTangentialRestitution()
	 * @generated
	 * @ordered
	 */
	protected static final String TANGENTIAL_RESTITUTION_EDEFAULT = "0";

	/**
	 * The cached value of the '{@link #getTangentialRestitution() <em>Tangential Restitution</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTangentialRestitution()
	 * @generated
	 * @ordered
	 */
	protected String tangentialRestitution = TANGENTIAL_RESTITUTION_EDEFAULT;

	/**
	 * The default value of the '{@link #getRestitutionSpeed() <em>Restitution Speed</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRestitutionSpeed()
	 * @generated
	 * @ordered
	 */
	protected static final String RESTITUTION_SPEED_EDEFAULT = "0";

	/**
	 * The cached value of the '{@link #getRestitutionSpeed() <em>Restitution Speed</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRestitutionSpeed()
	 * @generated
	 * @ordered
	 */
	protected String restitutionSpeed = RESTITUTION_SPEED_EDEFAULT;

	/**
	 * The default value of the '{@link #getCompliance() <em>Compliance</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCompliance()
	 * @generated
	 * @ordered
	 */
	protected static final String COMPLIANCE_EDEFAULT = "0";

	/**
	 * The cached value of the '{@link #getCompliance() <em>Compliance</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCompliance()
	 * @generated
	 * @ordered
	 */
	protected String compliance = COMPLIANCE_EDEFAULT;

	/**
	 * The default value of the '{@link #getStiffness() <em>Stiffness</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStiffness()
	 * @generated
	 * @ordered
	 */
	protected static final String STIFFNESS_EDEFAULT = null;

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
	protected static final String DAMPING_EDEFAULT = null;

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
	 * The default value of the '{@link #getTangentialStiffness() <em>Tangential Stiffness</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTangentialStiffness()
	 * @generated
	 * @ordered
	 */
	protected static final String TANGENTIAL_STIFFNESS_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getTangentialStiffness() <em>Tangential Stiffness</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTangentialStiffness()
	 * @generated
	 * @ordered
	 */
	protected String tangentialStiffness = TANGENTIAL_STIFFNESS_EDEFAULT;

	/**
	 * The default value of the '{@link #getTangentialDamping() <em>Tangential Damping</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTangentialDamping()
	 * @generated
	 * @ordered
	 */
	protected static final String TANGENTIAL_DAMPING_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getTangentialDamping() <em>Tangential Damping</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTangentialDamping()
	 * @generated
	 * @ordered
	 */
	protected String tangentialDamping = TANGENTIAL_DAMPING_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ContactImpl()
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
		return MechanismPackage.Literals.CONTACT;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getStaticFriction()
	{
		return staticFriction;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setStaticFriction(String newStaticFriction)
	{
		String oldStaticFriction = staticFriction;
		staticFriction = newStaticFriction;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.CONTACT__STATIC_FRICTION, oldStaticFriction, staticFriction));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getKineticFriction()
	{
		return kineticFriction;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setKineticFriction(String newKineticFriction)
	{
		String oldKineticFriction = kineticFriction;
		kineticFriction = newKineticFriction;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.CONTACT__KINETIC_FRICTION, oldKineticFriction, kineticFriction));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getSlipSpeed()
	{
		return slipSpeed;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSlipSpeed(String newSlipSpeed)
	{
		String oldSlipSpeed = slipSpeed;
		slipSpeed = newSlipSpeed;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.CONTACT__SLIP_SPEED, oldSlipSpeed, slipSpeed));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getAnisotropy()
	{
		return anisotropy;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setAnisotropy(String newAnisotropy)
	{
		String oldAnisotropy = anisotropy;
		anisotropy = newAnisotropy;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.CONTACT__ANISOTROPY, oldAnisotropy, anisotropy));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getGrain()
	{
		return grain;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setGrain(String newGrain)
	{
		String oldGrain = grain;
		grain = newGrain;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.CONTACT__GRAIN, oldGrain, grain));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getFrictionForce()
	{
		return frictionForce;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setFrictionForce(String newFrictionForce)
	{
		String oldFrictionForce = frictionForce;
		frictionForce = newFrictionForce;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.CONTACT__FRICTION_FORCE, oldFrictionForce, frictionForce));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getNormalRestitution()
	{
		return normalRestitution;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setNormalRestitution(String newNormalRestitution)
	{
		String oldNormalRestitution = normalRestitution;
		normalRestitution = newNormalRestitution;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.CONTACT__NORMAL_RESTITUTION, oldNormalRestitution, normalRestitution));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getTangentialRestitution()
	{
		return tangentialRestitution;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTangentialRestitution(String newTangentialRestitution)
	{
		String oldTangentialRestitution = tangentialRestitution;
		tangentialRestitution = newTangentialRestitution;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.CONTACT__TANGENTIAL_RESTITUTION, oldTangentialRestitution, tangentialRestitution));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getRestitutionSpeed()
	{
		return restitutionSpeed;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRestitutionSpeed(String newRestitutionSpeed)
	{
		String oldRestitutionSpeed = restitutionSpeed;
		restitutionSpeed = newRestitutionSpeed;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.CONTACT__RESTITUTION_SPEED, oldRestitutionSpeed, restitutionSpeed));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getCompliance()
	{
		return compliance;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCompliance(String newCompliance)
	{
		String oldCompliance = compliance;
		compliance = newCompliance;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.CONTACT__COMPLIANCE, oldCompliance, compliance));
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
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.CONTACT__STIFFNESS, oldStiffness, stiffness));
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
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.CONTACT__DAMPING, oldDamping, damping));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getTangentialStiffness()
	{
		return tangentialStiffness;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTangentialStiffness(String newTangentialStiffness)
	{
		String oldTangentialStiffness = tangentialStiffness;
		tangentialStiffness = newTangentialStiffness;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.CONTACT__TANGENTIAL_STIFFNESS, oldTangentialStiffness, tangentialStiffness));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getTangentialDamping()
	{
		return tangentialDamping;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTangentialDamping(String newTangentialDamping)
	{
		String oldTangentialDamping = tangentialDamping;
		tangentialDamping = newTangentialDamping;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.CONTACT__TANGENTIAL_DAMPING, oldTangentialDamping, tangentialDamping));
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
			case MechanismPackage.CONTACT__STATIC_FRICTION:
				return getStaticFriction();
			case MechanismPackage.CONTACT__KINETIC_FRICTION:
				return getKineticFriction();
			case MechanismPackage.CONTACT__SLIP_SPEED:
				return getSlipSpeed();
			case MechanismPackage.CONTACT__ANISOTROPY:
				return getAnisotropy();
			case MechanismPackage.CONTACT__GRAIN:
				return getGrain();
			case MechanismPackage.CONTACT__FRICTION_FORCE:
				return getFrictionForce();
			case MechanismPackage.CONTACT__NORMAL_RESTITUTION:
				return getNormalRestitution();
			case MechanismPackage.CONTACT__TANGENTIAL_RESTITUTION:
				return getTangentialRestitution();
			case MechanismPackage.CONTACT__RESTITUTION_SPEED:
				return getRestitutionSpeed();
			case MechanismPackage.CONTACT__COMPLIANCE:
				return getCompliance();
			case MechanismPackage.CONTACT__STIFFNESS:
				return getStiffness();
			case MechanismPackage.CONTACT__DAMPING:
				return getDamping();
			case MechanismPackage.CONTACT__TANGENTIAL_STIFFNESS:
				return getTangentialStiffness();
			case MechanismPackage.CONTACT__TANGENTIAL_DAMPING:
				return getTangentialDamping();
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
			case MechanismPackage.CONTACT__STATIC_FRICTION:
				setStaticFriction((String)newValue);
				return;
			case MechanismPackage.CONTACT__KINETIC_FRICTION:
				setKineticFriction((String)newValue);
				return;
			case MechanismPackage.CONTACT__SLIP_SPEED:
				setSlipSpeed((String)newValue);
				return;
			case MechanismPackage.CONTACT__ANISOTROPY:
				setAnisotropy((String)newValue);
				return;
			case MechanismPackage.CONTACT__GRAIN:
				setGrain((String)newValue);
				return;
			case MechanismPackage.CONTACT__FRICTION_FORCE:
				setFrictionForce((String)newValue);
				return;
			case MechanismPackage.CONTACT__NORMAL_RESTITUTION:
				setNormalRestitution((String)newValue);
				return;
			case MechanismPackage.CONTACT__TANGENTIAL_RESTITUTION:
				setTangentialRestitution((String)newValue);
				return;
			case MechanismPackage.CONTACT__RESTITUTION_SPEED:
				setRestitutionSpeed((String)newValue);
				return;
			case MechanismPackage.CONTACT__COMPLIANCE:
				setCompliance((String)newValue);
				return;
			case MechanismPackage.CONTACT__STIFFNESS:
				setStiffness((String)newValue);
				return;
			case MechanismPackage.CONTACT__DAMPING:
				setDamping((String)newValue);
				return;
			case MechanismPackage.CONTACT__TANGENTIAL_STIFFNESS:
				setTangentialStiffness((String)newValue);
				return;
			case MechanismPackage.CONTACT__TANGENTIAL_DAMPING:
				setTangentialDamping((String)newValue);
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
			case MechanismPackage.CONTACT__STATIC_FRICTION:
				setStaticFriction(STATIC_FRICTION_EDEFAULT);
				return;
			case MechanismPackage.CONTACT__KINETIC_FRICTION:
				setKineticFriction(KINETIC_FRICTION_EDEFAULT);
				return;
			case MechanismPackage.CONTACT__SLIP_SPEED:
				setSlipSpeed(SLIP_SPEED_EDEFAULT);
				return;
			case MechanismPackage.CONTACT__ANISOTROPY:
				setAnisotropy(ANISOTROPY_EDEFAULT);
				return;
			case MechanismPackage.CONTACT__GRAIN:
				setGrain(GRAIN_EDEFAULT);
				return;
			case MechanismPackage.CONTACT__FRICTION_FORCE:
				setFrictionForce(FRICTION_FORCE_EDEFAULT);
				return;
			case MechanismPackage.CONTACT__NORMAL_RESTITUTION:
				setNormalRestitution(NORMAL_RESTITUTION_EDEFAULT);
				return;
			case MechanismPackage.CONTACT__TANGENTIAL_RESTITUTION:
				setTangentialRestitution(TANGENTIAL_RESTITUTION_EDEFAULT);
				return;
			case MechanismPackage.CONTACT__RESTITUTION_SPEED:
				setRestitutionSpeed(RESTITUTION_SPEED_EDEFAULT);
				return;
			case MechanismPackage.CONTACT__COMPLIANCE:
				setCompliance(COMPLIANCE_EDEFAULT);
				return;
			case MechanismPackage.CONTACT__STIFFNESS:
				setStiffness(STIFFNESS_EDEFAULT);
				return;
			case MechanismPackage.CONTACT__DAMPING:
				setDamping(DAMPING_EDEFAULT);
				return;
			case MechanismPackage.CONTACT__TANGENTIAL_STIFFNESS:
				setTangentialStiffness(TANGENTIAL_STIFFNESS_EDEFAULT);
				return;
			case MechanismPackage.CONTACT__TANGENTIAL_DAMPING:
				setTangentialDamping(TANGENTIAL_DAMPING_EDEFAULT);
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
			case MechanismPackage.CONTACT__STATIC_FRICTION:
				return STATIC_FRICTION_EDEFAULT == null ? staticFriction != null : !STATIC_FRICTION_EDEFAULT.equals(staticFriction);
			case MechanismPackage.CONTACT__KINETIC_FRICTION:
				return KINETIC_FRICTION_EDEFAULT == null ? kineticFriction != null : !KINETIC_FRICTION_EDEFAULT.equals(kineticFriction);
			case MechanismPackage.CONTACT__SLIP_SPEED:
				return SLIP_SPEED_EDEFAULT == null ? slipSpeed != null : !SLIP_SPEED_EDEFAULT.equals(slipSpeed);
			case MechanismPackage.CONTACT__ANISOTROPY:
				return ANISOTROPY_EDEFAULT == null ? anisotropy != null : !ANISOTROPY_EDEFAULT.equals(anisotropy);
			case MechanismPackage.CONTACT__GRAIN:
				return GRAIN_EDEFAULT == null ? grain != null : !GRAIN_EDEFAULT.equals(grain);
			case MechanismPackage.CONTACT__FRICTION_FORCE:
				return FRICTION_FORCE_EDEFAULT == null ? frictionForce != null : !FRICTION_FORCE_EDEFAULT.equals(frictionForce);
			case MechanismPackage.CONTACT__NORMAL_RESTITUTION:
				return NORMAL_RESTITUTION_EDEFAULT == null ? normalRestitution != null : !NORMAL_RESTITUTION_EDEFAULT.equals(normalRestitution);
			case MechanismPackage.CONTACT__TANGENTIAL_RESTITUTION:
				return TANGENTIAL_RESTITUTION_EDEFAULT == null ? tangentialRestitution != null : !TANGENTIAL_RESTITUTION_EDEFAULT.equals(tangentialRestitution);
			case MechanismPackage.CONTACT__RESTITUTION_SPEED:
				return RESTITUTION_SPEED_EDEFAULT == null ? restitutionSpeed != null : !RESTITUTION_SPEED_EDEFAULT.equals(restitutionSpeed);
			case MechanismPackage.CONTACT__COMPLIANCE:
				return COMPLIANCE_EDEFAULT == null ? compliance != null : !COMPLIANCE_EDEFAULT.equals(compliance);
			case MechanismPackage.CONTACT__STIFFNESS:
				return STIFFNESS_EDEFAULT == null ? stiffness != null : !STIFFNESS_EDEFAULT.equals(stiffness);
			case MechanismPackage.CONTACT__DAMPING:
				return DAMPING_EDEFAULT == null ? damping != null : !DAMPING_EDEFAULT.equals(damping);
			case MechanismPackage.CONTACT__TANGENTIAL_STIFFNESS:
				return TANGENTIAL_STIFFNESS_EDEFAULT == null ? tangentialStiffness != null : !TANGENTIAL_STIFFNESS_EDEFAULT.equals(tangentialStiffness);
			case MechanismPackage.CONTACT__TANGENTIAL_DAMPING:
				return TANGENTIAL_DAMPING_EDEFAULT == null ? tangentialDamping != null : !TANGENTIAL_DAMPING_EDEFAULT.equals(tangentialDamping);
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
		result.append(" (staticFriction: ");
		result.append(staticFriction);
		result.append(", kineticFriction: ");
		result.append(kineticFriction);
		result.append(", slipSpeed: ");
		result.append(slipSpeed);
		result.append(", anisotropy: ");
		result.append(anisotropy);
		result.append(", grain: ");
		result.append(grain);
		result.append(", frictionForce: ");
		result.append(frictionForce);
		result.append(", normalRestitution: ");
		result.append(normalRestitution);
		result.append(", tangentialRestitution: ");
		result.append(tangentialRestitution);
		result.append(", restitutionSpeed: ");
		result.append(restitutionSpeed);
		result.append(", compliance: ");
		result.append(compliance);
		result.append(", stiffness: ");
		result.append(stiffness);
		result.append(", damping: ");
		result.append(damping);
		result.append(", tangentialStiffness: ");
		result.append(tangentialStiffness);
		result.append(", tangentialDamping: ");
		result.append(tangentialDamping);
		result.append(')');
		return result.toString();
	}

} //ContactImpl
