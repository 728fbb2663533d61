package org.signorini.design.services;

import org.eclipse.emf.ecore.EObject;
import org.signorini.model.mechanism.Box;
import org.signorini.model.mechanism.Capsule;
import org.signorini.model.mechanism.Contact;
import org.signorini.model.mechanism.ConvexMesh;
import org.signorini.model.mechanism.Cylinder;
import org.signorini.model.mechanism.Force;
import org.signorini.model.mechanism.Geometry;
import org.signorini.model.mechanism.HalfSpace;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.JointForce;
import org.signorini.model.mechanism.JointKind;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.Motor;
import org.signorini.model.mechanism.RigidBody;
import org.signorini.model.mechanism.Sphere;
import org.signorini.model.mechanism.Torque;
import org.signorini.model.mechanism.TranslationalSpring;

/** Conditions of styles and tools, and the joint kinds that tools set: expressions can name methods, not constants. */
public final class KindServices {

    public boolean hasError(EObject element) {
        return FindingsOfElement.hasError(element);
    }

    public boolean isMassless(RigidBody body) {
        return body.getMass() != null && isZero(body.getMass());
    }

    /** A spring with a damper beside it. */
    public boolean isDamped(TranslationalSpring spring) {
        return !isZero(spring.getStiffness()) && !isZero(spring.getDamping());
    }

    /** A damper alone. */
    public boolean isDamper(TranslationalSpring spring) {
        return isZero(spring.getStiffness()) && !isZero(spring.getDamping());
    }

    private static boolean isZero(String value) {
        return value == null || value.strip().matches("0+(\\.0*)?");
    }

    public boolean isCut(Joint joint) {
        return joint.isCut();
    }

    public boolean isFixed(Joint joint) {
        return joint.getKind() == JointKind.FIXED;
    }

    public boolean isPrismatic(Joint joint) {
        return joint.getKind() == JointKind.PRISMATIC;
    }

    public boolean isCylindrical(Joint joint) {
        return joint.getKind() == JointKind.CYLINDRICAL;
    }

    public boolean isUniversal(Joint joint) {
        return joint.getKind() == JointKind.UNIVERSAL;
    }

    public boolean isSpherical(Joint joint) {
        return joint.getKind() == JointKind.SPHERICAL;
    }

    public boolean isPlanar(Joint joint) {
        return joint.getKind() == JointKind.PLANAR;
    }

    public boolean isFree(Joint joint) {
        return joint.getKind() == JointKind.FREE;
    }

    public JointKind fixed(EObject any) {
        return JointKind.FIXED;
    }

    public JointKind revolute(EObject any) {
        return JointKind.REVOLUTE;
    }

    public JointKind prismatic(EObject any) {
        return JointKind.PRISMATIC;
    }

    public JointKind cylindrical(EObject any) {
        return JointKind.CYLINDRICAL;
    }

    public JointKind universal(EObject any) {
        return JointKind.UNIVERSAL;
    }

    public JointKind spherical(EObject any) {
        return JointKind.SPHERICAL;
    }

    public JointKind planar(EObject any) {
        return JointKind.PLANAR;
    }

    public JointKind free(EObject any) {
        return JointKind.FREE;
    }

    public boolean isSphere(Geometry geometry) {
        return geometry instanceof Sphere;
    }

    public boolean isHalfSpace(Geometry geometry) {
        return geometry instanceof HalfSpace;
    }

    public boolean isBox(Geometry geometry) {
        return geometry instanceof Box;
    }

    public boolean isCapsule(Geometry geometry) {
        return geometry instanceof Capsule;
    }

    public boolean isCylinder(Geometry geometry) {
        return geometry instanceof Cylinder;
    }

    public boolean isMesh(Geometry geometry) {
        return geometry instanceof ConvexMesh;
    }

    public boolean isMotor(EObject element) {
        return element instanceof Motor;
    }

    public boolean isJointForce(EObject element) {
        return element instanceof JointForce;
    }

    /** A force or torque on a marker. */
    public boolean isLoad(EObject element) {
        return element instanceof Force || element instanceof Torque;
    }

    public boolean isTorque(EObject element) {
        return element instanceof Torque;
    }

    public boolean isJoint(EObject element) {
        return element instanceof Joint;
    }

    public boolean isMarker(EObject element) {
        return element instanceof Marker;
    }

    public boolean isContact(EObject element) {
        return element instanceof Contact;
    }
}
