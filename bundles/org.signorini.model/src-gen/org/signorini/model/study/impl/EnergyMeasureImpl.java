/**
 */
package org.signorini.model.study.impl;

import org.eclipse.emf.ecore.EClass;

import org.signorini.model.study.EnergyMeasure;
import org.signorini.model.study.StudyPackage;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Energy Measure</b></em>'.
 * <!-- end-user-doc -->
 *
 * @generated
 */
public class EnergyMeasureImpl extends MeasureImpl implements EnergyMeasure
{
	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected EnergyMeasureImpl()
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
		return StudyPackage.Literals.ENERGY_MEASURE;
	}

} //EnergyMeasureImpl
