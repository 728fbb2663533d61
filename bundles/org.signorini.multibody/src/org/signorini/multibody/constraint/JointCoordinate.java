package org.signorini.multibody.constraint;

import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.ModelException;
import org.signorini.multibody.topology.JointAddress;

/**
 * One coordinate of one joint on a running system, whether the joint carries it in the tree or is cut: what springs,
 * motors and limits act on. Valid after the kinematics have been updated and {@link #update} has been called.
 */
public interface JointCoordinate {

    /** A coordinate of a joint with scalar coordinates, wherever the joint is. */
    static JointCoordinate of(Kinematics kinematics, JointAddress address, int coordinate) {
        if (address.isCut()) {
            return new CutCoordinate(kinematics, address.closure(), coordinate);
        }
        if (address.reversed() && address.type() == JointType.PLANAR) {
            throw new ModelException("joint '" + address.name() + "' has limits or forces: draw it from the body nearer"
                    + " to the ground");
        }
        int slot = address.slot(coordinate);
        return new TreeCoordinate(kinematics, address.node(), address.q() + slot, address.u() + slot);
    }

    /** Follows the kinematics to the configuration q with velocities u. */
    void update(double[] q, double[] u);

    double value();

    double rate();

    /** Adds a force along the coordinate, to the wrenches of the nodes or to the generalized forces. */
    void apply(double force, double[] wrench, double[] tau);

    /** Appends the row of the coordinate times a sign, φ̇ = ±q̇, with error and bias at zero. */
    int append(double sign, Rows rows);

    /** Index of the freedom in u, or −1 where the joint is cut. */
    int freedom();
}
