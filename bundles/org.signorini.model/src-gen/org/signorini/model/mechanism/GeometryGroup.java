/**
 */
package org.signorini.model.mechanism;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Geometry Group</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A set of geometries.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.GeometryGroup#getGeometries <em>Geometries</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.GeometryGroup#getBodies <em>Bodies</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.GeometryGroup#isEverything <em>Everything</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getGeometryGroup()
 * @generated
 */
public interface GeometryGroup extends ContactSide
{
	/**
	 * Returns the value of the '<em><b>Geometries</b></em>' reference list.
	 * The list contents are of type {@link org.signorini.model.mechanism.Geometry}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Members one by one.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Geometries</em>' reference list.
	 * @see org.signorini.model.mechanism.MechanismPackage#getGeometryGroup_Geometries()
	 * @generated
	 */
	EList<Geometry> getGeometries();

	/**
	 * Returns the value of the '<em><b>Bodies</b></em>' reference list.
	 * The list contents are of type {@link org.signorini.model.mechanism.Body}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Bodies all of whose geometries are members.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Bodies</em>' reference list.
	 * @see org.signorini.model.mechanism.MechanismPackage#getGeometryGroup_Bodies()
	 * @generated
	 */
	EList<Body> getBodies();

	/**
	 * Returns the value of the '<em><b>Everything</b></em>' attribute.
	 * The default value is <code>"false"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether all geometries of the mechanism are members.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Everything</em>' attribute.
	 * @see #setEverything(boolean)
	 * @see org.signorini.model.mechanism.MechanismPackage#getGeometryGroup_Everything()
	 * @generated
	 */
	boolean isEverything();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.GeometryGroup#isEverything <em>Everything</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Everything</em>' attribute.
	 * @see #isEverything()
	 * @generated
	 */
	void setEverything(boolean value);

} // GeometryGroup
