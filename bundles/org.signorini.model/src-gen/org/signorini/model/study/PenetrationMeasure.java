/**
 */
package org.signorini.model.study;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Penetration Measure</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * The deepest overlap of any contact.
 * <!-- end-model-doc -->
 *
 *
 * @see org.signorini.model.study.StudyPackage#getPenetrationMeasure()
 * @generated
 */
public interface PenetrationMeasure extends Measure
{
} // PenetrationMeasure
