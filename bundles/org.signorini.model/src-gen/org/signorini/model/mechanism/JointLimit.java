/**
 */
package org.signorini.model.mechanism;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Joint Limit</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Bounds on one coordinate of a joint.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.JointLimit#getCoordinate <em>Coordinate</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.JointLimit#getLower <em>Lower</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.JointLimit#getUpper <em>Upper</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getJointLimit()
 * @generated
 */
public interface JointLimit extends EObject
{
	/**
	 * Returns the value of the '<em><b>Coordinate</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Which coordinate, counted from 0.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Coordinate</em>' attribute.
	 * @see #setCoordinate(int)
	 * @see org.signorini.model.mechanism.MechanismPackage#getJointLimit_Coordinate()
	 * @generated
	 */
	int getCoordinate();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.JointLimit#getCoordinate <em>Coordinate</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Coordinate</em>' attribute.
	 * @see #getCoordinate()
	 * @generated
	 */
	void setCoordinate(int value);

	/**
	 * Returns the value of the '<em><b>Lower</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Smallest value, m or rad; empty for none.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Lower</em>' attribute.
	 * @see #setLower(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getJointLimit_Lower()
	 * @generated
	 */
	String getLower();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.JointLimit#getLower <em>Lower</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Lower</em>' attribute.
	 * @see #getLower()
	 * @generated
	 */
	void setLower(String value);

	/**
	 * Returns the value of the '<em><b>Upper</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Largest value, m or rad; empty for none.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Upper</em>' attribute.
	 * @see #setUpper(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getJointLimit_Upper()
	 * @generated
	 */
	String getUpper();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.JointLimit#getUpper <em>Upper</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Upper</em>' attribute.
	 * @see #getUpper()
	 * @generated
	 */
	void setUpper(String value);

} // JointLimit
