/**
 */
package org.signorini.model.study.impl;

import org.eclipse.emf.ecore.EClass;

import org.signorini.model.study.Alternative;
import org.signorini.model.study.StudyPackage;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Alternative</b></em>'.
 * <!-- end-user-doc -->
 *
 * @generated
 */
public class AlternativeImpl extends SettingsImpl implements Alternative
{
	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected AlternativeImpl()
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
		return StudyPackage.Literals.ALTERNATIVE;
	}

} //AlternativeImpl
