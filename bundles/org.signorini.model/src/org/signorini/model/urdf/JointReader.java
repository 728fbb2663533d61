package org.signorini.model.urdf;

import java.util.Map;
import java.util.Set;

import org.signorini.model.file.ModelFileException;
import org.signorini.model.mechanism.Body;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.JointKind;
import org.signorini.model.mechanism.JointLimit;
import org.signorini.model.mechanism.JointSpring;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismFactory;

/** A {@code <joint>} as one between a marker at its origin on the parent and the child's own frame. */
final class JointReader {

    private static final MechanismFactory MAKE = MechanismFactory.eINSTANCE;

    private static final Map<String, JointKind> KINDS = Map.of("fixed", JointKind.FIXED, "revolute",
            JointKind.REVOLUTE, "continuous", JointKind.REVOLUTE, "prismatic", JointKind.PRISMATIC, "floating",
            JointKind.FREE, "planar", JointKind.PLANAR);

    private final Mechanism mechanism;
    private final Map<String, Body> bodies;

    JointReader(Mechanism mechanism, Map<String, Body> bodies) {
        this.mechanism = mechanism;
        this.bodies = bodies;
    }

    Joint read(UrdfElement element, String name) throws ModelFileException {
        String type = element.required("type");
        JointKind kind = KINDS.get(type);
        if (kind == null) {
            throw element.mistake("there is no joint type '" + type + "'");
        }
        element.noteOthers(Set.of("origin", "parent", "child", "axis", "limit", "dynamics"));
        Joint joint = MAKE.createJoint();
        joint.setName(name);
        joint.setKind(kind);
        joint.setFrom(marker(element, "parent", name));
        joint.setTo(marker(element, "child", name));
        Places.put(element.child("origin").orElse(null), joint.getFrom());
        if (kind == JointKind.REVOLUTE || kind == JointKind.PRISMATIC || kind == JointKind.PLANAR) {
            UrdfElement axis = element.child("axis").orElse(null);
            joint.setAxis(axis == null ? "1, 0, 0" : String.join(", ", axis.numbers("xyz", 3)));
        }
        mechanism.getJoints().add(joint);
        readLimit(element, type, joint);
        readDynamics(element, joint);
        return joint;
    }

    private Marker marker(UrdfElement element, String side, String name) throws ModelFileException {
        String link = element.requiredChild(side).required("link");
        Body body = bodies.get(link);
        if (body == null) {
            throw element.mistake("there is no link '" + link + "'");
        }
        Marker marker = MAKE.createMarker();
        marker.setName(side.equals("parent") ? name : "frame");
        body.getMarkers().add(marker);
        return marker;
    }

    private static void readLimit(UrdfElement element, String type, Joint joint) throws ModelFileException {
        UrdfElement limit = element.child("limit").orElse(null);
        if (limit == null) {
            return;
        }
        for (String unused : new String[] {"effort", "velocity"}) {
            if (limit.optional(unused).isPresent() && limit.values(unused, 0)[0] > 0) {
                limit.note("the limit of " + unused + " is not supported and was left out");
            }
        }
        boolean bounded = type.equals("revolute") || type.equals("prismatic");
        if (!bounded || limit.optional("lower").isEmpty() && limit.optional("upper").isEmpty()) {
            return;
        }
        // the format's default is 0 for either
        double lower = limit.values("lower", 0)[0];
        double upper = limit.values("upper", 0)[0];
        if (lower > upper) {
            throw element.mistake("its lower limit, " + lower + ", is above its upper, " + upper);
        }
        JointLimit bounds = MAKE.createJointLimit();
        bounds.setLower(limit.optional("lower").isPresent() ? limit.number("lower") : "0");
        bounds.setUpper(limit.optional("upper").isPresent() ? limit.number("upper") : "0");
        joint.getLimits().add(bounds);
        if (lower > 0 || upper < 0) {
            joint.setInitial(lower > 0 ? bounds.getLower() : bounds.getUpper());
            element.note("zero is beyond its limits, so it starts at " + joint.getInitial());
        }
    }

    private void readDynamics(UrdfElement element, Joint joint) throws ModelFileException {
        UrdfElement dynamics = element.child("dynamics").orElse(null);
        if (dynamics == null) {
            return;
        }
        if (dynamics.values("friction", 0)[0] != 0) {
            dynamics.note("friction in the joint is not supported and was left out");
        }
        boolean scalar = joint.getKind() == JointKind.REVOLUTE || joint.getKind() == JointKind.PRISMATIC;
        if (scalar && dynamics.values("damping", 0)[0] != 0) {
            JointSpring damper = MAKE.createJointSpring();
            damper.setName(joint.getName() + " damping");
            damper.setJoint(joint);
            damper.setDamping(dynamics.number("damping"));
            mechanism.getForces().add(damper);
        }
    }
}
