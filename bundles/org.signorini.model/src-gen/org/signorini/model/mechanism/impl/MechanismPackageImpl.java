/**
 */
package org.signorini.model.mechanism.impl;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.EReference;

import org.eclipse.emf.ecore.impl.EPackageImpl;

import org.signorini.model.mechanism.Body;
import org.signorini.model.mechanism.Box;
import org.signorini.model.mechanism.Capsule;
import org.signorini.model.mechanism.CenterOfMassProbe;
import org.signorini.model.mechanism.Component;
import org.signorini.model.mechanism.Contact;
import org.signorini.model.mechanism.ContactPair;
import org.signorini.model.mechanism.ContactProbe;
import org.signorini.model.mechanism.ContactQuantity;
import org.signorini.model.mechanism.ContactSide;
import org.signorini.model.mechanism.ConvexMesh;
import org.signorini.model.mechanism.Cylinder;
import org.signorini.model.mechanism.EnergyKind;
import org.signorini.model.mechanism.EnergyProbe;
import org.signorini.model.mechanism.Exclusion;
import org.signorini.model.mechanism.FixedContact;
import org.signorini.model.mechanism.Force;
import org.signorini.model.mechanism.ForceElement;
import org.signorini.model.mechanism.Geometry;
import org.signorini.model.mechanism.GeometryGroup;
import org.signorini.model.mechanism.Ground;
import org.signorini.model.mechanism.HalfSpace;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.JointForce;
import org.signorini.model.mechanism.JointForceElement;
import org.signorini.model.mechanism.JointKind;
import org.signorini.model.mechanism.JointLimit;
import org.signorini.model.mechanism.JointProbe;
import org.signorini.model.mechanism.JointQuantity;
import org.signorini.model.mechanism.JointSpring;
import org.signorini.model.mechanism.Kinematics;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.MarkerProbe;
import org.signorini.model.mechanism.MarkerQuantity;
import org.signorini.model.mechanism.Material;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismFactory;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.Motor;
import org.signorini.model.mechanism.MotorLaw;
import org.signorini.model.mechanism.NamedElement;
import org.signorini.model.mechanism.Parameter;
import org.signorini.model.mechanism.Point;
import org.signorini.model.mechanism.Probe;
import org.signorini.model.mechanism.RigidBody;
import org.signorini.model.mechanism.Sphere;
import org.signorini.model.mechanism.Torque;
import org.signorini.model.mechanism.TranslationalSpring;

import org.signorini.model.study.StudyPackage;

import org.signorini.model.study.impl.StudyPackageImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model <b>Package</b>.
 * <!-- end-user-doc -->
 * @generated
 */
public class MechanismPackageImpl extends EPackageImpl implements MechanismPackage
{
	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass namedElementEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass mechanismEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass parameterEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass materialEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass bodyEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass groundEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass rigidBodyEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass markerEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass contactSideEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass geometryEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass pointEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass sphereEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass halfSpaceEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass boxEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass capsuleEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass cylinderEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass convexMeshEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass jointEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass jointLimitEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass forceElementEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass translationalSpringEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass jointForceElementEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass jointSpringEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass jointForceEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass motorEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass forceEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass torqueEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass geometryGroupEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass contactEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass contactPairEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass fixedContactEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass exclusionEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass probeEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass jointProbeEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass markerProbeEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass centerOfMassProbeEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass energyProbeEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass contactProbeEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum kinematicsEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum jointKindEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum motorLawEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum jointQuantityEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum markerQuantityEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum energyKindEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum contactQuantityEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum componentEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType expressionEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType functionEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType vectorEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType vectorFunctionEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType orientationEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType valuesEDataType = null;

	/**
	 * Creates an instance of the model <b>Package</b>, registered with
	 * {@link org.eclipse.emf.ecore.EPackage.Registry EPackage.Registry} by the package
	 * package URI value.
	 * <p>Note: the correct way to create the package is via the static
	 * factory method {@link #init init()}, which also performs
	 * initialization of the package, or returns the registered package,
	 * if one already exists.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eclipse.emf.ecore.EPackage.Registry
	 * @see org.signorini.model.mechanism.MechanismPackage#eNS_URI
	 * @see #init()
	 * @generated
	 */
	private MechanismPackageImpl()
	{
		super(eNS_URI, MechanismFactory.eINSTANCE);
	}
	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static boolean isInited = false;

