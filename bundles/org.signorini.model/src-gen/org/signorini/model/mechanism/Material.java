/**
 */
package org.signorini.model.mechanism;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Material</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * What a geometry is made of.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.Material#getDensity <em>Density</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Material#getColor <em>Color</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getMaterial()
 * @generated
 */
public interface Material extends NamedElement
{
	/**
	 * Returns the value of the '<em><b>Density</b></em>' attribute.
	 * The default value is <code>"1000"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Mass per volume.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Density</em>' attribute.
	 * @see #setDensity(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getMaterial_Density()
	 * @generated
	 */
	String getDensity();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Material#getDensity <em>Density</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Density</em>' attribute.
	 * @see #getDensity()
	 * @generated
	 */
	void setDensity(String value);

	/**
	 * Returns the value of the '<em><b>Color</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Colour in the animation, #rrggbb.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Color</em>' attribute.
	 * @see #setColor(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getMaterial_Color()
	 * @generated
	 */
	String getColor();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Material#getColor <em>Color</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Color</em>' attribute.
	 * @see #getColor()
	 * @generated
	 */
	void setColor(String value);

} // Material
