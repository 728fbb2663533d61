/**
 */
package org.signorini.model.mechanism;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Force Element</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Something that pushes, pulls or turns.
 * <!-- end-model-doc -->
 *
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getForceElement()
 * @generated
 */
public interface ForceElement extends NamedElement
{
} // ForceElement
