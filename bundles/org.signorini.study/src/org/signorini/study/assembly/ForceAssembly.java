package org.signorini.study.assembly;

import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.signorini.model.element.ElementException;
import org.signorini.model.mechanism.Force;
import org.signorini.model.mechanism.ForceElement;
import org.signorini.model.mechanism.JointForce;
import org.signorini.model.mechanism.JointForceElement;
import org.signorini.model.mechanism.JointSpring;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.MechanismPackage.Literals;
import org.signorini.model.mechanism.Motor;
import org.signorini.model.mechanism.MotorLaw;
import org.signorini.model.mechanism.Torque;
import org.signorini.model.mechanism.TranslationalSpring;
import org.signorini.multibody.force.AppliedForce;
import org.signorini.multibody.force.AppliedTorque;
import org.signorini.multibody.force.JointMotor;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.model.ModelException;

/** Springs, forces and motors. Motors that prescribe a motion are the joint's affair. */
final class ForceAssembly {

    private final Numbers numbers;
    private final Map<org.signorini.model.mechanism.Body, Body> bodies;
    private final Map<org.signorini.model.mechanism.Joint, Joint> joints;
    private final MechanismBuilder builder;

    ForceAssembly(Numbers numbers, Map<org.signorini.model.mechanism.Body, Body> bodies,
            Map<org.signorini.model.mechanism.Joint, Joint> joints, MechanismBuilder builder) {
        this.numbers = numbers;
        this.bodies = bodies;
        this.joints = joints;
        this.builder = builder;
    }

    void add(ForceElement force) throws ElementException {
        try {
            switch (force) {
                case TranslationalSpring s -> builder.force(spring(s));
                case JointSpring s -> builder.force(new org.signorini.multibody.force.JointSpring(s.getName(), joint(s),
                        s.getCoordinate(), numbers.number(s, Literals.JOINT_SPRING__STIFFNESS),
                        numbers.number(s, Literals.JOINT_SPRING__DAMPING),
                        numbers.number(s, Literals.JOINT_SPRING__REST)));
                case JointForce f -> builder.force(new org.signorini.multibody.force.JointForce(f.getName(), joint(f),
                        f.getCoordinate(), numbers.function(f, Literals.JOINT_FORCE__VALUE)));
                case Motor m -> motor(m);
                case Force f -> builder.force(new AppliedForce(f.getName(), marker(f, f.getMarker()),
                        numbers.vectorFunction(f, Literals.FORCE__VALUE), f.isFollowing()));
                case Torque t -> builder.force(new AppliedTorque(t.getName(), marker(t, t.getMarker()),
                        numbers.vectorFunction(t, Literals.TORQUE__VALUE), t.isFollowing()));
                default -> throw new ElementException(force, null, "is of an unknown kind");
            }
        } catch (ModelException e) {
            throw new ElementException(force, null, e.getMessage());
        }
    }

    private org.signorini.multibody.force.TranslationalSpring spring(TranslationalSpring s) throws ElementException {
        return new org.signorini.multibody.force.TranslationalSpring(s.getName(), marker(s, s.getFrom()),
                marker(s, s.getTo()), numbers.number(s, Literals.TRANSLATIONAL_SPRING__STIFFNESS),
                numbers.number(s, Literals.TRANSLATIONAL_SPRING__DAMPING),
                numbers.number(s, Literals.TRANSLATIONAL_SPRING__REST_LENGTH));
    }

    private void motor(Motor m) throws ElementException {
        Joint joint = joint(m);
        if (m.getLaw() == MotorLaw.PD) {
            double strongest = numbers.isGiven(m, Literals.MOTOR__STRONGEST)
                    ? numbers.number(m, Literals.MOTOR__STRONGEST) : Double.POSITIVE_INFINITY;
            builder.force(new JointMotor(m.getName(), joint, m.getCoordinate(),
                    numbers.motion(m, Literals.MOTOR__TARGET), numbers.number(m, Literals.MOTOR__PROPORTIONAL),
                    numbers.number(m, Literals.MOTOR__DERIVATIVE), strongest));
        }
    }

    private Joint joint(JointForceElement force) throws ElementException {
        Joint joint = joints.get(force.getJoint());
        if (joint == null) {
            throw new ElementException(force, null, "acts on no joint of this mechanism");
        }
        if (force.getCoordinate() < 0 || force.getCoordinate() >= joint.type().coordinates()) {
            throw new ElementException(force, null, "joint '" + joint.name() + "' has no coordinate "
                    + force.getCoordinate());
        }
        return joint;
    }

    private org.signorini.multibody.model.Marker marker(EObject user, Marker marker) throws ElementException {
        return Places.marker(user, marker, bodies, numbers);
    }
}
