/**
 */
package org.signorini.model.mechanism.impl;

import org.eclipse.emf.ecore.EClass;

import org.signorini.model.mechanism.Ground;
import org.signorini.model.mechanism.MechanismPackage;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Ground</b></em>'.
 * <!-- end-user-doc -->
 *
 * @generated
 */
public class GroundImpl extends BodyImpl implements Ground
{
	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected GroundImpl()
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
		return MechanismPackage.Literals.GROUND;
	}

} //GroundImpl
