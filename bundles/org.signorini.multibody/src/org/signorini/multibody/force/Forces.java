package org.signorini.multibody.force;

import java.util.List;

import org.signorini.multibody.constraint.JointCoordinate;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.Marker;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.ModelException;
import org.signorini.multibody.topology.JointAddress;

/** All force elements of a mechanism at work on one system, O(elements) per evaluation. */
public final class Forces {

    private final Load[] loads;

    public Forces(Mechanism mechanism, Kinematics kinematics, List<JointAddress> joints) {
        loads = mechanism.forces().stream().map(f -> load(f, mechanism, kinematics, joints)).toArray(Load[]::new);
    }

    private static Load load(ForceElement element, Mechanism mechanism, Kinematics kinematics,
            List<JointAddress> joints) {
        return switch (element) {
            case TranslationalSpring spring -> {
                own(mechanism, element, spring.a());
                own(mechanism, element, spring.b());
                yield new SpringLoad(spring, kinematics);
            }
            case AppliedForce force -> {
                own(mechanism, element, force.at());
                yield new AppliedLoad(force, kinematics);
            }
            case AppliedTorque torque -> {
                own(mechanism, element, torque.at());
                yield new AppliedLoad(torque, kinematics);
            }
            case JointSpring spring -> on(spring, spring.joint(), spring.coordinate(), kinematics, joints);
            case JointMotor motor -> on(motor, motor.joint(), motor.coordinate(), kinematics, joints);
            case JointForce force -> on(force, force.joint(), force.coordinate(), kinematics, joints);
        };
    }

    private static void own(Mechanism mechanism, ForceElement element, Marker marker) {
        Body body = marker.body();
        if (body.index() >= mechanism.bodies().size() || mechanism.bodies().get(body.index()) != body) {
            throw new ModelException("force '" + element.name() + "': " + body + " belongs to another mechanism");
        }
    }

    private static Load on(ForceElement element, Joint joint, int coordinate, Kinematics kinematics,
            List<JointAddress> joints) {
        String subject = "force '" + element.name() + "'";
        if (!joint.type().isScalar() || coordinate < 0 || coordinate >= joint.type().coordinates()) {
            throw new ModelException(subject + ": " + joint + " is " + joint.type() + " and has no coordinate "
                    + coordinate + " to act on");
        }
        JointAddress address = joints.stream().filter(a -> a.joint() == joint).findFirst()
                .orElseThrow(() -> new ModelException(subject + ": " + joint + " belongs to another mechanism"));
        return new JointLoad(element, JointCoordinate.of(kinematics, address, coordinate));
    }

    /** Whether there are any. */
    public boolean isEmpty() {
        return loads.length == 0;
    }

    /** Adds all wrenches, 6 per node, and generalized forces at the kinematics' state. */
    public void apply(double[] q, double[] u, double t, double[] wrench, double[] tau) {
        for (Load load : loads) {
            load.apply(q, u, t, wrench, tau);
        }
    }

    /**
     * Asks all functions of time for their values.
     *
     * @throws org.signorini.multibody.dynamics.DynamicsException naming the element that has none
     */
    public void check(double t) {
        for (Load load : loads) {
            load.check(t);
        }
    }

    /** Potential energy of springs at the state of the last {@link #apply}. */
    public double energy() {
        double sum = 0;
        for (Load load : loads) {
            sum += load.energy();
        }
        return sum;
    }

    /**
     * Adds the stiffness and damping of springs on joints of the tree, one number per freedom: with them an implicit
     * scheme factors M + hθC + h²θ²K as M + diagonal.
     */
    public void addDiagonal(double[] stiffness, double[] damping) {
        for (Load load : loads) {
            load.addDiagonal(stiffness, damping);
        }
    }
}
