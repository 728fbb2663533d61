/**
 */
package org.signorini.model.study;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Energy Measure</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Energy at start and end, and the largest gain by a single impact.
 * <!-- end-model-doc -->
 *
 *
 * @see org.signorini.model.study.StudyPackage#getEnergyMeasure()
 * @generated
 */
public interface EnergyMeasure extends Measure
{
} // EnergyMeasure
