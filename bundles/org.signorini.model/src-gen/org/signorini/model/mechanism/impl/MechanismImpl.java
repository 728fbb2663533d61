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

import org.signorini.model.mechanism.Contact;
import org.signorini.model.mechanism.Exclusion;
import org.signorini.model.mechanism.ForceElement;
import org.signorini.model.mechanism.GeometryGroup;
import org.signorini.model.mechanism.Ground;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.Kinematics;
import org.signorini.model.mechanism.Material;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.Parameter;
import org.signorini.model.mechanism.Probe;
import org.signorini.model.mechanism.RigidBody;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Mechanism</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.impl.MechanismImpl#getGravity <em>Gravity</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.MechanismImpl#getKinematics <em>Kinematics</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.MechanismImpl#isNeighboursCollide <em>Neighbours Collide</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.MechanismImpl#getLimitRestitution <em>Limit Restitution</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.MechanismImpl#getLimitRestitutionSpeed <em>Limit Restitution Speed</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.MechanismImpl#getParameters <em>Parameters</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.MechanismImpl#getMaterials <em>Materials</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.MechanismImpl#getGround <em>Ground</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.MechanismImpl#getBodies <em>Bodies</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.MechanismImpl#getJoints <em>Joints</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.MechanismImpl#getForces <em>Forces</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.MechanismImpl#getGroups <em>Groups</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.MechanismImpl#getContacts <em>Contacts</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.MechanismImpl#getExclusions <em>Exclusions</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.impl.MechanismImpl#getProbes <em>Probes</em>}</li>
 * </ul>
 *
 * @generated
 */
public class MechanismImpl extends NamedElementImpl implements Mechanism
{
	/**
	 * The default value of the '{@link #getGravity() <em>Gravity</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGravity()
	 * @generated
	 * @ordered
	 */
	protected static final String GRAVITY_EDEFAULT = "0, 0, -9.81";

	/**
	 * The cached value of the '{@link #getGravity() <em>Gravity</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGravity()
	 * @generated
	 * @ordered
	 */
	protected String gravity = GRAVITY_EDEFAULT;

	/**
	 * The default value of the '{@link #getKinematics() <em>Kinematics</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKinematics()
	 * @generated
	 * @ordered
	 */
	protected static final Kinematics KINEMATICS_EDEFAULT = Kinematics.FULL;

	/**
	 * The cached value of the '{@link #getKinematics() <em>Kinematics</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKinematics()
	 * @generated
	 * @ordered
	 */
	protected Kinematics kinematics = KINEMATICS_EDEFAULT;

	/**
	 * The default value of the '{@link #isNeighboursCollide() <em>Neighbours Collide</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isNeighboursCollide()
	 * @generated
	 * @ordered
	 */
	protected static final boolean NEIGHBOURS_COLLIDE_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isNeighboursCollide() <em>Neighbours Collide</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isNeighboursCollide()
	 * @generated
	 * @ordered
	 */
	protected boolean neighboursCollide = NEIGHBOURS_COLLIDE_EDEFAULT;

	/**
	 * The default value of the '{@link #getLimitRestitution() <em>Limit Restitution</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLimitRestitution()
	 * @generated
	 * @ordered
	 */
	protected static final String LIMIT_RESTITUTION_EDEFAULT = "0";

	/**
	 * The cached value of the '{@link #getLimitRestitution() <em>Limit Restitution</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLimitRestitution()
	 * @generated
	 * @ordered
	 */
	protected String limitRestitution = LIMIT_RESTITUTION_EDEFAULT;

	/**
	 * The default value of the '{@link #getLimitRestitutionSpeed() <em>Limit Restitution Speed</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLimitRestitutionSpeed()
	 * @generated
	 * @ordered
	 */
	protected static final String LIMIT_RESTITUTION_SPEED_EDEFAULT = "0";

	/**
	 * The cached value of the '{@link #getLimitRestitutionSpeed() <em>Limit Restitution Speed</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLimitRestitutionSpeed()
	 * @generated
	 * @ordered
	 */
	protected String limitRestitutionSpeed = LIMIT_RESTITUTION_SPEED_EDEFAULT;

