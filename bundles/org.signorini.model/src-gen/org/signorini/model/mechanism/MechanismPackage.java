/**
 */
package org.signorini.model.mechanism;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.EReference;

/**
 * <!-- begin-user-doc -->
 * The <b>Package</b> for the model.
 * It contains accessors for the meta objects to represent
 * <ul>
 *   <li>each class,</li>
 *   <li>each feature of each class,</li>
 *   <li>each enum,</li>
 *   <li>and each data type</li>
 * </ul>
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * Mechanisms as engineers draw them: bodies, joints, forces, and what may touch. Lengths, masses and times are in SI units unless a unit is written.
 * <!-- end-model-doc -->
 * @see org.signorini.model.mechanism.MechanismFactory
 * @generated
 */
public interface MechanismPackage extends EPackage
{
	/**
	 * The package name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	String eNAME = "mechanism";

	/**
	 * The package namespace URI.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	String eNS_URI = "http://www.signorini.org/mechanism/1.0";

	/**
	 * The package namespace name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	String eNS_PREFIX = "mechanism";

	/**
	 * The singleton instance of the package.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	MechanismPackage eINSTANCE = org.signorini.model.mechanism.impl.MechanismPackageImpl.init();

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.NamedElementImpl <em>Named Element</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.NamedElementImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getNamedElement()
	 * @generated
	 */
	int NAMED_ELEMENT = 0;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NAMED_ELEMENT__NAME = 0;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NAMED_ELEMENT__DESCRIPTION = 1;

	/**
	 * The number of structural features of the '<em>Named Element</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NAMED_ELEMENT_FEATURE_COUNT = 2;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.MechanismImpl <em>Mechanism</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.MechanismImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getMechanism()
	 * @generated
	 */
	int MECHANISM = 1;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MECHANISM__NAME = NAMED_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MECHANISM__DESCRIPTION = NAMED_ELEMENT__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Gravity</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MECHANISM__GRAVITY = NAMED_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Kinematics</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MECHANISM__KINEMATICS = NAMED_ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Neighbours Collide</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MECHANISM__NEIGHBOURS_COLLIDE = NAMED_ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Limit Restitution</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MECHANISM__LIMIT_RESTITUTION = NAMED_ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Limit Restitution Speed</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MECHANISM__LIMIT_RESTITUTION_SPEED = NAMED_ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Parameters</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MECHANISM__PARAMETERS = NAMED_ELEMENT_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Materials</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MECHANISM__MATERIALS = NAMED_ELEMENT_FEATURE_COUNT + 6;

	/**
	 * The feature id for the '<em><b>Ground</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MECHANISM__GROUND = NAMED_ELEMENT_FEATURE_COUNT + 7;

	/**
	 * The feature id for the '<em><b>Bodies</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MECHANISM__BODIES = NAMED_ELEMENT_FEATURE_COUNT + 8;

	/**
	 * The feature id for the '<em><b>Joints</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MECHANISM__JOINTS = NAMED_ELEMENT_FEATURE_COUNT + 9;

	/**
	 * The feature id for the '<em><b>Forces</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MECHANISM__FORCES = NAMED_ELEMENT_FEATURE_COUNT + 10;

	/**
	 * The feature id for the '<em><b>Groups</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MECHANISM__GROUPS = NAMED_ELEMENT_FEATURE_COUNT + 11;

	/**
	 * The feature id for the '<em><b>Contacts</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MECHANISM__CONTACTS = NAMED_ELEMENT_FEATURE_COUNT + 12;

	/**
	 * The feature id for the '<em><b>Exclusions</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MECHANISM__EXCLUSIONS = NAMED_ELEMENT_FEATURE_COUNT + 13;

	/**
	 * The feature id for the '<em><b>Probes</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MECHANISM__PROBES = NAMED_ELEMENT_FEATURE_COUNT + 14;

	/**
	 * The number of structural features of the '<em>Mechanism</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MECHANISM_FEATURE_COUNT = NAMED_ELEMENT_FEATURE_COUNT + 15;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.ParameterImpl <em>Parameter</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.ParameterImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getParameter()
	 * @generated
	 */
	int PARAMETER = 2;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PARAMETER__NAME = NAMED_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PARAMETER__DESCRIPTION = NAMED_ELEMENT__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Value</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PARAMETER__VALUE = NAMED_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The number of structural features of the '<em>Parameter</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PARAMETER_FEATURE_COUNT = NAMED_ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.MaterialImpl <em>Material</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.MaterialImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getMaterial()
	 * @generated
	 */
	int MATERIAL = 3;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MATERIAL__NAME = NAMED_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MATERIAL__DESCRIPTION = NAMED_ELEMENT__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Density</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MATERIAL__DENSITY = NAMED_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Color</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MATERIAL__COLOR = NAMED_ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The number of structural features of the '<em>Material</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MATERIAL_FEATURE_COUNT = NAMED_ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.BodyImpl <em>Body</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.BodyImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getBody()
	 * @generated
	 */
	int BODY = 4;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int BODY__NAME = NAMED_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int BODY__DESCRIPTION = NAMED_ELEMENT__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Markers</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int BODY__MARKERS = NAMED_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Color</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int BODY__COLOR = NAMED_ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The number of structural features of the '<em>Body</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int BODY_FEATURE_COUNT = NAMED_ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.GroundImpl <em>Ground</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.GroundImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getGround()
	 * @generated
	 */
	int GROUND = 5;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int GROUND__NAME = BODY__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int GROUND__DESCRIPTION = BODY__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Markers</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int GROUND__MARKERS = BODY__MARKERS;

	/**
	 * The feature id for the '<em><b>Color</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int GROUND__COLOR = BODY__COLOR;

	/**
	 * The number of structural features of the '<em>Ground</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int GROUND_FEATURE_COUNT = BODY_FEATURE_COUNT + 0;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.RigidBodyImpl <em>Rigid Body</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.RigidBodyImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getRigidBody()
	 * @generated
	 */
	int RIGID_BODY = 6;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RIGID_BODY__NAME = BODY__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RIGID_BODY__DESCRIPTION = BODY__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Markers</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RIGID_BODY__MARKERS = BODY__MARKERS;

	/**
	 * The feature id for the '<em><b>Color</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RIGID_BODY__COLOR = BODY__COLOR;

	/**
	 * The feature id for the '<em><b>Mass</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RIGID_BODY__MASS = BODY_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Center Of Mass</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RIGID_BODY__CENTER_OF_MASS = BODY_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Inertia</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RIGID_BODY__INERTIA = BODY_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Density</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RIGID_BODY__DENSITY = BODY_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Position</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RIGID_BODY__POSITION = BODY_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Orientation</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RIGID_BODY__ORIENTATION = BODY_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Velocity</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RIGID_BODY__VELOCITY = BODY_FEATURE_COUNT + 6;

	/**
	 * The feature id for the '<em><b>Angular Velocity</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RIGID_BODY__ANGULAR_VELOCITY = BODY_FEATURE_COUNT + 7;

	/**
	 * The number of structural features of the '<em>Rigid Body</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RIGID_BODY_FEATURE_COUNT = BODY_FEATURE_COUNT + 8;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.MarkerImpl <em>Marker</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.MarkerImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getMarker()
	 * @generated
	 */
	int MARKER = 7;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MARKER__NAME = NAMED_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MARKER__DESCRIPTION = NAMED_ELEMENT__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Body</b></em>' container reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MARKER__BODY = NAMED_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Position</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MARKER__POSITION = NAMED_ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Orientation</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MARKER__ORIENTATION = NAMED_ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Geometries</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MARKER__GEOMETRIES = NAMED_ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The number of structural features of the '<em>Marker</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MARKER_FEATURE_COUNT = NAMED_ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.ContactSideImpl <em>Contact Side</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.ContactSideImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getContactSide()
	 * @generated
	 */
	int CONTACT_SIDE = 8;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_SIDE__NAME = NAMED_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_SIDE__DESCRIPTION = NAMED_ELEMENT__DESCRIPTION;

	/**
	 * The number of structural features of the '<em>Contact Side</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_SIDE_FEATURE_COUNT = NAMED_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.GeometryImpl <em>Geometry</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.GeometryImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getGeometry()
	 * @generated
	 */
	int GEOMETRY = 9;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int GEOMETRY__NAME = CONTACT_SIDE__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int GEOMETRY__DESCRIPTION = CONTACT_SIDE__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Marker</b></em>' container reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int GEOMETRY__MARKER = CONTACT_SIDE_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Material</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int GEOMETRY__MATERIAL = CONTACT_SIDE_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Weighs</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int GEOMETRY__WEIGHS = CONTACT_SIDE_FEATURE_COUNT + 2;

	/**
	 * The number of structural features of the '<em>Geometry</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int GEOMETRY_FEATURE_COUNT = CONTACT_SIDE_FEATURE_COUNT + 3;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.PointImpl <em>Point</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.PointImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getPoint()
	 * @generated
	 */
	int POINT = 10;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int POINT__NAME = GEOMETRY__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int POINT__DESCRIPTION = GEOMETRY__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Marker</b></em>' container reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int POINT__MARKER = GEOMETRY__MARKER;

	/**
	 * The feature id for the '<em><b>Material</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int POINT__MATERIAL = GEOMETRY__MATERIAL;

	/**
	 * The feature id for the '<em><b>Weighs</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int POINT__WEIGHS = GEOMETRY__WEIGHS;

	/**
	 * The number of structural features of the '<em>Point</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int POINT_FEATURE_COUNT = GEOMETRY_FEATURE_COUNT + 0;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.SphereImpl <em>Sphere</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.SphereImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getSphere()
	 * @generated
	 */
	int SPHERE = 11;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPHERE__NAME = GEOMETRY__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPHERE__DESCRIPTION = GEOMETRY__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Marker</b></em>' container reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPHERE__MARKER = GEOMETRY__MARKER;

	/**
	 * The feature id for the '<em><b>Material</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPHERE__MATERIAL = GEOMETRY__MATERIAL;

	/**
	 * The feature id for the '<em><b>Weighs</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPHERE__WEIGHS = GEOMETRY__WEIGHS;

	/**
	 * The feature id for the '<em><b>Radius</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPHERE__RADIUS = GEOMETRY_FEATURE_COUNT + 0;

	/**
	 * The number of structural features of the '<em>Sphere</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPHERE_FEATURE_COUNT = GEOMETRY_FEATURE_COUNT + 1;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.HalfSpaceImpl <em>Half Space</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.HalfSpaceImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getHalfSpace()
	 * @generated
	 */
	int HALF_SPACE = 12;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HALF_SPACE__NAME = GEOMETRY__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HALF_SPACE__DESCRIPTION = GEOMETRY__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Marker</b></em>' container reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HALF_SPACE__MARKER = GEOMETRY__MARKER;

	/**
	 * The feature id for the '<em><b>Material</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HALF_SPACE__MATERIAL = GEOMETRY__MATERIAL;

	/**
	 * The feature id for the '<em><b>Weighs</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HALF_SPACE__WEIGHS = GEOMETRY__WEIGHS;

	/**
	 * The number of structural features of the '<em>Half Space</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HALF_SPACE_FEATURE_COUNT = GEOMETRY_FEATURE_COUNT + 0;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.BoxImpl <em>Box</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.BoxImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getBox()
	 * @generated
	 */
	int BOX = 13;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int BOX__NAME = GEOMETRY__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int BOX__DESCRIPTION = GEOMETRY__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Marker</b></em>' container reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int BOX__MARKER = GEOMETRY__MARKER;

	/**
	 * The feature id for the '<em><b>Material</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int BOX__MATERIAL = GEOMETRY__MATERIAL;

	/**
	 * The feature id for the '<em><b>Weighs</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int BOX__WEIGHS = GEOMETRY__WEIGHS;

	/**
	 * The feature id for the '<em><b>Size</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int BOX__SIZE = GEOMETRY_FEATURE_COUNT + 0;

	/**
	 * The number of structural features of the '<em>Box</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int BOX_FEATURE_COUNT = GEOMETRY_FEATURE_COUNT + 1;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.CapsuleImpl <em>Capsule</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.CapsuleImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getCapsule()
	 * @generated
	 */
	int CAPSULE = 14;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CAPSULE__NAME = GEOMETRY__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CAPSULE__DESCRIPTION = GEOMETRY__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Marker</b></em>' container reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CAPSULE__MARKER = GEOMETRY__MARKER;

	/**
	 * The feature id for the '<em><b>Material</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CAPSULE__MATERIAL = GEOMETRY__MATERIAL;

	/**
	 * The feature id for the '<em><b>Weighs</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CAPSULE__WEIGHS = GEOMETRY__WEIGHS;

	/**
	 * The feature id for the '<em><b>Radius</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CAPSULE__RADIUS = GEOMETRY_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Length</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CAPSULE__LENGTH = GEOMETRY_FEATURE_COUNT + 1;

	/**
	 * The number of structural features of the '<em>Capsule</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CAPSULE_FEATURE_COUNT = GEOMETRY_FEATURE_COUNT + 2;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.CylinderImpl <em>Cylinder</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.CylinderImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getCylinder()
	 * @generated
	 */
	int CYLINDER = 15;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CYLINDER__NAME = GEOMETRY__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CYLINDER__DESCRIPTION = GEOMETRY__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Marker</b></em>' container reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CYLINDER__MARKER = GEOMETRY__MARKER;

