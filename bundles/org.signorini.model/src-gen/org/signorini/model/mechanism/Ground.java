/**
 */
package org.signorini.model.mechanism;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Ground</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * What does not move; its frame is the world's.
 * <!-- end-model-doc -->
 *
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getGround()
 * @generated
 */
public interface Ground extends Body
{
} // Ground