	/**
	 * Creates, registers, and initializes the <b>Package</b> for this model, and for any others upon which it depends.
	 *
	 * <p>This method is used to initialize {@link MechanismPackage#eINSTANCE} when that field is accessed.
	 * Clients should not invoke it directly. Instead, they should simply access that field to obtain the package.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #eNS_URI
	 * @see #createPackageContents()
	 * @see #initializePackageContents()
	 * @generated
	 */
	public static MechanismPackage init()
	{
		if (isInited) return (MechanismPackage)EPackage.Registry.INSTANCE.getEPackage(MechanismPackage.eNS_URI);

		// Obtain or create and register package
		Object registeredMechanismPackage = EPackage.Registry.INSTANCE.get(eNS_URI);
		MechanismPackageImpl theMechanismPackage = registeredMechanismPackage instanceof MechanismPackageImpl ? (MechanismPackageImpl)registeredMechanismPackage : new MechanismPackageImpl();

		isInited = true;

		// Obtain or create and register interdependencies
		Object registeredPackage = EPackage.Registry.INSTANCE.getEPackage(StudyPackage.eNS_URI);
		StudyPackageImpl theStudyPackage = (StudyPackageImpl)(registeredPackage instanceof StudyPackageImpl ? registeredPackage : StudyPackage.eINSTANCE);

		// Create package meta-data objects
		theMechanismPackage.createPackageContents();
		theStudyPackage.createPackageContents();

		// Initialize created meta-data
		theMechanismPackage.initializePackageContents();
		theStudyPackage.initializePackageContents();

		// Mark meta-data to indicate it can't be changed
		theMechanismPackage.freeze();

		// Update the registry and return the package
		EPackage.Registry.INSTANCE.put(MechanismPackage.eNS_URI, theMechanismPackage);
		return theMechanismPackage;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getNamedElement()
	{
		return namedElementEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getNamedElement_Name()
	{
		return (EAttribute)namedElementEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getNamedElement_Description()
	{
		return (EAttribute)namedElementEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getMechanism()
	{
		return mechanismEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMechanism_Gravity()
	{
		return (EAttribute)mechanismEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMechanism_Kinematics()
	{
		return (EAttribute)mechanismEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMechanism_NeighboursCollide()
	{
		return (EAttribute)mechanismEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMechanism_LimitRestitution()
	{
		return (EAttribute)mechanismEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMechanism_LimitRestitutionSpeed()
	{
		return (EAttribute)mechanismEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getMechanism_Parameters()
	{
		return (EReference)mechanismEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getMechanism_Materials()
	{
		return (EReference)mechanismEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getMechanism_Ground()
	{
		return (EReference)mechanismEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getMechanism_Bodies()
	{
		return (EReference)mechanismEClass.getEStructuralFeatures().get(8);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getMechanism_Joints()
	{
		return (EReference)mechanismEClass.getEStructuralFeatures().get(9);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getMechanism_Forces()
	{
		return (EReference)mechanismEClass.getEStructuralFeatures().get(10);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getMechanism_Groups()
	{
		return (EReference)mechanismEClass.getEStructuralFeatures().get(11);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getMechanism_Contacts()
	{
		return (EReference)mechanismEClass.getEStructuralFeatures().get(12);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getMechanism_Exclusions()
	{
		return (EReference)mechanismEClass.getEStructuralFeatures().get(13);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getMechanism_Probes()
	{
		return (EReference)mechanismEClass.getEStructuralFeatures().get(14);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getParameter()
	{
		return parameterEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getParameter_Value()
	{
		return (EAttribute)parameterEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getMaterial()
	{
		return materialEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMaterial_Density()
	{
		return (EAttribute)materialEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMaterial_Color()
	{
		return (EAttribute)materialEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getBody()
	{
		return bodyEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getBody_Markers()
	{
		return (EReference)bodyEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getBody_Color()
	{
		return (EAttribute)bodyEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getGround()
	{
		return groundEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getRigidBody()
	{
		return rigidBodyEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getRigidBody_Mass()
	{
		return (EAttribute)rigidBodyEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getRigidBody_CenterOfMass()
	{
		return (EAttribute)rigidBodyEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getRigidBody_Inertia()
	{
		return (EAttribute)rigidBodyEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getRigidBody_Density()
	{
		return (EAttribute)rigidBodyEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getRigidBody_Position()
	{
		return (EAttribute)rigidBodyEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getRigidBody_Orientation()
	{
		return (EAttribute)rigidBodyEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getRigidBody_Velocity()
	{
		return (EAttribute)rigidBodyEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getRigidBody_AngularVelocity()
	{
		return (EAttribute)rigidBodyEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getMarker()
	{
		return markerEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getMarker_Body()
	{
		return (EReference)markerEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMarker_Position()
	{
		return (EAttribute)markerEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMarker_Orientation()
	{
		return (EAttribute)markerEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getMarker_Geometries()
	{
		return (EReference)markerEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getContactSide()
	{
		return contactSideEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getGeometry()
	{
		return geometryEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getGeometry_Marker()
	{
		return (EReference)geometryEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getGeometry_Material()
	{
		return (EReference)geometryEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getGeometry_Weighs()
	{
		return (EAttribute)geometryEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getPoint()
	{
		return pointEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getSphere()
	{
		return sphereEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getSphere_Radius()
	{
		return (EAttribute)sphereEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getHalfSpace()
	{
		return halfSpaceEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getBox()
	{
		return boxEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getBox_Size()
	{
		return (EAttribute)boxEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getCapsule()
	{
		return capsuleEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getCapsule_Radius()
	{
		return (EAttribute)capsuleEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getCapsule_Length()
	{
		return (EAttribute)capsuleEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getCylinder()
	{
		return cylinderEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getCylinder_Radius()
	{
		return (EAttribute)cylinderEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getCylinder_Length()
	{
		return (EAttribute)cylinderEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getConvexMesh()
	{
		return convexMeshEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getConvexMesh_Points()
	{
		return (EAttribute)convexMeshEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getConvexMesh_File()
	{
		return (EAttribute)convexMeshEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getConvexMesh_Scale()
	{
		return (EAttribute)convexMeshEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getJoint()
	{
		return jointEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getJoint_Kind()
	{
		return (EAttribute)jointEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getJoint_From()
	{
		return (EReference)jointEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getJoint_To()
	{
		return (EReference)jointEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getJoint_Axis()
	{
		return (EAttribute)jointEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getJoint_SecondAxis()
	{
		return (EAttribute)jointEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getJoint_Limits()
	{
		return (EReference)jointEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getJoint_Cut()
	{
		return (EAttribute)jointEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getJoint_Initial()
	{
		return (EAttribute)jointEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getJoint_InitialVelocity()
	{
		return (EAttribute)jointEClass.getEStructuralFeatures().get(8);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getJoint_Reference()
	{
		return (EAttribute)jointEClass.getEStructuralFeatures().get(9);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getJointLimit()
	{
		return jointLimitEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getJointLimit_Coordinate()
	{
		return (EAttribute)jointLimitEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getJointLimit_Lower()
	{
		return (EAttribute)jointLimitEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getJointLimit_Upper()
	{
		return (EAttribute)jointLimitEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getForceElement()
	{
		return forceElementEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getTranslationalSpring()
	{
		return translationalSpringEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getTranslationalSpring_From()
	{
		return (EReference)translationalSpringEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getTranslationalSpring_To()
	{
		return (EReference)translationalSpringEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTranslationalSpring_Stiffness()
	{
		return (EAttribute)translationalSpringEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTranslationalSpring_Damping()
	{
		return (EAttribute)translationalSpringEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTranslationalSpring_RestLength()
	{
		return (EAttribute)translationalSpringEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getJointForceElement()
	{
		return jointForceElementEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getJointForceElement_Joint()
	{
		return (EReference)jointForceElementEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getJointForceElement_Coordinate()
	{
		return (EAttribute)jointForceElementEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getJointSpring()
	{
		return jointSpringEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getJointSpring_Stiffness()
	{
		return (EAttribute)jointSpringEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getJointSpring_Damping()
	{
		return (EAttribute)jointSpringEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getJointSpring_Rest()
	{
		return (EAttribute)jointSpringEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getJointForce()
	{
		return jointForceEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getJointForce_Value()
	{
		return (EAttribute)jointForceEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getMotor()
	{
		return motorEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMotor_Law()
	{
		return (EAttribute)motorEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMotor_Target()
	{
		return (EAttribute)motorEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMotor_Proportional()
	{
		return (EAttribute)motorEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMotor_Derivative()
	{
		return (EAttribute)motorEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMotor_Strongest()
	{
		return (EAttribute)motorEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getForce()
	{
		return forceEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getForce_Marker()
	{
		return (EReference)forceEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getForce_Value()
	{
		return (EAttribute)forceEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getForce_Following()
	{
		return (EAttribute)forceEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getTorque()
	{
		return torqueEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getTorque_Marker()
	{
		return (EReference)torqueEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTorque_Value()
	{
		return (EAttribute)torqueEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTorque_Following()
	{
		return (EAttribute)torqueEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getGeometryGroup()
	{
		return geometryGroupEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getGeometryGroup_Geometries()
	{
		return (EReference)geometryGroupEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getGeometryGroup_Bodies()
	{
		return (EReference)geometryGroupEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getGeometryGroup_Everything()
	{
		return (EAttribute)geometryGroupEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getContact()
	{
		return contactEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getContact_StaticFriction()
	{
		return (EAttribute)contactEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getContact_KineticFriction()
	{
		return (EAttribute)contactEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getContact_SlipSpeed()
	{
		return (EAttribute)contactEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getContact_Anisotropy()
	{
		return (EAttribute)contactEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getContact_Grain()
	{
		return (EAttribute)contactEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getContact_FrictionForce()
	{
		return (EAttribute)contactEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getContact_NormalRestitution()
	{
		return (EAttribute)contactEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getContact_TangentialRestitution()
	{
		return (EAttribute)contactEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getContact_RestitutionSpeed()
	{
		return (EAttribute)contactEClass.getEStructuralFeatures().get(8);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getContact_Compliance()
	{
		return (EAttribute)contactEClass.getEStructuralFeatures().get(9);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getContact_Stiffness()
	{
		return (EAttribute)contactEClass.getEStructuralFeatures().get(10);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getContact_Damping()
	{
		return (EAttribute)contactEClass.getEStructuralFeatures().get(11);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getContact_TangentialStiffness()
	{
		return (EAttribute)contactEClass.getEStructuralFeatures().get(12);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getContact_TangentialDamping()
	{
		return (EAttribute)contactEClass.getEStructuralFeatures().get(13);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getContactPair()
	{
		return contactPairEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getContactPair_First()
	{
		return (EReference)contactPairEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getContactPair_Second()
	{
		return (EReference)contactPairEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getFixedContact()
	{
		return fixedContactEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getFixedContact_Point()
	{
		return (EReference)fixedContactEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getFixedContact_Plane()
	{
		return (EReference)fixedContactEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getExclusion()
	{
		return exclusionEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getExclusion_First()
	{
		return (EReference)exclusionEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getExclusion_Second()
	{
		return (EReference)exclusionEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getProbe()
	{
		return probeEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getJointProbe()
	{
		return jointProbeEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getJointProbe_Joint()
	{
		return (EReference)jointProbeEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getJointProbe_Coordinate()
	{
		return (EAttribute)jointProbeEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getJointProbe_Quantity()
	{
		return (EAttribute)jointProbeEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getMarkerProbe()
	{
		return markerProbeEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getMarkerProbe_Marker()
	{
		return (EReference)markerProbeEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getMarkerProbe_RelativeTo()
	{
		return (EReference)markerProbeEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMarkerProbe_Quantity()
	{
		return (EAttribute)markerProbeEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMarkerProbe_Component()
	{
		return (EAttribute)markerProbeEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getCenterOfMassProbe()
	{
		return centerOfMassProbeEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getCenterOfMassProbe_Component()
	{
		return (EAttribute)centerOfMassProbeEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getEnergyProbe()
	{
		return energyProbeEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getEnergyProbe_Kind()
	{
		return (EAttribute)energyProbeEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getContactProbe()
	{
		return contactProbeEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getContactProbe_Contact()
	{
		return (EReference)contactProbeEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getContactProbe_Quantity()
	{
		return (EAttribute)contactProbeEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getKinematics()
	{
		return kinematicsEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getJointKind()
	{
		return jointKindEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getMotorLaw()
	{
		return motorLawEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getJointQuantity()
	{
		return jointQuantityEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getMarkerQuantity()
	{
		return markerQuantityEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getEnergyKind()
	{
		return energyKindEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getContactQuantity()
	{
		return contactQuantityEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getComponent()
	{
		return componentEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EDataType getExpression()
	{
		return expressionEDataType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EDataType getFunction()
	{
		return functionEDataType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EDataType getVector()
	{
		return vectorEDataType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EDataType getVectorFunction()
	{
		return vectorFunctionEDataType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EDataType getOrientation()
	{
		return orientationEDataType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EDataType getValues()
	{
		return valuesEDataType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public MechanismFactory getMechanismFactory()
	{
		return (MechanismFactory)getEFactoryInstance();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private boolean isCreated = false;

	/**
	 * Creates the meta-model objects for the package.  This method is
	 * guarded to have no affect on any invocation but its first.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public void createPackageContents()
	{
		if (isCreated) return;
		isCreated = true;

		// Create classes and their features
		namedElementEClass = createEClass(NAMED_ELEMENT);
		createEAttribute(namedElementEClass, NAMED_ELEMENT__NAME);
		createEAttribute(namedElementEClass, NAMED_ELEMENT__DESCRIPTION);

		mechanismEClass = createEClass(MECHANISM);
		createEAttribute(mechanismEClass, MECHANISM__GRAVITY);
		createEAttribute(mechanismEClass, MECHANISM__KINEMATICS);
		createEAttribute(mechanismEClass, MECHANISM__NEIGHBOURS_COLLIDE);
		createEAttribute(mechanismEClass, MECHANISM__LIMIT_RESTITUTION);
		createEAttribute(mechanismEClass, MECHANISM__LIMIT_RESTITUTION_SPEED);
		createEReference(mechanismEClass, MECHANISM__PARAMETERS);
		createEReference(mechanismEClass, MECHANISM__MATERIALS);
		createEReference(mechanismEClass, MECHANISM__GROUND);
		createEReference(mechanismEClass, MECHANISM__BODIES);
		createEReference(mechanismEClass, MECHANISM__JOINTS);
		createEReference(mechanismEClass, MECHANISM__FORCES);
		createEReference(mechanismEClass, MECHANISM__GROUPS);
		createEReference(mechanismEClass, MECHANISM__CONTACTS);
		createEReference(mechanismEClass, MECHANISM__EXCLUSIONS);
		createEReference(mechanismEClass, MECHANISM__PROBES);

		parameterEClass = createEClass(PARAMETER);
		createEAttribute(parameterEClass, PARAMETER__VALUE);

		materialEClass = createEClass(MATERIAL);
		createEAttribute(materialEClass, MATERIAL__DENSITY);
		createEAttribute(materialEClass, MATERIAL__COLOR);

		bodyEClass = createEClass(BODY);
		createEReference(bodyEClass, BODY__MARKERS);
		createEAttribute(bodyEClass, BODY__COLOR);

		groundEClass = createEClass(GROUND);

		rigidBodyEClass = createEClass(RIGID_BODY);
		createEAttribute(rigidBodyEClass, RIGID_BODY__MASS);
		createEAttribute(rigidBodyEClass, RIGID_BODY__CENTER_OF_MASS);
		createEAttribute(rigidBodyEClass, RIGID_BODY__INERTIA);
		createEAttribute(rigidBodyEClass, RIGID_BODY__DENSITY);
		createEAttribute(rigidBodyEClass, RIGID_BODY__POSITION);
		createEAttribute(rigidBodyEClass, RIGID_BODY__ORIENTATION);
		createEAttribute(rigidBodyEClass, RIGID_BODY__VELOCITY);
		createEAttribute(rigidBodyEClass, RIGID_BODY__ANGULAR_VELOCITY);

		markerEClass = createEClass(MARKER);
		createEReference(markerEClass, MARKER__BODY);
		createEAttribute(markerEClass, MARKER__POSITION);
		createEAttribute(markerEClass, MARKER__ORIENTATION);
		createEReference(markerEClass, MARKER__GEOMETRIES);

		contactSideEClass = createEClass(CONTACT_SIDE);

		geometryEClass = createEClass(GEOMETRY);
		createEReference(geometryEClass, GEOMETRY__MARKER);
		createEReference(geometryEClass, GEOMETRY__MATERIAL);
		createEAttribute(geometryEClass, GEOMETRY__WEIGHS);

		pointEClass = createEClass(POINT);

		sphereEClass = createEClass(SPHERE);
		createEAttribute(sphereEClass, SPHERE__RADIUS);

		halfSpaceEClass = createEClass(HALF_SPACE);

		boxEClass = createEClass(BOX);
		createEAttribute(boxEClass, BOX__SIZE);

		capsuleEClass = createEClass(CAPSULE);
		createEAttribute(capsuleEClass, CAPSULE__RADIUS);
		createEAttribute(capsuleEClass, CAPSULE__LENGTH);

		cylinderEClass = createEClass(CYLINDER);
		createEAttribute(cylinderEClass, CYLINDER__RADIUS);
		createEAttribute(cylinderEClass, CYLINDER__LENGTH);

		convexMeshEClass = createEClass(CONVEX_MESH);
		createEAttribute(convexMeshEClass, CONVEX_MESH__POINTS);
		createEAttribute(convexMeshEClass, CONVEX_MESH__FILE);
		createEAttribute(convexMeshEClass, CONVEX_MESH__SCALE);

		jointEClass = createEClass(JOINT);
		createEAttribute(jointEClass, JOINT__KIND);
		createEReference(jointEClass, JOINT__FROM);
		createEReference(jointEClass, JOINT__TO);
		createEAttribute(jointEClass, JOINT__AXIS);
		createEAttribute(jointEClass, JOINT__SECOND_AXIS);
		createEReference(jointEClass, JOINT__LIMITS);
		createEAttribute(jointEClass, JOINT__CUT);
		createEAttribute(jointEClass, JOINT__INITIAL);
		createEAttribute(jointEClass, JOINT__INITIAL_VELOCITY);
		createEAttribute(jointEClass, JOINT__REFERENCE);

		jointLimitEClass = createEClass(JOINT_LIMIT);
		createEAttribute(jointLimitEClass, JOINT_LIMIT__COORDINATE);
		createEAttribute(jointLimitEClass, JOINT_LIMIT__LOWER);
		createEAttribute(jointLimitEClass, JOINT_LIMIT__UPPER);

		forceElementEClass = createEClass(FORCE_ELEMENT);

		translationalSpringEClass = createEClass(TRANSLATIONAL_SPRING);
		createEReference(translationalSpringEClass, TRANSLATIONAL_SPRING__FROM);
		createEReference(translationalSpringEClass, TRANSLATIONAL_SPRING__TO);
		createEAttribute(translationalSpringEClass, TRANSLATIONAL_SPRING__STIFFNESS);
		createEAttribute(translationalSpringEClass, TRANSLATIONAL_SPRING__DAMPING);
		createEAttribute(translationalSpringEClass, TRANSLATIONAL_SPRING__REST_LENGTH);

		jointForceElementEClass = createEClass(JOINT_FORCE_ELEMENT);
		createEReference(jointForceElementEClass, JOINT_FORCE_ELEMENT__JOINT);
		createEAttribute(jointForceElementEClass, JOINT_FORCE_ELEMENT__COORDINATE);

		jointSpringEClass = createEClass(JOINT_SPRING);
		createEAttribute(jointSpringEClass, JOINT_SPRING__STIFFNESS);
		createEAttribute(jointSpringEClass, JOINT_SPRING__DAMPING);
		createEAttribute(jointSpringEClass, JOINT_SPRING__REST);

		jointForceEClass = createEClass(JOINT_FORCE);
		createEAttribute(jointForceEClass, JOINT_FORCE__VALUE);

		motorEClass = createEClass(MOTOR);
		createEAttribute(motorEClass, MOTOR__LAW);
		createEAttribute(motorEClass, MOTOR__TARGET);
		createEAttribute(motorEClass, MOTOR__PROPORTIONAL);
		createEAttribute(motorEClass, MOTOR__DERIVATIVE);
		createEAttribute(motorEClass, MOTOR__STRONGEST);

		forceEClass = createEClass(FORCE);
		createEReference(forceEClass, FORCE__MARKER);
		createEAttribute(forceEClass, FORCE__VALUE);
		createEAttribute(forceEClass, FORCE__FOLLOWING);

		torqueEClass = createEClass(TORQUE);
		createEReference(torqueEClass, TORQUE__MARKER);
		createEAttribute(torqueEClass, TORQUE__VALUE);
		createEAttribute(torqueEClass, TORQUE__FOLLOWING);

		geometryGroupEClass = createEClass(GEOMETRY_GROUP);
		createEReference(geometryGroupEClass, GEOMETRY_GROUP__GEOMETRIES);
		createEReference(geometryGroupEClass, GEOMETRY_GROUP__BODIES);
		createEAttribute(geometryGroupEClass, GEOMETRY_GROUP__EVERYTHING);

		contactEClass = createEClass(CONTACT);
		createEAttribute(contactEClass, CONTACT__STATIC_FRICTION);
		createEAttribute(contactEClass, CONTACT__KINETIC_FRICTION);
		createEAttribute(contactEClass, CONTACT__SLIP_SPEED);
		createEAttribute(contactEClass, CONTACT__ANISOTROPY);
		createEAttribute(contactEClass, CONTACT__GRAIN);
		createEAttribute(contactEClass, CONTACT__FRICTION_FORCE);
		createEAttribute(contactEClass, CONTACT__NORMAL_RESTITUTION);
		createEAttribute(contactEClass, CONTACT__TANGENTIAL_RESTITUTION);
		createEAttribute(contactEClass, CONTACT__RESTITUTION_SPEED);
		createEAttribute(contactEClass, CONTACT__COMPLIANCE);
		createEAttribute(contactEClass, CONTACT__STIFFNESS);
		createEAttribute(contactEClass, CONTACT__DAMPING);
		createEAttribute(contactEClass, CONTACT__TANGENTIAL_STIFFNESS);
		createEAttribute(contactEClass, CONTACT__TANGENTIAL_DAMPING);

		contactPairEClass = createEClass(CONTACT_PAIR);
		createEReference(contactPairEClass, CONTACT_PAIR__FIRST);
		createEReference(contactPairEClass, CONTACT_PAIR__SECOND);

		fixedContactEClass = createEClass(FIXED_CONTACT);
		createEReference(fixedContactEClass, FIXED_CONTACT__POINT);
		createEReference(fixedContactEClass, FIXED_CONTACT__PLANE);

		exclusionEClass = createEClass(EXCLUSION);
		createEReference(exclusionEClass, EXCLUSION__FIRST);
		createEReference(exclusionEClass, EXCLUSION__SECOND);

		probeEClass = createEClass(PROBE);

		jointProbeEClass = createEClass(JOINT_PROBE);
		createEReference(jointProbeEClass, JOINT_PROBE__JOINT);
		createEAttribute(jointProbeEClass, JOINT_PROBE__COORDINATE);
		createEAttribute(jointProbeEClass, JOINT_PROBE__QUANTITY);

		markerProbeEClass = createEClass(MARKER_PROBE);
		createEReference(markerProbeEClass, MARKER_PROBE__MARKER);
		createEReference(markerProbeEClass, MARKER_PROBE__RELATIVE_TO);
		createEAttribute(markerProbeEClass, MARKER_PROBE__QUANTITY);
		createEAttribute(markerProbeEClass, MARKER_PROBE__COMPONENT);

		centerOfMassProbeEClass = createEClass(CENTER_OF_MASS_PROBE);
		createEAttribute(centerOfMassProbeEClass, CENTER_OF_MASS_PROBE__COMPONENT);

		energyProbeEClass = createEClass(ENERGY_PROBE);
		createEAttribute(energyProbeEClass, ENERGY_PROBE__KIND);

		contactProbeEClass = createEClass(CONTACT_PROBE);
		createEReference(contactProbeEClass, CONTACT_PROBE__CONTACT);
		createEAttribute(contactProbeEClass, CONTACT_PROBE__QUANTITY);

		// Create enums
		kinematicsEEnum = createEEnum(KINEMATICS);
		jointKindEEnum = createEEnum(JOINT_KIND);
		motorLawEEnum = createEEnum(MOTOR_LAW);
		jointQuantityEEnum = createEEnum(JOINT_QUANTITY);
		markerQuantityEEnum = createEEnum(MARKER_QUANTITY);
		energyKindEEnum = createEEnum(ENERGY_KIND);
		contactQuantityEEnum = createEEnum(CONTACT_QUANTITY);
		componentEEnum = createEEnum(COMPONENT);

		// Create data types
		expressionEDataType = createEDataType(EXPRESSION);
		functionEDataType = createEDataType(FUNCTION);
		vectorEDataType = createEDataType(VECTOR);
		vectorFunctionEDataType = createEDataType(VECTOR_FUNCTION);
		orientationEDataType = createEDataType(ORIENTATION);
		valuesEDataType = createEDataType(VALUES);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private boolean isInitialized = false;

	/**
	 * Complete the initialization of the package and its meta-model.  This
	 * method is guarded to have no affect on any invocation but its first.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public void initializePackageContents()
	{
		if (isInitialized) return;
		isInitialized = true;

		// Initialize package
		setName(eNAME);
		setNsPrefix(eNS_PREFIX);
		setNsURI(eNS_URI);

		// Create type parameters

		// Set bounds for type parameters

		// Add supertypes to classes
		mechanismEClass.getESuperTypes().add(this.getNamedElement());
		parameterEClass.getESuperTypes().add(this.getNamedElement());
		materialEClass.getESuperTypes().add(this.getNamedElement());
		bodyEClass.getESuperTypes().add(this.getNamedElement());
		groundEClass.getESuperTypes().add(this.getBody());
		rigidBodyEClass.getESuperTypes().add(this.getBody());
		markerEClass.getESuperTypes().add(this.getNamedElement());
		contactSideEClass.getESuperTypes().add(this.getNamedElement());
		geometryEClass.getESuperTypes().add(this.getContactSide());
		pointEClass.getESuperTypes().add(this.getGeometry());
		sphereEClass.getESuperTypes().add(this.getGeometry());
		halfSpaceEClass.getESuperTypes().add(this.getGeometry());
		boxEClass.getESuperTypes().add(this.getGeometry());
		capsuleEClass.getESuperTypes().add(this.getGeometry());
		cylinderEClass.getESuperTypes().add(this.getGeometry());
		convexMeshEClass.getESuperTypes().add(this.getGeometry());
		jointEClass.getESuperTypes().add(this.getNamedElement());
		forceElementEClass.getESuperTypes().add(this.getNamedElement());
		translationalSpringEClass.getESuperTypes().add(this.getForceElement());
		jointForceElementEClass.getESuperTypes().add(this.getForceElement());
		jointSpringEClass.getESuperTypes().add(this.getJointForceElement());
		jointForceEClass.getESuperTypes().add(this.getJointForceElement());
		motorEClass.getESuperTypes().add(this.getJointForceElement());
		forceEClass.getESuperTypes().add(this.getForceElement());
		torqueEClass.getESuperTypes().add(this.getForceElement());
		geometryGroupEClass.getESuperTypes().add(this.getContactSide());
		contactEClass.getESuperTypes().add(this.getNamedElement());
		contactPairEClass.getESuperTypes().add(this.getContact());
		fixedContactEClass.getESuperTypes().add(this.getContact());
		probeEClass.getESuperTypes().add(this.getNamedElement());
		jointProbeEClass.getESuperTypes().add(this.getProbe());
		markerProbeEClass.getESuperTypes().add(this.getProbe());
		centerOfMassProbeEClass.getESuperTypes().add(this.getProbe());
		energyProbeEClass.getESuperTypes().add(this.getProbe());
		contactProbeEClass.getESuperTypes().add(this.getProbe());

		// Initialize classes and features; add operations and parameters
		initEClass(namedElementEClass, NamedElement.class, "NamedElement", IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getNamedElement_Name(), ecorePackage.getEString(), "name", null, 1, 1, NamedElement.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getNamedElement_Description(), ecorePackage.getEString(), "description", null, 0, 1, NamedElement.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(mechanismEClass, Mechanism.class, "Mechanism", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getMechanism_Gravity(), this.getVector(), "gravity", "0, 0, -9.81", 0, 1, Mechanism.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getMechanism_Kinematics(), this.getKinematics(), "kinematics", "FULL", 0, 1, Mechanism.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getMechanism_NeighboursCollide(), ecorePackage.getEBoolean(), "neighboursCollide", "false", 0, 1, Mechanism.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getMechanism_LimitRestitution(), this.getExpression(), "limitRestitution", "0", 0, 1, Mechanism.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getMechanism_LimitRestitutionSpeed(), this.getExpression(), "limitRestitutionSpeed", "0", 0, 1, Mechanism.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMechanism_Parameters(), this.getParameter(), null, "parameters", null, 0, -1, Mechanism.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMechanism_Materials(), this.getMaterial(), null, "materials", null, 0, -1, Mechanism.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMechanism_Ground(), this.getGround(), null, "ground", null, 1, 1, Mechanism.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMechanism_Bodies(), this.getRigidBody(), null, "bodies", null, 0, -1, Mechanism.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMechanism_Joints(), this.getJoint(), null, "joints", null, 0, -1, Mechanism.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMechanism_Forces(), this.getForceElement(), null, "forces", null, 0, -1, Mechanism.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMechanism_Groups(), this.getGeometryGroup(), null, "groups", null, 0, -1, Mechanism.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMechanism_Contacts(), this.getContact(), null, "contacts", null, 0, -1, Mechanism.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMechanism_Exclusions(), this.getExclusion(), null, "exclusions", null, 0, -1, Mechanism.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMechanism_Probes(), this.getProbe(), null, "probes", null, 0, -1, Mechanism.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(parameterEClass, Parameter.class, "Parameter", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getParameter_Value(), this.getExpression(), "value", "0", 1, 1, Parameter.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(materialEClass, Material.class, "Material", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getMaterial_Density(), this.getExpression(), "density", "1000", 0, 1, Material.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getMaterial_Color(), ecorePackage.getEString(), "color", null, 0, 1, Material.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(bodyEClass, Body.class, "Body", IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getBody_Markers(), this.getMarker(), this.getMarker_Body(), "markers", null, 0, -1, Body.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getBody_Color(), ecorePackage.getEString(), "color", null, 0, 1, Body.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(groundEClass, Ground.class, "Ground", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);

		initEClass(rigidBodyEClass, RigidBody.class, "RigidBody", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getRigidBody_Mass(), this.getExpression(), "mass", null, 0, 1, RigidBody.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getRigidBody_CenterOfMass(), this.getVector(), "centerOfMass", null, 0, 1, RigidBody.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getRigidBody_Inertia(), this.getValues(), "inertia", null, 0, 1, RigidBody.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getRigidBody_Density(), this.getExpression(), "density", null, 0, 1, RigidBody.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getRigidBody_Position(), this.getVector(), "position", null, 0, 1, RigidBody.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getRigidBody_Orientation(), this.getOrientation(), "orientation", null, 0, 1, RigidBody.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getRigidBody_Velocity(), this.getVector(), "velocity", "0, 0, 0", 0, 1, RigidBody.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getRigidBody_AngularVelocity(), this.getVector(), "angularVelocity", "0, 0, 0", 0, 1, RigidBody.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(markerEClass, Marker.class, "Marker", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getMarker_Body(), this.getBody(), this.getBody_Markers(), "body", null, 0, 1, Marker.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getMarker_Position(), this.getVector(), "position", "0, 0, 0", 0, 1, Marker.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getMarker_Orientation(), this.getOrientation(), "orientation", "0, 0, 0", 0, 1, Marker.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMarker_Geometries(), this.getGeometry(), this.getGeometry_Marker(), "geometries", null, 0, -1, Marker.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(contactSideEClass, ContactSide.class, "ContactSide", IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);

		initEClass(geometryEClass, Geometry.class, "Geometry", IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getGeometry_Marker(), this.getMarker(), this.getMarker_Geometries(), "marker", null, 0, 1, Geometry.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getGeometry_Material(), this.getMaterial(), null, "material", null, 0, 1, Geometry.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getGeometry_Weighs(), ecorePackage.getEBoolean(), "weighs", "true", 0, 1, Geometry.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(pointEClass, Point.class, "Point", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);

		initEClass(sphereEClass, Sphere.class, "Sphere", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getSphere_Radius(), this.getExpression(), "radius", "0.1", 1, 1, Sphere.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(halfSpaceEClass, HalfSpace.class, "HalfSpace", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);

		initEClass(boxEClass, Box.class, "Box", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getBox_Size(), this.getVector(), "size", "0.1, 0.1, 0.1", 1, 1, Box.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(capsuleEClass, Capsule.class, "Capsule", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getCapsule_Radius(), this.getExpression(), "radius", "0.1", 1, 1, Capsule.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getCapsule_Length(), this.getExpression(), "length", "0.2", 1, 1, Capsule.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(cylinderEClass, Cylinder.class, "Cylinder", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getCylinder_Radius(), this.getExpression(), "radius", "0.1", 1, 1, Cylinder.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getCylinder_Length(), this.getExpression(), "length", "0.2", 1, 1, Cylinder.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(convexMeshEClass, ConvexMesh.class, "ConvexMesh", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getConvexMesh_Points(), this.getValues(), "points", null, 0, 1, ConvexMesh.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getConvexMesh_File(), ecorePackage.getEString(), "file", null, 0, 1, ConvexMesh.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getConvexMesh_Scale(), this.getVector(), "scale", "1, 1, 1", 0, 1, ConvexMesh.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(jointEClass, Joint.class, "Joint", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getJoint_Kind(), this.getJointKind(), "kind", "REVOLUTE", 0, 1, Joint.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getJoint_From(), this.getMarker(), null, "from", null, 1, 1, Joint.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getJoint_To(), this.getMarker(), null, "to", null, 1, 1, Joint.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getJoint_Axis(), this.getVector(), "axis", null, 0, 1, Joint.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getJoint_SecondAxis(), this.getVector(), "secondAxis", null, 0, 1, Joint.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getJoint_Limits(), this.getJointLimit(), null, "limits", null, 0, -1, Joint.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getJoint_Cut(), ecorePackage.getEBoolean(), "cut", "false", 0, 1, Joint.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getJoint_Initial(), this.getValues(), "initial", null, 0, 1, Joint.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getJoint_InitialVelocity(), this.getValues(), "initialVelocity", null, 0, 1, Joint.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getJoint_Reference(), this.getValues(), "reference", null, 0, 1, Joint.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(jointLimitEClass, JointLimit.class, "JointLimit", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getJointLimit_Coordinate(), ecorePackage.getEInt(), "coordinate", "0", 0, 1, JointLimit.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getJointLimit_Lower(), this.getExpression(), "lower", null, 0, 1, JointLimit.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getJointLimit_Upper(), this.getExpression(), "upper", null, 0, 1, JointLimit.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(forceElementEClass, ForceElement.class, "ForceElement", IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);

		initEClass(translationalSpringEClass, TranslationalSpring.class, "TranslationalSpring", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getTranslationalSpring_From(), this.getMarker(), null, "from", null, 1, 1, TranslationalSpring.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getTranslationalSpring_To(), this.getMarker(), null, "to", null, 1, 1, TranslationalSpring.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTranslationalSpring_Stiffness(), this.getExpression(), "stiffness", "0", 0, 1, TranslationalSpring.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTranslationalSpring_Damping(), this.getExpression(), "damping", "0", 0, 1, TranslationalSpring.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTranslationalSpring_RestLength(), this.getExpression(), "restLength", "0", 0, 1, TranslationalSpring.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(jointForceElementEClass, JointForceElement.class, "JointForceElement", IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getJointForceElement_Joint(), this.getJoint(), null, "joint", null, 1, 1, JointForceElement.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getJointForceElement_Coordinate(), ecorePackage.getEInt(), "coordinate", "0", 0, 1, JointForceElement.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(jointSpringEClass, JointSpring.class, "JointSpring", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getJointSpring_Stiffness(), this.getExpression(), "stiffness", "0", 0, 1, JointSpring.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getJointSpring_Damping(), this.getExpression(), "damping", "0", 0, 1, JointSpring.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getJointSpring_Rest(), this.getExpression(), "rest", "0", 0, 1, JointSpring.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(jointForceEClass, JointForce.class, "JointForce", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getJointForce_Value(), this.getFunction(), "value", "0", 0, 1, JointForce.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(motorEClass, Motor.class, "Motor", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getMotor_Law(), this.getMotorLaw(), "law", "PRESCRIBED", 0, 1, Motor.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getMotor_Target(), this.getFunction(), "target", "0", 1, 1, Motor.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getMotor_Proportional(), this.getExpression(), "proportional", "0", 0, 1, Motor.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getMotor_Derivative(), this.getExpression(), "derivative", "0", 0, 1, Motor.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getMotor_Strongest(), this.getExpression(), "strongest", null, 0, 1, Motor.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(forceEClass, Force.class, "Force", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getForce_Marker(), this.getMarker(), null, "marker", null, 1, 1, Force.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getForce_Value(), this.getVectorFunction(), "value", "0, 0, 0", 0, 1, Force.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getForce_Following(), ecorePackage.getEBoolean(), "following", "false", 0, 1, Force.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(torqueEClass, Torque.class, "Torque", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getTorque_Marker(), this.getMarker(), null, "marker", null, 1, 1, Torque.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTorque_Value(), this.getVectorFunction(), "value", "0, 0, 0", 0, 1, Torque.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTorque_Following(), ecorePackage.getEBoolean(), "following", "false", 0, 1, Torque.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(geometryGroupEClass, GeometryGroup.class, "GeometryGroup", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getGeometryGroup_Geometries(), this.getGeometry(), null, "geometries", null, 0, -1, GeometryGroup.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getGeometryGroup_Bodies(), this.getBody(), null, "bodies", null, 0, -1, GeometryGroup.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getGeometryGroup_Everything(), ecorePackage.getEBoolean(), "everything", "false", 0, 1, GeometryGroup.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(contactEClass, Contact.class, "Contact", IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getContact_StaticFriction(), this.getExpression(), "staticFriction", "0", 0, 1, Contact.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getContact_KineticFriction(), this.getExpression(), "kineticFriction", null, 0, 1, Contact.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getContact_SlipSpeed(), this.getExpression(), "slipSpeed", "0", 0, 1, Contact.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getContact_Anisotropy(), this.getExpression(), "anisotropy", "1", 0, 1, Contact.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getContact_Grain(), this.getVector(), "grain", "1, 0, 0", 0, 1, Contact.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getContact_FrictionForce(), this.getExpression(), "frictionForce", "0", 0, 1, Contact.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getContact_NormalRestitution(), this.getExpression(), "normalRestitution", "0", 0, 1, Contact.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getContact_TangentialRestitution(), this.getExpression(), "tangentialRestitution", "0", 0, 1, Contact.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getContact_RestitutionSpeed(), this.getExpression(), "restitutionSpeed", "0", 0, 1, Contact.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getContact_Compliance(), this.getExpression(), "compliance", "0", 0, 1, Contact.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getContact_Stiffness(), this.getExpression(), "stiffness", null, 0, 1, Contact.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getContact_Damping(), this.getExpression(), "damping", null, 0, 1, Contact.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getContact_TangentialStiffness(), this.getExpression(), "tangentialStiffness", null, 0, 1, Contact.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getContact_TangentialDamping(), this.getExpression(), "tangentialDamping", null, 0, 1, Contact.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(contactPairEClass, ContactPair.class, "ContactPair", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getContactPair_First(), this.getContactSide(), null, "first", null, 1, 1, ContactPair.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getContactPair_Second(), this.getContactSide(), null, "second", null, 0, 1, ContactPair.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(fixedContactEClass, FixedContact.class, "FixedContact", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getFixedContact_Point(), this.getMarker(), null, "point", null, 1, 1, FixedContact.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getFixedContact_Plane(), this.getMarker(), null, "plane", null, 1, 1, FixedContact.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(exclusionEClass, Exclusion.class, "Exclusion", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getExclusion_First(), this.getBody(), null, "first", null, 1, 1, Exclusion.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getExclusion_Second(), this.getBody(), null, "second", null, 1, 1, Exclusion.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(probeEClass, Probe.class, "Probe", IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);

		initEClass(jointProbeEClass, JointProbe.class, "JointProbe", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getJointProbe_Joint(), this.getJoint(), null, "joint", null, 1, 1, JointProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getJointProbe_Coordinate(), ecorePackage.getEInt(), "coordinate", "0", 0, 1, JointProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getJointProbe_Quantity(), this.getJointQuantity(), "quantity", "POSITION", 0, 1, JointProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(markerProbeEClass, MarkerProbe.class, "MarkerProbe", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getMarkerProbe_Marker(), this.getMarker(), null, "marker", null, 1, 1, MarkerProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMarkerProbe_RelativeTo(), this.getMarker(), null, "relativeTo", null, 0, 1, MarkerProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getMarkerProbe_Quantity(), this.getMarkerQuantity(), "quantity", "POSITION", 0, 1, MarkerProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getMarkerProbe_Component(), this.getComponent(), "component", "ALL", 0, 1, MarkerProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(centerOfMassProbeEClass, CenterOfMassProbe.class, "CenterOfMassProbe", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getCenterOfMassProbe_Component(), this.getComponent(), "component", "ALL", 0, 1, CenterOfMassProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(energyProbeEClass, EnergyProbe.class, "EnergyProbe", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getEnergyProbe_Kind(), this.getEnergyKind(), "kind", "TOTAL", 0, 1, EnergyProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(contactProbeEClass, ContactProbe.class, "ContactProbe", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getContactProbe_Contact(), this.getContact(), null, "contact", null, 1, 1, ContactProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getContactProbe_Quantity(), this.getContactQuantity(), "quantity", "NORMAL_IMPULSE", 0, 1, ContactProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		// Initialize enums and add enum literals
		initEEnum(kinematicsEEnum, Kinematics.class, "Kinematics");
		addEEnumLiteral(kinematicsEEnum, Kinematics.FULL);
		addEEnumLiteral(kinematicsEEnum, Kinematics.LINEARIZED);

		initEEnum(jointKindEEnum, JointKind.class, "JointKind");
		addEEnumLiteral(jointKindEEnum, JointKind.FIXED);
		addEEnumLiteral(jointKindEEnum, JointKind.REVOLUTE);
		addEEnumLiteral(jointKindEEnum, JointKind.PRISMATIC);
		addEEnumLiteral(jointKindEEnum, JointKind.CYLINDRICAL);
		addEEnumLiteral(jointKindEEnum, JointKind.UNIVERSAL);
		addEEnumLiteral(jointKindEEnum, JointKind.SPHERICAL);
		addEEnumLiteral(jointKindEEnum, JointKind.PLANAR);
		addEEnumLiteral(jointKindEEnum, JointKind.FREE);

		initEEnum(motorLawEEnum, MotorLaw.class, "MotorLaw");
		addEEnumLiteral(motorLawEEnum, MotorLaw.PRESCRIBED);
		addEEnumLiteral(motorLawEEnum, MotorLaw.PD);

		initEEnum(jointQuantityEEnum, JointQuantity.class, "JointQuantity");
		addEEnumLiteral(jointQuantityEEnum, JointQuantity.POSITION);
		addEEnumLiteral(jointQuantityEEnum, JointQuantity.VELOCITY);

		initEEnum(markerQuantityEEnum, MarkerQuantity.class, "MarkerQuantity");
		addEEnumLiteral(markerQuantityEEnum, MarkerQuantity.POSITION);
		addEEnumLiteral(markerQuantityEEnum, MarkerQuantity.VELOCITY);
		addEEnumLiteral(markerQuantityEEnum, MarkerQuantity.ORIENTATION);
		addEEnumLiteral(markerQuantityEEnum, MarkerQuantity.ANGULAR_VELOCITY);
		addEEnumLiteral(markerQuantityEEnum, MarkerQuantity.ROTATION);

		initEEnum(energyKindEEnum, EnergyKind.class, "EnergyKind");
		addEEnumLiteral(energyKindEEnum, EnergyKind.TOTAL);
		addEEnumLiteral(energyKindEEnum, EnergyKind.KINETIC);
		addEEnumLiteral(energyKindEEnum, EnergyKind.POTENTIAL);

		initEEnum(contactQuantityEEnum, ContactQuantity.class, "ContactQuantity");
		addEEnumLiteral(contactQuantityEEnum, ContactQuantity.GAP);
		addEEnumLiteral(contactQuantityEEnum, ContactQuantity.NORMAL_IMPULSE);
		addEEnumLiteral(contactQuantityEEnum, ContactQuantity.FRICTION_IMPULSE);
		addEEnumLiteral(contactQuantityEEnum, ContactQuantity.SLIP_SPEED);
		addEEnumLiteral(contactQuantityEEnum, ContactQuantity.STATE);

		initEEnum(componentEEnum, Component.class, "Component");
		addEEnumLiteral(componentEEnum, Component.ALL);
		addEEnumLiteral(componentEEnum, Component.X);
		addEEnumLiteral(componentEEnum, Component.Y);
		addEEnumLiteral(componentEEnum, Component.Z);
		addEEnumLiteral(componentEEnum, Component.NORM);

		// Initialize data types
		initEDataType(expressionEDataType, String.class, "Expression", IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);
		initEDataType(functionEDataType, String.class, "Function", IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);
		initEDataType(vectorEDataType, String.class, "Vector", IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);
		initEDataType(vectorFunctionEDataType, String.class, "VectorFunction", IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);
		initEDataType(orientationEDataType, String.class, "Orientation", IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);
		initEDataType(valuesEDataType, String.class, "Values", IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);

		// Create resource
		createResource(eNS_URI);

		// Create annotations
		// http://www.eclipse.org/emf/2002/GenModel
		createGenModelAnnotations();
		// http://www.signorini.org/unit
		createUnitAnnotations();
	}

	/**
	 * Initializes the annotations for <b>http://www.eclipse.org/emf/2002/GenModel</b>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void createGenModelAnnotations()
	{
		String source = "http://www.eclipse.org/emf/2002/GenModel";
		addAnnotation
		  (this,
		   source,
		   new String[]
		   {
			   "documentation", "Mechanisms as engineers draw them: bodies, joints, forces, and what may touch. Lengths, masses and times are in SI units unless a unit is written."
		   });
		addAnnotation
		  (expressionEDataType,
		   source,
		   new String[]
		   {
			   "documentation", "A number, or an expression over the mechanism\'s parameters, with units where wanted: 0.05, 5 mm, 2*r, rho*4/3*pi*r^3, 30 deg."
		   });
		addAnnotation
		  (functionEDataType,
		   source,
		   new String[]
		   {
			   "documentation", "An expression that may also name the time t: 0.1*sin(2*pi*t)."
		   });
		addAnnotation
		  (vectorEDataType,
		   source,
		   new String[]
		   {
			   "documentation", "Three expressions separated by commas: 0, 0, -9.81."
		   });
		addAnnotation
		  (vectorFunctionEDataType,
		   source,
		   new String[]
		   {
			   "documentation", "Three functions of the time t separated by commas: 0, 0, 5*sin(t)."
		   });
		addAnnotation
		  (orientationEDataType,
		   source,
		   new String[]
		   {
			   "documentation", "Three angles, turning about x, then the new y, then the new z; or four numbers, a quaternion w, x, y, z. Expressions separated by commas: 0, 0, 90 deg."
		   });
		addAnnotation
		  (valuesEDataType,
		   source,
		   new String[]
		   {
			   "documentation", "Expressions separated by commas, as many as are asked for."
		   });
		addAnnotation
		  (kinematicsEEnum,
		   source,
		   new String[]
		   {
			   "documentation", "How positions enter the equations of motion."
		   });
		addAnnotation
		  (kinematicsEEnum.getELiterals().get(0),
		   source,
		   new String[]
		   {
			   "documentation", "As they are."
		   });
		addAnnotation
		  (kinematicsEEnum.getELiterals().get(1),
		   source,
		   new String[]
		   {
			   "documentation", "Mass matrix and gap gradients frozen at the reference configuration, terms quadratic in velocities dropped."
		   });
		addAnnotation
		  (jointKindEEnum,
		   source,
		   new String[]
		   {
			   "documentation", "How the second marker may move relative to the first."
		   });
		addAnnotation
		  (jointKindEEnum.getELiterals().get(0),
		   source,
		   new String[]
		   {
			   "documentation", "Not at all."
		   });
		addAnnotation
		  (jointKindEEnum.getELiterals().get(1),
		   source,
		   new String[]
		   {
			   "documentation", "Coordinate: angle about the axis."
		   });
		addAnnotation
		  (jointKindEEnum.getELiterals().get(2),
		   source,
		   new String[]
		   {
			   "documentation", "Coordinate: displacement along the axis."
		   });
		addAnnotation
		  (jointKindEEnum.getELiterals().get(3),
		   source,
		   new String[]
		   {
			   "documentation", "Coordinates: angle about the axis, displacement along it."
		   });
		addAnnotation
		  (jointKindEEnum.getELiterals().get(4),
		   source,
		   new String[]
		   {
			   "documentation", "Coordinates: angle about the first marker\'s x, then about the second marker\'s y."
		   });
		addAnnotation
		  (jointKindEEnum.getELiterals().get(5),
		   source,
		   new String[]
		   {
			   "documentation", "Coordinates: quaternion w, x, y, z. Velocities: angular velocity in the first marker\'s axes."
		   });
		addAnnotation
		  (jointKindEEnum.getELiterals().get(6),
		   source,
		   new String[]
		   {
			   "documentation", "Coordinates: displacements along the first marker\'s x and y, angle about z."
		   });
		addAnnotation
		  (jointKindEEnum.getELiterals().get(7),
		   source,
		   new String[]
		   {
			   "documentation", "Coordinates: position, quaternion. Velocities: velocity and angular velocity in the first marker\'s axes."
		   });
		addAnnotation
		  (motorLawEEnum,
		   source,
		   new String[]
		   {
			   "documentation", "How a motor follows its target."
		   });
		addAnnotation
		  (motorLawEEnum.getELiterals().get(0),
		   source,
		   new String[]
		   {
			   "documentation", "Exactly, whatever force it takes."
		   });
		addAnnotation
		  (motorLawEEnum.getELiterals().get(1),
		   source,
		   new String[]
		   {
			   "documentation", "By a force proportional to the error of position and of velocity."
		   });
		addAnnotation
		  (jointQuantityEEnum,
		   source,
		   new String[]
		   {
			   "documentation", "What of a joint\'s coordinate is recorded."
		   });
		addAnnotation
		  (jointQuantityEEnum.getELiterals().get(0),
		   source,
		   new String[]
		   {
			   "documentation", "Its value."
		   });
		addAnnotation
		  (jointQuantityEEnum.getELiterals().get(1),
		   source,
		   new String[]
		   {
			   "documentation", "Its rate."
		   });
		addAnnotation
		  (markerQuantityEEnum,
		   source,
		   new String[]
		   {
			   "documentation", "What of a marker\'s motion is recorded."
		   });
		addAnnotation
		  (markerQuantityEEnum.getELiterals().get(0),
		   source,
		   new String[]
		   {
			   "documentation", "Where its origin is."
		   });
		addAnnotation
		  (markerQuantityEEnum.getELiterals().get(1),
		   source,
		   new String[]
		   {
			   "documentation", "How fast its origin moves."
		   });
		addAnnotation
		  (markerQuantityEEnum.getELiterals().get(2),
		   source,
		   new String[]
		   {
			   "documentation", "Its orientation as quaternion w, x, y, z."
		   });
		addAnnotation
		  (markerQuantityEEnum.getELiterals().get(3),
		   source,
		   new String[]
		   {
			   "documentation", "How fast it turns."
		   });
		addAnnotation
		  (markerQuantityEEnum.getELiterals().get(4),
		   source,
		   new String[]
		   {
			   "documentation", "Its orientation as body-fixed XYZ Euler angles, in rad; of a motion about one axis, the angle about it."
		   });
		addAnnotation
		  (energyKindEEnum,
		   source,
		   new String[]
		   {
			   "documentation", "Which energy is recorded."
		   });
		addAnnotation
		  (energyKindEEnum.getELiterals().get(0),
		   source,
		   new String[]
		   {
			   "documentation", "Kinetic plus potential energy."
		   });
		addAnnotation
		  (energyKindEEnum.getELiterals().get(1),
		   source,
		   new String[]
		   {
			   "documentation", "Energy of motion."
		   });
		addAnnotation
		  (energyKindEEnum.getELiterals().get(2),
		   source,
		   new String[]
		   {
			   "documentation", "Energy of gravity and springs."
		   });
		addAnnotation
		  (contactQuantityEEnum,
		   source,
		   new String[]
		   {
			   "documentation", "What of a contact is recorded."
		   });
		addAnnotation
		  (contactQuantityEEnum.getELiterals().get(0),
		   source,
		   new String[]
		   {
			   "documentation", "The smallest distance of the pair."
		   });
		addAnnotation
		  (contactQuantityEEnum.getELiterals().get(1),
		   source,
		   new String[]
		   {
			   "documentation", "The impulse of a step that keeps the pair apart, summed over its points."
		   });
		addAnnotation
		  (contactQuantityEEnum.getELiterals().get(2),
		   source,
		   new String[]
		   {
			   "documentation", "The magnitude of a step\'s friction impulse, summed over its points."
		   });
		addAnnotation
		  (contactQuantityEEnum.getELiterals().get(3),
		   source,
		   new String[]
		   {
			   "documentation", "The fastest sliding speed of the pair\'s points."
		   });
		addAnnotation
		  (contactQuantityEEnum.getELiterals().get(4),
		   source,
		   new String[]
		   {
			   "documentation", "Separated, impact, stick, slide or roll, of the point with the largest impulse."
		   });
		addAnnotation
		  (componentEEnum,
		   source,
		   new String[]
		   {
			   "documentation", "Which part of a vector."
		   });
		addAnnotation
		  (componentEEnum.getELiterals().get(0),
		   source,
		   new String[]
		   {
			   "documentation", "Every component."
		   });
		addAnnotation
		  (componentEEnum.getELiterals().get(1),
		   source,
		   new String[]
		   {
			   "documentation", "Along x."
		   });
		addAnnotation
		  (componentEEnum.getELiterals().get(2),
		   source,
		   new String[]
		   {
			   "documentation", "Along y."
		   });
		addAnnotation
		  (componentEEnum.getELiterals().get(3),
		   source,
		   new String[]
		   {
			   "documentation", "Along z."
		   });
		addAnnotation
		  (componentEEnum.getELiterals().get(4),
		   source,
		   new String[]
		   {
			   "documentation", "The vector\'s length."
		   });
		addAnnotation
		  (namedElementEClass,
		   source,
		   new String[]
		   {
			   "documentation", "Something with a name."
		   });
		addAnnotation
		  (getNamedElement_Name(),
		   source,
		   new String[]
		   {
			   "documentation", "What it is called, unique among its kind; results and messages use it.",
			   "propertyCategory", "Identity"
		   });
		addAnnotation
		  (getNamedElement_Description(),
		   source,
		   new String[]
		   {
			   "documentation", "Remarks for the reader; nothing is computed from them.",
			   "propertyCategory", "Identity"
		   });
		addAnnotation
		  (mechanismEClass,
		   source,
		   new String[]
		   {
			   "documentation", "Bodies connected by joints, under gravity and forces, some of which may touch."
		   });
		addAnnotation
		  (getMechanism_Gravity(),
		   source,
		   new String[]
		   {
			   "documentation", "Acceleration of gravity in the ground\'s axes.",
			   "propertyCategory", "World"
		   });
		addAnnotation
		  (getMechanism_Kinematics(),
		   source,
		   new String[]
		   {
			   "documentation", "How positions enter the equations of motion; LINEARIZED suits small motions about the reference configuration.",
			   "propertyCategory", "World"
		   });
		addAnnotation
		  (getMechanism_NeighboursCollide(),
		   source,
		   new String[]
		   {
			   "documentation", "Whether bodies that a joint connects may touch through groups. A pair that names two geometries lets them touch in any case.",
			   "propertyCategory", "Contact"
		   });
		addAnnotation
		  (getMechanism_LimitRestitution(),
		   source,
		   new String[]
		   {
			   "documentation", "Coefficient of restitution at the limits of joints, 0 to 1.",
			   "propertyCategory", "Contact"
		   });
		addAnnotation
		  (getMechanism_LimitRestitutionSpeed(),
		   source,
		   new String[]
		   {
			   "documentation", "Joints slower than this do not bounce off their limits; rad/s for angles.",
			   "propertyCategory", "Contact"
		   });
		addAnnotation
		  (getMechanism_Parameters(),
		   source,
		   new String[]
		   {
			   "documentation", "Named numbers that expressions use and studies vary."
		   });
		addAnnotation
		  (getMechanism_Materials(),
		   source,
		   new String[]
		   {
			   "documentation", "What geometries are made of."
		   });
		addAnnotation
		  (getMechanism_Ground(),
		   source,
		   new String[]
		   {
			   "documentation", "What does not move."
		   });
		addAnnotation
		  (getMechanism_Bodies(),
		   source,
		   new String[]
		   {
			   "documentation", "What moves."
		   });
		addAnnotation
		  (getMechanism_Joints(),
		   source,
		   new String[]
		   {
			   "documentation", "How bodies are connected."
		   });
		addAnnotation
		  (getMechanism_Forces(),
		   source,
		   new String[]
		   {
			   "documentation", "Springs, dampers, applied forces and motors."
		   });
		addAnnotation
		  (getMechanism_Groups(),
		   source,
		   new String[]
		   {
			   "documentation", "Sets of geometries that contact pairs can name."
		   });
		addAnnotation
		  (getMechanism_Contacts(),
		   source,
		   new String[]
		   {
			   "documentation", "What may touch, and what happens then."
		   });
		addAnnotation
		  (getMechanism_Exclusions(),
		   source,
		   new String[]
		   {
			   "documentation", "Pairs of bodies that do not touch through groups."
		   });
		addAnnotation
		  (getMechanism_Probes(),
		   source,
		   new String[]
		   {
			   "documentation", "What is recorded in a run."
		   });
		addAnnotation
		  (parameterEClass,
		   source,
		   new String[]
		   {
			   "documentation", "A named number. Its name is used in expressions: letters, digits and underscores, beginning with a letter."
		   });
		addAnnotation
		  (getParameter_Value(),
		   source,
		   new String[]
		   {
			   "documentation", "The number, or an expression over other parameters.",
			   "propertyCategory", "Value"
		   });
		addAnnotation
		  (materialEClass,
		   source,
		   new String[]
		   {
			   "documentation", "What a geometry is made of."
		   });
		addAnnotation
		  (getMaterial_Density(),
		   source,
		   new String[]
		   {
			   "documentation", "Mass per volume.",
			   "propertyCategory", "Mass"
		   });
		addAnnotation
		  (getMaterial_Color(),
		   source,
		   new String[]
		   {
			   "documentation", "Colour in the animation, #rrggbb.",
			   "propertyCategory", "Appearance"
		   });
		addAnnotation
		  (bodyEClass,
		   source,
		   new String[]
		   {
			   "documentation", "Something rigid with markers on it."
		   });
		addAnnotation
		  (getBody_Markers(),
		   source,
		   new String[]
		   {
			   "documentation", "Frames fixed to the body, where joints, forces and geometries sit."
		   });
		addAnnotation
		  (getBody_Color(),
		   source,
		   new String[]
		   {
			   "documentation", "Colour in the animation, #rrggbb; empty for that of the geometry\'s material.",
			   "propertyCategory", "Appearance"
		   });
		addAnnotation
		  (groundEClass,
		   source,
		   new String[]
		   {
			   "documentation", "What does not move; its frame is the world\'s."
		   });
		addAnnotation
		  (rigidBodyEClass,
		   source,
		   new String[]
		   {
			   "documentation", "A body that moves. Mass and inertia may be given, or follow from the geometries on it."
		   });
		addAnnotation
		  (getRigidBody_Mass(),
		   source,
		   new String[]
		   {
			   "documentation", "Mass. Empty: density times volume of the body\'s geometries.",
			   "propertyCategory", "Mass"
		   });
		addAnnotation
		  (getRigidBody_CenterOfMass(),
		   source,
		   new String[]
		   {
			   "documentation", "Centre of mass in the body\'s frame. Empty: that of the body\'s geometries where mass or inertia follow from them, else the origin.",
			   "propertyCategory", "Mass"
		   });
		addAnnotation
		  (getRigidBody_Inertia(),
		   source,
		   new String[]
		   {
			   "documentation", "Inertia about the centre of mass in the body\'s axes: xx, yy, zz or xx, yy, zz, xy, xz, yz with xy = -integral of x*y dm. Empty: that of the body\'s geometries, scaled to the mass.",
			   "propertyCategory", "Mass"
		   });
		addAnnotation
		  (getRigidBody_Density(),
		   source,
		   new String[]
		   {
			   "documentation", "Density of geometries without material.",
			   "propertyCategory", "Mass"
		   });
		addAnnotation
		  (getRigidBody_Position(),
		   source,
		   new String[]
		   {
			   "documentation", "Where the body\'s frame is at the start. Empty, and orientation empty: it follows from joints, or is the world\'s origin for a free body.",
			   "propertyCategory", "Start"
		   });
		addAnnotation
		  (getRigidBody_Orientation(),
		   source,
		   new String[]
		   {
			   "documentation", "How the body\'s frame is turned at the start.",
			   "propertyCategory", "Start"
		   });
		addAnnotation
		  (getRigidBody_Velocity(),
		   source,
		   new String[]
		   {
			   "documentation", "Velocity of the frame\'s origin at the start, for bodies that no joint holds.",
			   "propertyCategory", "Start"
		   });
		addAnnotation
		  (getRigidBody_AngularVelocity(),
		   source,
		   new String[]
		   {
			   "documentation", "Angular velocity at the start in the ground\'s axes, for bodies that no joint holds.",
			   "propertyCategory", "Start"
		   });
		addAnnotation
		  (markerEClass,
		   source,
		   new String[]
		   {
			   "documentation", "A frame fixed to a body."
		   });
		addAnnotation
		  (getMarker_Body(),
		   source,
		   new String[]
		   {
			   "documentation", "The body it is fixed to."
		   });
		addAnnotation
		  (getMarker_Position(),
		   source,
		   new String[]
		   {
			   "documentation", "Origin in the body\'s frame.",
			   "propertyCategory", "Place"
		   });
		addAnnotation
		  (getMarker_Orientation(),
		   source,
		   new String[]
		   {
			   "documentation", "How it is turned relative to the body\'s frame.",
			   "propertyCategory", "Place"
		   });
		addAnnotation
		  (getMarker_Geometries(),
		   source,
		   new String[]
		   {
			   "documentation", "Shapes placed by this marker."
		   });
		addAnnotation
		  (contactSideEClass,
		   source,
		   new String[]
		   {
			   "documentation", "What a contact pair can name: a geometry or a group of them."
		   });
		addAnnotation
		  (geometryEClass,
		   source,
		   new String[]
		   {
			   "documentation", "A shape on a marker, for contact, mass and picture."
		   });
		addAnnotation
		  (getGeometry_Marker(),
		   source,
		   new String[]
		   {
			   "documentation", "Where it sits."
		   });
		addAnnotation
		  (getGeometry_Material(),
		   source,
		   new String[]
		   {
			   "documentation", "What it is made of.",
			   "propertyCategory", "Mass"
		   });
		addAnnotation
		  (getGeometry_Weighs(),
		   source,
		   new String[]
		   {
			   "documentation", "Whether it counts where the body\'s mass or inertia follow from its geometries.",
			   "propertyCategory", "Mass"
		   });
		addAnnotation
		  (pointEClass,
		   source,
		   new String[]
		   {
			   "documentation", "The marker\'s origin: a corner, a tip."
		   });
		addAnnotation
		  (sphereEClass,
		   source,
		   new String[]
		   {
			   "documentation", "A ball about the marker\'s origin."
		   });
		addAnnotation
		  (getSphere_Radius(),
		   source,
		   new String[]
		   {
			   "documentation", "Radius.",
			   "propertyCategory", "Shape"
		   });
		addAnnotation
		  (halfSpaceEClass,
		   source,
		   new String[]
		   {
			   "documentation", "Everything below the marker\'s plane z = 0; its x and y axes are the tangents of contacts."
		   });
		addAnnotation
		  (boxEClass,
		   source,
		   new String[]
		   {
			   "documentation", "A cuboid about the marker\'s origin, along its axes."
		   });
		addAnnotation
		  (getBox_Size(),
		   source,
		   new String[]
		   {
			   "documentation", "Lengths of the edges along x, y and z.",
			   "propertyCategory", "Shape"
		   });
		addAnnotation
		  (capsuleEClass,
		   source,
		   new String[]
		   {
			   "documentation", "A cylinder with half balls as ends, along the marker\'s z axis."
		   });
		addAnnotation
		  (getCapsule_Radius(),
		   source,
		   new String[]
		   {
			   "documentation", "Radius.",
			   "propertyCategory", "Shape"
		   });
		addAnnotation
		  (getCapsule_Length(),
		   source,
		   new String[]
		   {
			   "documentation", "Distance of the two half balls\' centres.",
			   "propertyCategory", "Shape"
		   });
		addAnnotation
		  (cylinderEClass,
		   source,
		   new String[]
		   {
			   "documentation", "A straight circular cylinder about the marker\'s z axis, its middle at the origin."
		   });
		addAnnotation
		  (getCylinder_Radius(),
		   source,
		   new String[]
		   {
			   "documentation", "Radius.",
			   "propertyCategory", "Shape"
		   });
		addAnnotation
		  (getCylinder_Length(),
		   source,
		   new String[]
		   {
			   "documentation", "Distance of the two flat ends.",
			   "propertyCategory", "Shape"
		   });
		addAnnotation
		  (convexMeshEClass,
		   source,
		   new String[]
		   {
			   "documentation", "The convex hull of points, typed in or read from a file."
		   });
		addAnnotation
		  (getConvexMesh_Points(),
		   source,
		   new String[]
		   {
			   "documentation", "x, y, z of each point, one after the other. Empty: those of the file.",
			   "propertyCategory", "Shape"
		   });
		addAnnotation
		  (getConvexMesh_File(),
		   source,
		   new String[]
		   {
			   "documentation", "An STL or OBJ file, by a path relative to the mechanism\'s file, below its folder.",
			   "propertyCategory", "Shape"
		   });
		addAnnotation
		  (getConvexMesh_Scale(),
		   source,
		   new String[]
		   {
			   "documentation", "Factors by which x, y and z are multiplied.",
			   "propertyCategory", "Shape"
		   });
		addAnnotation
		  (jointEClass,
		   source,
		   new String[]
		   {
			   "documentation", "How the second marker may move relative to the first."
		   });
		addAnnotation
		  (getJoint_Kind(),
		   source,
		   new String[]
		   {
			   "documentation", "Its freedoms.",
			   "propertyCategory", "Joint"
		   });
		addAnnotation
		  (getJoint_From(),
		   source,
		   new String[]
		   {
			   "documentation", "The first marker, F.",
			   "propertyCategory", "Joint"
		   });
		addAnnotation
		  (getJoint_To(),
		   source,
		   new String[]
		   {
			   "documentation", "The second marker, M, whose motion in F the coordinates tell.",
			   "propertyCategory", "Joint"
		   });
		addAnnotation
		  (getJoint_Axis(),
		   source,
		   new String[]
		   {
			   "documentation", "The joint\'s axis in the axes of both markers; empty for their z. Of a universal joint the first axis, empty for x.",
			   "propertyCategory", "Joint"
		   });
		addAnnotation
		  (getJoint_SecondAxis(),
		   source,
		   new String[]
		   {
			   "documentation", "The second axis of a universal joint, at right angles to the first; empty for y.",
			   "propertyCategory", "Joint"
		   });
		addAnnotation
		  (getJoint_Limits(),
		   source,
		   new String[]
		   {
			   "documentation", "Bounds on coordinates."
		   });
		addAnnotation
		  (getJoint_Cut(),
		   source,
		   new String[]
		   {
			   "documentation", "Whether a loop is cut at this joint rather than where the topology suggests.",
			   "propertyCategory", "Joint"
		   });
		addAnnotation
		  (getJoint_Initial(),
		   source,
		   new String[]
		   {
			   "documentation", "Coordinates at the start. Empty: they follow from the bodies\' positions, or are zero.",
			   "propertyCategory", "Start"
		   });
		addAnnotation
		  (getJoint_InitialVelocity(),
		   source,
		   new String[]
		   {
			   "documentation", "Velocities at the start. Empty: at rest.",
			   "propertyCategory", "Start"
		   });
		addAnnotation
		  (getJoint_Reference(),
		   source,
		   new String[]
		   {
			   "documentation", "Coordinates about which LINEARIZED kinematics linearize. Empty: zero.",
			   "propertyCategory", "Start"
		   });
		addAnnotation
		  (jointLimitEClass,
		   source,
		   new String[]
		   {
			   "documentation", "Bounds on one coordinate of a joint."
		   });
		addAnnotation
		  (getJointLimit_Coordinate(),
		   source,
		   new String[]
		   {
			   "documentation", "Which coordinate, counted from 0.",
			   "propertyCategory", "Limit"
		   });
		addAnnotation
		  (getJointLimit_Lower(),
		   source,
		   new String[]
		   {
			   "documentation", "Smallest value, m or rad; empty for none.",
			   "propertyCategory", "Limit"
		   });
		addAnnotation
		  (getJointLimit_Upper(),
		   source,
		   new String[]
		   {
			   "documentation", "Largest value, m or rad; empty for none.",
			   "propertyCategory", "Limit"
		   });
		addAnnotation
		  (forceElementEClass,
		   source,
		   new String[]
		   {
			   "documentation", "Something that pushes, pulls or turns."
		   });
		addAnnotation
		  (translationalSpringEClass,
		   source,
		   new String[]
		   {
			   "documentation", "Spring and damper along the line between two markers, F = k(l - l0) + d dl/dt, pulling them together."
		   });
		addAnnotation
		  (getTranslationalSpring_From(),
		   source,
		   new String[]
		   {
			   "documentation", "One end.",
			   "propertyCategory", "Spring"
		   });
		addAnnotation
		  (getTranslationalSpring_To(),
		   source,
		   new String[]
		   {
			   "documentation", "The other end.",
			   "propertyCategory", "Spring"
		   });
		addAnnotation
		  (getTranslationalSpring_Stiffness(),
		   source,
		   new String[]
		   {
			   "documentation", "Stiffness k.",
			   "propertyCategory", "Spring"
		   });
		addAnnotation
		  (getTranslationalSpring_Damping(),
		   source,
		   new String[]
		   {
			   "documentation", "Damping d.",
			   "propertyCategory", "Spring"
		   });
		addAnnotation
		  (getTranslationalSpring_RestLength(),
		   source,
		   new String[]
		   {
			   "documentation", "l0, the length at which the spring does nothing.",
			   "propertyCategory", "Spring"
		   });
		addAnnotation
		  (jointForceElementEClass,
		   source,
		   new String[]
		   {
			   "documentation", "Something that acts on one coordinate of a joint."
		   });
		addAnnotation
		  (getJointForceElement_Joint(),
		   source,
		   new String[]
		   {
			   "documentation", "The joint.",
			   "propertyCategory", "Joint"
		   });
		addAnnotation
		  (getJointForceElement_Coordinate(),
		   source,
		   new String[]
		   {
			   "documentation", "Which of its coordinates, counted from 0.",
			   "propertyCategory", "Joint"
		   });
		addAnnotation
		  (jointSpringEClass,
		   source,
		   new String[]
		   {
			   "documentation", "Spring and damper on a joint\'s coordinate, -k(q - q0) - d dq/dt: torsional on an angle, straight on a displacement."
		   });
		addAnnotation
		  (getJointSpring_Stiffness(),
		   source,
		   new String[]
		   {
			   "documentation", "k, N*m/rad on an angle, N/m on a displacement.",
			   "propertyCategory", "Spring"
		   });
		addAnnotation
		  (getJointSpring_Damping(),
		   source,
		   new String[]
		   {
			   "documentation", "d, N*m*s/rad or N*s/m.",
			   "propertyCategory", "Spring"
		   });
		addAnnotation
		  (getJointSpring_Rest(),
		   source,
		   new String[]
		   {
			   "documentation", "q0, where the spring does nothing.",
			   "propertyCategory", "Spring"
		   });
		addAnnotation
		  (jointForceEClass,
		   source,
		   new String[]
		   {
			   "documentation", "A given force or torque on a joint\'s coordinate."
		   });
		addAnnotation
		  (getJointForce_Value(),
		   source,
		   new String[]
		   {
			   "documentation", "Force in N or torque in N*m as a function of the time t.",
			   "propertyCategory", "Force"
		   });
		addAnnotation
		  (motorEClass,
		   source,
		   new String[]
		   {
			   "documentation", "Moves a joint\'s coordinate."
		   });
		addAnnotation
		  (getMotor_Law(),
		   source,
		   new String[]
		   {
			   "documentation", "How it follows its target. Prescribed motion needs a motor on every coordinate of the joint.",
			   "propertyCategory", "Motor"
		   });
		addAnnotation
		  (getMotor_Target(),
		   source,
		   new String[]
		   {
			   "documentation", "The coordinate as a function of the time t, rad or m.",
			   "propertyCategory", "Motor"
		   });
		addAnnotation
		  (getMotor_Proportional(),
		   source,
		   new String[]
		   {
			   "documentation", "Gain on the error of position, N*m/rad or N/m.",
			   "propertyCategory", "Motor"
		   });
		addAnnotation
		  (getMotor_Derivative(),
		   source,
		   new String[]
		   {
			   "documentation", "Gain on the error of velocity, N*m*s/rad or N*s/m.",
			   "propertyCategory", "Motor"
		   });
		addAnnotation
		  (getMotor_Strongest(),
		   source,
		   new String[]
		   {
			   "documentation", "The largest torque or force it gives; empty for no bound.",
			   "propertyCategory", "Motor"
		   });
		addAnnotation
		  (forceEClass,
		   source,
		   new String[]
		   {
			   "documentation", "A force at a marker\'s origin."
		   });
		addAnnotation
		  (getForce_Marker(),
		   source,
		   new String[]
		   {
			   "documentation", "Where it acts.",
			   "propertyCategory", "Force"
		   });
		addAnnotation
		  (getForce_Value(),
		   source,
		   new String[]
		   {
			   "documentation", "The force, which may depend on the time t.",
			   "propertyCategory", "Force"
		   });
		addAnnotation
		  (getForce_Following(),
		   source,
		   new String[]
		   {
			   "documentation", "Whether it is given in the marker\'s axes and turns with them, or in the ground\'s.",
			   "propertyCategory", "Force"
		   });
		addAnnotation
		  (torqueEClass,
		   source,
		   new String[]
		   {
			   "documentation", "A torque on a marker\'s body."
		   });
		addAnnotation
		  (getTorque_Marker(),
		   source,
		   new String[]
		   {
			   "documentation", "On whose body it acts.",
			   "propertyCategory", "Force"
		   });
		addAnnotation
		  (getTorque_Value(),
		   source,
		   new String[]
		   {
			   "documentation", "The torque, which may depend on the time t.",
			   "propertyCategory", "Force"
		   });
		addAnnotation
		  (getTorque_Following(),
		   source,
		   new String[]
		   {
			   "documentation", "Whether it is given in the marker\'s axes and turns with them, or in the ground\'s.",
			   "propertyCategory", "Force"
		   });
		addAnnotation
		  (geometryGroupEClass,
		   source,
		   new String[]
		   {
			   "documentation", "A set of geometries."
		   });
		addAnnotation
		  (getGeometryGroup_Geometries(),
		   source,
		   new String[]
		   {
			   "documentation", "Members one by one.",
			   "propertyCategory", "Members"
		   });
		addAnnotation
		  (getGeometryGroup_Bodies(),
		   source,
		   new String[]
		   {
			   "documentation", "Bodies all of whose geometries are members.",
			   "propertyCategory", "Members"
		   });
		addAnnotation
		  (getGeometryGroup_Everything(),
		   source,
		   new String[]
		   {
			   "documentation", "Whether all geometries of the mechanism are members.",
			   "propertyCategory", "Members"
		   });
		addAnnotation
		  (contactEClass,
		   source,
		   new String[]
		   {
			   "documentation", "What happens where two things touch."
		   });
		addAnnotation
		  (getContact_StaticFriction(),
		   source,
		   new String[]
		   {
			   "documentation", "Coefficient of friction of a contact that sticks or slides slower than the slip speed.",
			   "propertyCategory", "Friction"
		   });
		addAnnotation
		  (getContact_KineticFriction(),
		   source,
		   new String[]
		   {
			   "documentation", "Coefficient of friction of a contact that slides faster. Empty: the static one.",
			   "propertyCategory", "Friction"
		   });
		addAnnotation
		  (getContact_SlipSpeed(),
		   source,
		   new String[]
		   {
			   "documentation", "The speed between static and kinetic friction.",
			   "propertyCategory", "Friction"
		   });
		addAnnotation
		  (getContact_Anisotropy(),
		   source,
		   new String[]
		   {
			   "documentation", "Friction across the grain divided by that along it; 1 for none.",
			   "propertyCategory", "Friction"
		   });
		addAnnotation
		  (getContact_Grain(),
		   source,
		   new String[]
		   {
			   "documentation", "The direction along which the coefficients hold, in the second side\'s body axes; only used with anisotropy.",
			   "propertyCategory", "Friction"
		   });
		addAnnotation
		  (getContact_FrictionForce(),
		   source,
		   new String[]
		   {
			   "documentation", "Friction that does not depend on the load.",
			   "propertyCategory", "Friction"
		   });
		addAnnotation
		  (getContact_NormalRestitution(),
		   source,
		   new String[]
		   {
			   "documentation", "Coefficient of restitution, 0 to 1.",
			   "propertyCategory", "Impact"
		   });
		addAnnotation
		  (getContact_TangentialRestitution(),
		   source,
		   new String[]
		   {
			   "documentation", "Coefficient of restitution of the sliding velocity, 0 to 1.",
			   "propertyCategory", "Impact"
		   });
		addAnnotation
		  (getContact_RestitutionSpeed(),
		   source,
		   new String[]
		   {
			   "documentation", "An approach slower than this does not bounce.",
			   "propertyCategory", "Impact"
		   });
		addAnnotation
		  (getContact_Compliance(),
		   source,
		   new String[]
		   {
			   "documentation", "Added to the normal response of each point, so that redundant contacts share their load.",
			   "propertyCategory", "Relaxation"
		   });
		addAnnotation
		  (getContact_Stiffness(),
		   source,
		   new String[]
		   {
			   "documentation", "Normal stiffness for relaxed contact models; empty for rigid.",
			   "propertyCategory", "Relaxation"
		   });
		addAnnotation
		  (getContact_Damping(),
		   source,
		   new String[]
		   {
			   "documentation", "Normal damping for relaxed contact models; empty for none.",
			   "propertyCategory", "Relaxation"
		   });
		addAnnotation
		  (getContact_TangentialStiffness(),
		   source,
		   new String[]
		   {
			   "documentation", "Stiffness of the bristles that hold a contact that sticks, for relaxed contact models; empty for rigid.",
			   "propertyCategory", "Relaxation"
		   });
		addAnnotation
		  (getContact_TangentialDamping(),
		   source,
		   new String[]
		   {
			   "documentation", "Damping of the bristles, for relaxed contact models; empty for none.",
			   "propertyCategory", "Relaxation"
		   });
		addAnnotation
		  (contactPairEClass,
		   source,
		   new String[]
		   {
			   "documentation", "Two geometries, or groups of them, that may touch."
		   });
		addAnnotation
		  (getContactPair_First(),
		   source,
		   new String[]
		   {
			   "documentation", "One side.",
			   "propertyCategory", "Contact"
		   });
		addAnnotation
		  (getContactPair_Second(),
		   source,
		   new String[]
		   {
			   "documentation", "The other side. Empty: the members of the first among each other.",
			   "propertyCategory", "Contact"
		   });
		addAnnotation
		  (fixedContactEClass,
		   source,
		   new String[]
		   {
			   "documentation", "A marker\'s origin kept on one side of a plane of another body, for ever: a contact whose place and normal are known beforehand."
		   });
		addAnnotation
		  (getFixedContact_Point(),
		   source,
		   new String[]
		   {
			   "documentation", "Its origin is the point.",
			   "propertyCategory", "Contact"
		   });
		addAnnotation
		  (getFixedContact_Plane(),
		   source,
		   new String[]
		   {
			   "documentation", "The plane through its origin; z is the normal towards the point, x and y are the tangents.",
			   "propertyCategory", "Contact"
		   });
		addAnnotation
		  (exclusionEClass,
		   source,
		   new String[]
		   {
			   "documentation", "Two bodies that do not touch through groups."
		   });
		addAnnotation
		  (getExclusion_First(),
		   source,
		   new String[]
		   {
			   "documentation", "One body.",
			   "propertyCategory", "Contact"
		   });
		addAnnotation
		  (getExclusion_Second(),
		   source,
		   new String[]
		   {
			   "documentation", "The other body.",
			   "propertyCategory", "Contact"
		   });
		addAnnotation
		  (probeEClass,
		   source,
		   new String[]
		   {
			   "documentation", "What is recorded in a run, to be plotted and measured."
		   });
		addAnnotation
		  (jointProbeEClass,
		   source,
		   new String[]
		   {
			   "documentation", "Records a coordinate of a joint."
		   });
		addAnnotation
		  (getJointProbe_Joint(),
		   source,
		   new String[]
		   {
			   "documentation", "The joint.",
			   "propertyCategory", "Probe"
		   });
		addAnnotation
		  (getJointProbe_Coordinate(),
		   source,
		   new String[]
		   {
			   "documentation", "Which coordinate, counted from 0; of velocities, which velocity.",
			   "propertyCategory", "Probe"
		   });
		addAnnotation
		  (getJointProbe_Quantity(),
		   source,
		   new String[]
		   {
			   "documentation", "What is recorded.",
			   "propertyCategory", "Probe"
		   });
		addAnnotation
		  (markerProbeEClass,
		   source,
		   new String[]
		   {
			   "documentation", "Records the motion of a marker."
		   });
		addAnnotation
		  (getMarkerProbe_Marker(),
		   source,
		   new String[]
		   {
			   "documentation", "The marker.",
			   "propertyCategory", "Probe"
		   });
		addAnnotation
		  (getMarkerProbe_RelativeTo(),
		   source,
		   new String[]
		   {
			   "documentation", "In whose axes and from whose origin it is seen; empty for the ground\'s.",
			   "propertyCategory", "Probe"
		   });
		addAnnotation
		  (getMarkerProbe_Quantity(),
		   source,
		   new String[]
		   {
			   "documentation", "What is recorded.",
			   "propertyCategory", "Probe"
		   });
		addAnnotation
		  (getMarkerProbe_Component(),
		   source,
		   new String[]
		   {
			   "documentation", "Which part of it.",
			   "propertyCategory", "Probe"
		   });
		addAnnotation
		  (centerOfMassProbeEClass,
		   source,
		   new String[]
		   {
			   "documentation", "Records where the center of mass of the whole mechanism is, in the ground\'s axes."
		   });
		addAnnotation
		  (getCenterOfMassProbe_Component(),
		   source,
		   new String[]
		   {
			   "documentation", "Which part of its position.",
			   "propertyCategory", "Probe"
		   });
		addAnnotation
		  (energyProbeEClass,
		   source,
		   new String[]
		   {
			   "documentation", "Records an energy of the whole mechanism."
		   });
		addAnnotation
		  (getEnergyProbe_Kind(),
		   source,
		   new String[]
		   {
			   "documentation", "Which energy.",
			   "propertyCategory", "Probe"
		   });
		addAnnotation
		  (contactProbeEClass,
		   source,
		   new String[]
		   {
			   "documentation", "Records what happens at a contact."
		   });
		addAnnotation
		  (getContactProbe_Contact(),
		   source,
		   new String[]
		   {
			   "documentation", "The contact.",
			   "propertyCategory", "Probe"
		   });
		addAnnotation
		  (getContactProbe_Quantity(),
		   source,
		   new String[]
		   {
			   "documentation", "What is recorded.",
			   "propertyCategory", "Probe"
		   });
	}

	/**
	 * Initializes the annotations for <b>http://www.signorini.org/unit</b>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void createUnitAnnotations()
	{
		String source = "http://www.signorini.org/unit";
		addAnnotation
		  (getMechanism_Gravity(),
		   source,
		   new String[]
		   {
			   "unit", "m/s^2"
		   });
		addAnnotation
		  (getMechanism_LimitRestitutionSpeed(),
		   source,
		   new String[]
		   {
			   "unit", "m/s"
		   });
		addAnnotation
		  (getMaterial_Density(),
		   source,
		   new String[]
		   {
			   "unit", "kg/m^3"
		   });
		addAnnotation
		  (getRigidBody_Mass(),
		   source,
		   new String[]
		   {
			   "unit", "kg"
		   });
		addAnnotation
		  (getRigidBody_CenterOfMass(),
		   source,
		   new String[]
		   {
			   "unit", "m"
		   });
		addAnnotation
		  (getRigidBody_Inertia(),
		   source,
		   new String[]
		   {
			   "unit", "kg*m^2"
		   });
		addAnnotation
		  (getRigidBody_Density(),
		   source,
		   new String[]
		   {
			   "unit", "kg/m^3"
		   });
		addAnnotation
		  (getRigidBody_Position(),
		   source,
		   new String[]
		   {
			   "unit", "m"
		   });
		addAnnotation
		  (getRigidBody_Orientation(),
		   source,
		   new String[]
		   {
			   "unit", "rad"
		   });
		addAnnotation
		  (getRigidBody_Velocity(),
		   source,
		   new String[]
		   {
			   "unit", "m/s"
		   });
		addAnnotation
		  (getRigidBody_AngularVelocity(),
		   source,
		   new String[]
		   {
			   "unit", "rad/s"
		   });
		addAnnotation
		  (getMarker_Position(),
		   source,
		   new String[]
		   {
			   "unit", "m"
		   });
		addAnnotation
		  (getMarker_Orientation(),
		   source,
		   new String[]
		   {
			   "unit", "rad"
		   });
		addAnnotation
		  (getSphere_Radius(),
		   source,
		   new String[]
		   {
			   "unit", "m"
		   });
		addAnnotation
		  (getBox_Size(),
		   source,
		   new String[]
		   {
			   "unit", "m"
		   });
		addAnnotation
		  (getCapsule_Radius(),
		   source,
		   new String[]
		   {
			   "unit", "m"
		   });
		addAnnotation
		  (getCapsule_Length(),
		   source,
		   new String[]
		   {
			   "unit", "m"
		   });
		addAnnotation
		  (getCylinder_Radius(),
		   source,
		   new String[]
		   {
			   "unit", "m"
		   });
		addAnnotation
		  (getCylinder_Length(),
		   source,
		   new String[]
		   {
			   "unit", "m"
		   });
		addAnnotation
		  (getConvexMesh_Points(),
		   source,
		   new String[]
		   {
			   "unit", "m"
		   });
		addAnnotation
		  (getTranslationalSpring_Stiffness(),
		   source,
		   new String[]
		   {
			   "unit", "N/m"
		   });
		addAnnotation
		  (getTranslationalSpring_Damping(),
		   source,
		   new String[]
		   {
			   "unit", "N*s/m"
		   });
		addAnnotation
		  (getTranslationalSpring_RestLength(),
		   source,
		   new String[]
		   {
			   "unit", "m"
		   });
		addAnnotation
		  (getForce_Value(),
		   source,
		   new String[]
		   {
			   "unit", "N"
		   });
		addAnnotation
		  (getTorque_Value(),
		   source,
		   new String[]
		   {
			   "unit", "N*m"
		   });
		addAnnotation
		  (getContact_SlipSpeed(),
		   source,
		   new String[]
		   {
			   "unit", "m/s"
		   });
		addAnnotation
		  (getContact_FrictionForce(),
		   source,
		   new String[]
		   {
			   "unit", "N"
		   });
		addAnnotation
		  (getContact_RestitutionSpeed(),
		   source,
		   new String[]
		   {
			   "unit", "m/s"
		   });
		addAnnotation
		  (getContact_Compliance(),
		   source,
		   new String[]
		   {
			   "unit", "1/kg"
		   });
		addAnnotation
		  (getContact_Stiffness(),
		   source,
		   new String[]
		   {
			   "unit", "N/m"
		   });
		addAnnotation
		  (getContact_Damping(),
		   source,
		   new String[]
		   {
			   "unit", "N*s/m"
		   });
		addAnnotation
		  (getContact_TangentialStiffness(),
		   source,
		   new String[]
		   {
			   "unit", "N/m"
		   });
		addAnnotation
		  (getContact_TangentialDamping(),
		   source,
		   new String[]
		   {
			   "unit", "N*s/m"
		   });
	}

} //MechanismPackageImpl
