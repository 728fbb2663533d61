/**
 */
package org.signorini.model.mechanism;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Probe</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * What is recorded in a run, to be plotted and measured.
 * <!-- end-model-doc -->
 *
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getProbe()
 * @generated
 */
public interface Probe extends NamedElement
{
} // Probe
