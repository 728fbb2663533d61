/**
 */
package org.signorini.model.mechanism;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Mechanism</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Bodies connected by joints, under gravity and forces, some of which may touch.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.Mechanism#getGravity <em>Gravity</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Mechanism#getKinematics <em>Kinematics</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Mechanism#isNeighboursCollide <em>Neighbours Collide</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Mechanism#getLimitRestitution <em>Limit Restitution</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Mechanism#getLimitRestitutionSpeed <em>Limit Restitution Speed</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Mechanism#getParameters <em>Parameters</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Mechanism#getMaterials <em>Materials</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Mechanism#getGround <em>Ground</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Mechanism#getBodies <em>Bodies</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Mechanism#getJoints <em>Joints</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Mechanism#getForces <em>Forces</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Mechanism#getGroups <em>Groups</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Mechanism#getContacts <em>Contacts</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Mechanism#getExclusions <em>Exclusions</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Mechanism#getProbes <em>Probes</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getMechanism()
 * @generated
 */
public interface Mechanism extends NamedElement
{
	/**
	 * Returns the value of the '<em><b>Gravity</b></em>' attribute.
	 * The default value is <code>"0, 0, -9.81"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Acceleration of gravity in the ground's axes.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Gravity</em>' attribute.
	 * @see #setGravity(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getMechanism_Gravity()
	 * @generated
	 */
	String getGravity();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Mechanism#getGravity <em>Gravity</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Gravity</em>' attribute.
	 * @see #getGravity()
	 * @generated
	 */
	void setGravity(String value);

	/**
	 * Returns the value of the '<em><b>Kinematics</b></em>' attribute.
	 * The default value is <code>"FULL"</code>.
	 * The literals are from the enumeration {@link org.signorini.model.mechanism.Kinematics}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How positions enter the equations of motion; LINEARIZED suits small motions about the reference configuration.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Kinematics</em>' attribute.
	 * @see org.signorini.model.mechanism.Kinematics
	 * @see #setKinematics(Kinematics)
	 * @see org.signorini.model.mechanism.MechanismPackage#getMechanism_Kinematics()
	 * @generated
	 */
	Kinematics getKinematics();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Mechanism#getKinematics <em>Kinematics</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Kinematics</em>' attribute.
	 * @see org.signorini.model.mechanism.Kinematics
	 * @see #getKinematics()
	 * @generated
	 */
	void setKinematics(Kinematics value);

	/**
	 * Returns the value of the '<em><b>Neighbours Collide</b></em>' attribute.
	 * The default value is <code>"false"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether bodies that a joint connects may touch through groups. A pair that names two geometries lets them touch in any case.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Neighbours Collide</em>' attribute.
	 * @see #setNeighboursCollide(boolean)
	 * @see org.signorini.model.mechanism.MechanismPackage#getMechanism_NeighboursCollide()
	 * @generated
	 */
	boolean isNeighboursCollide();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Mechanism#isNeighboursCollide <em>Neighbours Collide</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Neighbours Collide</em>' attribute.
	 * @see #isNeighboursCollide()
	 * @generated
	 */
	void setNeighboursCollide(boolean value);

	/**
	 * Returns the value of the '<em><b>Limit Restitution</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Coefficient of restitution at the limits of joints, 0 to 1.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Limit Restitution</em>' attribute.
	 * @see #setLimitRestitution(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getMechanism_LimitRestitution()
	 * @generated
	 */
	String getLimitRestitution();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Mechanism#getLimitRestitution <em>Limit Restitution</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Limit Restitution</em>' attribute.
	 * @see #getLimitRestitution()
	 * @generated
	 */
	void setLimitRestitution(String value);

	/**
	 * Returns the value of the '<em><b>Limit Restitution Speed</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Joints slower than this do not bounce off their limits; rad/s for angles.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Limit Restitution Speed</em>' attribute.
	 * @see #setLimitRestitutionSpeed(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getMechanism_LimitRestitutionSpeed()
	 * @generated
	 */
	String getLimitRestitutionSpeed();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Mechanism#getLimitRestitutionSpeed <em>Limit Restitution Speed</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Limit Restitution Speed</em>' attribute.
	 * @see #getLimitRestitutionSpeed()
	 * @generated
	 */
	void setLimitRestitutionSpeed(String value);

