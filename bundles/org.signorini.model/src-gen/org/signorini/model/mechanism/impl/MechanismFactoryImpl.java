/**
 */
package org.signorini.model.mechanism.impl;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EPackage;

import org.eclipse.emf.ecore.impl.EFactoryImpl;

import org.eclipse.emf.ecore.plugin.EcorePlugin;

import org.signorini.model.mechanism.*;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model <b>Factory</b>.
 * <!-- end-user-doc -->
 * @generated
 */
public class MechanismFactoryImpl extends EFactoryImpl implements MechanismFactory
{
	/**
	 * Creates the default factory implementation.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static MechanismFactory init()
	{
		try
		{
			MechanismFactory theMechanismFactory = (MechanismFactory)EPackage.Registry.INSTANCE.getEFactory(MechanismPackage.eNS_URI);
			if (theMechanismFactory != null)
			{
				return theMechanismFactory;
			}
		}
		catch (Exception exception)
		{
			EcorePlugin.INSTANCE.log(exception);
		}
		return new MechanismFactoryImpl();
	}

	/**
	 * Creates an instance of the factory.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public MechanismFactoryImpl()
	{
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EObject create(EClass eClass)
	{
		switch (eClass.getClassifierID())
		{
			case MechanismPackage.MECHANISM: return createMechanism();
			case MechanismPackage.PARAMETER: return createParameter();
			case MechanismPackage.MATERIAL: return createMaterial();
			case MechanismPackage.GROUND: return createGround();
			case MechanismPackage.RIGID_BODY: return createRigidBody();
			case MechanismPackage.MARKER: return createMarker();
			case MechanismPackage.POINT: return createPoint();
			case MechanismPackage.SPHERE: return createSphere();
			case MechanismPackage.HALF_SPACE: return createHalfSpace();
			case MechanismPackage.BOX: return createBox();
			case MechanismPackage.CAPSULE: return createCapsule();
			case MechanismPackage.CYLINDER: return createCylinder();
			case MechanismPackage.CONVEX_MESH: return createConvexMesh();
			case MechanismPackage.JOINT: return createJoint();
			case MechanismPackage.JOINT_LIMIT: return createJointLimit();
			case MechanismPackage.TRANSLATIONAL_SPRING: return createTranslationalSpring();
			case MechanismPackage.JOINT_SPRING: return createJointSpring();
			case MechanismPackage.JOINT_FORCE: return createJointForce();
			case MechanismPackage.MOTOR: return createMotor();
			case MechanismPackage.FORCE: return createForce();
			case MechanismPackage.TORQUE: return createTorque();
			case MechanismPackage.GEOMETRY_GROUP: return createGeometryGroup();
			case MechanismPackage.CONTACT_PAIR: return createContactPair();
			case MechanismPackage.FIXED_CONTACT: return createFixedContact();
			case MechanismPackage.EXCLUSION: return createExclusion();
			case MechanismPackage.JOINT_PROBE: return createJointProbe();
			case MechanismPackage.MARKER_PROBE: return createMarkerProbe();
			case MechanismPackage.CENTER_OF_MASS_PROBE: return createCenterOfMassProbe();
			case MechanismPackage.ENERGY_PROBE: return createEnergyProbe();
			case MechanismPackage.CONTACT_PROBE: return createContactProbe();
			default:
				throw new IllegalArgumentException("The class '" + eClass.getName() + "' is not a valid classifier");
		}
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object createFromString(EDataType eDataType, String initialValue)
	{
		switch (eDataType.getClassifierID())
		{
			case MechanismPackage.KINEMATICS:
				return createKinematicsFromString(eDataType, initialValue);
			case MechanismPackage.JOINT_KIND:
				return createJointKindFromString(eDataType, initialValue);
			case MechanismPackage.MOTOR_LAW:
				return createMotorLawFromString(eDataType, initialValue);
			case MechanismPackage.JOINT_QUANTITY:
				return createJointQuantityFromString(eDataType, initialValue);
			case MechanismPackage.MARKER_QUANTITY:
				return createMarkerQuantityFromString(eDataType, initialValue);
			case MechanismPackage.ENERGY_KIND:
				return createEnergyKindFromString(eDataType, initialValue);
			case MechanismPackage.CONTACT_QUANTITY:
				return createContactQuantityFromString(eDataType, initialValue);
			case MechanismPackage.COMPONENT:
				return createComponentFromString(eDataType, initialValue);
			case MechanismPackage.EXPRESSION:
				return createExpressionFromString(eDataType, initialValue);
			case MechanismPackage.FUNCTION:
				return createFunctionFromString(eDataType, initialValue);
			case MechanismPackage.VECTOR:
				return createVectorFromString(eDataType, initialValue);
			case MechanismPackage.VECTOR_FUNCTION:
				return createVectorFunctionFromString(eDataType, initialValue);
			case MechanismPackage.ORIENTATION:
				return createOrientationFromString(eDataType, initialValue);
			case MechanismPackage.VALUES:
				return createValuesFromString(eDataType, initialValue);
			default:
				throw new IllegalArgumentException("The datatype '" + eDataType.getName() + "' is not a valid classifier");
		}
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String convertToString(EDataType eDataType, Object instanceValue)
	{
		switch (eDataType.getClassifierID())
		{
			case MechanismPackage.KINEMATICS:
				return convertKinematicsToString(eDataType, instanceValue);
			case MechanismPackage.JOINT_KIND:
				return convertJointKindToString(eDataType, instanceValue);
			case MechanismPackage.MOTOR_LAW:
				return convertMotorLawToString(eDataType, instanceValue);
			case MechanismPackage.JOINT_QUANTITY:
				return convertJointQuantityToString(eDataType, instanceValue);
			case MechanismPackage.MARKER_QUANTITY:
				return convertMarkerQuantityToString(eDataType, instanceValue);
			case MechanismPackage.ENERGY_KIND:
				return convertEnergyKindToString(eDataType, instanceValue);
			case MechanismPackage.CONTACT_QUANTITY:
				return convertContactQuantityToString(eDataType, instanceValue);
			case MechanismPackage.COMPONENT:
				return convertComponentToString(eDataType, instanceValue);
			case MechanismPackage.EXPRESSION:
				return convertExpressionToString(eDataType, instanceValue);
			case MechanismPackage.FUNCTION:
				return convertFunctionToString(eDataType, instanceValue);
			case MechanismPackage.VECTOR:
				return convertVectorToString(eDataType, instanceValue);
			case MechanismPackage.VECTOR_FUNCTION:
				return convertVectorFunctionToString(eDataType, instanceValue);
			case MechanismPackage.ORIENTATION:
				return convertOrientationToString(eDataType, instanceValue);
			case MechanismPackage.VALUES:
				return convertValuesToString(eDataType, instanceValue);
			default:
				throw new IllegalArgumentException("The datatype '" + eDataType.getName() + "' is not a valid classifier");
		}
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Mechanism createMechanism()
	{
		MechanismImpl mechanism = new MechanismImpl();
		return mechanism;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Parameter createParameter()
	{
		ParameterImpl parameter = new ParameterImpl();
		return parameter;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Material createMaterial()
	{
		MaterialImpl material = new MaterialImpl();
		return material;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Ground createGround()
	{
		GroundImpl ground = new GroundImpl();
		return ground;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public RigidBody createRigidBody()
	{
		RigidBodyImpl rigidBody = new RigidBodyImpl();
		return rigidBody;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Marker createMarker()
	{
		MarkerImpl marker = new MarkerImpl();
		return marker;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Point createPoint()
	{
		PointImpl point = new PointImpl();
		return point;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Sphere createSphere()
	{
		SphereImpl sphere = new SphereImpl();
		return sphere;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public HalfSpace createHalfSpace()
	{
		HalfSpaceImpl halfSpace = new HalfSpaceImpl();
		return halfSpace;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Box createBox()
	{
		BoxImpl box = new BoxImpl();
		return box;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Capsule createCapsule()
	{
		CapsuleImpl capsule = new CapsuleImpl();
		return capsule;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Cylinder createCylinder()
	{
		CylinderImpl cylinder = new CylinderImpl();
		return cylinder;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ConvexMesh createConvexMesh()
	{
		ConvexMeshImpl convexMesh = new ConvexMeshImpl();
		return convexMesh;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Joint createJoint()
	{
		JointImpl joint = new JointImpl();
		return joint;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public JointLimit createJointLimit()
	{
		JointLimitImpl jointLimit = new JointLimitImpl();
		return jointLimit;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public TranslationalSpring createTranslationalSpring()
	{
		TranslationalSpringImpl translationalSpring = new TranslationalSpringImpl();
		return translationalSpring;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public JointSpring createJointSpring()
	{
		JointSpringImpl jointSpring = new JointSpringImpl();
		return jointSpring;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public JointForce createJointForce()
	{
		JointForceImpl jointForce = new JointForceImpl();
		return jointForce;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Motor createMotor()
	{
		MotorImpl motor = new MotorImpl();
		return motor;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Force createForce()
	{
		ForceImpl force = new ForceImpl();
		return force;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Torque createTorque()
	{
		TorqueImpl torque = new TorqueImpl();
		return torque;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public GeometryGroup createGeometryGroup()
	{
		GeometryGroupImpl geometryGroup = new GeometryGroupImpl();
		return geometryGroup;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ContactPair createContactPair()
	{
		ContactPairImpl contactPair = new ContactPairImpl();
		return contactPair;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public FixedContact createFixedContact()
	{
		FixedContactImpl fixedContact = new FixedContactImpl();
		return fixedContact;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Exclusion createExclusion()
	{
		ExclusionImpl exclusion = new ExclusionImpl();
		return exclusion;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public JointProbe createJointProbe()
	{
		JointProbeImpl jointProbe = new JointProbeImpl();
		return jointProbe;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public MarkerProbe createMarkerProbe()
	{
		MarkerProbeImpl markerProbe = new MarkerProbeImpl();
		return markerProbe;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public CenterOfMassProbe createCenterOfMassProbe()
	{
		CenterOfMassProbeImpl centerOfMassProbe = new CenterOfMassProbeImpl();
		return centerOfMassProbe;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EnergyProbe createEnergyProbe()
	{
		EnergyProbeImpl energyProbe = new EnergyProbeImpl();
		return energyProbe;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ContactProbe createContactProbe()
	{
		ContactProbeImpl contactProbe = new ContactProbeImpl();
		return contactProbe;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Kinematics createKinematicsFromString(EDataType eDataType, String initialValue)
	{
		Kinematics result = Kinematics.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertKinematicsToString(EDataType eDataType, Object instanceValue)
	{
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public JointKind createJointKindFromString(EDataType eDataType, String initialValue)
	{
		JointKind result = JointKind.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertJointKindToString(EDataType eDataType, Object instanceValue)
	{
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public MotorLaw createMotorLawFromString(EDataType eDataType, String initialValue)
	{
		MotorLaw result = MotorLaw.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertMotorLawToString(EDataType eDataType, Object instanceValue)
	{
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public JointQuantity createJointQuantityFromString(EDataType eDataType, String initialValue)
	{
		JointQuantity result = JointQuantity.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertJointQuantityToString(EDataType eDataType, Object instanceValue)
	{
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public MarkerQuantity createMarkerQuantityFromString(EDataType eDataType, String initialValue)
	{
		MarkerQuantity result = MarkerQuantity.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertMarkerQuantityToString(EDataType eDataType, Object instanceValue)
	{
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public EnergyKind createEnergyKindFromString(EDataType eDataType, String initialValue)
	{
		EnergyKind result = EnergyKind.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertEnergyKindToString(EDataType eDataType, Object instanceValue)
	{
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public ContactQuantity createContactQuantityFromString(EDataType eDataType, String initialValue)
	{
		ContactQuantity result = ContactQuantity.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertContactQuantityToString(EDataType eDataType, Object instanceValue)
	{
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Component createComponentFromString(EDataType eDataType, String initialValue)
	{
		Component result = Component.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertComponentToString(EDataType eDataType, Object instanceValue)
	{
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String createExpressionFromString(EDataType eDataType, String initialValue)
	{
		return (String)super.createFromString(eDataType, initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertExpressionToString(EDataType eDataType, Object instanceValue)
	{
		return super.convertToString(eDataType, instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String createFunctionFromString(EDataType eDataType, String initialValue)
	{
		return (String)super.createFromString(eDataType, initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertFunctionToString(EDataType eDataType, Object instanceValue)
	{
		return super.convertToString(eDataType, instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String createVectorFromString(EDataType eDataType, String initialValue)
	{
		return (String)super.createFromString(eDataType, initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertVectorToString(EDataType eDataType, Object instanceValue)
	{
		return super.convertToString(eDataType, instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String createVectorFunctionFromString(EDataType eDataType, String initialValue)
	{
		return (String)super.createFromString(eDataType, initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertVectorFunctionToString(EDataType eDataType, Object instanceValue)
	{
		return super.convertToString(eDataType, instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String createOrientationFromString(EDataType eDataType, String initialValue)
	{
		return (String)super.createFromString(eDataType, initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertOrientationToString(EDataType eDataType, Object instanceValue)
	{
		return super.convertToString(eDataType, instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String createValuesFromString(EDataType eDataType, String initialValue)
	{
		return (String)super.createFromString(eDataType, initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertValuesToString(EDataType eDataType, Object instanceValue)
	{
		return super.convertToString(eDataType, instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public MechanismPackage getMechanismPackage()
	{
		return (MechanismPackage)getEPackage();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @deprecated
	 * @generated
	 */
	@Deprecated
	public static MechanismPackage getPackage()
	{
		return MechanismPackage.eINSTANCE;
	}

} //MechanismFactoryImpl
