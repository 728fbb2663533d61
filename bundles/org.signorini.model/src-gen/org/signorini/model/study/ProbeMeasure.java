/**
 */
package org.signorini.model.study;

import org.signorini.model.mechanism.Probe;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Probe Measure</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * One number from a probe's record.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.study.ProbeMeasure#getProbe <em>Probe</em>}</li>
 *   <li>{@link org.signorini.model.study.ProbeMeasure#getStatistic <em>Statistic</em>}</li>
 *   <li>{@link org.signorini.model.study.ProbeMeasure#getStart <em>Start</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.study.StudyPackage#getProbeMeasure()
 * @generated
 */
public interface ProbeMeasure extends Measure
{
	/**
	 * Returns the value of the '<em><b>Probe</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The probe.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Probe</em>' reference.
	 * @see #setProbe(Probe)
	 * @see org.signorini.model.study.StudyPackage#getProbeMeasure_Probe()
	 * @generated
	 */
	Probe getProbe();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.ProbeMeasure#getProbe <em>Probe</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Probe</em>' reference.
	 * @see #getProbe()
	 * @generated
	 */
	void setProbe(Probe value);

	/**
	 * Returns the value of the '<em><b>Statistic</b></em>' attribute.
	 * The default value is <code>"FINAL"</code>.
	 * The literals are from the enumeration {@link org.signorini.model.study.Statistic}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Which number.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Statistic</em>' attribute.
	 * @see org.signorini.model.study.Statistic
	 * @see #setStatistic(Statistic)
	 * @see org.signorini.model.study.StudyPackage#getProbeMeasure_Statistic()
	 * @generated
	 */
	Statistic getStatistic();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.ProbeMeasure#getStatistic <em>Statistic</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Statistic</em>' attribute.
	 * @see org.signorini.model.study.Statistic
	 * @see #getStatistic()
	 * @generated
	 */
	void setStatistic(Statistic value);

	/**
	 * Returns the value of the '<em><b>Start</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Nothing before this time counts.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Start</em>' attribute.
	 * @see #setStart(String)
	 * @see org.signorini.model.study.StudyPackage#getProbeMeasure_Start()
	 * @generated
	 */
	String getStart();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.ProbeMeasure#getStart <em>Start</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Start</em>' attribute.
	 * @see #getStart()
	 * @generated
	 */
	void setStart(String value);

} // ProbeMeasure
