/**
 */
package org.signorini.model.mechanism.impl;

import org.eclipse.emf.ecore.EClass;

import org.signorini.model.mechanism.ContactSide;
import org.signorini.model.mechanism.MechanismPackage;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Contact Side</b></em>'.
 * <!-- end-user-doc -->
 *
 * @generated
 */
public abstract class ContactSideImpl extends NamedElementImpl implements ContactSide
{
	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ContactSideImpl()
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
		return MechanismPackage.Literals.CONTACT_SIDE;
	}

} //ContactSideImpl
