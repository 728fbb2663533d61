package org.signorini.diagram.tests;

import java.util.List;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.signorini.model.file.ModelResource;
import org.signorini.model.mechanism.Body;
import org.signorini.model.mechanism.ContactPair;
import org.signorini.model.mechanism.ContactProbe;
import org.signorini.model.mechanism.FixedContact;
import org.signorini.model.mechanism.Force;
import org.signorini.model.mechanism.Geometry;
import org.signorini.model.mechanism.GeometryGroup;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.JointForce;
import org.signorini.model.mechanism.JointKind;
import org.signorini.model.mechanism.JointProbe;
import org.signorini.model.mechanism.JointSpring;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.MarkerProbe;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismFactory;
import org.signorini.model.mechanism.Motor;
import org.signorini.model.mechanism.NamedElement;
import org.signorini.model.mechanism.RigidBody;
import org.signorini.model.mechanism.Torque;
import org.signorini.model.mechanism.TranslationalSpring;

/** A mechanism with at least one element of every kind, sound or not. */
final class Everything {

    private static final MechanismFactory F = MechanismFactory.eINSTANCE;

    private Everything() {
    }

    static Mechanism mechanism() {
        Mechanism m = named(F.createMechanism(), "everything");
        m.setGround(named(F.createGround(), "ground"));
        Marker origin = marker(m.getGround(), "origin");
        Geometry floor = shape(origin, named(F.createHalfSpace(), "floor"));
        Marker last = origin;
        for (JointKind kind : JointKind.VALUES) {
            RigidBody body = named(F.createRigidBody(), "body " + kind.getName());
            body.setMass(kind == JointKind.PLANAR ? "0" : "1");
            m.getBodies().add(body);
            Marker in = marker(body, "in");
            Joint joint = named(F.createJoint(), "joint " + kind.getName());
            joint.setKind(kind);
            joint.setFrom(last);
            joint.setTo(in);
            m.getJoints().add(joint);
            last = marker(body, "out");
        }
        closeLoop(m, last, origin);
        shapes(m);
        forces(m, origin, last);
        contacts(m, floor, origin, last);
        probes(m, last);
        ModelResource resource = new ModelResource(URI.createURI("everything.mechanism"));
        resource.getContents().add(m);
        return m;
    }

    private static void closeLoop(Mechanism m, Marker last, Marker origin) {
        Joint cut = named(F.createJoint(), "cut");
        cut.setFrom(last);
        cut.setTo(origin);
        cut.setCut(true);
        m.getJoints().add(cut);
    }

    private static void shapes(Mechanism m) {
        Marker marker = m.getBodies().getFirst().getMarkers().getFirst();
        shape(marker, named(F.createPoint(), "point"));
        shape(marker, named(F.createSphere(), "sphere"));
        shape(marker, named(F.createBox(), "box"));
        shape(marker, named(F.createCapsule(), "capsule"));
        shape(marker, named(F.createCylinder(), "cylinder"));
        shape(marker, named(F.createConvexMesh(), "mesh"));
    }

    private static void forces(Mechanism m, Marker origin, Marker last) {
        TranslationalSpring spring = named(F.createTranslationalSpring(), "spring");
        spring.setFrom(origin);
        spring.setTo(last);
        JointSpring jointSpring = named(F.createJointSpring(), "joint spring");
        jointSpring.setJoint(m.getJoints().get(1));
        Motor motor = named(F.createMotor(), "motor");
        motor.setJoint(m.getJoints().get(1));
        JointForce jointForce = named(F.createJointForce(), "joint force");
        jointForce.setJoint(m.getJoints().get(2));
        Force force = named(F.createForce(), "force");
        force.setMarker(last);
        Torque torque = named(F.createTorque(), "torque");
        torque.setMarker(last);
        m.getForces().addAll(List.of(spring, jointSpring, motor, jointForce, force, torque));
    }

    private static void contacts(Mechanism m, Geometry floor, Marker origin, Marker last) {
        GeometryGroup group = named(F.createGeometryGroup(), "group");
        group.getGeometries().add(floor);
        m.getGroups().add(group);
        ContactPair pair = named(F.createContactPair(), "pair");
        pair.setFirst(m.getBodies().getFirst().getMarkers().getFirst().getGeometries().getFirst());
        pair.setSecond(group);
        ContactPair self = named(F.createContactPair(), "self");
        self.setFirst(group);
        FixedContact fixed = named(F.createFixedContact(), "fixed contact");
        fixed.setPoint(last);
        fixed.setPlane(origin);
        m.getContacts().addAll(List.of(pair, self, fixed));
    }

    private static void probes(Mechanism m, Marker last) {
        JointProbe joint = named(F.createJointProbe(), "joint probe");
        joint.setJoint(m.getJoints().getFirst());
        MarkerProbe marker = named(F.createMarkerProbe(), "marker probe");
        marker.setMarker(last);
        ContactProbe contact = named(F.createContactProbe(), "contact probe");
        contact.setContact(m.getContacts().getFirst());
        m.getProbes().addAll(List.of(joint, marker, contact, named(F.createEnergyProbe(), "energy"),
                named(F.createCenterOfMassProbe(), "center of mass")));
    }

    private static Marker marker(Body body, String name) {
        Marker marker = named(F.createMarker(), name);
        body.getMarkers().add(marker);
        return marker;
    }

    private static Geometry shape(Marker marker, Geometry geometry) {
        marker.getGeometries().add(geometry);
        return geometry;
    }

    private static <E extends NamedElement & EObject> E named(E element, String name) {
        element.setName(name);
        return element;
    }
}