	/**
	 * The feature id for the '<em><b>Material</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CYLINDER__MATERIAL = GEOMETRY__MATERIAL;

	/**
	 * The feature id for the '<em><b>Weighs</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CYLINDER__WEIGHS = GEOMETRY__WEIGHS;

	/**
	 * The feature id for the '<em><b>Radius</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CYLINDER__RADIUS = GEOMETRY_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Length</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CYLINDER__LENGTH = GEOMETRY_FEATURE_COUNT + 1;

	/**
	 * The number of structural features of the '<em>Cylinder</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CYLINDER_FEATURE_COUNT = GEOMETRY_FEATURE_COUNT + 2;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.ConvexMeshImpl <em>Convex Mesh</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.ConvexMeshImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getConvexMesh()
	 * @generated
	 */
	int CONVEX_MESH = 16;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONVEX_MESH__NAME = GEOMETRY__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONVEX_MESH__DESCRIPTION = GEOMETRY__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Marker</b></em>' container reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONVEX_MESH__MARKER = GEOMETRY__MARKER;

	/**
	 * The feature id for the '<em><b>Material</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONVEX_MESH__MATERIAL = GEOMETRY__MATERIAL;

	/**
	 * The feature id for the '<em><b>Weighs</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONVEX_MESH__WEIGHS = GEOMETRY__WEIGHS;

	/**
	 * The feature id for the '<em><b>Points</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONVEX_MESH__POINTS = GEOMETRY_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>File</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONVEX_MESH__FILE = GEOMETRY_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Scale</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONVEX_MESH__SCALE = GEOMETRY_FEATURE_COUNT + 2;

	/**
	 * The number of structural features of the '<em>Convex Mesh</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONVEX_MESH_FEATURE_COUNT = GEOMETRY_FEATURE_COUNT + 3;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.JointImpl <em>Joint</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.JointImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getJoint()
	 * @generated
	 */
	int JOINT = 17;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT__NAME = NAMED_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT__DESCRIPTION = NAMED_ELEMENT__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT__KIND = NAMED_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>From</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT__FROM = NAMED_ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>To</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT__TO = NAMED_ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Axis</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT__AXIS = NAMED_ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Second Axis</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT__SECOND_AXIS = NAMED_ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Limits</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT__LIMITS = NAMED_ELEMENT_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Cut</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT__CUT = NAMED_ELEMENT_FEATURE_COUNT + 6;

	/**
	 * The feature id for the '<em><b>Initial</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT__INITIAL = NAMED_ELEMENT_FEATURE_COUNT + 7;

	/**
	 * The feature id for the '<em><b>Initial Velocity</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT__INITIAL_VELOCITY = NAMED_ELEMENT_FEATURE_COUNT + 8;

	/**
	 * The feature id for the '<em><b>Reference</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT__REFERENCE = NAMED_ELEMENT_FEATURE_COUNT + 9;

	/**
	 * The number of structural features of the '<em>Joint</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_FEATURE_COUNT = NAMED_ELEMENT_FEATURE_COUNT + 10;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.JointLimitImpl <em>Joint Limit</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.JointLimitImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getJointLimit()
	 * @generated
	 */
	int JOINT_LIMIT = 18;

	/**
	 * The feature id for the '<em><b>Coordinate</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_LIMIT__COORDINATE = 0;

	/**
	 * The feature id for the '<em><b>Lower</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_LIMIT__LOWER = 1;

	/**
	 * The feature id for the '<em><b>Upper</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_LIMIT__UPPER = 2;

	/**
	 * The number of structural features of the '<em>Joint Limit</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_LIMIT_FEATURE_COUNT = 3;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.ForceElementImpl <em>Force Element</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.ForceElementImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getForceElement()
	 * @generated
	 */
	int FORCE_ELEMENT = 19;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FORCE_ELEMENT__NAME = NAMED_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FORCE_ELEMENT__DESCRIPTION = NAMED_ELEMENT__DESCRIPTION;

	/**
	 * The number of structural features of the '<em>Force Element</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FORCE_ELEMENT_FEATURE_COUNT = NAMED_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.TranslationalSpringImpl <em>Translational Spring</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.TranslationalSpringImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getTranslationalSpring()
	 * @generated
	 */
	int TRANSLATIONAL_SPRING = 20;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSLATIONAL_SPRING__NAME = FORCE_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSLATIONAL_SPRING__DESCRIPTION = FORCE_ELEMENT__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>From</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSLATIONAL_SPRING__FROM = FORCE_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>To</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSLATIONAL_SPRING__TO = FORCE_ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Stiffness</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSLATIONAL_SPRING__STIFFNESS = FORCE_ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Damping</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSLATIONAL_SPRING__DAMPING = FORCE_ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Rest Length</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSLATIONAL_SPRING__REST_LENGTH = FORCE_ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The number of structural features of the '<em>Translational Spring</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRANSLATIONAL_SPRING_FEATURE_COUNT = FORCE_ELEMENT_FEATURE_COUNT + 5;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.JointForceElementImpl <em>Joint Force Element</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.JointForceElementImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getJointForceElement()
	 * @generated
	 */
	int JOINT_FORCE_ELEMENT = 21;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_FORCE_ELEMENT__NAME = FORCE_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_FORCE_ELEMENT__DESCRIPTION = FORCE_ELEMENT__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Joint</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_FORCE_ELEMENT__JOINT = FORCE_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Coordinate</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_FORCE_ELEMENT__COORDINATE = FORCE_ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The number of structural features of the '<em>Joint Force Element</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_FORCE_ELEMENT_FEATURE_COUNT = FORCE_ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.JointSpringImpl <em>Joint Spring</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.JointSpringImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getJointSpring()
	 * @generated
	 */
	int JOINT_SPRING = 22;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_SPRING__NAME = JOINT_FORCE_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_SPRING__DESCRIPTION = JOINT_FORCE_ELEMENT__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Joint</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_SPRING__JOINT = JOINT_FORCE_ELEMENT__JOINT;

	/**
	 * The feature id for the '<em><b>Coordinate</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_SPRING__COORDINATE = JOINT_FORCE_ELEMENT__COORDINATE;

	/**
	 * The feature id for the '<em><b>Stiffness</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_SPRING__STIFFNESS = JOINT_FORCE_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Damping</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_SPRING__DAMPING = JOINT_FORCE_ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Rest</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_SPRING__REST = JOINT_FORCE_ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The number of structural features of the '<em>Joint Spring</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_SPRING_FEATURE_COUNT = JOINT_FORCE_ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.JointForceImpl <em>Joint Force</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.JointForceImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getJointForce()
	 * @generated
	 */
	int JOINT_FORCE = 23;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_FORCE__NAME = JOINT_FORCE_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_FORCE__DESCRIPTION = JOINT_FORCE_ELEMENT__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Joint</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_FORCE__JOINT = JOINT_FORCE_ELEMENT__JOINT;

	/**
	 * The feature id for the '<em><b>Coordinate</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_FORCE__COORDINATE = JOINT_FORCE_ELEMENT__COORDINATE;

	/**
	 * The feature id for the '<em><b>Value</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_FORCE__VALUE = JOINT_FORCE_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The number of structural features of the '<em>Joint Force</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_FORCE_FEATURE_COUNT = JOINT_FORCE_ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.MotorImpl <em>Motor</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.MotorImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getMotor()
	 * @generated
	 */
	int MOTOR = 24;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MOTOR__NAME = JOINT_FORCE_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MOTOR__DESCRIPTION = JOINT_FORCE_ELEMENT__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Joint</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MOTOR__JOINT = JOINT_FORCE_ELEMENT__JOINT;

	/**
	 * The feature id for the '<em><b>Coordinate</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MOTOR__COORDINATE = JOINT_FORCE_ELEMENT__COORDINATE;

	/**
	 * The feature id for the '<em><b>Law</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MOTOR__LAW = JOINT_FORCE_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Target</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MOTOR__TARGET = JOINT_FORCE_ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Proportional</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MOTOR__PROPORTIONAL = JOINT_FORCE_ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Derivative</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MOTOR__DERIVATIVE = JOINT_FORCE_ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Strongest</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MOTOR__STRONGEST = JOINT_FORCE_ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The number of structural features of the '<em>Motor</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MOTOR_FEATURE_COUNT = JOINT_FORCE_ELEMENT_FEATURE_COUNT + 5;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.ForceImpl <em>Force</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.ForceImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getForce()
	 * @generated
	 */
	int FORCE = 25;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FORCE__NAME = FORCE_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FORCE__DESCRIPTION = FORCE_ELEMENT__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Marker</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FORCE__MARKER = FORCE_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Value</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FORCE__VALUE = FORCE_ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Following</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FORCE__FOLLOWING = FORCE_ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The number of structural features of the '<em>Force</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FORCE_FEATURE_COUNT = FORCE_ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.TorqueImpl <em>Torque</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.TorqueImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getTorque()
	 * @generated
	 */
	int TORQUE = 26;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TORQUE__NAME = FORCE_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TORQUE__DESCRIPTION = FORCE_ELEMENT__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Marker</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TORQUE__MARKER = FORCE_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Value</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TORQUE__VALUE = FORCE_ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Following</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TORQUE__FOLLOWING = FORCE_ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The number of structural features of the '<em>Torque</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TORQUE_FEATURE_COUNT = FORCE_ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.GeometryGroupImpl <em>Geometry Group</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.GeometryGroupImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getGeometryGroup()
	 * @generated
	 */
	int GEOMETRY_GROUP = 27;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int GEOMETRY_GROUP__NAME = CONTACT_SIDE__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int GEOMETRY_GROUP__DESCRIPTION = CONTACT_SIDE__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Geometries</b></em>' reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int GEOMETRY_GROUP__GEOMETRIES = CONTACT_SIDE_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Bodies</b></em>' reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int GEOMETRY_GROUP__BODIES = CONTACT_SIDE_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Everything</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int GEOMETRY_GROUP__EVERYTHING = CONTACT_SIDE_FEATURE_COUNT + 2;

	/**
	 * The number of structural features of the '<em>Geometry Group</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int GEOMETRY_GROUP_FEATURE_COUNT = CONTACT_SIDE_FEATURE_COUNT + 3;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.ContactImpl <em>Contact</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.ContactImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getContact()
	 * @generated
	 */
	int CONTACT = 28;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT__NAME = NAMED_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT__DESCRIPTION = NAMED_ELEMENT__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Static Friction</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT__STATIC_FRICTION = NAMED_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Kinetic Friction</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT__KINETIC_FRICTION = NAMED_ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Slip Speed</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT__SLIP_SPEED = NAMED_ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Anisotropy</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT__ANISOTROPY = NAMED_ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Grain</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT__GRAIN = NAMED_ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Friction Force</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT__FRICTION_FORCE = NAMED_ELEMENT_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Normal Restitution</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT__NORMAL_RESTITUTION = NAMED_ELEMENT_FEATURE_COUNT + 6;

	/**
	 * The feature id for the '<em><b>Tangential Restitution</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT__TANGENTIAL_RESTITUTION = NAMED_ELEMENT_FEATURE_COUNT + 7;

	/**
	 * The feature id for the '<em><b>Restitution Speed</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT__RESTITUTION_SPEED = NAMED_ELEMENT_FEATURE_COUNT + 8;

	/**
	 * The feature id for the '<em><b>Compliance</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT__COMPLIANCE = NAMED_ELEMENT_FEATURE_COUNT + 9;

	/**
	 * The feature id for the '<em><b>Stiffness</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT__STIFFNESS = NAMED_ELEMENT_FEATURE_COUNT + 10;

	/**
	 * The feature id for the '<em><b>Damping</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT__DAMPING = NAMED_ELEMENT_FEATURE_COUNT + 11;

	/**
	 * The feature id for the '<em><b>Tangential Stiffness</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT__TANGENTIAL_STIFFNESS = NAMED_ELEMENT_FEATURE_COUNT + 12;

	/**
	 * The feature id for the '<em><b>Tangential Damping</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT__TANGENTIAL_DAMPING = NAMED_ELEMENT_FEATURE_COUNT + 13;

	/**
	 * The number of structural features of the '<em>Contact</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_FEATURE_COUNT = NAMED_ELEMENT_FEATURE_COUNT + 14;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.ContactPairImpl <em>Contact Pair</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.ContactPairImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getContactPair()
	 * @generated
	 */
	int CONTACT_PAIR = 29;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_PAIR__NAME = CONTACT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_PAIR__DESCRIPTION = CONTACT__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Static Friction</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_PAIR__STATIC_FRICTION = CONTACT__STATIC_FRICTION;

