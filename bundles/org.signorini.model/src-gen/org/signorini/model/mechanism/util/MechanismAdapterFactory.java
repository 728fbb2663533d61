/**
 */
package org.signorini.model.mechanism.util;

import org.eclipse.emf.common.notify.Adapter;
import org.eclipse.emf.common.notify.Notifier;

import org.eclipse.emf.common.notify.impl.AdapterFactoryImpl;

import org.eclipse.emf.ecore.EObject;

import org.signorini.model.mechanism.*;

/**
 * <!-- begin-user-doc -->
 * The <b>Adapter Factory</b> for the model.
 * It provides an adapter <code>createXXX</code> method for each class of the model.
 * <!-- end-user-doc -->
 * @see org.signorini.model.mechanism.MechanismPackage
 * @generated
 */
public class MechanismAdapterFactory extends AdapterFactoryImpl
{
	/**
	 * The cached model package.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected static MechanismPackage modelPackage;

	/**
	 * Creates an instance of the adapter factory.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public MechanismAdapterFactory()
	{
		if (modelPackage == null)
		{
			modelPackage = MechanismPackage.eINSTANCE;
		}
	}

	/**
	 * Returns whether this factory is applicable for the type of the object.
	 * <!-- begin-user-doc -->
	 * This implementation returns <code>true</code> if the object is either the model's package or is an instance object of the model.
	 * <!-- end-user-doc -->
	 * @return whether this factory is applicable for the type of the object.
	 * @generated
	 */
	@Override
	public boolean isFactoryForType(Object object)
	{
		if (object == modelPackage)
		{
			return true;
		}
		if (object instanceof EObject)
		{
			return ((EObject)object).eClass().getEPackage() == modelPackage;
		}
		return false;
	}

