/**
 */
package org.signorini.model.mechanism;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Rigid Body</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A body that moves. Mass and inertia may be given, or follow from the geometries on it.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.RigidBody#getMass <em>Mass</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.RigidBody#getCenterOfMass <em>Center Of Mass</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.RigidBody#getInertia <em>Inertia</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.RigidBody#getDensity <em>Density</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.RigidBody#getPosition <em>Position</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.RigidBody#getOrientation <em>Orientation</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.RigidBody#getVelocity <em>Velocity</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.RigidBody#getAngularVelocity <em>Angular Velocity</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getRigidBody()
 * @generated
 */
public interface RigidBody extends Body
{
	/**
	 * Returns the value of the '<em><b>Mass</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Mass. Empty: density times volume of the body's geometries.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Mass</em>' attribute.
	 * @see #setMass(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getRigidBody_Mass()
	 * @generated
	 */
	String getMass();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.RigidBody#getMass <em>Mass</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Mass</em>' attribute.
	 * @see #getMass()
	 * @generated
	 */
	void setMass(String value);

	/**
	 * Returns the value of the '<em><b>Center Of Mass</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Centre of mass in the body's frame. Empty: that of the body's geometries where mass or inertia follow from them, else the origin.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Center Of Mass</em>' attribute.
	 * @see #setCenterOfMass(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getRigidBody_CenterOfMass()
	 * @generated
	 */
	String getCenterOfMass();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.RigidBody#getCenterOfMass <em>Center Of Mass</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Center Of Mass</em>' attribute.
	 * @see #getCenterOfMass()
	 * @generated
	 */
	void setCenterOfMass(String value);

	/**
	 * Returns the value of the '<em><b>Inertia</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Inertia about the centre of mass in the body's axes: xx, yy, zz or xx, yy, zz, xy, xz, yz with xy = -integral of x*y dm. Empty: that of the body's geometries, scaled to the mass.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Inertia</em>' attribute.
	 * @see #setInertia(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getRigidBody_Inertia()
	 * @generated
	 */
	String getInertia();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.RigidBody#getInertia <em>Inertia</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Inertia</em>' attribute.
	 * @see #getInertia()
	 * @generated
	 */
	void setInertia(String value);

	/**
	 * Returns the value of the '<em><b>Density</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Density of geometries without material.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Density</em>' attribute.
	 * @see #setDensity(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getRigidBody_Density()
	 * @generated
	 */
	String getDensity();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.RigidBody#getDensity <em>Density</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Density</em>' attribute.
	 * @see #getDensity()
	 * @generated
	 */
	void setDensity(String value);

	/**
	 * Returns the value of the '<em><b>Position</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Where the body's frame is at the start. Empty, and orientation empty: it follows from joints, or is the world's origin for a free body.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Position</em>' attribute.
	 * @see #setPosition(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getRigidBody_Position()
	 * @generated
	 */
	String getPosition();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.RigidBody#getPosition <em>Position</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Position</em>' attribute.
	 * @see #getPosition()
	 * @generated
	 */
	void setPosition(String value);

	/**
	 * Returns the value of the '<em><b>Orientation</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How the body's frame is turned at the start.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Orientation</em>' attribute.
	 * @see #setOrientation(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getRigidBody_Orientation()
	 * @generated
	 */
	String getOrientation();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.RigidBody#getOrientation <em>Orientation</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Orientation</em>' attribute.
	 * @see #getOrientation()
	 * @generated
	 */
	void setOrientation(String value);

	/**
	 * Returns the value of the '<em><b>Velocity</b></em>' attribute.
	 * The default value is <code>"0, 0, 0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Velocity of the frame's origin at the start, for bodies that no joint holds.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Velocity</em>' attribute.
	 * @see #setVelocity(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getRigidBody_Velocity()
	 * @generated
	 */
	String getVelocity();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.RigidBody#getVelocity <em>Velocity</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Velocity</em>' attribute.
	 * @see #getVelocity()
	 * @generated
	 */
	void setVelocity(String value);

	/**
	 * Returns the value of the '<em><b>Angular Velocity</b></em>' attribute.
	 * The default value is <code>"0, 0, 0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Angular velocity at the start in the ground's axes, for bodies that no joint holds.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Angular Velocity</em>' attribute.
	 * @see #setAngularVelocity(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getRigidBody_AngularVelocity()
	 * @generated
	 */
	String getAngularVelocity();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.RigidBody#getAngularVelocity <em>Angular Velocity</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Angular Velocity</em>' attribute.
	 * @see #getAngularVelocity()
	 * @generated
	 */
	void setAngularVelocity(String value);

} // RigidBody
