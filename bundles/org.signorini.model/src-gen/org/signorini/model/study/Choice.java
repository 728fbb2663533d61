/**
 */
package org.signorini.model.study;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Choice</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A contributed formulation, contact model, solver, scheme or executor, with its options.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.study.Choice#getId <em>Id</em>}</li>
 *   <li>{@link org.signorini.model.study.Choice#getOptions <em>Options</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.study.StudyPackage#getChoice()
 * @generated
 */
public interface Choice extends EObject
{
	/**
	 * Returns the value of the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Its id, as signorini list tells.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Id</em>' attribute.
	 * @see #setId(String)
	 * @see org.signorini.model.study.StudyPackage#getChoice_Id()
	 * @generated
	 */
	String getId();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.Choice#getId <em>Id</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Id</em>' attribute.
	 * @see #getId()
	 * @generated
	 */
	void setId(String value);

	/**
	 * Returns the value of the '<em><b>Options</b></em>' containment reference list.
	 * The list contents are of type {@link org.signorini.model.study.Option}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Options that differ from their defaults.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Options</em>' containment reference list.
	 * @see org.signorini.model.study.StudyPackage#getChoice_Options()
	 * @generated
	 */
	EList<Option> getOptions();

} // Choice
