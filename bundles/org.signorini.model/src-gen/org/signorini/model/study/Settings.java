/**
 */
package org.signorini.model.study;

import org.signorini.model.mechanism.NamedElement;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Settings</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * How a mechanism is computed. What is empty is taken from the study, or is the default.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.study.Settings#getFormulation <em>Formulation</em>}</li>
 *   <li>{@link org.signorini.model.study.Settings#getContactModel <em>Contact Model</em>}</li>
 *   <li>{@link org.signorini.model.study.Settings#getSolver <em>Solver</em>}</li>
 *   <li>{@link org.signorini.model.study.Settings#getScheme <em>Scheme</em>}</li>
 *   <li>{@link org.signorini.model.study.Settings#getStep <em>Step</em>}</li>
 *   <li>{@link org.signorini.model.study.Settings#getDuration <em>Duration</em>}</li>
 *   <li>{@link org.signorini.model.study.Settings#getTolerance <em>Tolerance</em>}</li>
 *   <li>{@link org.signorini.model.study.Settings#getStabilization <em>Stabilization</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.study.StudyPackage#getSettings()
 * @generated
 */
public interface Settings extends NamedElement
{
	/**
	 * Returns the value of the '<em><b>Formulation</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How the mechanism responds to impulses: rc, mc, ... Default: mc.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Formulation</em>' containment reference.
	 * @see #setFormulation(Choice)
	 * @see org.signorini.model.study.StudyPackage#getSettings_Formulation()
	 * @generated
	 */
	Choice getFormulation();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.Settings#getFormulation <em>Formulation</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Formulation</em>' containment reference.
	 * @see #getFormulation()
	 * @generated
	 */
	void setFormulation(Choice value);

	/**
	 * Returns the value of the '<em><b>Contact Model</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What Coulomb's law means: pyramid, planar, exact-cone, ... Default: pyramid.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Contact Model</em>' containment reference.
	 * @see #setContactModel(Choice)
	 * @see org.signorini.model.study.StudyPackage#getSettings_ContactModel()
	 * @generated
	 */
	Choice getContactModel();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.Settings#getContactModel <em>Contact Model</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Contact Model</em>' containment reference.
	 * @see #getContactModel()
	 * @generated
	 */
	void setContactModel(Choice value);

	/**
	 * Returns the value of the '<em><b>Solver</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What solves the complementarity problems: lemke, path, chain, ... Default: chain.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Solver</em>' containment reference.
	 * @see #setSolver(Choice)
	 * @see org.signorini.model.study.StudyPackage#getSettings_Solver()
	 * @generated
	 */
	Choice getSolver();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.Settings#getSolver <em>Solver</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Solver</em>' containment reference.
	 * @see #getSolver()
	 * @generated
	 */
	void setSolver(Choice value);

	/**
	 * Returns the value of the '<em><b>Scheme</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How time is stepped: semi-implicit-euler, moreau-midpoint, ... Default: semi-implicit-euler.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Scheme</em>' containment reference.
	 * @see #setScheme(Choice)
	 * @see org.signorini.model.study.StudyPackage#getSettings_Scheme()
	 * @generated
	 */
	Choice getScheme();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.Settings#getScheme <em>Scheme</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Scheme</em>' containment reference.
	 * @see #getScheme()
	 * @generated
	 */
	void setScheme(Choice value);

	/**
	 * Returns the value of the '<em><b>Step</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Length of a time step. Default: 1 ms.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Step</em>' attribute.
	 * @see #setStep(String)
	 * @see org.signorini.model.study.StudyPackage#getSettings_Step()
	 * @generated
	 */
	String getStep();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.Settings#getStep <em>Step</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Step</em>' attribute.
	 * @see #getStep()
	 * @generated
	 */
	void setStep(String value);

	/**
	 * Returns the value of the '<em><b>Duration</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How long is computed. Default: 1 s.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Duration</em>' attribute.
	 * @see #setDuration(String)
	 * @see org.signorini.model.study.StudyPackage#getSettings_Duration()
	 * @generated
	 */
	String getDuration();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.Settings#getDuration <em>Duration</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Duration</em>' attribute.
	 * @see #getDuration()
	 * @generated
	 */
	void setDuration(String value);

	/**
	 * Returns the value of the '<em><b>Tolerance</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The residual, scaled, below which a solution counts as one. Default: 1e-9.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Tolerance</em>' attribute.
	 * @see #setTolerance(String)
	 * @see org.signorini.model.study.StudyPackage#getSettings_Tolerance()
	 * @generated
	 */
	String getTolerance();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.Settings#getTolerance <em>Tolerance</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Tolerance</em>' attribute.
	 * @see #getTolerance()
	 * @generated
	 */
	void setTolerance(String value);

	/**
	 * Returns the value of the '<em><b>Stabilization</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Share of the position errors of loops and joints taken back in a step, 0 to 1. Empty: as the formulation does by default.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Stabilization</em>' attribute.
	 * @see #setStabilization(String)
	 * @see org.signorini.model.study.StudyPackage#getSettings_Stabilization()
	 * @generated
	 */
	String getStabilization();

	/**
	 * Sets the value of the '{@link org.signorini.model.study.Settings#getStabilization <em>Stabilization</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Stabilization</em>' attribute.
	 * @see #getStabilization()
	 * @generated
	 */
	void setStabilization(String value);

} // Settings
