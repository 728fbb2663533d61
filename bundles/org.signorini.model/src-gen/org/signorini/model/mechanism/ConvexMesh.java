/**
 */
package org.signorini.model.mechanism;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Convex Mesh</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * The convex hull of points, typed in or read from a file.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.mechanism.ConvexMesh#getPoints <em>Points</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.ConvexMesh#getFile <em>File</em>}</li>
 *   <li>{@link org.signorini.model.mechanism.ConvexMesh#getScale <em>Scale</em>}</li>
 * </ul>
 *
 * @see org.signorini.model.mechanism.MechanismPackage#getConvexMesh()
 * @generated
 */
public interface ConvexMesh extends Geometry
{
	/**
	 * Returns the value of the '<em><b>Points</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * x, y, z of each point, one after the other. Empty: those of the file.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Points</em>' attribute.
	 * @see #setPoints(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getConvexMesh_Points()
	 * @generated
	 */
	String getPoints();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.ConvexMesh#getPoints <em>Points</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Points</em>' attribute.
	 * @see #getPoints()
	 * @generated
	 */
	void setPoints(String value);

	/**
	 * Returns the value of the '<em><b>File</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * An STL or OBJ file, by a path relative to the mechanism's file, below its folder.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>File</em>' attribute.
	 * @see #setFile(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getConvexMesh_File()
	 * @generated
	 */
	String getFile();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.ConvexMesh#getFile <em>File</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>File</em>' attribute.
	 * @see #getFile()
	 * @generated
	 */
	void setFile(String value);

	/**
	 * Returns the value of the '<em><b>Scale</b></em>' attribute.
	 * The default value is <code>"1, 1, 1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Factors by which x, y and z are multiplied.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Scale</em>' attribute.
	 * @see #setScale(String)
	 * @see org.signorini.model.mechanism.MechanismPackage#getConvexMesh_Scale()
	 * @generated
	 */
	String getScale();

	/**
	 * Sets the value of the '{@link org.signorini.model.mechanism.ConvexMesh#getScale <em>Scale</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Scale</em>' attribute.
	 * @see #getScale()
	 * @generated
	 */
	void setScale(String value);

} // ConvexMesh