	/**
	 * The feature id for the '<em><b>Kinetic Friction</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_PAIR__KINETIC_FRICTION = CONTACT__KINETIC_FRICTION;

	/**
	 * The feature id for the '<em><b>Slip Speed</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_PAIR__SLIP_SPEED = CONTACT__SLIP_SPEED;

	/**
	 * The feature id for the '<em><b>Anisotropy</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_PAIR__ANISOTROPY = CONTACT__ANISOTROPY;

	/**
	 * The feature id for the '<em><b>Grain</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_PAIR__GRAIN = CONTACT__GRAIN;

	/**
	 * The feature id for the '<em><b>Friction Force</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_PAIR__FRICTION_FORCE = CONTACT__FRICTION_FORCE;

	/**
	 * The feature id for the '<em><b>Normal Restitution</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_PAIR__NORMAL_RESTITUTION = CONTACT__NORMAL_RESTITUTION;

	/**
	 * The feature id for the '<em><b>Tangential Restitution</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_PAIR__TANGENTIAL_RESTITUTION = CONTACT__TANGENTIAL_RESTITUTION;

	/**
	 * The feature id for the '<em><b>Restitution Speed</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_PAIR__RESTITUTION_SPEED = CONTACT__RESTITUTION_SPEED;

	/**
	 * The feature id for the '<em><b>Compliance</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_PAIR__COMPLIANCE = CONTACT__COMPLIANCE;

	/**
	 * The feature id for the '<em><b>Stiffness</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_PAIR__STIFFNESS = CONTACT__STIFFNESS;

	/**
	 * The feature id for the '<em><b>Damping</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_PAIR__DAMPING = CONTACT__DAMPING;

	/**
	 * The feature id for the '<em><b>Tangential Stiffness</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_PAIR__TANGENTIAL_STIFFNESS = CONTACT__TANGENTIAL_STIFFNESS;

	/**
	 * The feature id for the '<em><b>Tangential Damping</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_PAIR__TANGENTIAL_DAMPING = CONTACT__TANGENTIAL_DAMPING;

	/**
	 * The feature id for the '<em><b>First</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_PAIR__FIRST = CONTACT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Second</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_PAIR__SECOND = CONTACT_FEATURE_COUNT + 1;

	/**
	 * The number of structural features of the '<em>Contact Pair</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_PAIR_FEATURE_COUNT = CONTACT_FEATURE_COUNT + 2;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.FixedContactImpl <em>Fixed Contact</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.FixedContactImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getFixedContact()
	 * @generated
	 */
	int FIXED_CONTACT = 30;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIXED_CONTACT__NAME = CONTACT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIXED_CONTACT__DESCRIPTION = CONTACT__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Static Friction</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIXED_CONTACT__STATIC_FRICTION = CONTACT__STATIC_FRICTION;

	/**
	 * The feature id for the '<em><b>Kinetic Friction</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIXED_CONTACT__KINETIC_FRICTION = CONTACT__KINETIC_FRICTION;

	/**
	 * The feature id for the '<em><b>Slip Speed</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIXED_CONTACT__SLIP_SPEED = CONTACT__SLIP_SPEED;

	/**
	 * The feature id for the '<em><b>Anisotropy</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIXED_CONTACT__ANISOTROPY = CONTACT__ANISOTROPY;

	/**
	 * The feature id for the '<em><b>Grain</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIXED_CONTACT__GRAIN = CONTACT__GRAIN;

	/**
	 * The feature id for the '<em><b>Friction Force</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIXED_CONTACT__FRICTION_FORCE = CONTACT__FRICTION_FORCE;

	/**
	 * The feature id for the '<em><b>Normal Restitution</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIXED_CONTACT__NORMAL_RESTITUTION = CONTACT__NORMAL_RESTITUTION;

	/**
	 * The feature id for the '<em><b>Tangential Restitution</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIXED_CONTACT__TANGENTIAL_RESTITUTION = CONTACT__TANGENTIAL_RESTITUTION;

	/**
	 * The feature id for the '<em><b>Restitution Speed</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIXED_CONTACT__RESTITUTION_SPEED = CONTACT__RESTITUTION_SPEED;

	/**
	 * The feature id for the '<em><b>Compliance</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIXED_CONTACT__COMPLIANCE = CONTACT__COMPLIANCE;

	/**
	 * The feature id for the '<em><b>Stiffness</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIXED_CONTACT__STIFFNESS = CONTACT__STIFFNESS;

	/**
	 * The feature id for the '<em><b>Damping</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIXED_CONTACT__DAMPING = CONTACT__DAMPING;

	/**
	 * The feature id for the '<em><b>Tangential Stiffness</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIXED_CONTACT__TANGENTIAL_STIFFNESS = CONTACT__TANGENTIAL_STIFFNESS;

	/**
	 * The feature id for the '<em><b>Tangential Damping</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIXED_CONTACT__TANGENTIAL_DAMPING = CONTACT__TANGENTIAL_DAMPING;

	/**
	 * The feature id for the '<em><b>Point</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIXED_CONTACT__POINT = CONTACT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Plane</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIXED_CONTACT__PLANE = CONTACT_FEATURE_COUNT + 1;

	/**
	 * The number of structural features of the '<em>Fixed Contact</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIXED_CONTACT_FEATURE_COUNT = CONTACT_FEATURE_COUNT + 2;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.ExclusionImpl <em>Exclusion</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.ExclusionImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getExclusion()
	 * @generated
	 */
	int EXCLUSION = 31;

	/**
	 * The feature id for the '<em><b>First</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int EXCLUSION__FIRST = 0;

	/**
	 * The feature id for the '<em><b>Second</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int EXCLUSION__SECOND = 1;

	/**
	 * The number of structural features of the '<em>Exclusion</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int EXCLUSION_FEATURE_COUNT = 2;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.ProbeImpl <em>Probe</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.ProbeImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getProbe()
	 * @generated
	 */
	int PROBE = 32;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROBE__NAME = NAMED_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROBE__DESCRIPTION = NAMED_ELEMENT__DESCRIPTION;

	/**
	 * The number of structural features of the '<em>Probe</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROBE_FEATURE_COUNT = NAMED_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.JointProbeImpl <em>Joint Probe</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.JointProbeImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getJointProbe()
	 * @generated
	 */
	int JOINT_PROBE = 33;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_PROBE__NAME = PROBE__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_PROBE__DESCRIPTION = PROBE__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Joint</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_PROBE__JOINT = PROBE_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Coordinate</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_PROBE__COORDINATE = PROBE_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Quantity</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_PROBE__QUANTITY = PROBE_FEATURE_COUNT + 2;

	/**
	 * The number of structural features of the '<em>Joint Probe</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOINT_PROBE_FEATURE_COUNT = PROBE_FEATURE_COUNT + 3;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.MarkerProbeImpl <em>Marker Probe</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.MarkerProbeImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getMarkerProbe()
	 * @generated
	 */
	int MARKER_PROBE = 34;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MARKER_PROBE__NAME = PROBE__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MARKER_PROBE__DESCRIPTION = PROBE__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Marker</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MARKER_PROBE__MARKER = PROBE_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Relative To</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MARKER_PROBE__RELATIVE_TO = PROBE_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Quantity</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MARKER_PROBE__QUANTITY = PROBE_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Component</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MARKER_PROBE__COMPONENT = PROBE_FEATURE_COUNT + 3;

	/**
	 * The number of structural features of the '<em>Marker Probe</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MARKER_PROBE_FEATURE_COUNT = PROBE_FEATURE_COUNT + 4;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.CenterOfMassProbeImpl <em>Center Of Mass Probe</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.CenterOfMassProbeImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getCenterOfMassProbe()
	 * @generated
	 */
	int CENTER_OF_MASS_PROBE = 35;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CENTER_OF_MASS_PROBE__NAME = PROBE__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CENTER_OF_MASS_PROBE__DESCRIPTION = PROBE__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Component</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CENTER_OF_MASS_PROBE__COMPONENT = PROBE_FEATURE_COUNT + 0;

	/**
	 * The number of structural features of the '<em>Center Of Mass Probe</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CENTER_OF_MASS_PROBE_FEATURE_COUNT = PROBE_FEATURE_COUNT + 1;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.EnergyProbeImpl <em>Energy Probe</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.EnergyProbeImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getEnergyProbe()
	 * @generated
	 */
	int ENERGY_PROBE = 36;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ENERGY_PROBE__NAME = PROBE__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ENERGY_PROBE__DESCRIPTION = PROBE__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ENERGY_PROBE__KIND = PROBE_FEATURE_COUNT + 0;

	/**
	 * The number of structural features of the '<em>Energy Probe</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ENERGY_PROBE_FEATURE_COUNT = PROBE_FEATURE_COUNT + 1;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.impl.ContactProbeImpl <em>Contact Probe</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.impl.ContactProbeImpl
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getContactProbe()
	 * @generated
	 */
	int CONTACT_PROBE = 37;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_PROBE__NAME = PROBE__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_PROBE__DESCRIPTION = PROBE__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Contact</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_PROBE__CONTACT = PROBE_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Quantity</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_PROBE__QUANTITY = PROBE_FEATURE_COUNT + 1;

	/**
	 * The number of structural features of the '<em>Contact Probe</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONTACT_PROBE_FEATURE_COUNT = PROBE_FEATURE_COUNT + 2;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.Kinematics <em>Kinematics</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.Kinematics
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getKinematics()
	 * @generated
	 */
	int KINEMATICS = 38;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.JointKind <em>Joint Kind</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.JointKind
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getJointKind()
	 * @generated
	 */
	int JOINT_KIND = 39;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.MotorLaw <em>Motor Law</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.MotorLaw
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getMotorLaw()
	 * @generated
	 */
	int MOTOR_LAW = 40;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.JointQuantity <em>Joint Quantity</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.JointQuantity
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getJointQuantity()
	 * @generated
	 */
	int JOINT_QUANTITY = 41;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.MarkerQuantity <em>Marker Quantity</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.MarkerQuantity
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getMarkerQuantity()
	 * @generated
	 */
	int MARKER_QUANTITY = 42;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.EnergyKind <em>Energy Kind</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.EnergyKind
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getEnergyKind()
	 * @generated
	 */
	int ENERGY_KIND = 43;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.ContactQuantity <em>Contact Quantity</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.ContactQuantity
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getContactQuantity()
	 * @generated
	 */
	int CONTACT_QUANTITY = 44;

	/**
	 * The meta object id for the '{@link org.signorini.model.mechanism.Component <em>Component</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.mechanism.Component
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getComponent()
	 * @generated
	 */
	int COMPONENT = 45;

	/**
	 * The meta object id for the '<em>Expression</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.lang.String
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getExpression()
	 * @generated
	 */
	int EXPRESSION = 46;

	/**
	 * The meta object id for the '<em>Function</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.lang.String
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getFunction()
	 * @generated
	 */
	int FUNCTION = 47;

	/**
	 * The meta object id for the '<em>Vector</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.lang.String
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getVector()
	 * @generated
	 */
	int VECTOR = 48;

	/**
	 * The meta object id for the '<em>Vector Function</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.lang.String
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getVectorFunction()
	 * @generated
	 */
	int VECTOR_FUNCTION = 49;

	/**
	 * The meta object id for the '<em>Orientation</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.lang.String
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getOrientation()
	 * @generated
	 */
	int ORIENTATION = 50;

	/**
	 * The meta object id for the '<em>Values</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.lang.String
	 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getValues()
	 * @generated
	 */
	int VALUES = 51;


	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.NamedElement <em>Named Element</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Named Element</em>'.
	 * @see org.signorini.model.mechanism.NamedElement
	 * @generated
	 */
	EClass getNamedElement();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.NamedElement#getName <em>Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Name</em>'.
	 * @see org.signorini.model.mechanism.NamedElement#getName()
	 * @see #getNamedElement()
	 * @generated
	 */
	EAttribute getNamedElement_Name();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.NamedElement#getDescription <em>Description</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Description</em>'.
	 * @see org.signorini.model.mechanism.NamedElement#getDescription()
	 * @see #getNamedElement()
	 * @generated
	 */
	EAttribute getNamedElement_Description();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.Mechanism <em>Mechanism</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Mechanism</em>'.
	 * @see org.signorini.model.mechanism.Mechanism
	 * @generated
	 */
	EClass getMechanism();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Mechanism#getGravity <em>Gravity</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Gravity</em>'.
	 * @see org.signorini.model.mechanism.Mechanism#getGravity()
	 * @see #getMechanism()
	 * @generated
	 */
	EAttribute getMechanism_Gravity();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Mechanism#getKinematics <em>Kinematics</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Kinematics</em>'.
	 * @see org.signorini.model.mechanism.Mechanism#getKinematics()
	 * @see #getMechanism()
	 * @generated
	 */
	EAttribute getMechanism_Kinematics();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Mechanism#isNeighboursCollide <em>Neighbours Collide</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Neighbours Collide</em>'.
	 * @see org.signorini.model.mechanism.Mechanism#isNeighboursCollide()
	 * @see #getMechanism()
	 * @generated
	 */
	EAttribute getMechanism_NeighboursCollide();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Mechanism#getLimitRestitution <em>Limit Restitution</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Limit Restitution</em>'.
	 * @see org.signorini.model.mechanism.Mechanism#getLimitRestitution()
	 * @see #getMechanism()
	 * @generated
	 */
	EAttribute getMechanism_LimitRestitution();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Mechanism#getLimitRestitutionSpeed <em>Limit Restitution Speed</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Limit Restitution Speed</em>'.
	 * @see org.signorini.model.mechanism.Mechanism#getLimitRestitutionSpeed()
	 * @see #getMechanism()
	 * @generated
	 */
	EAttribute getMechanism_LimitRestitutionSpeed();

	/**
	 * Returns the meta object for the containment reference list '{@link org.signorini.model.mechanism.Mechanism#getParameters <em>Parameters</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Parameters</em>'.
	 * @see org.signorini.model.mechanism.Mechanism#getParameters()
	 * @see #getMechanism()
	 * @generated
	 */
	EReference getMechanism_Parameters();

	/**
	 * Returns the meta object for the containment reference list '{@link org.signorini.model.mechanism.Mechanism#getMaterials <em>Materials</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Materials</em>'.
	 * @see org.signorini.model.mechanism.Mechanism#getMaterials()
	 * @see #getMechanism()
	 * @generated
	 */
	EReference getMechanism_Materials();