	/**
	 * The switch that delegates to the <code>createXXX</code> methods.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected MechanismSwitch<Adapter> modelSwitch =
		new MechanismSwitch<Adapter>()
		{
			@Override
			public Adapter caseNamedElement(NamedElement object)
			{
				return createNamedElementAdapter();
			}
			@Override
			public Adapter caseMechanism(Mechanism object)
			{
				return createMechanismAdapter();
			}
			@Override
			public Adapter caseParameter(Parameter object)
			{
				return createParameterAdapter();
			}
			@Override
			public Adapter caseMaterial(Material object)
			{
				return createMaterialAdapter();
			}
			@Override
			public Adapter caseBody(Body object)
			{
				return createBodyAdapter();
			}
			@Override
			public Adapter caseGround(Ground object)
			{
				return createGroundAdapter();
			}
			@Override
			public Adapter caseRigidBody(RigidBody object)
			{
				return createRigidBodyAdapter();
			}
			@Override
			public Adapter caseMarker(Marker object)
			{
				return createMarkerAdapter();
			}
			@Override
			public Adapter caseContactSide(ContactSide object)
			{
				return createContactSideAdapter();
			}
			@Override
			public Adapter caseGeometry(Geometry object)
			{
				return createGeometryAdapter();
			}
			@Override
			public Adapter casePoint(Point object)
			{
				return createPointAdapter();
			}
			@Override
			public Adapter caseSphere(Sphere object)
			{
				return createSphereAdapter();
			}
			@Override
			public Adapter caseHalfSpace(HalfSpace object)
			{
				return createHalfSpaceAdapter();
			}
			@Override
			public Adapter caseBox(Box object)
			{
				return createBoxAdapter();
			}
			@Override
			public Adapter caseCapsule(Capsule object)
			{
				return createCapsuleAdapter();
			}
			@Override
			public Adapter caseCylinder(Cylinder object)
			{
				return createCylinderAdapter();
			}
			@Override
			public Adapter caseConvexMesh(ConvexMesh object)
			{
				return createConvexMeshAdapter();
			}
			@Override
			public Adapter caseJoint(Joint object)
			{
				return createJointAdapter();
			}
			@Override
			public Adapter caseJointLimit(JointLimit object)
			{
				return createJointLimitAdapter();
			}
			@Override
			public Adapter caseForceElement(ForceElement object)
			{
				return createForceElementAdapter();
			}
			@Override
			public Adapter caseTranslationalSpring(TranslationalSpring object)
			{
				return createTranslationalSpringAdapter();
			}
			@Override
			public Adapter caseJointForceElement(JointForceElement object)
			{
				return createJointForceElementAdapter();
			}
			@Override
			public Adapter caseJointSpring(JointSpring object)
			{
				return createJointSpringAdapter();
			}
			@Override
			public Adapter caseJointForce(JointForce object)
			{
				return createJointForceAdapter();
			}
			@Override
			public Adapter caseMotor(Motor object)
			{
				return createMotorAdapter();
			}
			@Override
			public Adapter caseForce(Force object)
			{
				return createForceAdapter();
			}
			@Override
			public Adapter caseTorque(Torque object)
			{
				return createTorqueAdapter();
			}
			@Override
			public Adapter caseGeometryGroup(GeometryGroup object)
			{
				return createGeometryGroupAdapter();
			}
			@Override
			public Adapter caseContact(Contact object)
			{
				return createContactAdapter();
			}
			@Override
			public Adapter caseContactPair(ContactPair object)
			{
				return createContactPairAdapter();
			}
			@Override
			public Adapter caseFixedContact(FixedContact object)
			{
				return createFixedContactAdapter();
			}
			@Override
			public Adapter caseExclusion(Exclusion object)
			{
				return createExclusionAdapter();
			}
			@Override
			public Adapter caseProbe(Probe object)
			{
				return createProbeAdapter();
			}
			@Override
			public Adapter caseJointProbe(JointProbe object)
			{
				return createJointProbeAdapter();
			}
			@Override
			public Adapter caseMarkerProbe(MarkerProbe object)
			{
				return createMarkerProbeAdapter();
			}
			@Override
			public Adapter caseCenterOfMassProbe(CenterOfMassProbe object)
			{
				return createCenterOfMassProbeAdapter();
			}
			@Override
			public Adapter caseEnergyProbe(EnergyProbe object)
			{
				return createEnergyProbeAdapter();
			}
			@Override
			public Adapter caseContactProbe(ContactProbe object)
			{
				return createContactProbeAdapter();
			}
			@Override
			public Adapter defaultCase(EObject object)
			{
				return createEObjectAdapter();
			}
		};

	/**
	 * Creates an adapter for the <code>target</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param target the object to adapt.
	 * @return the adapter for the <code>target</code>.
	 * @generated
	 */
	@Override
	public Adapter createAdapter(Notifier target)
	{
		return modelSwitch.doSwitch((EObject)target);
	}


	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.NamedElement <em>Named Element</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.NamedElement
	 * @generated
	 */
	public Adapter createNamedElementAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.Mechanism <em>Mechanism</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.Mechanism
	 * @generated
	 */
	public Adapter createMechanismAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.Parameter <em>Parameter</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.Parameter
	 * @generated
	 */
	public Adapter createParameterAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.Material <em>Material</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.Material
	 * @generated
	 */
	public Adapter createMaterialAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.Body <em>Body</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.Body
	 * @generated
	 */
	public Adapter createBodyAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.Ground <em>Ground</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.Ground
	 * @generated
	 */
	public Adapter createGroundAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.RigidBody <em>Rigid Body</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.RigidBody
	 * @generated
	 */
	public Adapter createRigidBodyAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.Marker <em>Marker</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.Marker
	 * @generated
	 */
	public Adapter createMarkerAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.ContactSide <em>Contact Side</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.ContactSide
	 * @generated
	 */
	public Adapter createContactSideAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.Geometry <em>Geometry</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.Geometry
	 * @generated
	 */
	public Adapter createGeometryAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.Point <em>Point</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.Point
	 * @generated
	 */
	public Adapter createPointAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.Sphere <em>Sphere</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.Sphere
	 * @generated
	 */
	public Adapter createSphereAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.HalfSpace <em>Half Space</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.HalfSpace
	 * @generated
	 */
	public Adapter createHalfSpaceAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.Box <em>Box</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.Box
	 * @generated
	 */
	public Adapter createBoxAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.Capsule <em>Capsule</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.Capsule
	 * @generated
	 */
	public Adapter createCapsuleAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.Cylinder <em>Cylinder</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.Cylinder
	 * @generated
	 */
	public Adapter createCylinderAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.ConvexMesh <em>Convex Mesh</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.ConvexMesh
	 * @generated
	 */
	public Adapter createConvexMeshAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.Joint <em>Joint</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.Joint
	 * @generated
	 */
	public Adapter createJointAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.JointLimit <em>Joint Limit</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.JointLimit
	 * @generated
	 */
	public Adapter createJointLimitAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.ForceElement <em>Force Element</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.ForceElement
	 * @generated
	 */
	public Adapter createForceElementAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.TranslationalSpring <em>Translational Spring</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.TranslationalSpring
	 * @generated
	 */
	public Adapter createTranslationalSpringAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.JointForceElement <em>Joint Force Element</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.JointForceElement
	 * @generated
	 */
	public Adapter createJointForceElementAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.JointSpring <em>Joint Spring</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.JointSpring
	 * @generated
	 */
	public Adapter createJointSpringAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.JointForce <em>Joint Force</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.JointForce
	 * @generated
	 */
	public Adapter createJointForceAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.Motor <em>Motor</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.Motor
	 * @generated
	 */
	public Adapter createMotorAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.Force <em>Force</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.Force
	 * @generated
	 */
	public Adapter createForceAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.Torque <em>Torque</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.Torque
	 * @generated
	 */
	public Adapter createTorqueAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.GeometryGroup <em>Geometry Group</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.GeometryGroup
	 * @generated
	 */
	public Adapter createGeometryGroupAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.Contact <em>Contact</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.Contact
	 * @generated
	 */
	public Adapter createContactAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.ContactPair <em>Contact Pair</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.ContactPair
	 * @generated
	 */
	public Adapter createContactPairAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.FixedContact <em>Fixed Contact</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.FixedContact
	 * @generated
	 */
	public Adapter createFixedContactAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.Exclusion <em>Exclusion</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.Exclusion
	 * @generated
	 */
	public Adapter createExclusionAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.Probe <em>Probe</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.Probe
	 * @generated
	 */
	public Adapter createProbeAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.JointProbe <em>Joint Probe</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.JointProbe
	 * @generated
	 */
	public Adapter createJointProbeAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.MarkerProbe <em>Marker Probe</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.MarkerProbe
	 * @generated
	 */
	public Adapter createMarkerProbeAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.CenterOfMassProbe <em>Center Of Mass Probe</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.CenterOfMassProbe
	 * @generated
	 */
	public Adapter createCenterOfMassProbeAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.EnergyProbe <em>Energy Probe</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.EnergyProbe
	 * @generated
	 */
	public Adapter createEnergyProbeAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.ContactProbe <em>Contact Probe</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.ContactProbe
	 * @generated
	 */
	public Adapter createContactProbeAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for the default case.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @generated
	 */
	public Adapter createEObjectAdapter()
	{
		return null;
	}

} //MechanismAdapterFactory
