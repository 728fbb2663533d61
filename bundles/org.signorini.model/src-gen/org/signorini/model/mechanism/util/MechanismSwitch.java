/**
 */
package org.signorini.model.mechanism.util;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EPackage;

import org.eclipse.emf.ecore.util.Switch;

import org.signorini.model.mechanism.*;

/**
 * <!-- begin-user-doc -->
 * The <b>Switch</b> for the model's inheritance hierarchy.
 * It supports the call {@link #doSwitch(EObject) doSwitch(object)}
 * to invoke the <code>caseXXX</code> method for each class of the model,
 * starting with the actual class of the object
 * and proceeding up the inheritance hierarchy
 * until a non-null result is returned,
 * which is the result of the switch.
 * <!-- end-user-doc -->
 * @see org.signorini.model.mechanism.MechanismPackage
 * @generated
 */
public class MechanismSwitch<T> extends Switch<T>
{
	/**
	 * The cached model package
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected static MechanismPackage modelPackage;

	/**
	 * Creates an instance of the switch.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public MechanismSwitch()
	{
		if (modelPackage == null)
		{
			modelPackage = MechanismPackage.eINSTANCE;
		}
	}

	/**
	 * Checks whether this is a switch for the given package.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param ePackage the package in question.
	 * @return whether this is a switch for the given package.
	 * @generated
	 */
	@Override
	protected boolean isSwitchFor(EPackage ePackage)
	{
		return ePackage == modelPackage;
	}

