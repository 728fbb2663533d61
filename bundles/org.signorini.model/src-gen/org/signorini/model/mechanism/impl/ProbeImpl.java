/**
 */
package org.signorini.model.mechanism.impl;

import org.eclipse.emf.ecore.EClass;

import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.Probe;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Probe</b></em>'.
 * <!-- end-user-doc -->
 *
 * @generated
 */
public abstract class ProbeImpl extends NamedElementImpl implements Probe
{
	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ProbeImpl()
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
		return MechanismPackage.Literals.PROBE;
	}

} //ProbeImpl
