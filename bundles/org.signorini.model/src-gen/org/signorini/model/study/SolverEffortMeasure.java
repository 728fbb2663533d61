/**
 */
package org.signorini.model.study;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Solver Effort Measure</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Sizes, iterations, residuals, fall-backs and time of solves.
 * <!-- end-model-doc -->
 *
 *
 * @see org.signorini.model.study.StudyPackage#getSolverEffortMeasure()
 * @generated
 */
public interface SolverEffortMeasure extends Measure
{
} // SolverEffortMeasure
