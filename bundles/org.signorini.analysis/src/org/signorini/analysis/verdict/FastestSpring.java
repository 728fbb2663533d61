package org.signorini.analysis.verdict;

import org.signorini.multibody.Dynamics;
import org.signorini.multibody.State;
import org.signorini.multibody.constraint.JointCoordinate;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.force.ForceElement;
import org.signorini.multibody.force.JointMotor;
import org.signorini.multibody.force.JointSpring;
import org.signorini.multibody.model.Joint;

/**
 * The spring or motor on a joint that vibrates fastest, ω = √(k w) with the compliance w = J M⁻¹Jᵀ of its coordinate
 * at a state, and how it is damped, ζ = c w / 2ω. Loops are not closed for this: they only make mechanisms slower, and
 * a coordinate of a loop is left out.
 *
 * @param name      of the element; empty where there is none
 * @param frequency ω, rad/s
 * @param damping   ζ
 */
public record FastestSpring(String name, double frequency, double damping) {

    public static final FastestSpring NONE = new FastestSpring("", 0, 0);

    /** At a state of a system. */
    public static FastestSpring of(Dynamics source, State state) {
        Dynamics dynamics = new Dynamics(source.system());
        FastestSpring fastest = NONE;
        if (!dynamics.system().tree().closures.isEmpty()) {
            return fastest;
        }
        dynamics.update(state.copy());
        for (ForceElement element : dynamics.system().mechanism().forces()) {
            FastestSpring one = switch (element) {
                case JointSpring s -> of(dynamics, state, s.name(), s.joint(), s.coordinate(), s.stiffness(),
                        s.damping());
                case JointMotor m -> of(dynamics, state, m.name(), m.joint(), m.coordinate(), m.proportional(),
                        m.derivative());
                default -> NONE;
            };
            fastest = one.frequency > fastest.frequency ? one : fastest;
        }
        return fastest;
    }

    private static FastestSpring of(Dynamics dynamics, State state, String name, Joint joint, int index, double k,
            double c) {
        if (joint.isPrescribed() || !(k > 0)) {
            return NONE;
        }
        JointCoordinate coordinate = JointCoordinate.of(dynamics.kinematics(), dynamics.system().joint(joint), index);
        coordinate.update(state.q, state.u);
        Rows rows = dynamics.rows();
        coordinate.append(1, rows);
        double[] w = new double[1];
        dynamics.operationalSpace(rows, w);
        double omega = Math.sqrt(k * w[0]);
        return new FastestSpring(name, omega, c * w[0] / (2 * omega));
    }
}
