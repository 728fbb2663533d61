package org.signorini.multibody;

import java.util.ArrayList;
import java.util.List;

import org.signorini.multibody.model.Motion;
import org.signorini.multibody.topology.JointAddress;

/** The coordinates of the tree that are functions of time. */
final class PrescribedMotions {

    private record Entry(Motion motion, int q, int u) {
    }

    private final List<Entry> entries = new ArrayList<>();

    PrescribedMotions(List<JointAddress> joints) {
        for (JointAddress address : joints) {
            if (address.node() > 0 && address.joint() != null && address.joint().isPrescribed()) {
                for (int i = 0; i < address.type().coordinates(); i++) {
                    entries.add(new Entry(address.joint().motions().get(i), address.q() + address.slot(i),
                            address.u() + address.slot(i)));
                }
            }
        }
    }

    /** Sets prescribed coordinates, velocities and accelerations. */
    void set(double t, double[] q, double[] u, double[] acceleration) {
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            q[entry.q] = entry.motion.position(t);
            u[entry.u] = entry.motion.velocity(t);
            acceleration[entry.u] = entry.motion.acceleration(t);
        }
    }

    /** Copies the prescribed ones of the accelerations. */
    void copy(double[] acceleration, double[] out) {
        for (int i = 0; i < entries.size(); i++) {
            out[entries.get(i).u] = acceleration[entries.get(i).u];
        }
    }
}
