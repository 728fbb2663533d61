/**
 */
package org.signorini.model.mechanism;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Body</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Something rigid with markers on it.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.Body#getMarkers <em>Markers</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Body#getColor <em>Color</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getBody()
 * @generated
 */
public interface Body extends NamedElement
{
	/**
	 * Returns the value of the '<em><b>Markers</b></em>' containment reference list.
	 * The list contents are of type {@link org.signorini.model.mechanism.Marker}.
	 * It is bidirectional and its opposite is '{@link org.signorini.model.mechanism.Marker#getBody <em>Body</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Frames fixed to the body, where joints, forces and geometries sit.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Markers</em>' containment reference list.
	 * @see org.signorini.model.mechanism.MechanismPackage#getBody_Markers()
	 * @see org.signorini.model.mechanism.Marker#getBody
	 * @generated
	 */
	EList<Marker> getMarkers();

	/**
	 * Returns the value of the '<em><b>Color</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Colour in the animation, #rrggbb; empty for that of the geometry's material.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Color</em>' attribute.
	 * @see #setColor(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getBody_Color()
	 * @generated
	 */
	String getColor();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Body#getColor <em>Color</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Color</em>' attribute.
	 * @see #getColor()
	 * @generated
	 */
	void setColor(String value);

} // Body
