/**
 */
package org.signorini.model.study;

import org.signorini.model.mechanism.JointProbe;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Limit Cycle Measure</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A periodic motion by its returns to a section: period, change per period, extremes, stability.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.study.LimitCycleMeasure#getSection <em>Section</em>}</li>
 *   <li>{@link org.signorini.model.study.LimitCycleMeasure#getLevel <em>Level</em>}</li>
 *   <li>{@link org.signorini.model.study.LimitCycleMeasure#getStart <em>Start</em>}</li>
 *   <li>{@link org.signorini.model.study.LimitCycleMeasure#getDrop <em>Drop</em>}</li>
 *   <li>{@link org.signorini.model.study.LimitCycleMeasure#isMultipliers <em>Multipliers</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.study.StudyPackage#getLimitCycleMeasure()
 * @generated
 */
public interface LimitCycleMeasure extends Measure
{
	/**
	 * Returns the value of the '<em><b>Section</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The coordinate or velocity whose rise through the level marks a return.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Section</em>' reference.
	 * @see #setSection(JointProbe)
	 * @see org.signorini.model.study.StudyPackage#getLimitCycleMeasure_Section()
	 * @generated
	 */
	JointProbe getSection();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.LimitCycleMeasure#getSection <em>Section</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Section</em>' reference.
	 * @see #getSection()
	 * @generated
	 */
	void setSection(JointProbe value);

	/**
	 * Returns the value of the '<em><b>Level</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The level.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Level</em>' attribute.
	 * @see #setLevel(String)
	 * @see org.signorini.model.study.StudyPackage#getLimitCycleMeasure_Level()
	 * @generated
	 */
	String getLevel();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.LimitCycleMeasure#getLevel <em>Level</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Level</em>' attribute.
	 * @see #getLevel()
	 * @generated
	 */
	void setLevel(String value);

	/**
	 * Returns the value of the '<em><b>Start</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Nothing before this time counts; the motion should have settled.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Start</em>' attribute.
	 * @see #setStart(String)
	 * @see org.signorini.model.study.StudyPackage#getLimitCycleMeasure_Start()
	 * @generated
	 */
	String getStart();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.LimitCycleMeasure#getStart <em>Start</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Start</em>' attribute.
	 * @see #getStart()
	 * @generated
	 */
	void setStart(String value);

	/**
	 * Returns the value of the '<em><b>Drop</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The coordinate whose change per period is wanted.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Drop</em>' reference.
	 * @see #setDrop(JointProbe)
	 * @see org.signorini.model.study.StudyPackage#getLimitCycleMeasure_Drop()
	 * @generated
	 */
	JointProbe getDrop();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.LimitCycleMeasure#getDrop <em>Drop</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Drop</em>' reference.
	 * @see #getDrop()
	 * @generated
	 */
	void setDrop(JointProbe value);

	/**
	 * Returns the value of the '<em><b>Multipliers</b></em>' attribute.
	 * The default value is <code>"false"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether Floquet multipliers are computed, which takes further runs.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Multipliers</em>' attribute.
	 * @see #setMultipliers(boolean)
	 * @see org.signorini.model.study.StudyPackage#getLimitCycleMeasure_Multipliers()
	 * @generated
	 */
	boolean isMultipliers();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.LimitCycleMeasure#isMultipliers <em>Multipliers</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Multipliers</em>' attribute.
	 * @see #isMultipliers()
	 * @generated
	 */
	void setMultipliers(boolean value);

} // LimitCycleMeasure
