package org.signorini.multibody;

import java.util.List;

import org.signorini.multibody.kinematics.Configuration;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.ModelException;
import org.signorini.multibody.topology.JointAddress;
import org.signorini.multibody.topology.JointCoordinates;
import org.signorini.multibody.topology.SpanningTree;
import org.signorini.multibody.topology.Tree;
import org.signorini.multibody.topology.TreeBuilder;

/**
 * A mechanism with a choice of coordinates, flattened for computing. Immutable; runs share it, each with its own {@link
 * Dynamics}.
 */
public final class MultibodySystem {

    private final Mechanism mechanism;
    private final Tree tree;
    private final List<JointAddress> joints;
    private final boolean minimal;

    private MultibodySystem(Mechanism mechanism, SpanningTree spanning, boolean minimal) {
        this.mechanism = mechanism;
        this.minimal = minimal;
        TreeBuilder builder = new TreeBuilder(mechanism, spanning);
        tree = builder.tree();
        joints = builder.addresses();
        for (JointAddress address : joints) {
            if (address.reversed() && address.type() == JointType.PLANAR && address.joint().isPrescribed()) {
                throw new ModelException(
                        address.joint() + " is prescribed: draw it from the body nearer to the ground");
            }
        }
    }

    /** Joint coordinates; only joints that close loops are constraints (S0 §2.4.2, MC). */
    public static MultibodySystem minimal(Mechanism mechanism) {
        return new MultibodySystem(mechanism, SpanningTree.minimal(mechanism), true);
    }

    /**
     * Absolute coordinates; every joint is a set of constraints (S0 §2.4.1, RC). Needs mass and inertia in every
     * body.
     */
    public static MultibodySystem redundant(Mechanism mechanism) {
        return new MultibodySystem(mechanism, SpanningTree.redundant(mechanism), false);
    }

    public Mechanism mechanism() {
        return mechanism;
    }

    public Tree tree() {
        return tree;
    }

    /** Where joints are in q and u: those of the mechanism, and those that let bodies float. */
    public List<JointAddress> joints() {
        return joints;
    }

    public JointAddress joint(Joint joint) {
        return joints.stream().filter(a -> a.joint() == joint).findFirst()
                .orElseThrow(() -> new ModelException(joint + " belongs to another mechanism"));
    }

    /** The joint that lets a body float; fails where a joint holds the body. */
    public JointAddress floating(Body body) {
        return joints.stream().filter(a -> a.joint() == null && a.body() == body).findFirst()
                .orElseThrow(() -> new ModelException(body + " does not float"));
    }

    /** The manifold of coordinates. */
    public Configuration configuration() {
        return new Configuration(tree, reference());
    }

    /** Where the mechanism starts, at time zero. Loops need not be closed there: see {@link LoopProjection}. */
    public State initialState() {
        if (minimal) {
            return InitialState.of(tree, joints);
        }
        MultibodySystem tree = minimal(mechanism);
        return floatingAt(tree, tree.initialState());
    }

    /** In redundant coordinates, the state of a system in minimal coordinates. */
    public State floatingAt(MultibodySystem other, State state) {
        return InitialState.floating(other, state, tree, joints);
    }

    /** The configuration about which linearized kinematics linearize; null where they are not linearized. */
    double[] reference() {
        if (mechanism.kinematics() == KinematicsMode.NONLINEAR) {
            return null;
        }
        if (!minimal) {
            MultibodySystem tree = minimal(mechanism);
            State state = new State(tree.tree().coordinates, tree.tree().freedoms);
            System.arraycopy(tree.reference(), 0, state.q, 0, state.q.length);
            return floatingAt(tree, state).q;
        }
        // floating bodies are linearized about where they start
        double[] q = initialState().q;
        for (JointAddress address : joints) {
            if (address.node() > 0 && address.joint() != null) {
                referenceOf(address, q);
            }
        }
        return q;
    }

    private static void referenceOf(JointAddress address, double[] q) {
        Joint joint = address.joint();
        if (joint.reference().isEmpty()) {
            JointCoordinates.neutral(address.type(), q, address.q());
        } else {
            for (int i = 0; i < joint.reference().size(); i++) {
                q[address.q() + address.slot(i)] = joint.reference().get(i);
            }
        }
    }
}
