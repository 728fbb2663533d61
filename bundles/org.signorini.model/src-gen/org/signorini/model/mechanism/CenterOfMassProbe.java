/**
 */
package org.signorini.model.mechanism;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Center Of Mass Probe</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Records where the center of mass of the whole mechanism is, in the ground's axes.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.CenterOfMassProbe#getComponent <em>Component</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getCenterOfMassProbe()
 * @generated
 */
public interface CenterOfMassProbe extends Probe
{
	/**
	 * Returns the value of the '<em><b>Component</b></em>' attribute.
	 * The default value is <code>"ALL"</code>.
	 * The literals are from the enumeration {@link org.signorini.model.mechanism.Component}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Which part of its position.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Component</em>' attribute.
	 * @see org.signorini.model.mechanism.Component
	 * @see #setComponent(Component)
	 * @see org.signorini.model.mechanism.MechanismPackage#getCenterOfMassProbe_Component()
	 * @generated
	 */
	Component getComponent();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.CenterOfMassProbe#getComponent <em>Component</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Component</em>' attribute.
	 * @see org.signorini.model.mechanism.Component
	 * @see #getComponent()
	 * @generated
	 */
	void setComponent(Component value);

} // CenterOfMassProbe
