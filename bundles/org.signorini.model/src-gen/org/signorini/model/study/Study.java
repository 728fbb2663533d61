/**
 */
package org.signorini.model.study;

import org.eclipse.emf.common.util.EList;

import org.signorini.model.mechanism.Mechanism;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Study</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Runs of a mechanism: one, or many with varied parameters and compared methods.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.study.Study#getMechanism <em>Mechanism</em>}</li>
 *   <li>{@link org.signorini.model.study.Study#getEvery <em>Every</em>}</li>
 *   <li>{@link org.signorini.model.study.Study#getValues <em>Values</em>}</li>
 *   <li>{@link org.signorini.model.study.Study#getVariations <em>Variations</em>}</li>
 *   <li>{@link org.signorini.model.study.Study#getCombination <em>Combination</em>}</li>
 *   <li>{@link org.signorini.model.study.Study#getComparisons <em>Comparisons</em>}</li>
 *   <li>{@link org.signorini.model.study.Study#getMeasures <em>Measures</em>}</li>
 *   <li>{@link org.signorini.model.study.Study#getExecutor <em>Executor</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.study.StudyPackage#getStudy()
 * @generated
 */
public interface Study extends Settings
{
	/**
	 * Returns the value of the '<em><b>Mechanism</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What is studied.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Mechanism</em>' reference.
	 * @see #setMechanism(Mechanism)
	 * @see org.signorini.model.study.StudyPackage#getStudy_Mechanism()
	 * @generated
	 */
	Mechanism getMechanism();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.Study#getMechanism <em>Mechanism</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Mechanism</em>' reference.
	 * @see #getMechanism()
	 * @generated
	 */
	void setMechanism(Mechanism value);

	/**
	 * Returns the value of the '<em><b>Every</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Every how many steps something is recorded.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Every</em>' attribute.
	 * @see #setEvery(int)
	 * @see org.signorini.model.study.StudyPackage#getStudy_Every()
	 * @generated
	 */
	int getEvery();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.Study#getEvery <em>Every</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Every</em>' attribute.
	 * @see #getEvery()
	 * @generated
	 */
	void setEvery(int value);

	/**
	 * Returns the value of the '<em><b>Values</b></em>' containment reference list.
	 * The list contents are of type {@link org.signorini.model.study.ParameterValue}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Parameters that have another value than in the mechanism.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Values</em>' containment reference list.
	 * @see org.signorini.model.study.StudyPackage#getStudy_Values()
	 * @generated
	 */
	EList<ParameterValue> getValues();

	/**
	 * Returns the value of the '<em><b>Variations</b></em>' containment reference list.
	 * The list contents are of type {@link org.signorini.model.study.Variation}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Parameters that are varied.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Variations</em>' containment reference list.
	 * @see org.signorini.model.study.StudyPackage#getStudy_Variations()
	 * @generated
	 */
	EList<Variation> getVariations();

	/**
	 * Returns the value of the '<em><b>Combination</b></em>' attribute.
	 * The default value is <code>"GRID"</code>.
	 * The literals are from the enumeration {@link org.signorini.model.study.Combination}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How several variations go together.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Combination</em>' attribute.
	 * @see org.signorini.model.study.Combination
	 * @see #setCombination(Combination)
	 * @see org.signorini.model.study.StudyPackage#getStudy_Combination()
	 * @generated
	 */
	Combination getCombination();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.Study#getCombination <em>Combination</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Combination</em>' attribute.
	 * @see org.signorini.model.study.Combination
	 * @see #getCombination()
	 * @generated
	 */
	void setCombination(Combination value);

	/**
	 * Returns the value of the '<em><b>Comparisons</b></em>' containment reference list.
	 * The list contents are of type {@link org.signorini.model.study.Comparison}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Methods that are compared; each with every variation.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Comparisons</em>' containment reference list.
	 * @see org.signorini.model.study.StudyPackage#getStudy_Comparisons()
	 * @generated
	 */
	EList<Comparison> getComparisons();

	/**
	 * Returns the value of the '<em><b>Measures</b></em>' containment reference list.
	 * The list contents are of type {@link org.signorini.model.study.Measure}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What is computed from each run.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Measures</em>' containment reference list.
	 * @see org.signorini.model.study.StudyPackage#getStudy_Measures()
	 * @generated
	 */
	EList<Measure> getMeasures();

	/**
	 * Returns the value of the '<em><b>Executor</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Where runs are computed. Default: local.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Executor</em>' containment reference.
	 * @see #setExecutor(Choice)
	 * @see org.signorini.model.study.StudyPackage#getStudy_Executor()
	 * @generated
	 */
	Choice getExecutor();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.Study#getExecutor <em>Executor</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Executor</em>' containment reference.
	 * @see #getExecutor()
	 * @generated
	 */
	void setExecutor(Choice value);

} // Study
