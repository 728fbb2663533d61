package org.signorini.study.assembly;

import java.util.Map;

import org.eclipse.emf.ecore.EAttribute;
import org.signorini.algebra.Vector3;
import org.signorini.model.element.ElementException;
import org.signorini.model.mechanism.ForceElement;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.JointKind;
import org.signorini.model.mechanism.JointLimit;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismPackage.Literals;
import org.signorini.model.mechanism.Motor;
import org.signorini.model.mechanism.MotorLaw;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointBuilder;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.model.ModelException;
import org.signorini.multibody.model.Motion;

/** Joints with limits, initial coordinates and prescribed motions. */
final class JointAssembly {

    private final Mechanism source;
    private final Numbers numbers;
    private final Map<org.signorini.model.mechanism.Body, Body> bodies;
    private final MechanismBuilder builder;

    JointAssembly(Mechanism source, Numbers numbers, Map<org.signorini.model.mechanism.Body, Body> bodies,
            MechanismBuilder builder) {
        this.source = source;
        this.numbers = numbers;
        this.bodies = bodies;
        this.builder = builder;
    }

    org.signorini.multibody.model.Joint add(Joint joint) throws ElementException {
        JointType type = JointType.valueOf(joint.getKind().getName());
        try {
            JointBuilder made = builder.joint(joint.getName(), type)
                    .between(Places.marker(joint, joint.getFrom(), bodies, numbers),
                            Places.marker(joint, joint.getTo(), bodies, numbers));
            axes(joint, made);
            for (JointLimit limit : joint.getLimits()) {
                made.limit(limit.getCoordinate(), bound(limit, Literals.JOINT_LIMIT__LOWER, Double.NEGATIVE_INFINITY),
                        bound(limit, Literals.JOINT_LIMIT__UPPER, Double.POSITIVE_INFINITY));
            }
            start(joint, made);
            Motion[] motions = motions(joint, type);
            if (motions.length > 0) {
                made.motion(motions);
            }
            if (joint.isCut()) {
                made.cut();
            }
            return made.add();
        } catch (ModelException e) {
            throw new ElementException(joint, null, e.getMessage());
        }
    }

    private void axes(Joint joint, JointBuilder made) throws ElementException {
        boolean first = numbers.isGiven(joint, Literals.JOINT__AXIS);
        boolean second = numbers.isGiven(joint, Literals.JOINT__SECOND_AXIS);
        if (joint.getKind() == JointKind.UNIVERSAL) {
            if (first || second) {
                made.axes(first ? numbers.vector(joint, Literals.JOINT__AXIS) : Vector3.X,
                        second ? numbers.vector(joint, Literals.JOINT__SECOND_AXIS) : Vector3.Y);
            }
        } else if (first) {
            Vector3 axis = numbers.vector(joint, Literals.JOINT__AXIS);
            made.axis(axis.x(), axis.y(), axis.z());
        }
    }

    private double bound(JointLimit limit, EAttribute feature, double none) throws ElementException {
        return numbers.isGiven(limit, feature) ? numbers.number(limit, feature) : none;
    }

    private void start(Joint joint, JointBuilder made) throws ElementException {
        if (numbers.isGiven(joint, Literals.JOINT__INITIAL)) {
            made.initial(numbers.values(joint, Literals.JOINT__INITIAL));
        }
        if (numbers.isGiven(joint, Literals.JOINT__INITIAL_VELOCITY)) {
            made.initialVelocity(numbers.values(joint, Literals.JOINT__INITIAL_VELOCITY));
        }
        if (numbers.isGiven(joint, Literals.JOINT__REFERENCE)) {
            made.reference(numbers.values(joint, Literals.JOINT__REFERENCE));
        }
    }

    /** One motion per coordinate where motors prescribe them; none where no motor does. */
    private Motion[] motions(Joint joint, JointType type) throws ElementException {
        Motion[] motions = new Motion[type.coordinates()];
        int found = 0;
        for (ForceElement force : source.getForces()) {
            if (force instanceof Motor motor && motor.getLaw() == MotorLaw.PRESCRIBED && motor.getJoint() == joint) {
                int coordinate = motor.getCoordinate();
                if (coordinate < 0 || coordinate >= motions.length) {
                    throw new ElementException(motor, null, "the joint has no coordinate " + coordinate);
                }
                if (motions[coordinate] != null) {
                    throw new ElementException(motor, null, "another motor already prescribes this coordinate");
                }
                motions[coordinate] = numbers.motion(motor, Literals.MOTOR__TARGET);
                found++;
            }
        }
        if (found > 0 && found < motions.length) {
            throw new ElementException(joint, null, "motors prescribe " + found + " of its " + motions.length
                    + " coordinates; all or none can be");
        }
        return found == 0 ? new Motion[0] : motions;
    }
}
