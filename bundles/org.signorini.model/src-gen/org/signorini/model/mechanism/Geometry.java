/**
 */
package org.signorini.model.mechanism;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Geometry</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A shape on a marker, for contact, mass and picture.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.Geometry#getMarker <em>Marker</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Geometry#getMaterial <em>Material</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Geometry#isWeighs <em>Weighs</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getGeometry()
 * @generated
 */
public interface Geometry extends ContactSide
{
	/**
	 * Returns the value of the '<em><b>Marker</b></em>' container reference.
	 * It is bidirectional and its opposite is '{@link org.signorini.model.mechanism.Marker#getGeometries <em>Geometries</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Where it sits.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Marker</em>' container reference.
	 * @see #setMarker(Marker)
	 * @see org.signorini.model.mechanism.MechanismPackage#getGeometry_Marker()
	 * @see org.signorini.model.mechanism.Marker#getGeometries
	 * @generated
	 */
	Marker getMarker();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Geometry#getMarker <em>Marker</em>}' container reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Marker</em>' container reference.
	 * @see #getMarker()
	 * @generated
	 */
	void setMarker(Marker value);

	/**
	 * Returns the value of the '<em><b>Material</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What it is made of.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Material</em>' reference.
	 * @see #setMaterial(Material)
	 * @see org.signorini.model.mechanism.MechanismPackage#getGeometry_Material()
	 * @generated
	 */
	Material getMaterial();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Geometry#getMaterial <em>Material</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Material</em>' reference.
	 * @see #getMaterial()
	 * @generated
	 */
	void setMaterial(Material value);

	/**
	 * Returns the value of the '<em><b>Weighs</b></em>' attribute.
	 * The default value is <code>"true"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether it counts where the body's mass or inertia follow from its geometries.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Weighs</em>' attribute.
	 * @see #setWeighs(boolean)
	 * @see org.signorini.model.mechanism.MechanismPackage#getGeometry_Weighs()
	 * @generated
	 */
	boolean isWeighs();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Geometry#isWeighs <em>Weighs</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Weighs</em>' attribute.
	 * @see #isWeighs()
	 * @generated
	 */
	void setWeighs(boolean value);

} // Geometry
