/**
 */
package org.signorini.model.mechanism;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Marker</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A frame fixed to a body.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.Marker#getBody <em>Body</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Marker#getPosition <em>Position</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Marker#getOrientation <em>Orientation</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Marker#getGeometries <em>Geometries</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getMarker()
 * @generated
 */
public interface Marker extends NamedElement
{
	/**
	 * Returns the value of the '<em><b>Body</b></em>' container reference.
	 * It is bidirectional and its opposite is '{@link org.signorini.model.mechanism.Body#getMarkers <em>Markers</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The body it is fixed to.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Body</em>' container reference.
	 * @see #setBody(Body)
	 * @see org.signorini.model.mechanism.MechanismPackage#getMarker_Body()
	 * @see org.signorini.model.mechanism.Body#getMarkers
	 * @generated
	 */
	Body getBody();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Marker#getBody <em>Body</em>}' container reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Body</em>' container reference.
	 * @see #getBody()
	 * @generated
	 */
	void setBody(Body value);

	/**
	 * Returns the value of the '<em><b>Position</b></em>' attribute.
	 * The default value is <code>"0, 0, 0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Origin in the body's frame.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Position</em>' attribute.
	 * @see #setPosition(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getMarker_Position()
	 * @generated
	 */
	String getPosition();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Marker#getPosition <em>Position</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Position</em>' attribute.
	 * @see #getPosition()
	 * @generated
	 */
	void setPosition(String value);

	/**
	 * Returns the value of the '<em><b>Orientation</b></em>' attribute.
	 * The default value is <code>"0, 0, 0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How it is turned relative to the body's frame.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Orientation</em>' attribute.
	 * @see #setOrientation(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getMarker_Orientation()
	 * @generated
	 */
	String getOrientation();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Marker#getOrientation <em>Orientation</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Orientation</em>' attribute.
	 * @see #getOrientation()
	 * @generated
	 */
	void setOrientation(String value);

	/**
	 * Returns the value of the '<em><b>Geometries</b></em>' containment reference list.
	 * The list contents are of type {@link org.signorini.model.mechanism.Geometry}.
	 * It is bidirectional and its opposite is '{@link org.signorini.model.mechanism.Geometry#getMarker <em>Marker</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Shapes placed by this marker.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Geometries</em>' containment reference list.
	 * @see org.signorini.model.mechanism.MechanismPackage#getMarker_Geometries()
	 * @see org.signorini.model.mechanism.Geometry#getMarker
	 * @generated
	 */
	EList<Geometry> getGeometries();

} // Marker
