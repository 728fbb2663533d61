/**
 */
package org.signorini.model.mechanism;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Contact</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * What happens where two things touch.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.Contact#getStaticFriction <em>Static Friction</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Contact#getKineticFriction <em>Kinetic Friction</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Contact#getSlipSpeed <em>Slip Speed</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Contact#getAnisotropy <em>Anisotropy</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Contact#getGrain <em>Grain</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Contact#getFrictionForce <em>Friction Force</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Contact#getNormalRestitution <em>Normal Restitution</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Contact#getTangentialRestitution <em>Tangential Restitution</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Contact#getRestitutionSpeed <em>Restitution Speed</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Contact#getCompliance <em>Compliance</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Contact#getStiffness <em>Stiffness</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Contact#getDamping <em>Damping</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Contact#getTangentialStiffness <em>Tangential Stiffness</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Contact#getTangentialDamping <em>Tangential Damping</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getContact()
 * @generated
 */
public interface Contact extends NamedElement
{
	/**
	 * Returns the value of the '<em><b>Static Friction</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Coefficient of friction of a contact that sticks or slides slower than the slip speed.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Static Friction</em>' attribute.
	 * @see #setStaticFriction(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getContact_StaticFriction()
	 * @generated
	 */
	String getStaticFriction();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Contact#getStaticFriction <em>Static Friction</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Static Friction</em>' attribute.
	 * @see #getStaticFriction()
	 * @generated
	 */
	void setStaticFriction(String value);

	/**
	 * Returns the value of the '<em><b>Kinetic Friction</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Coefficient of friction of a contact that slides faster. Empty: the static one.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Kinetic Friction</em>' attribute.
	 * @see #setKineticFriction(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getContact_KineticFriction()
	 * @generated
	 */
	String getKineticFriction();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Contact#getKineticFriction <em>Kinetic Friction</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Kinetic Friction</em>' attribute.
	 * @see #getKineticFriction()
	 * @generated
	 */
	void setKineticFriction(String value);

	/**
	 * Returns the value of the '<em><b>Slip Speed</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The speed between static and kinetic friction.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Slip Speed</em>' attribute.
	 * @see #setSlipSpeed(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getContact_SlipSpeed()
	 * @generated
	 */
	String getSlipSpeed();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Contact#getSlipSpeed <em>Slip Speed</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Slip Speed</em>' attribute.
	 * @see #getSlipSpeed()
	 * @generated
	 */
	void setSlipSpeed(String value);

	/**
	 * Returns the value of the '<em><b>Anisotropy</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Friction across the grain divided by that along it; 1 for none.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Anisotropy</em>' attribute.
	 * @see #setAnisotropy(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getContact_Anisotropy()
	 * @generated
	 */
	String getAnisotropy();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Contact#getAnisotropy <em>Anisotropy</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Anisotropy</em>' attribute.
	 * @see #getAnisotropy()
	 * @generated
	 */
	void setAnisotropy(String value);

	/**
	 * Returns the value of the '<em><b>Grain</b></em>' attribute.
	 * The default value is <code>"1, 0, 0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The direction along which the coefficients hold, in the second side's body axes; only used with anisotropy.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Grain</em>' attribute.
	 * @see #setGrain(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getContact_Grain()
	 * @generated
	 */
	String getGrain();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Contact#getGrain <em>Grain</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Grain</em>' attribute.
	 * @see #getGrain()
	 * @generated
	 */
	void setGrain(String value);

	/**
	 * Returns the value of the '<em><b>Friction Force</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Friction that does not depend on the load.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Friction Force</em>' attribute.
	 * @see #setFrictionForce(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getContact_FrictionForce()
	 * @generated
	 */
	String getFrictionForce();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Contact#getFrictionForce <em>Friction Force</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Friction Force</em>' attribute.
	 * @see #getFrictionForce()
	 * @generated
	 */
	void setFrictionForce(String value);

