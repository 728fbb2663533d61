/**
 */
package org.signorini.model.mechanism;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Exclusion</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Two bodies that do not touch through groups.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.Exclusion#getFirst <em>First</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Exclusion#getSecond <em>Second</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getExclusion()
 * @generated
 */
public interface Exclusion extends EObject
{
	/**
	 * Returns the value of the '<em><b>First</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * One body.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>First</em>' reference.
	 * @see #setFirst(Body)
	 * @see org.signorini.model.mechanism.MechanismPackage#getExclusion_First()
	 * @generated
	 */
	Body getFirst();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Exclusion#getFirst <em>First</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>First</em>' reference.
	 * @see #getFirst()
	 * @generated
	 */
	void setFirst(Body value);

	/**
	 * Returns the value of the '<em><b>Second</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The other body.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Second</em>' reference.
	 * @see #setSecond(Body)
	 * @see org.signorini.model.mechanism.MechanismPackage#getExclusion_Second()
	 * @generated
	 */
	Body getSecond();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Exclusion#getSecond <em>Second</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Second</em>' reference.
	 * @see #getSecond()
	 * @generated
	 */
	void setSecond(Body value);

} // Exclusion
