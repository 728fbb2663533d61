package org.signorini.multibody.topology;

import java.util.List;

import org.signorini.algebra.Vector3;
import org.signorini.multibody.model.JointType;

/**
 * A mechanism flattened: nodes numbered from 1, parents before children, node 0 is the ground. A node is a group of
 * bodies welded together; its frame N is that of the joint that moves it (the child's side), so that a joint's axis
 * is always the z of its node. Arrays hold one entry (or the stated number of entries) per node and are not to be
 * modified.
 */
public final class Tree {

    /** Joint codes per node, the ordinals of {@link JointType}. */
    public static final int FIXED = JointType.FIXED.ordinal();
    public static final int REVOLUTE = JointType.REVOLUTE.ordinal();
    public static final int PRISMATIC = JointType.PRISMATIC.ordinal();
    public static final int CYLINDRICAL = JointType.CYLINDRICAL.ordinal();
    public static final int UNIVERSAL = JointType.UNIVERSAL.ordinal();
    public static final int SPHERICAL = JointType.SPHERICAL.ordinal();
    public static final int PLANAR = JointType.PLANAR.ordinal();
    public static final int FREE = JointType.FREE.ordinal();

    /** Number of nodes without the ground. */
    public final int nodes;
    /** Length of q. */
    public final int coordinates;
    /** Length of u. */
    public final int freedoms;
    public final int[] parent;
    /** The last node of the subtree that begins here: nodes are numbered depth first, so that it is k … last[k]. */
    public final int[] last;
    /** Joint code. */
    public final int[] joint;
    /** Offset of the node's coordinates in q. */
    public final int[] q0;
    /** Offset of the node's velocities in u; entry nodes + 1 is {@link #freedoms}. */
    public final int[] u0;
    /** Whether the node's motion relative to its parent is prescribed. */
    public final boolean[] prescribed;
    /** Orientation of F in the parent's frame, 9 per node, and whether it is the identity. */
    public final double[] R_PF;
    public final boolean[] aligned;
    /** Position of F in the parent's frame, 3 per node. */
    public final double[] p_PF;
    public final double[] mass;
    /** Centre of mass in the node's frame, 3 per node. */
    public final double[] center;
    /**
     * Inertia about the centre of mass in the node's axes, 6 per node, and whether it is a multiple of the identity.
     */
    public final double[] inertia;
    public final boolean[] isotropic;
    /** Whether the node is a body that floats alone about its centre of mass: its inertia is block diagonal. */
    public final boolean[] solitary;
    /** Name of the node's joint, for messages. */
    public final String[] name;
    /** Node that carries a body, one per body. */
    public final int[] bodyNode;
    /** X_NB of a body in its node's frame, 12 per body: R and p. */
    public final double[] bodyFrame;
    public final Vector3 gravity;
    /** The cut joints. */
    public final List<Closure> closures;

    Tree(TreeBuilder b) {
        nodes = b.nodes;
        coordinates = b.coordinates;
        freedoms = b.freedoms;
        parent = b.parent;
        last = new int[nodes + 1];
        for (int k = nodes; k >= 0; k--) {
            last[k] = Math.max(last[k], k);
            last[parent[k]] = Math.max(last[parent[k]], last[k]);
        }
        joint = b.joint;
        q0 = b.q0;
        u0 = b.u0;
        prescribed = b.prescribed;
        R_PF = b.R_PF;
        aligned = b.aligned;
        p_PF = b.p_PF;
        mass = b.mass;
        center = b.center;
        inertia = b.inertia;
        isotropic = b.isotropic;
        solitary = b.solitary;
        name = b.name;
        bodyNode = b.bodyNode;
        bodyFrame = b.bodyFrame;
        gravity = b.mechanism.gravity();
        closures = List.copyOf(b.closures);
    }
}