	/**
	 * Returns the meta object for the containment reference '{@link org.signorini.model.mechanism.Mechanism#getGround <em>Ground</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Ground</em>'.
	 * @see org.signorini.model.mechanism.Mechanism#getGround()
	 * @see #getMechanism()
	 * @generated
	 */
	EReference getMechanism_Ground();

	/**
	 * Returns the meta object for the containment reference list '{@link org.signorini.model.mechanism.Mechanism#getBodies <em>Bodies</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Bodies</em>'.
	 * @see org.signorini.model.mechanism.Mechanism#getBodies()
	 * @see #getMechanism()
	 * @generated
	 */
	EReference getMechanism_Bodies();

	/**
	 * Returns the meta object for the containment reference list '{@link org.signorini.model.mechanism.Mechanism#getJoints <em>Joints</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Joints</em>'.
	 * @see org.signorini.model.mechanism.Mechanism#getJoints()
	 * @see #getMechanism()
	 * @generated
	 */
	EReference getMechanism_Joints();

	/**
	 * Returns the meta object for the containment reference list '{@link org.signorini.model.mechanism.Mechanism#getForces <em>Forces</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Forces</em>'.
	 * @see org.signorini.model.mechanism.Mechanism#getForces()
	 * @see #getMechanism()
	 * @generated
	 */
	EReference getMechanism_Forces();

	/**
	 * Returns the meta object for the containment reference list '{@link org.signorini.model.mechanism.Mechanism#getGroups <em>Groups</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Groups</em>'.
	 * @see org.signorini.model.mechanism.Mechanism#getGroups()
	 * @see #getMechanism()
	 * @generated
	 */
	EReference getMechanism_Groups();

	/**
	 * Returns the meta object for the containment reference list '{@link org.signorini.model.mechanism.Mechanism#getContacts <em>Contacts</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Contacts</em>'.
	 * @see org.signorini.model.mechanism.Mechanism#getContacts()
	 * @see #getMechanism()
	 * @generated
	 */
	EReference getMechanism_Contacts();

	/**
	 * Returns the meta object for the containment reference list '{@link org.signorini.model.mechanism.Mechanism#getExclusions <em>Exclusions</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Exclusions</em>'.
	 * @see org.signorini.model.mechanism.Mechanism#getExclusions()
	 * @see #getMechanism()
	 * @generated
	 */
	EReference getMechanism_Exclusions();

	/**
	 * Returns the meta object for the containment reference list '{@link org.signorini.model.mechanism.Mechanism#getProbes <em>Probes</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Probes</em>'.
	 * @see org.signorini.model.mechanism.Mechanism#getProbes()
	 * @see #getMechanism()
	 * @generated
	 */
	EReference getMechanism_Probes();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.Parameter <em>Parameter</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Parameter</em>'.
	 * @see org.signorini.model.mechanism.Parameter
	 * @generated
	 */
	EClass getParameter();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Parameter#getValue <em>Value</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Value</em>'.
	 * @see org.signorini.model.mechanism.Parameter#getValue()
	 * @see #getParameter()
	 * @generated
	 */
	EAttribute getParameter_Value();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.Material <em>Material</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Material</em>'.
	 * @see org.signorini.model.mechanism.Material
	 * @generated
	 */
	EClass getMaterial();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Material#getDensity <em>Density</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Density</em>'.
	 * @see org.signorini.model.mechanism.Material#getDensity()
	 * @see #getMaterial()
	 * @generated
	 */
	EAttribute getMaterial_Density();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Material#getColor <em>Color</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Color</em>'.
	 * @see org.signorini.model.mechanism.Material#getColor()
	 * @see #getMaterial()
	 * @generated
	 */
	EAttribute getMaterial_Color();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.Body <em>Body</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Body</em>'.
	 * @see org.signorini.model.mechanism.Body
	 * @generated
	 */
	EClass getBody();

	/**
	 * Returns the meta object for the containment reference list '{@link org.signorini.model.mechanism.Body#getMarkers <em>Markers</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Markers</em>'.
	 * @see org.signorini.model.mechanism.Body#getMarkers()
	 * @see #getBody()
	 * @generated
	 */
	EReference getBody_Markers();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Body#getColor <em>Color</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Color</em>'.
	 * @see org.signorini.model.mechanism.Body#getColor()
	 * @see #getBody()
	 * @generated
	 */
	EAttribute getBody_Color();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.Ground <em>Ground</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Ground</em>'.
	 * @see org.signorini.model.mechanism.Ground
	 * @generated
	 */
	EClass getGround();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.RigidBody <em>Rigid Body</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Rigid Body</em>'.
	 * @see org.signorini.model.mechanism.RigidBody
	 * @generated
	 */
	EClass getRigidBody();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.RigidBody#getMass <em>Mass</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Mass</em>'.
	 * @see org.signorini.model.mechanism.RigidBody#getMass()
	 * @see #getRigidBody()
	 * @generated
	 */
	EAttribute getRigidBody_Mass();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.RigidBody#getCenterOfMass <em>Center Of Mass</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Center Of Mass</em>'.
	 * @see org.signorini.model.mechanism.RigidBody#getCenterOfMass()
	 * @see #getRigidBody()
	 * @generated
	 */
	EAttribute getRigidBody_CenterOfMass();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.RigidBody#getInertia <em>Inertia</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Inertia</em>'.
	 * @see org.signorini.model.mechanism.RigidBody#getInertia()
	 * @see #getRigidBody()
	 * @generated
	 */
	EAttribute getRigidBody_Inertia();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.RigidBody#getDensity <em>Density</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Density</em>'.
	 * @see org.signorini.model.mechanism.RigidBody#getDensity()
	 * @see #getRigidBody()
	 * @generated
	 */
	EAttribute getRigidBody_Density();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.RigidBody#getPosition <em>Position</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Position</em>'.
	 * @see org.signorini.model.mechanism.RigidBody#getPosition()
	 * @see #getRigidBody()
	 * @generated
	 */
	EAttribute getRigidBody_Position();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.RigidBody#getOrientation <em>Orientation</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Orientation</em>'.
	 * @see org.signorini.model.mechanism.RigidBody#getOrientation()
	 * @see #getRigidBody()
	 * @generated
	 */
	EAttribute getRigidBody_Orientation();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.RigidBody#getVelocity <em>Velocity</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Velocity</em>'.
	 * @see org.signorini.model.mechanism.RigidBody#getVelocity()
	 * @see #getRigidBody()
	 * @generated
	 */
	EAttribute getRigidBody_Velocity();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.RigidBody#getAngularVelocity <em>Angular Velocity</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Angular Velocity</em>'.
	 * @see org.signorini.model.mechanism.RigidBody#getAngularVelocity()
	 * @see #getRigidBody()
	 * @generated
	 */
	EAttribute getRigidBody_AngularVelocity();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.Marker <em>Marker</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Marker</em>'.
	 * @see org.signorini.model.mechanism.Marker
	 * @generated
	 */
	EClass getMarker();

	/**
	 * Returns the meta object for the container reference '{@link org.signorini.model.mechanism.Marker#getBody <em>Body</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the container reference '<em>Body</em>'.
	 * @see org.signorini.model.mechanism.Marker#getBody()
	 * @see #getMarker()
	 * @generated
	 */
	EReference getMarker_Body();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Marker#getPosition <em>Position</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Position</em>'.
	 * @see org.signorini.model.mechanism.Marker#getPosition()
	 * @see #getMarker()
	 * @generated
	 */
	EAttribute getMarker_Position();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Marker#getOrientation <em>Orientation</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Orientation</em>'.
	 * @see org.signorini.model.mechanism.Marker#getOrientation()
	 * @see #getMarker()
	 * @generated
	 */
	EAttribute getMarker_Orientation();

	/**
	 * Returns the meta object for the containment reference list '{@link org.signorini.model.mechanism.Marker#getGeometries <em>Geometries</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Geometries</em>'.
	 * @see org.signorini.model.mechanism.Marker#getGeometries()
	 * @see #getMarker()
	 * @generated
	 */
	EReference getMarker_Geometries();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.ContactSide <em>Contact Side</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Contact Side</em>'.
	 * @see org.signorini.model.mechanism.ContactSide
	 * @generated
	 */
	EClass getContactSide();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.Geometry <em>Geometry</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Geometry</em>'.
	 * @see org.signorini.model.mechanism.Geometry
	 * @generated
	 */
	EClass getGeometry();

	/**
	 * Returns the meta object for the container reference '{@link org.signorini.model.mechanism.Geometry#getMarker <em>Marker</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the container reference '<em>Marker</em>'.
	 * @see org.signorini.model.mechanism.Geometry#getMarker()
	 * @see #getGeometry()
	 * @generated
	 */
	EReference getGeometry_Marker();

	/**
	 * Returns the meta object for the reference '{@link org.signorini.model.mechanism.Geometry#getMaterial <em>Material</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Material</em>'.
	 * @see org.signorini.model.mechanism.Geometry#getMaterial()
	 * @see #getGeometry()
	 * @generated
	 */
	EReference getGeometry_Material();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Geometry#isWeighs <em>Weighs</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Weighs</em>'.
	 * @see org.signorini.model.mechanism.Geometry#isWeighs()
	 * @see #getGeometry()
	 * @generated
	 */
	EAttribute getGeometry_Weighs();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.Point <em>Point</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Point</em>'.
	 * @see org.signorini.model.mechanism.Point
	 * @generated
	 */
	EClass getPoint();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.Sphere <em>Sphere</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Sphere</em>'.
	 * @see org.signorini.model.mechanism.Sphere
	 * @generated
	 */
	EClass getSphere();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Sphere#getRadius <em>Radius</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Radius</em>'.
	 * @see org.signorini.model.mechanism.Sphere#getRadius()
	 * @see #getSphere()
	 * @generated
	 */
	EAttribute getSphere_Radius();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.HalfSpace <em>Half Space</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Half Space</em>'.
	 * @see org.signorini.model.mechanism.HalfSpace
	 * @generated
	 */
	EClass getHalfSpace();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.Box <em>Box</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Box</em>'.
	 * @see org.signorini.model.mechanism.Box
	 * @generated
	 */
	EClass getBox();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Box#getSize <em>Size</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Size</em>'.
	 * @see org.signorini.model.mechanism.Box#getSize()
	 * @see #getBox()
	 * @generated
	 */
	EAttribute getBox_Size();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.Capsule <em>Capsule</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Capsule</em>'.
	 * @see org.signorini.model.mechanism.Capsule
	 * @generated
	 */
	EClass getCapsule();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Capsule#getRadius <em>Radius</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Radius</em>'.
	 * @see org.signorini.model.mechanism.Capsule#getRadius()
	 * @see #getCapsule()
	 * @generated
	 */
	EAttribute getCapsule_Radius();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Capsule#getLength <em>Length</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Length</em>'.
	 * @see org.signorini.model.mechanism.Capsule#getLength()
	 * @see #getCapsule()
	 * @generated
	 */
	EAttribute getCapsule_Length();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.Cylinder <em>Cylinder</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Cylinder</em>'.
	 * @see org.signorini.model.mechanism.Cylinder
	 * @generated
	 */
	EClass getCylinder();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Cylinder#getRadius <em>Radius</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Radius</em>'.
	 * @see org.signorini.model.mechanism.Cylinder#getRadius()
	 * @see #getCylinder()
	 * @generated
	 */
	EAttribute getCylinder_Radius();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Cylinder#getLength <em>Length</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Length</em>'.
	 * @see org.signorini.model.mechanism.Cylinder#getLength()
	 * @see #getCylinder()
	 * @generated
	 */
	EAttribute getCylinder_Length();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.ConvexMesh <em>Convex Mesh</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Convex Mesh</em>'.
	 * @see org.signorini.model.mechanism.ConvexMesh
	 * @generated
	 */
	EClass getConvexMesh();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.ConvexMesh#getPoints <em>Points</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Points</em>'.
	 * @see org.signorini.model.mechanism.ConvexMesh#getPoints()
	 * @see #getConvexMesh()
	 * @generated
	 */
	EAttribute getConvexMesh_Points();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.ConvexMesh#getFile <em>File</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>File</em>'.
	 * @see org.signorini.model.mechanism.ConvexMesh#getFile()
	 * @see #getConvexMesh()
	 * @generated
	 */
	EAttribute getConvexMesh_File();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.ConvexMesh#getScale <em>Scale</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Scale</em>'.
	 * @see org.signorini.model.mechanism.ConvexMesh#getScale()
	 * @see #getConvexMesh()
	 * @generated
	 */
	EAttribute getConvexMesh_Scale();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.Joint <em>Joint</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Joint</em>'.
	 * @see org.signorini.model.mechanism.Joint
	 * @generated
	 */
	EClass getJoint();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Joint#getKind <em>Kind</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Kind</em>'.
	 * @see org.signorini.model.mechanism.Joint#getKind()
	 * @see #getJoint()
	 * @generated
	 */
	EAttribute getJoint_Kind();

	/**
	 * Returns the meta object for the reference '{@link org.signorini.model.mechanism.Joint#getFrom <em>From</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>From</em>'.
	 * @see org.signorini.model.mechanism.Joint#getFrom()
	 * @see #getJoint()
	 * @generated
	 */
	EReference getJoint_From();

