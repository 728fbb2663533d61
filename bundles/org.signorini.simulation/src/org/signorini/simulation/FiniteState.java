package org.signorini.simulation;

import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.topology.JointAddress;

/** Whether a state is made of numbers, and what it is that is not. */
final class FiniteState {

    private final MultibodySystem system;

    FiniteState(MultibodySystem system) {
        this.system = system;
    }

    /** Whether all coordinates and velocities are finite. */
    static boolean holds(State state) {
        return sum(state.q) + sum(state.u) == 0;
    }

    /** Zero times what is finite is zero, times anything else NaN: one sum without a branch. */
    private static double sum(double[] x) {
        double sum = 0;
        for (double value : x) {
            sum += 0 * value;
        }
        return sum;
    }

    /** The first joint, or floating body, whose coordinates or velocities are not finite. */
    String culprit(State state) {
        for (JointAddress address : system.joints()) {
            if (address.q() >= 0 && address.node() > 0 && !(finite(state.q, address.q(), address.type().coordinates())
                    && finite(state.u, address.u(), address.type().freedoms()))) {
                return name(address);
            }
        }
        return "the step";
    }

    private static boolean finite(double[] x, int from, int count) {
        for (int i = from; i < from + count; i++) {
            if (!(Math.abs(x[i]) <= Double.MAX_VALUE)) {
                return false;
            }
        }
        return true;
    }

    /** Whose velocity u_i is. */
    String owner(int freedom) {
        for (JointAddress address : system.joints()) {
            if (address.node() > 0 && freedom >= address.u() && freedom < address.u() + address.type().freedoms()) {
                return name(address);
            }
        }
        return "the step";
    }

    private static String name(JointAddress address) {
        return (address.joint() == null ? "body '" : "joint '") + address.name() + "'";
    }
}