	/**
	 * Returns the value of the '<em><b>Parameters</b></em>' containment reference list.
	 * The list contents are of type {@link org.signorini.model.mechanism.Parameter}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Named numbers that expressions use and studies vary.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Parameters</em>' containment reference list.
	 * @see org.signorini.model.mechanism.MechanismPackage#getMechanism_Parameters()
	 * @generated
	 */
	EList<Parameter> getParameters();

	/**
	 * Returns the value of the '<em><b>Materials</b></em>' containment reference list.
	 * The list contents are of type {@link org.signorini.model.mechanism.Material}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What geometries are made of.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Materials</em>' containment reference list.
	 * @see org.signorini.model.mechanism.MechanismPackage#getMechanism_Materials()
	 * @generated
	 */
	EList<Material> getMaterials();

	/**
	 * Returns the value of the '<em><b>Ground</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What does not move.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Ground</em>' containment reference.
	 * @see #setGround(Ground)
	 * @see org.signorini.model.mechanism.MechanismPackage#getMechanism_Ground()
	 * @generated
	 */
	Ground getGround();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Mechanism#getGround <em>Ground</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Ground</em>' containment reference.
	 * @see #getGround()
	 * @generated
	 */
	void setGround(Ground value);

	/**
	 * Returns the value of the '<em><b>Bodies</b></em>' containment reference list.
	 * The list contents are of type {@link org.signorini.model.mechanism.RigidBody}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What moves.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Bodies</em>' containment reference list.
	 * @see org.signorini.model.mechanism.MechanismPackage#getMechanism_Bodies()
	 * @generated
	 */
	EList<RigidBody> getBodies();

	/**
	 * Returns the value of the '<em><b>Joints</b></em>' containment reference list.
	 * The list contents are of type {@link org.signorini.model.mechanism.Joint}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How bodies are connected.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Joints</em>' containment reference list.
	 * @see org.signorini.model.mechanism.MechanismPackage#getMechanism_Joints()
	 * @generated
	 */
	EList<Joint> getJoints();

	/**
	 * Returns the value of the '<em><b>Forces</b></em>' containment reference list.
	 * The list contents are of type {@link org.signorini.model.mechanism.ForceElement}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Springs, dampers, applied forces and motors.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Forces</em>' containment reference list.
	 * @see org.signorini.model.mechanism.MechanismPackage#getMechanism_Forces()
	 * @generated
	 */
	EList<ForceElement> getForces();

	/**
	 * Returns the value of the '<em><b>Groups</b></em>' containment reference list.
	 * The list contents are of type {@link org.signorini.model.mechanism.GeometryGroup}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Sets of geometries that contact pairs can name.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Groups</em>' containment reference list.
	 * @see org.signorini.model.mechanism.MechanismPackage#getMechanism_Groups()
	 * @generated
	 */
	EList<GeometryGroup> getGroups();

	/**
	 * Returns the value of the '<em><b>Contacts</b></em>' containment reference list.
	 * The list contents are of type {@link org.signorini.model.mechanism.Contact}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What may touch, and what happens then.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Contacts</em>' containment reference list.
	 * @see org.signorini.model.mechanism.MechanismPackage#getMechanism_Contacts()
	 * @generated
	 */
	EList<Contact> getContacts();

	/**
	 * Returns the value of the '<em><b>Exclusions</b></em>' containment reference list.
	 * The list contents are of type {@link org.signorini.model.mechanism.Exclusion}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Pairs of bodies that do not touch through groups.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Exclusions</em>' containment reference list.
	 * @see org.signorini.model.mechanism.MechanismPackage#getMechanism_Exclusions()
	 * @generated
	 */
	EList<Exclusion> getExclusions();

	/**
	 * Returns the value of the '<em><b>Probes</b></em>' containment reference list.
	 * The list contents are of type {@link org.signorini.model.mechanism.Probe}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What is recorded in a run.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Probes</em>' containment reference list.
	 * @see org.signorini.model.mechanism.MechanismPackage#getMechanism_Probes()
	 * @generated
	 */
	EList<Probe> getProbes();

} // Mechanism
