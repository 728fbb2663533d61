/**
 */
package org.signorini.model.mechanism;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Joint</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * How the second marker may move relative to the first.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.Joint#getKind <em>Kind</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Joint#getFrom <em>From</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Joint#getTo <em>To</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Joint#getAxis <em>Axis</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Joint#getSecondAxis <em>Second Axis</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Joint#getLimits <em>Limits</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Joint#isCut <em>Cut</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Joint#getInitial <em>Initial</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Joint#getInitialVelocity <em>Initial Velocity</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.Joint#getReference <em>Reference</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getJoint()
 * @generated
 */
public interface Joint extends NamedElement
{
	/**
	 * Returns the value of the '<em><b>Kind</b></em>' attribute.
	 * The default value is <code>"REVOLUTE"</code>.
	 * The literals are from the enumeration {@link org.signorini.model.mechanism.JointKind}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Its freedoms.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Kind</em>' attribute.
	 * @see org.signorini.model.mechanism.JointKind
	 * @see #setKind(JointKind)
	 * @see org.signorini.model.mechanism.MechanismPackage#getJoint_Kind()
	 * @generated
	 */
	JointKind getKind();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Joint#getKind <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Kind</em>' attribute.
	 * @see org.signorini.model.mechanism.JointKind
	 * @see #getKind()
	 * @generated
	 */
	void setKind(JointKind value);

	/**
	 * Returns the value of the '<em><b>From</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The first marker, F.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>From</em>' reference.
	 * @see #setFrom(Marker)
	 * @see org.signorini.model.mechanism.MechanismPackage#getJoint_From()
	 * @generated
	 */
	Marker getFrom();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Joint#getFrom <em>From</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>From</em>' reference.
	 * @see #getFrom()
	 * @generated
	 */
	void setFrom(Marker value);

	/**
	 * Returns the value of the '<em><b>To</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The second marker, M, whose motion in F the coordinates tell.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>To</em>' reference.
	 * @see #setTo(Marker)
	 * @see org.signorini.model.mechanism.MechanismPackage#getJoint_To()
	 * @generated
	 */
	Marker getTo();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Joint#getTo <em>To</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>To</em>' reference.
	 * @see #getTo()
	 * @generated
	 */
	void setTo(Marker value);

	/**
	 * Returns the value of the '<em><b>Axis</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The joint's axis in the axes of both markers; empty for their z. Of a universal joint the first axis, empty for x.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Axis</em>' attribute.
	 * @see #setAxis(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getJoint_Axis()
	 * @generated
	 */
	String getAxis();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Joint#getAxis <em>Axis</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Axis</em>' attribute.
	 * @see #getAxis()
	 * @generated
	 */
	void setAxis(String value);

	/**
	 * Returns the value of the '<em><b>Second Axis</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The second axis of a universal joint, at right angles to the first; empty for y.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Second Axis</em>' attribute.
	 * @see #setSecondAxis(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getJoint_SecondAxis()
	 * @generated
	 */
	String getSecondAxis();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Joint#getSecondAxis <em>Second Axis</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Second Axis</em>' attribute.
	 * @see #getSecondAxis()
	 * @generated
	 */
	void setSecondAxis(String value);

	/**
	 * Returns the value of the '<em><b>Limits</b></em>' containment reference list.
	 * The list contents are of type {@link org.signorini.model.mechanism.JointLimit}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Bounds on coordinates.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Limits</em>' containment reference list.
	 * @see org.signorini.model.mechanism.MechanismPackage#getJoint_Limits()
	 * @generated
	 */
	EList<JointLimit> getLimits();

	/**
	 * Returns the value of the '<em><b>Cut</b></em>' attribute.
	 * The default value is <code>"false"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether a loop is cut at this joint rather than where the topology suggests.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Cut</em>' attribute.
	 * @see #setCut(boolean)
	 * @see org.signorini.model.mechanism.MechanismPackage#getJoint_Cut()
	 * @generated
	 */
	boolean isCut();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Joint#isCut <em>Cut</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Cut</em>' attribute.
	 * @see #isCut()
	 * @generated
	 */
	void setCut(boolean value);

	/**
	 * Returns the value of the '<em><b>Initial</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Coordinates at the start. Empty: they follow from the bodies' positions, or are zero.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Initial</em>' attribute.
	 * @see #setInitial(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getJoint_Initial()
	 * @generated
	 */
	String getInitial();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Joint#getInitial <em>Initial</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Initial</em>' attribute.
	 * @see #getInitial()
	 * @generated
	 */
	void setInitial(String value);

	/**
	 * Returns the value of the '<em><b>Initial Velocity</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Velocities at the start. Empty: at rest.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Initial Velocity</em>' attribute.
	 * @see #setInitialVelocity(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getJoint_InitialVelocity()
	 * @generated
	 */
	String getInitialVelocity();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Joint#getInitialVelocity <em>Initial Velocity</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Initial Velocity</em>' attribute.
	 * @see #getInitialVelocity()
	 * @generated
	 */
	void setInitialVelocity(String value);

	/**
	 * Returns the value of the '<em><b>Reference</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Coordinates about which LINEARIZED kinematics linearize. Empty: zero.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Reference</em>' attribute.
	 * @see #setReference(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getJoint_Reference()
	 * @generated
	 */
	String getReference();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.Joint#getReference <em>Reference</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Reference</em>' attribute.
	 * @see #getReference()
	 * @generated
	 */
	void setReference(String value);

} // Joint
