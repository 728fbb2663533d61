/**
 */
package org.signorini.model.study.impl;

import org.eclipse.emf.ecore.EClass;

import org.signorini.model.study.SolverEffortMeasure;
import org.signorini.model.study.StudyPackage;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Solver Effort Measure</b></em>'.
 * <!-- end-user-doc -->
 *
 * @generated
 */
public class SolverEffortMeasureImpl extends MeasureImpl implements SolverEffortMeasure
{
	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected SolverEffortMeasureImpl()
	{
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass()
	{
		return StudyPackage.Literals.SOLVER_EFFORT_MEASURE;
	}

} //SolverEffortMeasureImpl
