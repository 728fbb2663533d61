/**
 */
package org.signorini.model.mechanism;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Energy Probe</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Records an energy of the whole mechanism.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.EnergyProbe#getKind <em>Kind</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getEnergyProbe()
 * @generated
 */
public interface EnergyProbe extends Probe
{
	/**
	 * Returns the value of the '<em><b>Kind</b></em>' attribute.
	 * The default value is <code>"TOTAL"</code>.
	 * The literals are from the enumeration {@link org.signorini.model.mechanism.EnergyKind}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Which energy.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Kind</em>' attribute.
	 * @see org.signorini.model.mechanism.EnergyKind
	 * @see #setKind(EnergyKind)
	 * @see org.signorini.model.mechanism.MechanismPackage#getEnergyProbe_Kind()
	 * @generated
	 */
	EnergyKind getKind();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.EnergyProbe#getKind <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Kind</em>' attribute.
	 * @see org.signorini.model.mechanism.EnergyKind
	 * @see #getKind()
	 * @generated
	 */
	void setKind(EnergyKind value);

} // EnergyProbe