	/**
	 * Returns the value of the '<em><b>Normal Restitution</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Coefficient of restitution, 0 to 1.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Normal Restitution</em>' attribute.
	 * @see #setNormalRestitution(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getContact_NormalRestitution()
	 * @generated
	 */
	String getNormalRestitution();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Contact#getNormalRestitution <em>Normal Restitution</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Normal Restitution</em>' attribute.
	 * @see #getNormalRestitution()
	 * @generated
	 */
	void setNormalRestitution(String value);

	/**
	 * Returns the value of the '<em><b>Tangential Restitution</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Coefficient of restitution of the sliding velocity, 0 to 1.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Tangential Restitution</em>' attribute.
	 * @see #setTangentialRestitution(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getContact_TangentialRestitution()
	 * @generated
	 */
	String getTangentialRestitution();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Contact#getTangentialRestitution <em>Tangential Restitution</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Tangential Restitution</em>' attribute.
	 * @see #getTangentialRestitution()
	 * @generated
	 */
	void setTangentialRestitution(String value);

	/**
	 * Returns the value of the '<em><b>Restitution Speed</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * An approach slower than this does not bounce.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Restitution Speed</em>' attribute.
	 * @see #setRestitutionSpeed(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getContact_RestitutionSpeed()
	 * @generated
	 */
	String getRestitutionSpeed();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Contact#getRestitutionSpeed <em>Restitution Speed</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Restitution Speed</em>' attribute.
	 * @see #getRestitutionSpeed()
	 * @generated
	 */
	void setRestitutionSpeed(String value);

	/**
	 * Returns the value of the '<em><b>Compliance</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Added to the normal response of each point, so that redundant contacts share their load.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Compliance</em>' attribute.
	 * @see #setCompliance(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getContact_Compliance()
	 * @generated
	 */
	String getCompliance();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Contact#getCompliance <em>Compliance</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Compliance</em>' attribute.
	 * @see #getCompliance()
	 * @generated
	 */
	void setCompliance(String value);

	/**
	 * Returns the value of the '<em><b>Stiffness</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Normal stiffness for relaxed contact models; empty for rigid.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Stiffness</em>' attribute.
	 * @see #setStiffness(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getContact_Stiffness()
	 * @generated
	 */
	String getStiffness();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Contact#getStiffness <em>Stiffness</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Stiffness</em>' attribute.
	 * @see #getStiffness()
	 * @generated
	 */
	void setStiffness(String value);

	/**
	 * Returns the value of the '<em><b>Damping</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Normal damping for relaxed contact models; empty for none.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Damping</em>' attribute.
	 * @see #setDamping(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getContact_Damping()
	 * @generated
	 */
	String getDamping();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Contact#getDamping <em>Damping</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Damping</em>' attribute.
	 * @see #getDamping()
	 * @generated
	 */
	void setDamping(String value);

	/**
	 * Returns the value of the '<em><b>Tangential Stiffness</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Stiffness of the bristles that hold a contact that sticks, for relaxed contact models; empty for rigid.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Tangential Stiffness</em>' attribute.
	 * @see #setTangentialStiffness(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getContact_TangentialStiffness()
	 * @generated
	 */
	String getTangentialStiffness();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Contact#getTangentialStiffness <em>Tangential Stiffness</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Tangential Stiffness</em>' attribute.
	 * @see #getTangentialStiffness()
	 * @generated
	 */
	void setTangentialStiffness(String value);

	/**
	 * Returns the value of the '<em><b>Tangential Damping</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Damping of the bristles, for relaxed contact models; empty for none.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Tangential Damping</em>' attribute.
	 * @see #setTangentialDamping(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getContact_TangentialDamping()
	 * @generated
	 */
	String getTangentialDamping();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Contact#getTangentialDamping <em>Tangential Damping</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Tangential Damping</em>' attribute.
	 * @see #getTangentialDamping()
	 * @generated
	 */
	void setTangentialDamping(String value);

} // Contact
