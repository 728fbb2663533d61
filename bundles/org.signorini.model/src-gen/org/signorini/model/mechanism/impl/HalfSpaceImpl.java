/**
 */
package org.signorini.model.mechanism.impl;

import org.eclipse.emf.ecore.EClass;

import org.signorini.model.mechanism.HalfSpace;
import org.signorini.model.mechanism.MechanismPackage;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Half Space</b></em>'.
 * <!-- end-user-doc -->
 *
 * @generated
 */
public class HalfSpaceImpl extends GeometryImpl implements HalfSpace
{
	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected HalfSpaceImpl()
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
		return MechanismPackage.Literals.HALF_SPACE;
	}

} //HalfSpaceImpl