	/**
	 * Calls <code>caseXXX</code> for each class of the model until one returns a non null result; it yields that result.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the first non-null result returned by a <code>caseXXX</code> call.
	 * @generated
	 */
	@Override
	protected T doSwitch(int classifierID, EObject theEObject)
	{
		switch (classifierID)
		{
			case MechanismPackage.NAMED_ELEMENT:
			{
				NamedElement namedElement = (NamedElement)theEObject;
				T result = caseNamedElement(namedElement);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.MECHANISM:
			{
				Mechanism mechanism = (Mechanism)theEObject;
				T result = caseMechanism(mechanism);
				if (result == null) result = caseNamedElement(mechanism);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.PARAMETER:
			{
				Parameter parameter = (Parameter)theEObject;
				T result = caseParameter(parameter);
				if (result == null) result = caseNamedElement(parameter);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.MATERIAL:
			{
				Material material = (Material)theEObject;
				T result = caseMaterial(material);
				if (result == null) result = caseNamedElement(material);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.BODY:
			{
				Body body = (Body)theEObject;
				T result = caseBody(body);
				if (result == null) result = caseNamedElement(body);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.GROUND:
			{
				Ground ground = (Ground)theEObject;
				T result = caseGround(ground);
				if (result == null) result = caseBody(ground);
				if (result == null) result = caseNamedElement(ground);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.RIGID_BODY:
			{
				RigidBody rigidBody = (RigidBody)theEObject;
				T result = caseRigidBody(rigidBody);
				if (result == null) result = caseBody(rigidBody);
				if (result == null) result = caseNamedElement(rigidBody);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.MARKER:
			{
				Marker marker = (Marker)theEObject;
				T result = caseMarker(marker);
				if (result == null) result = caseNamedElement(marker);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.CONTACT_SIDE:
			{
				ContactSide contactSide = (ContactSide)theEObject;
				T result = caseContactSide(contactSide);
				if (result == null) result = caseNamedElement(contactSide);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.GEOMETRY:
			{
				Geometry geometry = (Geometry)theEObject;
				T result = caseGeometry(geometry);
				if (result == null) result = caseContactSide(geometry);
				if (result == null) result = caseNamedElement(geometry);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.POINT:
			{
				Point point = (Point)theEObject;
				T result = casePoint(point);
				if (result == null) result = caseGeometry(point);
				if (result == null) result = caseContactSide(point);
				if (result == null) result = caseNamedElement(point);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.SPHERE:
			{
				Sphere sphere = (Sphere)theEObject;
				T result = caseSphere(sphere);
				if (result == null) result = caseGeometry(sphere);
				if (result == null) result = caseContactSide(sphere);
				if (result == null) result = caseNamedElement(sphere);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.HALF_SPACE:
			{
				HalfSpace halfSpace = (HalfSpace)theEObject;
				T result = caseHalfSpace(halfSpace);
				if (result == null) result = caseGeometry(halfSpace);
				if (result == null) result = caseContactSide(halfSpace);
				if (result == null) result = caseNamedElement(halfSpace);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.BOX:
			{
				Box box = (Box)theEObject;
				T result = caseBox(box);
				if (result == null) result = caseGeometry(box);
				if (result == null) result = caseContactSide(box);
				if (result == null) result = caseNamedElement(box);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.CAPSULE:
			{
				Capsule capsule = (Capsule)theEObject;
				T result = caseCapsule(capsule);
				if (result == null) result = caseGeometry(capsule);
				if (result == null) result = caseContactSide(capsule);
				if (result == null) result = caseNamedElement(capsule);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.CYLINDER:
			{
				Cylinder cylinder = (Cylinder)theEObject;
				T result = caseCylinder(cylinder);
				if (result == null) result = caseGeometry(cylinder);
				if (result == null) result = caseContactSide(cylinder);
				if (result == null) result = caseNamedElement(cylinder);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.CONVEX_MESH:
			{
				ConvexMesh convexMesh = (ConvexMesh)theEObject;
				T result = caseConvexMesh(convexMesh);
				if (result == null) result = caseGeometry(convexMesh);
				if (result == null) result = caseContactSide(convexMesh);
				if (result == null) result = caseNamedElement(convexMesh);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.JOINT:
			{
				Joint joint = (Joint)theEObject;
				T result = caseJoint(joint);
				if (result == null) result = caseNamedElement(joint);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.JOINT_LIMIT:
			{
				JointLimit jointLimit = (JointLimit)theEObject;
				T result = caseJointLimit(jointLimit);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.FORCE_ELEMENT:
			{
				ForceElement forceElement = (ForceElement)theEObject;
				T result = caseForceElement(forceElement);
				if (result == null) result = caseNamedElement(forceElement);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.TRANSLATIONAL_SPRING:
			{
				TranslationalSpring translationalSpring = (TranslationalSpring)theEObject;
				T result = caseTranslationalSpring(translationalSpring);
				if (result == null) result = caseForceElement(translationalSpring);
				if (result == null) result = caseNamedElement(translationalSpring);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.JOINT_FORCE_ELEMENT:
			{
				JointForceElement jointForceElement = (JointForceElement)theEObject;
				T result = caseJointForceElement(jointForceElement);
				if (result == null) result = caseForceElement(jointForceElement);
				if (result == null) result = caseNamedElement(jointForceElement);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.JOINT_SPRING:
			{
				JointSpring jointSpring = (JointSpring)theEObject;
				T result = caseJointSpring(jointSpring);
				if (result == null) result = caseJointForceElement(jointSpring);
				if (result == null) result = caseForceElement(jointSpring);
				if (result == null) result = caseNamedElement(jointSpring);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.JOINT_FORCE:
			{
				JointForce jointForce = (JointForce)theEObject;
				T result = caseJointForce(jointForce);
				if (result == null) result = caseJointForceElement(jointForce);
				if (result == null) result = caseForceElement(jointForce);
				if (result == null) result = caseNamedElement(jointForce);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.MOTOR:
			{
				Motor motor = (Motor)theEObject;
				T result = caseMotor(motor);
				if (result == null) result = caseJointForceElement(motor);
				if (result == null) result = caseForceElement(motor);
				if (result == null) result = caseNamedElement(motor);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.FORCE:
			{
				Force force = (Force)theEObject;
				T result = caseForce(force);
				if (result == null) result = caseForceElement(force);
				if (result == null) result = caseNamedElement(force);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.TORQUE:
			{
				Torque torque = (Torque)theEObject;
				T result = caseTorque(torque);
				if (result == null) result = caseForceElement(torque);
				if (result == null) result = caseNamedElement(torque);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.GEOMETRY_GROUP:
			{
				GeometryGroup geometryGroup = (GeometryGroup)theEObject;
				T result = caseGeometryGroup(geometryGroup);
				if (result == null) result = caseContactSide(geometryGroup);
				if (result == null) result = caseNamedElement(geometryGroup);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.CONTACT:
			{
				Contact contact = (Contact)theEObject;
				T result = caseContact(contact);
				if (result == null) result = caseNamedElement(contact);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.CONTACT_PAIR:
			{
				ContactPair contactPair = (ContactPair)theEObject;
				T result = caseContactPair(contactPair);
				if (result == null) result = caseContact(contactPair);
				if (result == null) result = caseNamedElement(contactPair);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.FIXED_CONTACT:
			{
				FixedContact fixedContact = (FixedContact)theEObject;
				T result = caseFixedContact(fixedContact);
				if (result == null) result = caseContact(fixedContact);
				if (result == null) result = caseNamedElement(fixedContact);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.EXCLUSION:
			{
				Exclusion exclusion = (Exclusion)theEObject;
				T result = caseExclusion(exclusion);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.PROBE:
			{
				Probe probe = (Probe)theEObject;
				T result = caseProbe(probe);
				if (result == null) result = caseNamedElement(probe);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.JOINT_PROBE:
			{
				JointProbe jointProbe = (JointProbe)theEObject;
				T result = caseJointProbe(jointProbe);
				if (result == null) result = caseProbe(jointProbe);
				if (result == null) result = caseNamedElement(jointProbe);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.MARKER_PROBE:
			{
				MarkerProbe markerProbe = (MarkerProbe)theEObject;
				T result = caseMarkerProbe(markerProbe);
				if (result == null) result = caseProbe(markerProbe);
				if (result == null) result = caseNamedElement(markerProbe);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.CENTER_OF_MASS_PROBE:
			{
				CenterOfMassProbe centerOfMassProbe = (CenterOfMassProbe)theEObject;
				T result = caseCenterOfMassProbe(centerOfMassProbe);
				if (result == null) result = caseProbe(centerOfMassProbe);
				if (result == null) result = caseNamedElement(centerOfMassProbe);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.ENERGY_PROBE:
			{
				EnergyProbe energyProbe = (EnergyProbe)theEObject;
				T result = caseEnergyProbe(energyProbe);
				if (result == null) result = caseProbe(energyProbe);
				if (result == null) result = caseNamedElement(energyProbe);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case MechanismPackage.CONTACT_PROBE:
			{
				ContactProbe contactProbe = (ContactProbe)theEObject;
				T result = caseContactProbe(contactProbe);
				if (result == null) result = caseProbe(contactProbe);
				if (result == null) result = caseNamedElement(contactProbe);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			default: return defaultCase(theEObject);
		}
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Named Element</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Named Element</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseNamedElement(NamedElement object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Mechanism</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Mechanism</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseMechanism(Mechanism object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Parameter</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Parameter</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseParameter(Parameter object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Material</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Material</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseMaterial(Material object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Body</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Body</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseBody(Body object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Ground</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Ground</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseGround(Ground object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Rigid Body</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Rigid Body</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseRigidBody(RigidBody object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Marker</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Marker</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseMarker(Marker object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Contact Side</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Contact Side</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseContactSide(ContactSide object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Geometry</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Geometry</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseGeometry(Geometry object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Point</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Point</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T casePoint(Point object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Sphere</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Sphere</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseSphere(Sphere object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Half Space</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Half Space</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseHalfSpace(HalfSpace object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Box</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Box</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseBox(Box object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Capsule</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Capsule</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseCapsule(Capsule object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Cylinder</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Cylinder</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseCylinder(Cylinder object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Convex Mesh</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Convex Mesh</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseConvexMesh(ConvexMesh object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Joint</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Joint</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseJoint(Joint object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Joint Limit</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Joint Limit</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseJointLimit(JointLimit object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Force Element</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Force Element</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseForceElement(ForceElement object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Translational Spring</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Translational Spring</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseTranslationalSpring(TranslationalSpring object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Joint Force Element</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Joint Force Element</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseJointForceElement(JointForceElement object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Joint Spring</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Joint Spring</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseJointSpring(JointSpring object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Joint Force</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Joint Force</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseJointForce(JointForce object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Motor</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Motor</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseMotor(Motor object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Force</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Force</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseForce(Force object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Torque</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Torque</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseTorque(Torque object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Geometry Group</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Geometry Group</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseGeometryGroup(GeometryGroup object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Contact</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Contact</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseContact(Contact object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Contact Pair</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Contact Pair</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseContactPair(ContactPair object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Fixed Contact</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Fixed Contact</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseFixedContact(FixedContact object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Exclusion</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Exclusion</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseExclusion(Exclusion object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Probe</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Probe</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseProbe(Probe object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Joint Probe</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Joint Probe</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseJointProbe(JointProbe object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Marker Probe</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Marker Probe</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseMarkerProbe(MarkerProbe object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Center Of Mass Probe</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Center Of Mass Probe</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseCenterOfMassProbe(CenterOfMassProbe object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Energy Probe</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Energy Probe</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseEnergyProbe(EnergyProbe object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Contact Probe</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Contact Probe</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseContactProbe(ContactProbe object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>EObject</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch, but this is the last case anyway.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>EObject</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject)
	 * @generated
	 */
	@Override
	public T defaultCase(EObject object)
	{
		return null;
	}

} //MechanismSwitch