	/**
	 * Returns the meta object for the reference '{@link org.signorini.model.mechanism.Joint#getTo <em>To</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>To</em>'.
	 * @see org.signorini.model.mechanism.Joint#getTo()
	 * @see #getJoint()
	 * @generated
	 */
	EReference getJoint_To();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Joint#getAxis <em>Axis</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Axis</em>'.
	 * @see org.signorini.model.mechanism.Joint#getAxis()
	 * @see #getJoint()
	 * @generated
	 */
	EAttribute getJoint_Axis();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Joint#getSecondAxis <em>Second Axis</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Second Axis</em>'.
	 * @see org.signorini.model.mechanism.Joint#getSecondAxis()
	 * @see #getJoint()
	 * @generated
	 */
	EAttribute getJoint_SecondAxis();

	/**
	 * Returns the meta object for the containment reference list '{@link org.signorini.model.mechanism.Joint#getLimits <em>Limits</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Limits</em>'.
	 * @see org.signorini.model.mechanism.Joint#getLimits()
	 * @see #getJoint()
	 * @generated
	 */
	EReference getJoint_Limits();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Joint#isCut <em>Cut</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Cut</em>'.
	 * @see org.signorini.model.mechanism.Joint#isCut()
	 * @see #getJoint()
	 * @generated
	 */
	EAttribute getJoint_Cut();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Joint#getInitial <em>Initial</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Initial</em>'.
	 * @see org.signorini.model.mechanism.Joint#getInitial()
	 * @see #getJoint()
	 * @generated
	 */
	EAttribute getJoint_Initial();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Joint#getInitialVelocity <em>Initial Velocity</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Initial Velocity</em>'.
	 * @see org.signorini.model.mechanism.Joint#getInitialVelocity()
	 * @see #getJoint()
	 * @generated
	 */
	EAttribute getJoint_InitialVelocity();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Joint#getReference <em>Reference</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Reference</em>'.
	 * @see org.signorini.model.mechanism.Joint#getReference()
	 * @see #getJoint()
	 * @generated
	 */
	EAttribute getJoint_Reference();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.JointLimit <em>Joint Limit</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Joint Limit</em>'.
	 * @see org.signorini.model.mechanism.JointLimit
	 * @generated
	 */
	EClass getJointLimit();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.JointLimit#getCoordinate <em>Coordinate</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Coordinate</em>'.
	 * @see org.signorini.model.mechanism.JointLimit#getCoordinate()
	 * @see #getJointLimit()
	 * @generated
	 */
	EAttribute getJointLimit_Coordinate();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.JointLimit#getLower <em>Lower</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Lower</em>'.
	 * @see org.signorini.model.mechanism.JointLimit#getLower()
	 * @see #getJointLimit()
	 * @generated
	 */
	EAttribute getJointLimit_Lower();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.JointLimit#getUpper <em>Upper</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Upper</em>'.
	 * @see org.signorini.model.mechanism.JointLimit#getUpper()
	 * @see #getJointLimit()
	 * @generated
	 */
	EAttribute getJointLimit_Upper();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.ForceElement <em>Force Element</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Force Element</em>'.
	 * @see org.signorini.model.mechanism.ForceElement
	 * @generated
	 */
	EClass getForceElement();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.TranslationalSpring <em>Translational Spring</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Translational Spring</em>'.
	 * @see org.signorini.model.mechanism.TranslationalSpring
	 * @generated
	 */
	EClass getTranslationalSpring();

	/**
	 * Returns the meta object for the reference '{@link org.signorini.model.mechanism.TranslationalSpring#getFrom <em>From</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>From</em>'.
	 * @see org.signorini.model.mechanism.TranslationalSpring#getFrom()
	 * @see #getTranslationalSpring()
	 * @generated
	 */
	EReference getTranslationalSpring_From();

	/**
	 * Returns the meta object for the reference '{@link org.signorini.model.mechanism.TranslationalSpring#getTo <em>To</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>To</em>'.
	 * @see org.signorini.model.mechanism.TranslationalSpring#getTo()
	 * @see #getTranslationalSpring()
	 * @generated
	 */
	EReference getTranslationalSpring_To();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.TranslationalSpring#getStiffness <em>Stiffness</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Stiffness</em>'.
	 * @see org.signorini.model.mechanism.TranslationalSpring#getStiffness()
	 * @see #getTranslationalSpring()
	 * @generated
	 */
	EAttribute getTranslationalSpring_Stiffness();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.TranslationalSpring#getDamping <em>Damping</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Damping</em>'.
	 * @see org.signorini.model.mechanism.TranslationalSpring#getDamping()
	 * @see #getTranslationalSpring()
	 * @generated
	 */
	EAttribute getTranslationalSpring_Damping();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.TranslationalSpring#getRestLength <em>Rest Length</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Rest Length</em>'.
	 * @see org.signorini.model.mechanism.TranslationalSpring#getRestLength()
	 * @see #getTranslationalSpring()
	 * @generated
	 */
	EAttribute getTranslationalSpring_RestLength();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.JointForceElement <em>Joint Force Element</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Joint Force Element</em>'.
	 * @see org.signorini.model.mechanism.JointForceElement
	 * @generated
	 */
	EClass getJointForceElement();

	/**
	 * Returns the meta object for the reference '{@link org.signorini.model.mechanism.JointForceElement#getJoint <em>Joint</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Joint</em>'.
	 * @see org.signorini.model.mechanism.JointForceElement#getJoint()
	 * @see #getJointForceElement()
	 * @generated
	 */
	EReference getJointForceElement_Joint();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.JointForceElement#getCoordinate <em>Coordinate</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Coordinate</em>'.
	 * @see org.signorini.model.mechanism.JointForceElement#getCoordinate()
	 * @see #getJointForceElement()
	 * @generated
	 */
	EAttribute getJointForceElement_Coordinate();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.JointSpring <em>Joint Spring</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Joint Spring</em>'.
	 * @see org.signorini.model.mechanism.JointSpring
	 * @generated
	 */
	EClass getJointSpring();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.JointSpring#getStiffness <em>Stiffness</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Stiffness</em>'.
	 * @see org.signorini.model.mechanism.JointSpring#getStiffness()
	 * @see #getJointSpring()
	 * @generated
	 */
	EAttribute getJointSpring_Stiffness();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.JointSpring#getDamping <em>Damping</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Damping</em>'.
	 * @see org.signorini.model.mechanism.JointSpring#getDamping()
	 * @see #getJointSpring()
	 * @generated
	 */
	EAttribute getJointSpring_Damping();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.JointSpring#getRest <em>Rest</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Rest</em>'.
	 * @see org.signorini.model.mechanism.JointSpring#getRest()
	 * @see #getJointSpring()
	 * @generated
	 */
	EAttribute getJointSpring_Rest();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.JointForce <em>Joint Force</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Joint Force</em>'.
	 * @see org.signorini.model.mechanism.JointForce
	 * @generated
	 */
	EClass getJointForce();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.JointForce#getValue <em>Value</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Value</em>'.
	 * @see org.signorini.model.mechanism.JointForce#getValue()
	 * @see #getJointForce()
	 * @generated
	 */
	EAttribute getJointForce_Value();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.Motor <em>Motor</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Motor</em>'.
	 * @see org.signorini.model.mechanism.Motor
	 * @generated
	 */
	EClass getMotor();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Motor#getLaw <em>Law</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Law</em>'.
	 * @see org.signorini.model.mechanism.Motor#getLaw()
	 * @see #getMotor()
	 * @generated
	 */
	EAttribute getMotor_Law();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Motor#getTarget <em>Target</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Target</em>'.
	 * @see org.signorini.model.mechanism.Motor#getTarget()
	 * @see #getMotor()
	 * @generated
	 */
	EAttribute getMotor_Target();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Motor#getProportional <em>Proportional</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Proportional</em>'.
	 * @see org.signorini.model.mechanism.Motor#getProportional()
	 * @see #getMotor()
	 * @generated
	 */
	EAttribute getMotor_Proportional();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Motor#getDerivative <em>Derivative</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Derivative</em>'.
	 * @see org.signorini.model.mechanism.Motor#getDerivative()
	 * @see #getMotor()
	 * @generated
	 */
	EAttribute getMotor_Derivative();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Motor#getStrongest <em>Strongest</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Strongest</em>'.
	 * @see org.signorini.model.mechanism.Motor#getStrongest()
	 * @see #getMotor()
	 * @generated
	 */
	EAttribute getMotor_Strongest();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.Force <em>Force</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Force</em>'.
	 * @see org.signorini.model.mechanism.Force
	 * @generated
	 */
	EClass getForce();

	/**
	 * Returns the meta object for the reference '{@link org.signorini.model.mechanism.Force#getMarker <em>Marker</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Marker</em>'.
	 * @see org.signorini.model.mechanism.Force#getMarker()
	 * @see #getForce()
	 * @generated
	 */
	EReference getForce_Marker();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Force#getValue <em>Value</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Value</em>'.
	 * @see org.signorini.model.mechanism.Force#getValue()
	 * @see #getForce()
	 * @generated
	 */
	EAttribute getForce_Value();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Force#isFollowing <em>Following</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Following</em>'.
	 * @see org.signorini.model.mechanism.Force#isFollowing()
	 * @see #getForce()
	 * @generated
	 */
	EAttribute getForce_Following();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.Torque <em>Torque</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Torque</em>'.
	 * @see org.signorini.model.mechanism.Torque
	 * @generated
	 */
	EClass getTorque();

	/**
	 * Returns the meta object for the reference '{@link org.signorini.model.mechanism.Torque#getMarker <em>Marker</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Marker</em>'.
	 * @see org.signorini.model.mechanism.Torque#getMarker()
	 * @see #getTorque()
	 * @generated
	 */
	EReference getTorque_Marker();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Torque#getValue <em>Value</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Value</em>'.
	 * @see org.signorini.model.mechanism.Torque#getValue()
	 * @see #getTorque()
	 * @generated
	 */
	EAttribute getTorque_Value();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Torque#isFollowing <em>Following</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Following</em>'.
	 * @see org.signorini.model.mechanism.Torque#isFollowing()
	 * @see #getTorque()
	 * @generated
	 */
	EAttribute getTorque_Following();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.GeometryGroup <em>Geometry Group</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Geometry Group</em>'.
	 * @see org.signorini.model.mechanism.GeometryGroup
	 * @generated
	 */
	EClass getGeometryGroup();

	/**
	 * Returns the meta object for the reference list '{@link org.signorini.model.mechanism.GeometryGroup#getGeometries <em>Geometries</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference list '<em>Geometries</em>'.
	 * @see org.signorini.model.mechanism.GeometryGroup#getGeometries()
	 * @see #getGeometryGroup()
	 * @generated
	 */
	EReference getGeometryGroup_Geometries();

	/**
	 * Returns the meta object for the reference list '{@link org.signorini.model.mechanism.GeometryGroup#getBodies <em>Bodies</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference list '<em>Bodies</em>'.
	 * @see org.signorini.model.mechanism.GeometryGroup#getBodies()
	 * @see #getGeometryGroup()
	 * @generated
	 */
	EReference getGeometryGroup_Bodies();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.GeometryGroup#isEverything <em>Everything</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Everything</em>'.
	 * @see org.signorini.model.mechanism.GeometryGroup#isEverything()
	 * @see #getGeometryGroup()
	 * @generated
	 */
	EAttribute getGeometryGroup_Everything();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.Contact <em>Contact</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Contact</em>'.
	 * @see org.signorini.model.mechanism.Contact
	 * @generated
	 */
	EClass getContact();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Contact#getStaticFriction <em>Static Friction</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Static Friction</em>'.
	 * @see org.signorini.model.mechanism.Contact#getStaticFriction()
	 * @see #getContact()
	 * @generated
	 */
	EAttribute getContact_StaticFriction();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Contact#getKineticFriction <em>Kinetic Friction</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Kinetic Friction</em>'.
	 * @see org.signorini.model.mechanism.Contact#getKineticFriction()
	 * @see #getContact()
	 * @generated
	 */
	EAttribute getContact_KineticFriction();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Contact#getSlipSpeed <em>Slip Speed</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Slip Speed</em>'.
	 * @see org.signorini.model.mechanism.Contact#getSlipSpeed()
	 * @see #getContact()
	 * @generated
	 */
	EAttribute getContact_SlipSpeed();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Contact#getAnisotropy <em>Anisotropy</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Anisotropy</em>'.
	 * @see org.signorini.model.mechanism.Contact#getAnisotropy()
	 * @see #getContact()
	 * @generated
	 */
	EAttribute getContact_Anisotropy();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Contact#getGrain <em>Grain</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Grain</em>'.
	 * @see org.signorini.model.mechanism.Contact#getGrain()
	 * @see #getContact()
	 * @generated
	 */
	EAttribute getContact_Grain();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Contact#getFrictionForce <em>Friction Force</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Friction Force</em>'.
	 * @see org.signorini.model.mechanism.Contact#getFrictionForce()
	 * @see #getContact()
	 * @generated
	 */
	EAttribute getContact_FrictionForce();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Contact#getNormalRestitution <em>Normal Restitution</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Normal Restitution</em>'.
	 * @see org.signorini.model.mechanism.Contact#getNormalRestitution()
	 * @see #getContact()
	 * @generated
	 */
	EAttribute getContact_NormalRestitution();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Contact#getTangentialRestitution <em>Tangential Restitution</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Tangential Restitution</em>'.
	 * @see org.signorini.model.mechanism.Contact#getTangentialRestitution()
	 * @see #getContact()
	 * @generated
	 */
	EAttribute getContact_TangentialRestitution();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Contact#getRestitutionSpeed <em>Restitution Speed</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Restitution Speed</em>'.
	 * @see org.signorini.model.mechanism.Contact#getRestitutionSpeed()
	 * @see #getContact()
	 * @generated
	 */
	EAttribute getContact_RestitutionSpeed();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Contact#getCompliance <em>Compliance</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Compliance</em>'.
	 * @see org.signorini.model.mechanism.Contact#getCompliance()
	 * @see #getContact()
	 * @generated
	 */
	EAttribute getContact_Compliance();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Contact#getStiffness <em>Stiffness</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Stiffness</em>'.
	 * @see org.signorini.model.mechanism.Contact#getStiffness()
	 * @see #getContact()
	 * @generated
	 */
	EAttribute getContact_Stiffness();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Contact#getDamping <em>Damping</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Damping</em>'.
	 * @see org.signorini.model.mechanism.Contact#getDamping()
	 * @see #getContact()
	 * @generated
	 */
	EAttribute getContact_Damping();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Contact#getTangentialStiffness <em>Tangential Stiffness</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Tangential Stiffness</em>'.
	 * @see org.signorini.model.mechanism.Contact#getTangentialStiffness()
	 * @see #getContact()
	 * @generated
	 */
	EAttribute getContact_TangentialStiffness();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.Contact#getTangentialDamping <em>Tangential Damping</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Tangential Damping</em>'.
	 * @see org.signorini.model.mechanism.Contact#getTangentialDamping()
	 * @see #getContact()
	 * @generated
	 */
	EAttribute getContact_TangentialDamping();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.ContactPair <em>Contact Pair</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Contact Pair</em>'.
	 * @see org.signorini.model.mechanism.ContactPair
	 * @generated
	 */
	EClass getContactPair();

