/**
 */
package org.signorini.model.study;

import org.eclipse.emf.common.util.EList;

import org.signorini.model.mechanism.NamedElement;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Comparison</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Alternatives, each of which is a run.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.study.Comparison#getAlternatives <em>Alternatives</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.study.StudyPackage#getComparison()
 * @generated
 */
public interface Comparison extends NamedElement
{
	/**
	 * Returns the value of the '<em><b>Alternatives</b></em>' containment reference list.
	 * The list contents are of type {@link org.signorini.model.study.Alternative}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What is compared.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Alternatives</em>' containment reference list.
	 * @see org.signorini.model.study.StudyPackage#getComparison_Alternatives()
	 * @generated
	 */
	EList<Alternative> getAlternatives();

} // Comparison
