package org.signorini.multibody.topology;

import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointType;

/**
 * Where a joint is in the arrays.
 *
 * @param joint    the joint, or null for the one that lets a body float
 * @param body     the body it moves, or null where it is cut
 * @param name     the joint's name, or that of the floating body
 * @param node     the node it moves, or −1 where it is cut (or welded into its parent)
 * @param q        offset of its coordinates in q, or −1
 * @param u        offset of its velocities in u, or −1
 * @param reversed whether the tree runs from M to F. Coordinates of revolute, prismatic, cylindrical and universal
 *                 joints keep their meaning then (those of a universal joint change places); coordinates of spherical,
 *                 planar and free joints place F in M
 * @param closure  index among the cut joints, or −1
 */
public record JointAddress(Joint joint, Body body, String name, JointType type, int node, int q, int u, boolean reversed,
        int closure) {

    public boolean isCut() {
        return closure >= 0;
    }

    /** Offset in u (and, for joints with scalar coordinates, relative to {@link #q}) of a coordinate. */
    public int slot(int coordinate) {
        return type == JointType.UNIVERSAL && reversed ? 1 - coordinate : coordinate;
    }
}