	/**
	 * Returns the meta object for the reference '{@link org.signorini.model.mechanism.ContactPair#getFirst <em>First</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>First</em>'.
	 * @see org.signorini.model.mechanism.ContactPair#getFirst()
	 * @see #getContactPair()
	 * @generated
	 */
	EReference getContactPair_First();

	/**
	 * Returns the meta object for the reference '{@link org.signorini.model.mechanism.ContactPair#getSecond <em>Second</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Second</em>'.
	 * @see org.signorini.model.mechanism.ContactPair#getSecond()
	 * @see #getContactPair()
	 * @generated
	 */
	EReference getContactPair_Second();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.FixedContact <em>Fixed Contact</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Fixed Contact</em>'.
	 * @see org.signorini.model.mechanism.FixedContact
	 * @generated
	 */
	EClass getFixedContact();

	/**
	 * Returns the meta object for the reference '{@link org.signorini.model.mechanism.FixedContact#getPoint <em>Point</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Point</em>'.
	 * @see org.signorini.model.mechanism.FixedContact#getPoint()
	 * @see #getFixedContact()
	 * @generated
	 */
	EReference getFixedContact_Point();

	/**
	 * Returns the meta object for the reference '{@link org.signorini.model.mechanism.FixedContact#getPlane <em>Plane</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Plane</em>'.
	 * @see org.signorini.model.mechanism.FixedContact#getPlane()
	 * @see #getFixedContact()
	 * @generated
	 */
	EReference getFixedContact_Plane();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.Exclusion <em>Exclusion</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Exclusion</em>'.
	 * @see org.signorini.model.mechanism.Exclusion
	 * @generated
	 */
	EClass getExclusion();

	/**
	 * Returns the meta object for the reference '{@link org.signorini.model.mechanism.Exclusion#getFirst <em>First</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>First</em>'.
	 * @see org.signorini.model.mechanism.Exclusion#getFirst()
	 * @see #getExclusion()
	 * @generated
	 */
	EReference getExclusion_First();

	/**
	 * Returns the meta object for the reference '{@link org.signorini.model.mechanism.Exclusion#getSecond <em>Second</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Second</em>'.
	 * @see org.signorini.model.mechanism.Exclusion#getSecond()
	 * @see #getExclusion()
	 * @generated
	 */
	EReference getExclusion_Second();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.Probe <em>Probe</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Probe</em>'.
	 * @see org.signorini.model.mechanism.Probe
	 * @generated
	 */
	EClass getProbe();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.JointProbe <em>Joint Probe</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Joint Probe</em>'.
	 * @see org.signorini.model.mechanism.JointProbe
	 * @generated
	 */
	EClass getJointProbe();

	/**
	 * Returns the meta object for the reference '{@link org.signorini.model.mechanism.JointProbe#getJoint <em>Joint</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Joint</em>'.
	 * @see org.signorini.model.mechanism.JointProbe#getJoint()
	 * @see #getJointProbe()
	 * @generated
	 */
	EReference getJointProbe_Joint();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.JointProbe#getCoordinate <em>Coordinate</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Coordinate</em>'.
	 * @see org.signorini.model.mechanism.JointProbe#getCoordinate()
	 * @see #getJointProbe()
	 * @generated
	 */
	EAttribute getJointProbe_Coordinate();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.JointProbe#getQuantity <em>Quantity</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Quantity</em>'.
	 * @see org.signorini.model.mechanism.JointProbe#getQuantity()
	 * @see #getJointProbe()
	 * @generated
	 */
	EAttribute getJointProbe_Quantity();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.MarkerProbe <em>Marker Probe</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Marker Probe</em>'.
	 * @see org.signorini.model.mechanism.MarkerProbe
	 * @generated
	 */
	EClass getMarkerProbe();

	/**
	 * Returns the meta object for the reference '{@link org.signorini.model.mechanism.MarkerProbe#getMarker <em>Marker</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Marker</em>'.
	 * @see org.signorini.model.mechanism.MarkerProbe#getMarker()
	 * @see #getMarkerProbe()
	 * @generated
	 */
	EReference getMarkerProbe_Marker();

	/**
	 * Returns the meta object for the reference '{@link org.signorini.model.mechanism.MarkerProbe#getRelativeTo <em>Relative To</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Relative To</em>'.
	 * @see org.signorini.model.mechanism.MarkerProbe#getRelativeTo()
	 * @see #getMarkerProbe()
	 * @generated
	 */
	EReference getMarkerProbe_RelativeTo();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.MarkerProbe#getQuantity <em>Quantity</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Quantity</em>'.
	 * @see org.signorini.model.mechanism.MarkerProbe#getQuantity()
	 * @see #getMarkerProbe()
	 * @generated
	 */
	EAttribute getMarkerProbe_Quantity();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.MarkerProbe#getComponent <em>Component</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Component</em>'.
	 * @see org.signorini.model.mechanism.MarkerProbe#getComponent()
	 * @see #getMarkerProbe()
	 * @generated
	 */
	EAttribute getMarkerProbe_Component();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.CenterOfMassProbe <em>Center Of Mass Probe</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Center Of Mass Probe</em>'.
	 * @see org.signorini.model.mechanism.CenterOfMassProbe
	 * @generated
	 */
	EClass getCenterOfMassProbe();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.CenterOfMassProbe#getComponent <em>Component</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Component</em>'.
	 * @see org.signorini.model.mechanism.CenterOfMassProbe#getComponent()
	 * @see #getCenterOfMassProbe()
	 * @generated
	 */
	EAttribute getCenterOfMassProbe_Component();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.EnergyProbe <em>Energy Probe</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Energy Probe</em>'.
	 * @see org.signorini.model.mechanism.EnergyProbe
	 * @generated
	 */
	EClass getEnergyProbe();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.EnergyProbe#getKind <em>Kind</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Kind</em>'.
	 * @see org.signorini.model.mechanism.EnergyProbe#getKind()
	 * @see #getEnergyProbe()
	 * @generated
	 */
	EAttribute getEnergyProbe_Kind();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.mechanism.ContactProbe <em>Contact Probe</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Contact Probe</em>'.
	 * @see org.signorini.model.mechanism.ContactProbe
	 * @generated
	 */
	EClass getContactProbe();

	/**
	 * Returns the meta object for the reference '{@link org.signorini.model.mechanism.ContactProbe#getContact <em>Contact</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Contact</em>'.
	 * @see org.signorini.model.mechanism.ContactProbe#getContact()
	 * @see #getContactProbe()
	 * @generated
	 */
	EReference getContactProbe_Contact();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.mechanism.ContactProbe#getQuantity <em>Quantity</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Quantity</em>'.
	 * @see org.signorini.model.mechanism.ContactProbe#getQuantity()
	 * @see #getContactProbe()
	 * @generated
	 */
	EAttribute getContactProbe_Quantity();

	/**
	 * Returns the meta object for enum '{@link org.signorini.model.mechanism.Kinematics <em>Kinematics</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Kinematics</em>'.
	 * @see org.signorini.model.mechanism.Kinematics
	 * @generated
	 */
	EEnum getKinematics();

	/**
	 * Returns the meta object for enum '{@link org.signorini.model.mechanism.JointKind <em>Joint Kind</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Joint Kind</em>'.
	 * @see org.signorini.model.mechanism.JointKind
	 * @generated
	 */
	EEnum getJointKind();

	/**
	 * Returns the meta object for enum '{@link org.signorini.model.mechanism.MotorLaw <em>Motor Law</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Motor Law</em>'.
	 * @see org.signorini.model.mechanism.MotorLaw
	 * @generated
	 */
	EEnum getMotorLaw();

	/**
	 * Returns the meta object for enum '{@link org.signorini.model.mechanism.JointQuantity <em>Joint Quantity</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Joint Quantity</em>'.
	 * @see org.signorini.model.mechanism.JointQuantity
	 * @generated
	 */
	EEnum getJointQuantity();

	/**
	 * Returns the meta object for enum '{@link org.signorini.model.mechanism.MarkerQuantity <em>Marker Quantity</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Marker Quantity</em>'.
	 * @see org.signorini.model.mechanism.MarkerQuantity
	 * @generated
	 */
	EEnum getMarkerQuantity();

	/**
	 * Returns the meta object for enum '{@link org.signorini.model.mechanism.EnergyKind <em>Energy Kind</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Energy Kind</em>'.
	 * @see org.signorini.model.mechanism.EnergyKind
	 * @generated
	 */
	EEnum getEnergyKind();

	/**
	 * Returns the meta object for enum '{@link org.signorini.model.mechanism.ContactQuantity <em>Contact Quantity</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Contact Quantity</em>'.
	 * @see org.signorini.model.mechanism.ContactQuantity
	 * @generated
	 */
	EEnum getContactQuantity();

	/**
	 * Returns the meta object for enum '{@link org.signorini.model.mechanism.Component <em>Component</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Component</em>'.
	 * @see org.signorini.model.mechanism.Component
	 * @generated
	 */
	EEnum getComponent();

	/**
	 * Returns the meta object for data type '{@link java.lang.String <em>Expression</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * A number, or an expression over the mechanism's parameters, with units where wanted: 0.05, 5 mm, 2*r, rho*4/3*pi*r^3, 30 deg.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Expression</em>'.
	 * @see java.lang.String
	 * @generated
	 */
	EDataType getExpression();

	/**
	 * Returns the meta object for data type '{@link java.lang.String <em>Function</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * An expression that may also name the time t: 0.1*sin(2*pi*t).
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Function</em>'.
	 * @see java.lang.String
	 * @generated
	 */
	EDataType getFunction();

	/**
	 * Returns the meta object for data type '{@link java.lang.String <em>Vector</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * Three expressions separated by commas: 0, 0, -9.81.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Vector</em>'.
	 * @see java.lang.String
	 * @generated
	 */
	EDataType getVector();

	/**
	 * Returns the meta object for data type '{@link java.lang.String <em>Vector Function</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * Three functions of the time t separated by commas: 0, 0, 5*sin(t).
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Vector Function</em>'.
	 * @see java.lang.String
	 * @generated
	 */
	EDataType getVectorFunction();

	/**
	 * Returns the meta object for data type '{@link java.lang.String <em>Orientation</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * Three angles, turning about x, then the new y, then the new z; or four numbers, a quaternion w, x, y, z. Expressions separated by commas: 0, 0, 90 deg.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Orientation</em>'.
	 * @see java.lang.String
	 * @generated
	 */
	EDataType getOrientation();

	/**
	 * Returns the meta object for data type '{@link java.lang.String <em>Values</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * Expressions separated by commas, as many as are asked for.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Values</em>'.
	 * @see java.lang.String
	 * @generated
	 */
	EDataType getValues();

	/**
	 * Returns the factory that creates the instances of the model.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the factory that creates the instances of the model.
	 * @generated
	 */
	MechanismFactory getMechanismFactory();

	/**
	 * <!-- begin-user-doc -->
	 * Defines literals for the meta objects that represent
	 * <ul>
	 *   <li>each class,</li>
	 *   <li>each feature of each class,</li>
	 *   <li>each enum,</li>
	 *   <li>and each data type</li>
	 * </ul>
	 * <!-- end-user-doc -->
	 * @generated
	 */
	interface Literals
	{
		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.NamedElementImpl <em>Named Element</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.NamedElementImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getNamedElement()
		 * @generated
		 */
		EClass NAMED_ELEMENT = eINSTANCE.getNamedElement();

		/**
		 * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NAMED_ELEMENT__NAME = eINSTANCE.getNamedElement_Name();

		/**
		 * The meta object literal for the '<em><b>Description</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NAMED_ELEMENT__DESCRIPTION = eINSTANCE.getNamedElement_Description();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.MechanismImpl <em>Mechanism</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.MechanismImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getMechanism()
		 * @generated
		 */
		EClass MECHANISM = eINSTANCE.getMechanism();