	/**
	 * The cached value of the '{@link #getParameters() <em>Parameters</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getParameters()
	 * @generated
	 * @ordered
	 */
	protected EList<Parameter> parameters;

	/**
	 * The cached value of the '{@link #getMaterials() <em>Materials</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMaterials()
	 * @generated
	 * @ordered
	 */
	protected EList<Material> materials;

	/**
	 * The cached value of the '{@link #getGround() <em>Ground</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGround()
	 * @generated
	 * @ordered
	 */
	protected Ground ground;

	/**
	 * The cached value of the '{@link #getBodies() <em>Bodies</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBodies()
	 * @generated
	 * @ordered
	 */
	protected EList<RigidBody> bodies;

	/**
	 * The cached value of the '{@link #getJoints() <em>Joints</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getJoints()
	 * @generated
	 * @ordered
	 */
	protected EList<Joint> joints;

	/**
	 * The cached value of the '{@link #getForces() <em>Forces</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getForces()
	 * @generated
	 * @ordered
	 */
	protected EList<ForceElement> forces;

	/**
	 * The cached value of the '{@link #getGroups() <em>Groups</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGroups()
	 * @generated
	 * @ordered
	 */
	protected EList<GeometryGroup> groups;

	/**
	 * The cached value of the '{@link #getContacts() <em>Contacts</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getContacts()
	 * @generated
	 * @ordered
	 */
	protected EList<Contact> contacts;

	/**
	 * The cached value of the '{@link #getExclusions() <em>Exclusions</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getExclusions()
	 * @generated
	 * @ordered
	 */
	protected EList<Exclusion> exclusions;

