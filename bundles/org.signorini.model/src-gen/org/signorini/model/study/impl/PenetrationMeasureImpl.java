/**
 */
package org.signorini.model.study.impl;

import org.eclipse.emf.ecore.EClass;

import org.signorini.model.study.PenetrationMeasure;
import org.signorini.model.study.StudyPackage;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Penetration Measure</b></em>'.
 * <!-- end-user-doc -->
 *
 * @generated
 */
public class PenetrationMeasureImpl extends MeasureImpl implements PenetrationMeasure
{
	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected PenetrationMeasureImpl()
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
		return StudyPackage.Literals.PENETRATION_MEASURE;
	}

} //PenetrationMeasureImpl
