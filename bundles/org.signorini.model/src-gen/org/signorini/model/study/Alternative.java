/**
 */
package org.signorini.model.study;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Alternative</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Settings that differ from the study's.
 * <!-- end-model-doc -->
 *
 *
 * @see org.signorini.model.study.StudyPackage#getAlternative()
 * @generated
 */
public interface Alternative extends Settings
{
} // Alternative