	/**
	 * The cached value of the '{@link #getProbes() <em>Probes</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProbes()
	 * @generated
	 * @ordered
	 */
	protected EList<Probe> probes;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected MechanismImpl()
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
		return MechanismPackage.Literals.MECHANISM;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getGravity()
	{
		return gravity;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setGravity(String newGravity)
	{
		String oldGravity = gravity;
		gravity = newGravity;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.MECHANISM__GRAVITY, oldGravity, gravity));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Kinematics getKinematics()
	{
		return kinematics;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setKinematics(Kinematics newKinematics)
	{
		Kinematics oldKinematics = kinematics;
		kinematics = newKinematics == null ? KINEMATICS_EDEFAULT : newKinematics;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.MECHANISM__KINEMATICS, oldKinematics, kinematics));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isNeighboursCollide()
	{
		return neighboursCollide;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setNeighboursCollide(boolean newNeighboursCollide)
	{
		boolean oldNeighboursCollide = neighboursCollide;
		neighboursCollide = newNeighboursCollide;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.MECHANISM__NEIGHBOURS_COLLIDE, oldNeighboursCollide, neighboursCollide));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getLimitRestitution()
	{
		return limitRestitution;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setLimitRestitution(String newLimitRestitution)
	{
		String oldLimitRestitution = limitRestitution;
		limitRestitution = newLimitRestitution;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.MECHANISM__LIMIT_RESTITUTION, oldLimitRestitution, limitRestitution));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getLimitRestitutionSpeed()
	{
		return limitRestitutionSpeed;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setLimitRestitutionSpeed(String newLimitRestitutionSpeed)
	{
		String oldLimitRestitutionSpeed = limitRestitutionSpeed;
		limitRestitutionSpeed = newLimitRestitutionSpeed;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.MECHANISM__LIMIT_RESTITUTION_SPEED, oldLimitRestitutionSpeed, limitRestitutionSpeed));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Parameter> getParameters()
	{
		if (parameters == null)
		{
			parameters = new EObjectContainmentEList<Parameter>(Parameter.class, this, MechanismPackage.MECHANISM__PARAMETERS);
		}
		return parameters;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Material> getMaterials()
	{
		if (materials == null)
		{
			materials = new EObjectContainmentEList<Material>(Material.class, this, MechanismPackage.MECHANISM__MATERIALS);
		}
		return materials;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Ground getGround()
	{
		return ground;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetGround(Ground newGround, NotificationChain msgs)
	{
		Ground oldGround = ground;
		ground = newGround;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, MechanismPackage.MECHANISM__GROUND, oldGround, newGround);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setGround(Ground newGround)
	{
		if (newGround != ground)
		{
			NotificationChain msgs = null;
			if (ground != null)
				msgs = ((InternalEObject)ground).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - MechanismPackage.MECHANISM__GROUND, null, msgs);
			if (newGround != null)
				msgs = ((InternalEObject)newGround).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - MechanismPackage.MECHANISM__GROUND, null, msgs);
			msgs = basicSetGround(newGround, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, MechanismPackage.MECHANISM__GROUND, newGround, newGround));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<RigidBody> getBodies()
	{
		if (bodies == null)
		{
			bodies = new EObjectContainmentEList<RigidBody>(RigidBody.class, this, MechanismPackage.MECHANISM__BODIES);
		}
		return bodies;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Joint> getJoints()
	{
		if (joints == null)
		{
			joints = new EObjectContainmentEList<Joint>(Joint.class, this, MechanismPackage.MECHANISM__JOINTS);
		}
		return joints;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<ForceElement> getForces()
	{
		if (forces == null)
		{
			forces = new EObjectContainmentEList<ForceElement>(ForceElement.class, this, MechanismPackage.MECHANISM__FORCES);
		}
		return forces;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<GeometryGroup> getGroups()
	{
		if (groups == null)
		{
			groups = new EObjectContainmentEList<GeometryGroup>(GeometryGroup.class, this, MechanismPackage.MECHANISM__GROUPS);
		}
		return groups;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Contact> getContacts()
	{
		if (contacts == null)
		{
			contacts = new EObjectContainmentEList<Contact>(Contact.class, this, MechanismPackage.MECHANISM__CONTACTS);
		}
		return contacts;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Exclusion> getExclusions()
	{
		if (exclusions == null)
		{
			exclusions = new EObjectContainmentEList<Exclusion>(Exclusion.class, this, MechanismPackage.MECHANISM__EXCLUSIONS);
		}
		return exclusions;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Probe> getProbes()
	{
		if (probes == null)
		{
			probes = new EObjectContainmentEList<Probe>(Probe.class, this, MechanismPackage.MECHANISM__PROBES);
		}
		return probes;
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
			case MechanismPackage.MECHANISM__PARAMETERS:
				return ((InternalEList<?>)getParameters()).basicRemove(otherEnd, msgs);
			case MechanismPackage.MECHANISM__MATERIALS:
				return ((InternalEList<?>)getMaterials()).basicRemove(otherEnd, msgs);
			case MechanismPackage.MECHANISM__GROUND:
				return basicSetGround(null, msgs);
			case MechanismPackage.MECHANISM__BODIES:
				return ((InternalEList<?>)getBodies()).basicRemove(otherEnd, msgs);
			case MechanismPackage.MECHANISM__JOINTS:
				return ((InternalEList<?>)getJoints()).basicRemove(otherEnd, msgs);
			case MechanismPackage.MECHANISM__FORCES:
				return ((InternalEList<?>)getForces()).basicRemove(otherEnd, msgs);
			case MechanismPackage.MECHANISM__GROUPS:
				return ((InternalEList<?>)getGroups()).basicRemove(otherEnd, msgs);
			case MechanismPackage.MECHANISM__CONTACTS:
				return ((InternalEList<?>)getContacts()).basicRemove(otherEnd, msgs);
			case MechanismPackage.MECHANISM__EXCLUSIONS:
				return ((InternalEList<?>)getExclusions()).basicRemove(otherEnd, msgs);
			case MechanismPackage.MECHANISM__PROBES:
				return ((InternalEList<?>)getProbes()).basicRemove(otherEnd, msgs);
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
			case MechanismPackage.MECHANISM__GRAVITY:
				return getGravity();
			case MechanismPackage.MECHANISM__KINEMATICS:
				return getKinematics();
			case MechanismPackage.MECHANISM__NEIGHBOURS_COLLIDE:
				return isNeighboursCollide();
			case MechanismPackage.MECHANISM__LIMIT_RESTITUTION:
				return getLimitRestitution();
			case MechanismPackage.MECHANISM__LIMIT_RESTITUTION_SPEED:
				return getLimitRestitutionSpeed();
			case MechanismPackage.MECHANISM__PARAMETERS:
				return getParameters();
			case MechanismPackage.MECHANISM__MATERIALS:
				return getMaterials();
			case MechanismPackage.MECHANISM__GROUND:
				return getGround();
			case MechanismPackage.MECHANISM__BODIES:
				return getBodies();
			case MechanismPackage.MECHANISM__JOINTS:
				return getJoints();
			case MechanismPackage.MECHANISM__FORCES:
				return getForces();
			case MechanismPackage.MECHANISM__GROUPS:
				return getGroups();
			case MechanismPackage.MECHANISM__CONTACTS:
				return getContacts();
			case MechanismPackage.MECHANISM__EXCLUSIONS:
				return getExclusions();
			case MechanismPackage.MECHANISM__PROBES:
				return getProbes();
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
			case MechanismPackage.MECHANISM__GRAVITY:
				setGravity((String)newValue);
				return;
			case MechanismPackage.MECHANISM__KINEMATICS:
				setKinematics((Kinematics)newValue);
				return;
			case MechanismPackage.MECHANISM__NEIGHBOURS_COLLIDE:
				setNeighboursCollide((Boolean)newValue);
				return;
			case MechanismPackage.MECHANISM__LIMIT_RESTITUTION:
				setLimitRestitution((String)newValue);
				return;
			case MechanismPackage.MECHANISM__LIMIT_RESTITUTION_SPEED:
				setLimitRestitutionSpeed((String)newValue);
				return;
			case MechanismPackage.MECHANISM__PARAMETERS:
				getParameters().clear();
				getParameters().addAll((Collection<? extends Parameter>)newValue);
				return;
			case MechanismPackage.MECHANISM__MATERIALS:
				getMaterials().clear();
				getMaterials().addAll((Collection<? extends Material>)newValue);
				return;
			case MechanismPackage.MECHANISM__GROUND:
				setGround((Ground)newValue);
				return;
			case MechanismPackage.MECHANISM__BODIES:
				getBodies().clear();
				getBodies().addAll((Collection<? extends RigidBody>)newValue);
				return;
			case MechanismPackage.MECHANISM__JOINTS:
				getJoints().clear();
				getJoints().addAll((Collection<? extends Joint>)newValue);
				return;
			case MechanismPackage.MECHANISM__FORCES:
				getForces().clear();
				getForces().addAll((Collection<? extends ForceElement>)newValue);
				return;
			case MechanismPackage.MECHANISM__GROUPS:
				getGroups().clear();
				getGroups().addAll((Collection<? extends GeometryGroup>)newValue);
				return;
			case MechanismPackage.MECHANISM__CONTACTS:
				getContacts().clear();
				getContacts().addAll((Collection<? extends Contact>)newValue);
				return;
			case MechanismPackage.MECHANISM__EXCLUSIONS:
				getExclusions().clear();
				getExclusions().addAll((Collection<? extends Exclusion>)newValue);
				return;
			case MechanismPackage.MECHANISM__PROBES:
				getProbes().clear();
				getProbes().addAll((Collection<? extends Probe>)newValue);
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
			case MechanismPackage.MECHANISM__GRAVITY:
				setGravity(GRAVITY_EDEFAULT);
				return;
			case MechanismPackage.MECHANISM__KINEMATICS:
				setKinematics(KINEMATICS_EDEFAULT);
				return;
			case MechanismPackage.MECHANISM__NEIGHBOURS_COLLIDE:
				setNeighboursCollide(NEIGHBOURS_COLLIDE_EDEFAULT);
				return;
			case MechanismPackage.MECHANISM__LIMIT_RESTITUTION:
				setLimitRestitution(LIMIT_RESTITUTION_EDEFAULT);
				return;
			case MechanismPackage.MECHANISM__LIMIT_RESTITUTION_SPEED:
				setLimitRestitutionSpeed(LIMIT_RESTITUTION_SPEED_EDEFAULT);
				return;
			case MechanismPackage.MECHANISM__PARAMETERS:
				getParameters().clear();
				return;
			case MechanismPackage.MECHANISM__MATERIALS:
				getMaterials().clear();
				return;
			case MechanismPackage.MECHANISM__GROUND:
				setGround((Ground)null);
				return;
			case MechanismPackage.MECHANISM__BODIES:
				getBodies().clear();
				return;
			case MechanismPackage.MECHANISM__JOINTS:
				getJoints().clear();
				return;
			case MechanismPackage.MECHANISM__FORCES:
				getForces().clear();
				return;
			case MechanismPackage.MECHANISM__GROUPS:
				getGroups().clear();
				return;
			case MechanismPackage.MECHANISM__CONTACTS:
				getContacts().clear();
				return;
			case MechanismPackage.MECHANISM__EXCLUSIONS:
				getExclusions().clear();
				return;
			case MechanismPackage.MECHANISM__PROBES:
				getProbes().clear();
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
			case MechanismPackage.MECHANISM__GRAVITY:
				return GRAVITY_EDEFAULT == null ? gravity != null : !GRAVITY_EDEFAULT.equals(gravity);
			case MechanismPackage.MECHANISM__KINEMATICS:
				return kinematics != KINEMATICS_EDEFAULT;
			case MechanismPackage.MECHANISM__NEIGHBOURS_COLLIDE:
				return neighboursCollide != NEIGHBOURS_COLLIDE_EDEFAULT;
			case MechanismPackage.MECHANISM__LIMIT_RESTITUTION:
				return LIMIT_RESTITUTION_EDEFAULT == null ? limitRestitution != null : !LIMIT_RESTITUTION_EDEFAULT.equals(limitRestitution);
			case MechanismPackage.MECHANISM__LIMIT_RESTITUTION_SPEED:
				return LIMIT_RESTITUTION_SPEED_EDEFAULT == null ? limitRestitutionSpeed != null : !LIMIT_RESTITUTION_SPEED_EDEFAULT.equals(limitRestitutionSpeed);
			case MechanismPackage.MECHANISM__PARAMETERS:
				return parameters != null && !parameters.isEmpty();
			case MechanismPackage.MECHANISM__MATERIALS:
				return materials != null && !materials.isEmpty();
			case MechanismPackage.MECHANISM__GROUND:
				return ground != null;
			case MechanismPackage.MECHANISM__BODIES:
				return bodies != null && !bodies.isEmpty();
			case MechanismPackage.MECHANISM__JOINTS:
				return joints != null && !joints.isEmpty();
			case MechanismPackage.MECHANISM__FORCES:
				return forces != null && !forces.isEmpty();
			case MechanismPackage.MECHANISM__GROUPS:
				return groups != null && !groups.isEmpty();
			case MechanismPackage.MECHANISM__CONTACTS:
				return contacts != null && !contacts.isEmpty();
			case MechanismPackage.MECHANISM__EXCLUSIONS:
				return exclusions != null && !exclusions.isEmpty();
			case MechanismPackage.MECHANISM__PROBES:
				return probes != null && !probes.isEmpty();
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
		result.append(" (gravity: ");
		result.append(gravity);
		result.append(", kinematics: ");
		result.append(kinematics);
		result.append(", neighboursCollide: ");
		result.append(neighboursCollide);
		result.append(", limitRestitution: ");
		result.append(limitRestitution);
		result.append(", limitRestitutionSpeed: ");
		result.append(limitRestitutionSpeed);
		result.append(')');
		return result.toString();
	}

} //MechanismImpl
