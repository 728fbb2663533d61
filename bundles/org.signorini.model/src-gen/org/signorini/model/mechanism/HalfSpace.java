/**
 */
package org.signorini.model.mechanism;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Half Space</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Everything below the marker's plane z = 0; its x and y axes are the tangents of contacts.
 * <!-- end-model-doc -->
 *
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getHalfSpace()
 * @generated
 */
public interface HalfSpace extends Geometry
{
} // HalfSpace
