/**
 */
package org.signorini.model.study;

import org.eclipse.emf.ecore.EObject;

import org.signorini.model.mechanism.Parameter;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Variation</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Values of a parameter, each of which is a run.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.study.Variation#getParameter <em>Parameter</em>}</li>
 *   <li>{@link org.signorini.model.study.Variation#getValues <em>Values</em>}</li>
 *   <li>{@link org.signorini.model.study.Variation#getFrom <em>From</em>}</li>
 *   <li>{@link org.signorini.model.study.Variation#getTo <em>To</em>}</li>
 *   <li>{@link org.signorini.model.study.Variation#getCount <em>Count</em>}</li>
 *   <li>{@link org.signorini.model.study.Variation#getSpacing <em>Spacing</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.study.StudyPackage#getVariation()
 * @generated
 */
public interface Variation extends EObject
{
	/**
	 * Returns the value of the '<em><b>Parameter</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The parameter.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Parameter</em>' reference.
	 * @see #setParameter(Parameter)
	 * @see org.signorini.model.study.StudyPackage#getVariation_Parameter()
	 * @generated
	 */
	Parameter getParameter();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.Variation#getParameter <em>Parameter</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Parameter</em>' reference.
	 * @see #getParameter()
	 * @generated
	 */
	void setParameter(Parameter value);

	/**
	 * Returns the value of the '<em><b>Values</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The values one by one. Empty: the range below.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Values</em>' attribute.
	 * @see #setValues(String)
	 * @see org.signorini.model.study.StudyPackage#getVariation_Values()
	 * @generated
	 */
	String getValues();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.Variation#getValues <em>Values</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Values</em>' attribute.
	 * @see #getValues()
	 * @generated
	 */
	void setValues(String value);

	/**
	 * Returns the value of the '<em><b>From</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * First value of the range.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>From</em>' attribute.
	 * @see #setFrom(String)
	 * @see org.signorini.model.study.StudyPackage#getVariation_From()
	 * @generated
	 */
	String getFrom();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.Variation#getFrom <em>From</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>From</em>' attribute.
	 * @see #getFrom()
	 * @generated
	 */
	void setFrom(String value);

	/**
	 * Returns the value of the '<em><b>To</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Last value of the range.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>To</em>' attribute.
	 * @see #setTo(String)
	 * @see org.signorini.model.study.StudyPackage#getVariation_To()
	 * @generated
	 */
	String getTo();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.Variation#getTo <em>To</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>To</em>' attribute.
	 * @see #getTo()
	 * @generated
	 */
	void setTo(String value);

	/**
	 * Returns the value of the '<em><b>Count</b></em>' attribute.
	 * The default value is <code>"2"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How many values the range has.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Count</em>' attribute.
	 * @see #setCount(int)
	 * @see org.signorini.model.study.StudyPackage#getVariation_Count()
	 * @generated
	 */
	int getCount();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.Variation#getCount <em>Count</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Count</em>' attribute.
	 * @see #getCount()
	 * @generated
	 */
	void setCount(int value);

	/**
	 * Returns the value of the '<em><b>Spacing</b></em>' attribute.
	 * The default value is <code>"LINEAR"</code>.
	 * The literals are from the enumeration {@link org.signorini.model.study.Spacing}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How they lie.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Spacing</em>' attribute.
	 * @see org.signorini.model.study.Spacing
	 * @see #setSpacing(Spacing)
	 * @see org.signorini.model.study.StudyPackage#getVariation_Spacing()
	 * @generated
	 */
	Spacing getSpacing();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.Variation#getSpacing <em>Spacing</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Spacing</em>' attribute.
	 * @see org.signorini.model.study.Spacing
	 * @see #getSpacing()
	 * @generated
	 */
	void setSpacing(Spacing value);

} // Variation