		/**
		 * The meta object literal for the '<em><b>Gravity</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute MECHANISM__GRAVITY = eINSTANCE.getMechanism_Gravity();

		/**
		 * The meta object literal for the '<em><b>Kinematics</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute MECHANISM__KINEMATICS = eINSTANCE.getMechanism_Kinematics();

		/**
		 * The meta object literal for the '<em><b>Neighbours Collide</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute MECHANISM__NEIGHBOURS_COLLIDE = eINSTANCE.getMechanism_NeighboursCollide();

		/**
		 * The meta object literal for the '<em><b>Limit Restitution</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute MECHANISM__LIMIT_RESTITUTION = eINSTANCE.getMechanism_LimitRestitution();

		/**
		 * The meta object literal for the '<em><b>Limit Restitution Speed</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute MECHANISM__LIMIT_RESTITUTION_SPEED = eINSTANCE.getMechanism_LimitRestitutionSpeed();

		/**
		 * The meta object literal for the '<em><b>Parameters</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MECHANISM__PARAMETERS = eINSTANCE.getMechanism_Parameters();

		/**
		 * The meta object literal for the '<em><b>Materials</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MECHANISM__MATERIALS = eINSTANCE.getMechanism_Materials();

		/**
		 * The meta object literal for the '<em><b>Ground</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MECHANISM__GROUND = eINSTANCE.getMechanism_Ground();

		/**
		 * The meta object literal for the '<em><b>Bodies</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MECHANISM__BODIES = eINSTANCE.getMechanism_Bodies();

		/**
		 * The meta object literal for the '<em><b>Joints</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MECHANISM__JOINTS = eINSTANCE.getMechanism_Joints();

		/**
		 * The meta object literal for the '<em><b>Forces</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MECHANISM__FORCES = eINSTANCE.getMechanism_Forces();

		/**
		 * The meta object literal for the '<em><b>Groups</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MECHANISM__GROUPS = eINSTANCE.getMechanism_Groups();

		/**
		 * The meta object literal for the '<em><b>Contacts</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MECHANISM__CONTACTS = eINSTANCE.getMechanism_Contacts();

		/**
		 * The meta object literal for the '<em><b>Exclusions</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MECHANISM__EXCLUSIONS = eINSTANCE.getMechanism_Exclusions();

		/**
		 * The meta object literal for the '<em><b>Probes</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MECHANISM__PROBES = eINSTANCE.getMechanism_Probes();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.ParameterImpl <em>Parameter</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.ParameterImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getParameter()
		 * @generated
		 */
		EClass PARAMETER = eINSTANCE.getParameter();

		/**
		 * The meta object literal for the '<em><b>Value</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PARAMETER__VALUE = eINSTANCE.getParameter_Value();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.MaterialImpl <em>Material</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.MaterialImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getMaterial()
		 * @generated
		 */
		EClass MATERIAL = eINSTANCE.getMaterial();

		/**
		 * The meta object literal for the '<em><b>Density</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute MATERIAL__DENSITY = eINSTANCE.getMaterial_Density();

		/**
		 * The meta object literal for the '<em><b>Color</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute MATERIAL__COLOR = eINSTANCE.getMaterial_Color();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.BodyImpl <em>Body</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.BodyImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getBody()
		 * @generated
		 */
		EClass BODY = eINSTANCE.getBody();

		/**
		 * The meta object literal for the '<em><b>Markers</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference BODY__MARKERS = eINSTANCE.getBody_Markers();

		/**
		 * The meta object literal for the '<em><b>Color</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute BODY__COLOR = eINSTANCE.getBody_Color();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.GroundImpl <em>Ground</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.GroundImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getGround()
		 * @generated
		 */
		EClass GROUND = eINSTANCE.getGround();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.RigidBodyImpl <em>Rigid Body</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.RigidBodyImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getRigidBody()
		 * @generated
		 */
		EClass RIGID_BODY = eINSTANCE.getRigidBody();

		/**
		 * The meta object literal for the '<em><b>Mass</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute RIGID_BODY__MASS = eINSTANCE.getRigidBody_Mass();

		/**
		 * The meta object literal for the '<em><b>Center Of Mass</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute RIGID_BODY__CENTER_OF_MASS = eINSTANCE.getRigidBody_CenterOfMass();

		/**
		 * The meta object literal for the '<em><b>Inertia</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute RIGID_BODY__INERTIA = eINSTANCE.getRigidBody_Inertia();

		/**
		 * The meta object literal for the '<em><b>Density</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute RIGID_BODY__DENSITY = eINSTANCE.getRigidBody_Density();

		/**
		 * The meta object literal for the '<em><b>Position</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute RIGID_BODY__POSITION = eINSTANCE.getRigidBody_Position();

		/**
		 * The meta object literal for the '<em><b>Orientation</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute RIGID_BODY__ORIENTATION = eINSTANCE.getRigidBody_Orientation();

		/**
		 * The meta object literal for the '<em><b>Velocity</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute RIGID_BODY__VELOCITY = eINSTANCE.getRigidBody_Velocity();

		/**
		 * The meta object literal for the '<em><b>Angular Velocity</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute RIGID_BODY__ANGULAR_VELOCITY = eINSTANCE.getRigidBody_AngularVelocity();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.MarkerImpl <em>Marker</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.MarkerImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getMarker()
		 * @generated
		 */
		EClass MARKER = eINSTANCE.getMarker();

		/**
		 * The meta object literal for the '<em><b>Body</b></em>' container reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MARKER__BODY = eINSTANCE.getMarker_Body();

		/**
		 * The meta object literal for the '<em><b>Position</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute MARKER__POSITION = eINSTANCE.getMarker_Position();

		/**
		 * The meta object literal for the '<em><b>Orientation</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute MARKER__ORIENTATION = eINSTANCE.getMarker_Orientation();

		/**
		 * The meta object literal for the '<em><b>Geometries</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MARKER__GEOMETRIES = eINSTANCE.getMarker_Geometries();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.ContactSideImpl <em>Contact Side</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.ContactSideImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getContactSide()
		 * @generated
		 */
		EClass CONTACT_SIDE = eINSTANCE.getContactSide();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.GeometryImpl <em>Geometry</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.GeometryImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getGeometry()
		 * @generated
		 */
		EClass GEOMETRY = eINSTANCE.getGeometry();

		/**
		 * The meta object literal for the '<em><b>Marker</b></em>' container reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference GEOMETRY__MARKER = eINSTANCE.getGeometry_Marker();

		/**
		 * The meta object literal for the '<em><b>Material</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference GEOMETRY__MATERIAL = eINSTANCE.getGeometry_Material();

		/**
		 * The meta object literal for the '<em><b>Weighs</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute GEOMETRY__WEIGHS = eINSTANCE.getGeometry_Weighs();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.PointImpl <em>Point</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.PointImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getPoint()
		 * @generated
		 */
		EClass POINT = eINSTANCE.getPoint();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.SphereImpl <em>Sphere</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.SphereImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getSphere()
		 * @generated
		 */
		EClass SPHERE = eINSTANCE.getSphere();

		/**
		 * The meta object literal for the '<em><b>Radius</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SPHERE__RADIUS = eINSTANCE.getSphere_Radius();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.HalfSpaceImpl <em>Half Space</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.HalfSpaceImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getHalfSpace()
		 * @generated
		 */
		EClass HALF_SPACE = eINSTANCE.getHalfSpace();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.BoxImpl <em>Box</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.BoxImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getBox()
		 * @generated
		 */
		EClass BOX = eINSTANCE.getBox();

		/**
		 * The meta object literal for the '<em><b>Size</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute BOX__SIZE = eINSTANCE.getBox_Size();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.CapsuleImpl <em>Capsule</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.CapsuleImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getCapsule()
		 * @generated
		 */
		EClass CAPSULE = eINSTANCE.getCapsule();

		/**
		 * The meta object literal for the '<em><b>Radius</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CAPSULE__RADIUS = eINSTANCE.getCapsule_Radius();

		/**
		 * The meta object literal for the '<em><b>Length</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CAPSULE__LENGTH = eINSTANCE.getCapsule_Length();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.CylinderImpl <em>Cylinder</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.CylinderImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getCylinder()
		 * @generated
		 */
		EClass CYLINDER = eINSTANCE.getCylinder();

		/**
		 * The meta object literal for the '<em><b>Radius</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CYLINDER__RADIUS = eINSTANCE.getCylinder_Radius();

		/**
		 * The meta object literal for the '<em><b>Length</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CYLINDER__LENGTH = eINSTANCE.getCylinder_Length();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.ConvexMeshImpl <em>Convex Mesh</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.ConvexMeshImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getConvexMesh()
		 * @generated
		 */
		EClass CONVEX_MESH = eINSTANCE.getConvexMesh();

		/**
		 * The meta object literal for the '<em><b>Points</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CONVEX_MESH__POINTS = eINSTANCE.getConvexMesh_Points();

		/**
		 * The meta object literal for the '<em><b>File</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CONVEX_MESH__FILE = eINSTANCE.getConvexMesh_File();

		/**
		 * The meta object literal for the '<em><b>Scale</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CONVEX_MESH__SCALE = eINSTANCE.getConvexMesh_Scale();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.JointImpl <em>Joint</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.JointImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getJoint()
		 * @generated
		 */
		EClass JOINT = eINSTANCE.getJoint();

		/**
		 * The meta object literal for the '<em><b>Kind</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOINT__KIND = eINSTANCE.getJoint_Kind();

		/**
		 * The meta object literal for the '<em><b>From</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference JOINT__FROM = eINSTANCE.getJoint_From();

		/**
		 * The meta object literal for the '<em><b>To</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference JOINT__TO = eINSTANCE.getJoint_To();

		/**
		 * The meta object literal for the '<em><b>Axis</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOINT__AXIS = eINSTANCE.getJoint_Axis();

		/**
		 * The meta object literal for the '<em><b>Second Axis</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOINT__SECOND_AXIS = eINSTANCE.getJoint_SecondAxis();

		/**
		 * The meta object literal for the '<em><b>Limits</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference JOINT__LIMITS = eINSTANCE.getJoint_Limits();

		/**
		 * The meta object literal for the '<em><b>Cut</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOINT__CUT = eINSTANCE.getJoint_Cut();

		/**
		 * The meta object literal for the '<em><b>Initial</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOINT__INITIAL = eINSTANCE.getJoint_Initial();

		/**
		 * The meta object literal for the '<em><b>Initial Velocity</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOINT__INITIAL_VELOCITY = eINSTANCE.getJoint_InitialVelocity();

		/**
		 * The meta object literal for the '<em><b>Reference</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOINT__REFERENCE = eINSTANCE.getJoint_Reference();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.JointLimitImpl <em>Joint Limit</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.JointLimitImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getJointLimit()
		 * @generated
		 */
		EClass JOINT_LIMIT = eINSTANCE.getJointLimit();

		/**
		 * The meta object literal for the '<em><b>Coordinate</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOINT_LIMIT__COORDINATE = eINSTANCE.getJointLimit_Coordinate();

		/**
		 * The meta object literal for the '<em><b>Lower</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOINT_LIMIT__LOWER = eINSTANCE.getJointLimit_Lower();

		/**
		 * The meta object literal for the '<em><b>Upper</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOINT_LIMIT__UPPER = eINSTANCE.getJointLimit_Upper();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.ForceElementImpl <em>Force Element</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.ForceElementImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getForceElement()
		 * @generated
		 */
		EClass FORCE_ELEMENT = eINSTANCE.getForceElement();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.TranslationalSpringImpl <em>Translational Spring</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.TranslationalSpringImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getTranslationalSpring()
		 * @generated
		 */
		EClass TRANSLATIONAL_SPRING = eINSTANCE.getTranslationalSpring();

		/**
		 * The meta object literal for the '<em><b>From</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference TRANSLATIONAL_SPRING__FROM = eINSTANCE.getTranslationalSpring_From();

		/**
		 * The meta object literal for the '<em><b>To</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference TRANSLATIONAL_SPRING__TO = eINSTANCE.getTranslationalSpring_To();

		/**
		 * The meta object literal for the '<em><b>Stiffness</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRANSLATIONAL_SPRING__STIFFNESS = eINSTANCE.getTranslationalSpring_Stiffness();

		/**
		 * The meta object literal for the '<em><b>Damping</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRANSLATIONAL_SPRING__DAMPING = eINSTANCE.getTranslationalSpring_Damping();

		/**
		 * The meta object literal for the '<em><b>Rest Length</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRANSLATIONAL_SPRING__REST_LENGTH = eINSTANCE.getTranslationalSpring_RestLength();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.JointForceElementImpl <em>Joint Force Element</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.JointForceElementImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getJointForceElement()
		 * @generated
		 */
		EClass JOINT_FORCE_ELEMENT = eINSTANCE.getJointForceElement();

		/**
		 * The meta object literal for the '<em><b>Joint</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference JOINT_FORCE_ELEMENT__JOINT = eINSTANCE.getJointForceElement_Joint();

		/**
		 * The meta object literal for the '<em><b>Coordinate</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOINT_FORCE_ELEMENT__COORDINATE = eINSTANCE.getJointForceElement_Coordinate();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.JointSpringImpl <em>Joint Spring</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.JointSpringImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getJointSpring()
		 * @generated
		 */
		EClass JOINT_SPRING = eINSTANCE.getJointSpring();

