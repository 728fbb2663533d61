/**
 */
package org.signorini.model.mechanism.impl;

import org.eclipse.emf.ecore.EClass;

import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.Point;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Point</b></em>'.
 * <!-- end-user-doc -->
 *
 * @generated
 */
public class PointImpl extends GeometryImpl implements Point
{
	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected PointImpl()
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
		return MechanismPackage.Literals.POINT;
	}

} //PointImpl
