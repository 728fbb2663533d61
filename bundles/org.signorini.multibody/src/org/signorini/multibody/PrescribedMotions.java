package org.signorini.multibody;

import java.util.ArrayList;
import java.util.List;

import org.signorini.multibody.dynamics.DynamicsException;
import org.signorini.multibody.model.Motion;
import org.signorini.multibody.topology.JointAddress;

/** The coordinates that are functions of time: those of the tree, which it sets, and of cut joints, which it checks. */
final class PrescribedMotions {

    private record Entry(String joint, Motion motion, int q, int u) {
    }

    private final List<Entry> entries = new ArrayList<>();
    private final List<Entry> cut = new ArrayList<>();

    PrescribedMotions(List<JointAddress> joints) {
        for (JointAddress address : joints) {
            if (address.joint() == null || !address.joint().isPrescribed()) {
                continue;
            }
            for (int i = 0; i < address.type().coordinates(); i++) {
                Motion motion = address.joint().motions().get(i);
                if (address.node() > 0) {
                    entries.add(new Entry(address.name(), motion, address.q() + address.slot(i),
                            address.u() + address.slot(i)));
                } else {
                    cut.add(new Entry(address.name(), motion, -1, -1));
                }
            }
        }
    }

    /**
     * Sets prescribed coordinates, velocities and accelerations.
     *
     * @throws DynamicsException naming a joint that is told to move to no number
     */
    void set(double t, double[] q, double[] u, double[] acceleration) {
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            double position = entry.motion.position(t);
            double velocity = entry.motion.velocity(t);
            double rate = entry.motion.acceleration(t);
            check(entry, position, velocity, rate, t);
            q[entry.q] = position;
            u[entry.u] = velocity;
            acceleration[entry.u] = rate;
        }
        check(cut, t);
    }

    /** Whether all of them have values at a time, or an exception. */
    void check(double t) {
        check(entries, t);
        check(cut, t);
    }

    private static void check(List<Entry> of, double t) {
        for (int i = 0; i < of.size(); i++) {
            Motion motion = of.get(i).motion;
            check(of.get(i), motion.position(t), motion.velocity(t), motion.acceleration(t), t);
        }
    }

    private static void check(Entry entry, double position, double velocity, double rate, double t) {
        // zero times what is finite is zero, times anything else NaN
        if (0 * position + 0 * velocity + 0 * rate != 0) {
            throw new DynamicsException("joint '" + entry.joint + "'", "is told to move to " + position
                    + " with velocity " + velocity + " and acceleration " + rate + " at t = " + t + " s");
        }
    }

    /** Copies the prescribed ones of the accelerations. */
    void copy(double[] acceleration, double[] out) {
        for (int i = 0; i < entries.size(); i++) {
            out[entries.get(i).u] = acceleration[entries.get(i).u];
        }
    }
}
