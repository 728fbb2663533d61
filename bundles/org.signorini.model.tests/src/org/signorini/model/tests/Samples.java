package org.signorini.model.tests;

import org.signorini.model.mechanism.Body;
import org.signorini.model.mechanism.ContactPair;
import org.signorini.model.mechanism.FixedContact;
import org.signorini.model.mechanism.GeometryGroup;
import org.signorini.model.mechanism.HalfSpace;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.JointKind;
import org.signorini.model.mechanism.JointLimit;
import org.signorini.model.mechanism.JointProbe;
import org.signorini.model.mechanism.JointSpring;
import org.signorini.model.mechanism.Kinematics;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismFactory;
import org.signorini.model.mechanism.Parameter;
import org.signorini.model.mechanism.RigidBody;
import org.signorini.model.mechanism.Sphere;
import org.signorini.model.study.Choice;
import org.signorini.model.study.LimitCycleMeasure;
import org.signorini.model.study.Study;
import org.signorini.model.study.StudyFactory;
import org.signorini.model.study.Variation;

/** Models for tests. */
final class Samples {

    private static final MechanismFactory MECHANISM = MechanismFactory.eINSTANCE;
    private static final StudyFactory STUDY = StudyFactory.eINSTANCE;

    private Samples() {
    }

    static Mechanism empty(String name) {
        Mechanism mechanism = MECHANISM.createMechanism();
        mechanism.setName(name);
        mechanism.setGround(MECHANISM.createGround());
        mechanism.getGround().setName("ground");
        return mechanism;
    }

    static Parameter parameter(Mechanism mechanism, String name, String value) {
        Parameter parameter = MECHANISM.createParameter();
        parameter.setName(name);
        parameter.setValue(value);
        mechanism.getParameters().add(parameter);
        return parameter;
    }

    static RigidBody body(Mechanism mechanism, String name, String mass, String inertia) {
        RigidBody body = MECHANISM.createRigidBody();
        body.setName(name);
        body.setMass(mass);
        body.setInertia(inertia);
        mechanism.getBodies().add(body);
        return body;
    }

    static Marker marker(Body body, String name, String position) {
        Marker marker = MECHANISM.createMarker();
        marker.setName(name);
        marker.setPosition(position);
        body.getMarkers().add(marker);
        return marker;
    }

    static Joint joint(Mechanism mechanism, String name, JointKind kind, Marker from, Marker to) {
        Joint joint = MECHANISM.createJoint();
        joint.setName(name);
        joint.setKind(kind);
        joint.setFrom(from);
        joint.setTo(to);
        mechanism.getJoints().add(joint);
        return joint;
    }

    static Sphere sphere(Marker marker, String name, String radius) {
        Sphere sphere = MECHANISM.createSphere();
        sphere.setName(name);
        sphere.setRadius(radius);
        marker.getGeometries().add(sphere);
        return sphere;
    }

    /** A ball over a floor. */
    static Mechanism ball() {
        Mechanism mechanism = empty("bouncing ball");
        parameter(mechanism, "r", "5 cm");
        parameter(mechanism, "rho", "7850 kg/m^3");
        RigidBody ball = body(mechanism, "ball", "rho*4/3*pi*r^3", null);
        ball.setPosition("0, 0, 1");
        Sphere sphere = sphere(marker(ball, "center", "0, 0, 0"), "surface", "r");
        HalfSpace floor = MECHANISM.createHalfSpace();
        floor.setName("floor");
        marker(mechanism.getGround(), "origin", "0, 0, 0").getGeometries().add(floor);
        ContactPair pair = MECHANISM.createContactPair();
        pair.setName("ball on floor");
        pair.setFirst(sphere);
        pair.setSecond(floor);
        pair.setNormalRestitution("0.8");
        mechanism.getContacts().add(pair);
        return mechanism;
    }

    /** S4's toy in broad strokes: a sleeve on a pole, a bird on a spring, one corner against the pole. */
    static Mechanism woodpecker() {
        Mechanism mechanism = empty("woodpecker");
        mechanism.setKinematics(Kinematics.LINEARIZED);
        parameter(mechanism, "mM", "0.3 g");
        parameter(mechanism, "phi0", "1 rad");
        RigidBody slide = body(mechanism, "slide", "0", "0, 0, 0");
        RigidBody sleeve = body(mechanism, "sleeve", "mM", "5e-9, 5e-9, 5e-9");
        RigidBody bird = body(mechanism, "bird", "4.5 g", "7e-7, 7e-7, 7e-7");
        Marker pole = marker(mechanism.getGround(), "pole", "2.5 mm, 0, 0");
        Joint along = joint(mechanism, "along", JointKind.PRISMATIC, marker(mechanism.getGround(), "top", "0, 0, 0"),
                marker(slide, "on pole", "0, 0, 0"));
        Joint turn = joint(mechanism, "turn", JointKind.REVOLUTE, marker(slide, "hub", "0, 0, 0"),
                marker(sleeve, "hub", "0, 0, 0"));
        turn.setAxis("0, -1, 0");
        JointLimit limit = MECHANISM.createJointLimit();
        limit.setLower("-10 deg");
        turn.getLimits().add(limit);
        Joint hinge = joint(mechanism, "hinge", JointKind.REVOLUTE, marker(sleeve, "hinge", "1 cm, 0, 0"),
                marker(bird, "hinge", "-15 mm, 0, 0"));
        JointSpring spring = MECHANISM.createJointSpring();
        spring.setName("spring");
        spring.setJoint(hinge);
        spring.setStiffness("5.6 mNm");
        mechanism.getForces().add(spring);
        FixedContact beak = MECHANISM.createFixedContact();
        beak.setName("beak");
        beak.setPoint(marker(bird, "beak", "2 cm, 0, 2 cm"));
        beak.setPlane(pole);
        beak.setStaticFriction("0.3");
        mechanism.getContacts().add(beak);
        GeometryGroup group = MECHANISM.createGeometryGroup();
        group.setName("it's \"all\" <of> it/1 & more");
        group.setEverything(true);
        group.getBodies().add(bird);
        group.getBodies().add(sleeve);
        mechanism.getGroups().add(group);
        for (Joint joint : new Joint[] {along, turn, hinge}) {
            JointProbe probe = MECHANISM.createJointProbe();
            probe.setName(joint.getName());
            probe.setJoint(joint);
            mechanism.getProbes().add(probe);
        }
        return mechanism;
    }

    static Study study(Mechanism mechanism) {
        Study study = STUDY.createStudy();
        study.setName("limit cycle");
        study.setMechanism(mechanism);
        study.setStep("0.1 ms");
        study.setDuration("2 s");
        study.setFormulation(choice("mc"));
        study.setSolver(choice("lemke"));
        Variation variation = STUDY.createVariation();
        variation.setParameter(mechanism.getParameters().get(0));
        variation.setValues("0.1, 0.2, 0.3");
        study.getVariations().add(variation);
        if (!mechanism.getProbes().isEmpty()) {
            LimitCycleMeasure cycle = STUDY.createLimitCycleMeasure();
            cycle.setName("cycle");
            cycle.setSection((JointProbe) mechanism.getProbes().get(0));
            study.getMeasures().add(cycle);
        }
        return study;
    }

    static Choice choice(String id) {
        Choice choice = STUDY.createChoice();
        choice.setId(id);
        return choice;
    }
}
