/**
 */
package org.signorini.model.mechanism;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Marker Probe</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Records the motion of a marker.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.MarkerProbe#getMarker <em>Marker</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.MarkerProbe#getRelativeTo <em>Relative To</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.MarkerProbe#getQuantity <em>Quantity</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.MarkerProbe#getComponent <em>Component</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getMarkerProbe()
 * @generated
 */
public interface MarkerProbe extends Probe
{
	/**
	 * Returns the value of the '<em><b>Marker</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The marker.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Marker</em>' reference.
	 * @see #setMarker(Marker)
	 * @see org.signorini.model.mechanism.MechanismPackage#getMarkerProbe_Marker()
	 * @generated
	 */
	Marker getMarker();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.MarkerProbe#getMarker <em>Marker</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Marker</em>' reference.
	 * @see #getMarker()
	 * @generated
	 */
	void setMarker(Marker value);

	/**
	 * Returns the value of the '<em><b>Relative To</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * In whose axes and from whose origin it is seen; empty for the ground's.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Relative To</em>' reference.
	 * @see #setRelativeTo(Marker)
	 * @see org.signorini.model.mechanism.MechanismPackage#getMarkerProbe_RelativeTo()
	 * @generated
	 */
	Marker getRelativeTo();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.MarkerProbe#getRelativeTo <em>Relative To</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Relative To</em>' reference.
	 * @see #getRelativeTo()
	 * @generated
	 */
	void setRelativeTo(Marker value);

	/**
	 * Returns the value of the '<em><b>Quantity</b></em>' attribute.
	 * The default value is <code>"POSITION"</code>.
	 * The literals are from the enumeration {@link org.signorini.model.mechanism.MarkerQuantity}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What is recorded.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Quantity</em>' attribute.
	 * @see org.signorini.model.mechanism.MarkerQuantity
	 * @see #setQuantity(MarkerQuantity)
	 * @see org.signorini.model.mechanism.MechanismPackage#getMarkerProbe_Quantity()
	 * @generated
	 */
	MarkerQuantity getQuantity();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.MarkerProbe#getQuantity <em>Quantity</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Quantity</em>' attribute.
	 * @see org.signorini.model.mechanism.MarkerQuantity
	 * @see #getQuantity()
	 * @generated
	 */
	void setQuantity(MarkerQuantity value);

	/**
	 * Returns the value of the '<em><b>Component</b></em>' attribute.
	 * The default value is <code>"ALL"</code>.
	 * The literals are from the enumeration {@link org.signorini.model.mechanism.Component}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Which part of it.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Component</em>' attribute.
	 * @see org.signorini.model.mechanism.Component
	 * @see #setComponent(Component)
	 * @see org.signorini.model.mechanism.MechanismPackage#getMarkerProbe_Component()
	 * @generated
	 */
	Component getComponent();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.MarkerProbe#getComponent <em>Component</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Component</em>' attribute.
	 * @see org.signorini.model.mechanism.Component
	 * @see #getComponent()
	 * @generated
	 */
	void setComponent(Component value);

} // MarkerProbe
