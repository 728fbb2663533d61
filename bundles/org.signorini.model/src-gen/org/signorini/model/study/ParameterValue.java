/**
 */
package org.signorini.model.study;

import org.eclipse.emf.ecore.EObject;

import org.signorini.model.mechanism.Parameter;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Parameter Value</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Another value of a parameter.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.study.ParameterValue#getParameter <em>Parameter</em>}</li>
 *   <li>{@link org.signorini.model.study.ParameterValue#getValue <em>Value</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.study.StudyPackage#getParameterValue()
 * @generated
 */
public interface ParameterValue extends EObject
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
	 * @see org.signorini.model.study.StudyPackage#getParameterValue_Parameter()
	 * @generated
	 */
	Parameter getParameter();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.ParameterValue#getParameter <em>Parameter</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Parameter</em>' reference.
	 * @see #getParameter()
	 * @generated
	 */
	void setParameter(Parameter value);

	/**
	 * Returns the value of the '<em><b>Value</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Its value in this study.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Value</em>' attribute.
	 * @see #setValue(String)
	 * @see org.signorini.model.study.StudyPackage#getParameterValue_Value()
	 * @generated
	 */
	String getValue();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.ParameterValue#getValue <em>Value</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Value</em>' attribute.
	 * @see #getValue()
	 * @generated
	 */
	void setValue(String value);

} // ParameterValue
