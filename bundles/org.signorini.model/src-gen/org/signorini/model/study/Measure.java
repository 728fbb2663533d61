/**
 */
package org.signorini.model.study;

import org.signorini.model.mechanism.NamedElement;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Measure</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Something computed from a run.
 * <!-- end-model-doc -->
 *
 *
 * @see org.signorini.model.study.StudyPackage#getMeasure()
 * @generated
 */
public interface Measure extends NamedElement
{
} // Measure
