/**
 */
package org.signorini.model.mechanism;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Translational Spring</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Spring and damper along the line between two markers, F = k(l - l0) + d dl/dt, pulling them together.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.TranslationalSpring#getFrom <em>From</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.TranslationalSpring#getTo <em>To</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.TranslationalSpring#getStiffness <em>Stiffness</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.TranslationalSpring#getDamping <em>Damping</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.TranslationalSpring#getRestLength <em>Rest Length</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getTranslationalSpring()
 * @generated
 */
public interface TranslationalSpring extends ForceElement
{
	/**
	 * Returns the value of the '<em><b>From</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * One end.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>From</em>' reference.
	 * @see #setFrom(Marker)
	 * @see org.signorini.model.mechanism.MechanismPackage#getTranslationalSpring_From()
	 * @generated
	 */
	Marker getFrom();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.TranslationalSpring#getFrom <em>From</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>From</em>' reference.
	 * @see #getFrom()
	 * @generated
	 */
	void setFrom(Marker value);

	/**
	 * Returns the value of the '<em><b>To</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The other end.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>To</em>' reference.
	 * @see #setTo(Marker)
	 * @see org.signorini.model.mechanism.MechanismPackage#getTranslationalSpring_To()
	 * @generated
	 */
	Marker getTo();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.TranslationalSpring#getTo <em>To</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>To</em>' reference.
	 * @see #getTo()
	 * @generated
	 */
	void setTo(Marker value);

	/**
	 * Returns the value of the '<em><b>Stiffness</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Stiffness k.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Stiffness</em>' attribute.
	 * @see #setStiffness(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getTranslationalSpring_Stiffness()
	 * @generated
	 */
	String getStiffness();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.TranslationalSpring#getStiffness <em>Stiffness</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Stiffness</em>' attribute.
	 * @see #getStiffness()
	 * @generated
	 */
	void setStiffness(String value);

	/**
	 * Returns the value of the '<em><b>Damping</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Damping d.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Damping</em>' attribute.
	 * @see #setDamping(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getTranslationalSpring_Damping()
	 * @generated
	 */
	String getDamping();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.TranslationalSpring#getDamping <em>Damping</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Damping</em>' attribute.
	 * @see #getDamping()
	 * @generated
	 */
	void setDamping(String value);

	/**
	 * Returns the value of the '<em><b>Rest Length</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * l0, the length at which the spring does nothing.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Rest Length</em>' attribute.
	 * @see #setRestLength(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getTranslationalSpring_RestLength()
	 * @generated
	 */
	String getRestLength();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.TranslationalSpring#getRestLength <em>Rest Length</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Rest Length</em>' attribute.
	 * @see #getRestLength()
	 * @generated
	 */
	void setRestLength(String value);

} // TranslationalSpring
