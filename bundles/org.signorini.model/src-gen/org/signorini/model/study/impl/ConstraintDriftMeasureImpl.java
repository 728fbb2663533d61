/**
 */
package org.signorini.model.study.impl;

import org.eclipse.emf.ecore.EClass;

import org.signorini.model.study.ConstraintDriftMeasure;
import org.signorini.model.study.StudyPackage;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Constraint Drift Measure</b></em>'.
 * <!-- end-user-doc -->
 *
 * @generated
 */
public class ConstraintDriftMeasureImpl extends MeasureImpl implements ConstraintDriftMeasure
{
	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ConstraintDriftMeasureImpl()
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
		return StudyPackage.Literals.CONSTRAINT_DRIFT_MEASURE;
	}

} //ConstraintDriftMeasureImpl
