/**
 */
package org.signorini.model.mechanism;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Cylinder</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A straight circular cylinder about the marker's z axis, its middle at the origin.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.Cylinder#getRadius <em>Radius</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Cylinder#getLength <em>Length</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getCylinder()
 * @generated
 */
public interface Cylinder extends Geometry
{
	/**
	 * Returns the value of the '<em><b>Radius</b></em>' attribute.
	 * The default value is <code>"0.1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Radius.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Radius</em>' attribute.
	 * @see #setRadius(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getCylinder_Radius()
	 * @generated
	 */
	String getRadius();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Cylinder#getRadius <em>Radius</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Radius</em>' attribute.
	 * @see #getRadius()
	 * @generated
	 */
	void setRadius(String value);

	/**
	 * Returns the value of the '<em><b>Length</b></em>' attribute.
	 * The default value is <code>"0.2"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Distance of the two flat ends.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Length</em>' attribute.
	 * @see #setLength(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getCylinder_Length()
	 * @generated
	 */
	String getLength();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Cylinder#getLength <em>Length</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Length</em>' attribute.
	 * @see #getLength()
	 * @generated
	 */
	void setLength(String value);

} // Cylinder
