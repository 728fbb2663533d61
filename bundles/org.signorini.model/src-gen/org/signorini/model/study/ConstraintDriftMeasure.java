/**
 */
package org.signorini.model.study;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Constraint Drift Measure</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * The largest violation of a joint or loop.
 * <!-- end-model-doc -->
 *
 *
 * @see org.signorini.model.study.StudyPackage#getConstraintDriftMeasure()
 * @generated
 */
public interface ConstraintDriftMeasure extends Measure
{
} // ConstraintDriftMeasure
