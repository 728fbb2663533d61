/**
 */
package org.signorini.model.mechanism;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Contact Side</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * What a contact pair can name: a geometry or a group of them.
 * <!-- end-model-doc -->
 *
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getContactSide()
 * @generated
 */
public interface ContactSide extends NamedElement
{
} // ContactSide