		/**
		 * The meta object literal for the '<em><b>Stiffness</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOINT_SPRING__STIFFNESS = eINSTANCE.getJointSpring_Stiffness();

		/**
		 * The meta object literal for the '<em><b>Damping</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOINT_SPRING__DAMPING = eINSTANCE.getJointSpring_Damping();

		/**
		 * The meta object literal for the '<em><b>Rest</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOINT_SPRING__REST = eINSTANCE.getJointSpring_Rest();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.JointForceImpl <em>Joint Force</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.JointForceImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getJointForce()
		 * @generated
		 */
		EClass JOINT_FORCE = eINSTANCE.getJointForce();

		/**
		 * The meta object literal for the '<em><b>Value</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOINT_FORCE__VALUE = eINSTANCE.getJointForce_Value();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.MotorImpl <em>Motor</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.MotorImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getMotor()
		 * @generated
		 */
		EClass MOTOR = eINSTANCE.getMotor();

		/**
		 * The meta object literal for the '<em><b>Law</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute MOTOR__LAW = eINSTANCE.getMotor_Law();

		/**
		 * The meta object literal for the '<em><b>Target</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute MOTOR__TARGET = eINSTANCE.getMotor_Target();

		/**
		 * The meta object literal for the '<em><b>Proportional</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute MOTOR__PROPORTIONAL = eINSTANCE.getMotor_Proportional();

		/**
		 * The meta object literal for the '<em><b>Derivative</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute MOTOR__DERIVATIVE = eINSTANCE.getMotor_Derivative();

		/**
		 * The meta object literal for the '<em><b>Strongest</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute MOTOR__STRONGEST = eINSTANCE.getMotor_Strongest();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.ForceImpl <em>Force</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.ForceImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getForce()
		 * @generated
		 */
		EClass FORCE = eINSTANCE.getForce();

		/**
		 * The meta object literal for the '<em><b>Marker</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference FORCE__MARKER = eINSTANCE.getForce_Marker();

		/**
		 * The meta object literal for the '<em><b>Value</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute FORCE__VALUE = eINSTANCE.getForce_Value();

		/**
		 * The meta object literal for the '<em><b>Following</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute FORCE__FOLLOWING = eINSTANCE.getForce_Following();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.TorqueImpl <em>Torque</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.TorqueImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getTorque()
		 * @generated
		 */
		EClass TORQUE = eINSTANCE.getTorque();

		/**
		 * The meta object literal for the '<em><b>Marker</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference TORQUE__MARKER = eINSTANCE.getTorque_Marker();

		/**
		 * The meta object literal for the '<em><b>Value</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TORQUE__VALUE = eINSTANCE.getTorque_Value();

		/**
		 * The meta object literal for the '<em><b>Following</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TORQUE__FOLLOWING = eINSTANCE.getTorque_Following();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.GeometryGroupImpl <em>Geometry Group</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.GeometryGroupImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getGeometryGroup()
		 * @generated
		 */
		EClass GEOMETRY_GROUP = eINSTANCE.getGeometryGroup();

		/**
		 * The meta object literal for the '<em><b>Geometries</b></em>' reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference GEOMETRY_GROUP__GEOMETRIES = eINSTANCE.getGeometryGroup_Geometries();

		/**
		 * The meta object literal for the '<em><b>Bodies</b></em>' reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference GEOMETRY_GROUP__BODIES = eINSTANCE.getGeometryGroup_Bodies();

		/**
		 * The meta object literal for the '<em><b>Everything</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute GEOMETRY_GROUP__EVERYTHING = eINSTANCE.getGeometryGroup_Everything();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.ContactImpl <em>Contact</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.ContactImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getContact()
		 * @generated
		 */
		EClass CONTACT = eINSTANCE.getContact();

		/**
		 * The meta object literal for the '<em><b>Static Friction</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CONTACT__STATIC_FRICTION = eINSTANCE.getContact_StaticFriction();

		/**
		 * The meta object literal for the '<em><b>Kinetic Friction</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CONTACT__KINETIC_FRICTION = eINSTANCE.getContact_KineticFriction();

		/**
		 * The meta object literal for the '<em><b>Slip Speed</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CONTACT__SLIP_SPEED = eINSTANCE.getContact_SlipSpeed();

		/**
		 * The meta object literal for the '<em><b>Anisotropy</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CONTACT__ANISOTROPY = eINSTANCE.getContact_Anisotropy();

		/**
		 * The meta object literal for the '<em><b>Grain</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CONTACT__GRAIN = eINSTANCE.getContact_Grain();

		/**
		 * The meta object literal for the '<em><b>Friction Force</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CONTACT__FRICTION_FORCE = eINSTANCE.getContact_FrictionForce();

		/**
		 * The meta object literal for the '<em><b>Normal Restitution</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CONTACT__NORMAL_RESTITUTION = eINSTANCE.getContact_NormalRestitution();

		/**
		 * The meta object literal for the '<em><b>Tangential Restitution</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CONTACT__TANGENTIAL_RESTITUTION = eINSTANCE.getContact_TangentialRestitution();

		/**
		 * The meta object literal for the '<em><b>Restitution Speed</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CONTACT__RESTITUTION_SPEED = eINSTANCE.getContact_RestitutionSpeed();

		/**
		 * The meta object literal for the '<em><b>Compliance</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CONTACT__COMPLIANCE = eINSTANCE.getContact_Compliance();

		/**
		 * The meta object literal for the '<em><b>Stiffness</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CONTACT__STIFFNESS = eINSTANCE.getContact_Stiffness();

		/**
		 * The meta object literal for the '<em><b>Damping</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CONTACT__DAMPING = eINSTANCE.getContact_Damping();

		/**
		 * The meta object literal for the '<em><b>Tangential Stiffness</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CONTACT__TANGENTIAL_STIFFNESS = eINSTANCE.getContact_TangentialStiffness();

		/**
		 * The meta object literal for the '<em><b>Tangential Damping</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CONTACT__TANGENTIAL_DAMPING = eINSTANCE.getContact_TangentialDamping();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.ContactPairImpl <em>Contact Pair</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.ContactPairImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getContactPair()
		 * @generated
		 */
		EClass CONTACT_PAIR = eINSTANCE.getContactPair();

		/**
		 * The meta object literal for the '<em><b>First</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference CONTACT_PAIR__FIRST = eINSTANCE.getContactPair_First();

		/**
		 * The meta object literal for the '<em><b>Second</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference CONTACT_PAIR__SECOND = eINSTANCE.getContactPair_Second();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.FixedContactImpl <em>Fixed Contact</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.FixedContactImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getFixedContact()
		 * @generated
		 */
		EClass FIXED_CONTACT = eINSTANCE.getFixedContact();

		/**
		 * The meta object literal for the '<em><b>Point</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference FIXED_CONTACT__POINT = eINSTANCE.getFixedContact_Point();

		/**
		 * The meta object literal for the '<em><b>Plane</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference FIXED_CONTACT__PLANE = eINSTANCE.getFixedContact_Plane();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.ExclusionImpl <em>Exclusion</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.ExclusionImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getExclusion()
		 * @generated
		 */
		EClass EXCLUSION = eINSTANCE.getExclusion();

		/**
		 * The meta object literal for the '<em><b>First</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference EXCLUSION__FIRST = eINSTANCE.getExclusion_First();

		/**
		 * The meta object literal for the '<em><b>Second</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference EXCLUSION__SECOND = eINSTANCE.getExclusion_Second();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.ProbeImpl <em>Probe</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.ProbeImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getProbe()
		 * @generated
		 */
		EClass PROBE = eINSTANCE.getProbe();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.JointProbeImpl <em>Joint Probe</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.JointProbeImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getJointProbe()
		 * @generated
		 */
		EClass JOINT_PROBE = eINSTANCE.getJointProbe();

		/**
		 * The meta object literal for the '<em><b>Joint</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference JOINT_PROBE__JOINT = eINSTANCE.getJointProbe_Joint();

		/**
		 * The meta object literal for the '<em><b>Coordinate</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOINT_PROBE__COORDINATE = eINSTANCE.getJointProbe_Coordinate();

		/**
		 * The meta object literal for the '<em><b>Quantity</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOINT_PROBE__QUANTITY = eINSTANCE.getJointProbe_Quantity();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.MarkerProbeImpl <em>Marker Probe</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.MarkerProbeImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getMarkerProbe()
		 * @generated
		 */
		EClass MARKER_PROBE = eINSTANCE.getMarkerProbe();

		/**
		 * The meta object literal for the '<em><b>Marker</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MARKER_PROBE__MARKER = eINSTANCE.getMarkerProbe_Marker();

		/**
		 * The meta object literal for the '<em><b>Relative To</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MARKER_PROBE__RELATIVE_TO = eINSTANCE.getMarkerProbe_RelativeTo();

		/**
		 * The meta object literal for the '<em><b>Quantity</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute MARKER_PROBE__QUANTITY = eINSTANCE.getMarkerProbe_Quantity();

		/**
		 * The meta object literal for the '<em><b>Component</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute MARKER_PROBE__COMPONENT = eINSTANCE.getMarkerProbe_Component();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.CenterOfMassProbeImpl <em>Center Of Mass Probe</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.CenterOfMassProbeImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getCenterOfMassProbe()
		 * @generated
		 */
		EClass CENTER_OF_MASS_PROBE = eINSTANCE.getCenterOfMassProbe();

		/**
		 * The meta object literal for the '<em><b>Component</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CENTER_OF_MASS_PROBE__COMPONENT = eINSTANCE.getCenterOfMassProbe_Component();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.EnergyProbeImpl <em>Energy Probe</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.EnergyProbeImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getEnergyProbe()
		 * @generated
		 */
		EClass ENERGY_PROBE = eINSTANCE.getEnergyProbe();

		/**
		 * The meta object literal for the '<em><b>Kind</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute ENERGY_PROBE__KIND = eINSTANCE.getEnergyProbe_Kind();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.impl.ContactProbeImpl <em>Contact Probe</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.impl.ContactProbeImpl
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getContactProbe()
		 * @generated
		 */
		EClass CONTACT_PROBE = eINSTANCE.getContactProbe();

		/**
		 * The meta object literal for the '<em><b>Contact</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference CONTACT_PROBE__CONTACT = eINSTANCE.getContactProbe_Contact();

		/**
		 * The meta object literal for the '<em><b>Quantity</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CONTACT_PROBE__QUANTITY = eINSTANCE.getContactProbe_Quantity();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.Kinematics <em>Kinematics</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.Kinematics
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getKinematics()
		 * @generated
		 */
		EEnum KINEMATICS = eINSTANCE.getKinematics();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.JointKind <em>Joint Kind</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.JointKind
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getJointKind()
		 * @generated
		 */
		EEnum JOINT_KIND = eINSTANCE.getJointKind();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.MotorLaw <em>Motor Law</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.MotorLaw
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getMotorLaw()
		 * @generated
		 */
		EEnum MOTOR_LAW = eINSTANCE.getMotorLaw();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.JointQuantity <em>Joint Quantity</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.JointQuantity
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getJointQuantity()
		 * @generated
		 */
		EEnum JOINT_QUANTITY = eINSTANCE.getJointQuantity();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.MarkerQuantity <em>Marker Quantity</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.MarkerQuantity
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getMarkerQuantity()
		 * @generated
		 */
		EEnum MARKER_QUANTITY = eINSTANCE.getMarkerQuantity();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.EnergyKind <em>Energy Kind</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.EnergyKind
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getEnergyKind()
		 * @generated
		 */
		EEnum ENERGY_KIND = eINSTANCE.getEnergyKind();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.ContactQuantity <em>Contact Quantity</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.ContactQuantity
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getContactQuantity()
		 * @generated
		 */
		EEnum CONTACT_QUANTITY = eINSTANCE.getContactQuantity();

		/**
		 * The meta object literal for the '{@link org.signorini.model.mechanism.Component <em>Component</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.mechanism.Component
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getComponent()
		 * @generated
		 */
		EEnum COMPONENT = eINSTANCE.getComponent();

		/**
		 * The meta object literal for the '<em>Expression</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.lang.String
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getExpression()
		 * @generated
		 */
		EDataType EXPRESSION = eINSTANCE.getExpression();

		/**
		 * The meta object literal for the '<em>Function</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.lang.String
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getFunction()
		 * @generated
		 */
		EDataType FUNCTION = eINSTANCE.getFunction();

		/**
		 * The meta object literal for the '<em>Vector</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.lang.String
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getVector()
		 * @generated
		 */
		EDataType VECTOR = eINSTANCE.getVector();

		/**
		 * The meta object literal for the '<em>Vector Function</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.lang.String
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getVectorFunction()
		 * @generated
		 */
		EDataType VECTOR_FUNCTION = eINSTANCE.getVectorFunction();

		/**
		 * The meta object literal for the '<em>Orientation</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.lang.String
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getOrientation()
		 * @generated
		 */
		EDataType ORIENTATION = eINSTANCE.getOrientation();

		/**
		 * The meta object literal for the '<em>Values</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.lang.String
		 * @see org.signorini.model.mechanism.impl.MechanismPackageImpl#getValues()
		 * @generated
		 */
		EDataType VALUES = eINSTANCE.getValues();

	}

} //MechanismPackage
