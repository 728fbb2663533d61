package org.signorini.multibody.topology;

import java.util.ArrayList;
import java.util.List;

import org.signorini.algebra.Frame;
import org.signorini.algebra.PluckerTransforms;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Rotations;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.Marker;
import org.signorini.multibody.topology.SpanningTree.Edge;

/**
 * Flattens a mechanism along a spanning tree. Bodies fixed to their parent are welded into its node. A floating body's
 * node frame sits at its centre of mass, so that its linear and angular motion do not mix.
 */
public final class TreeBuilder {

    /** Both frames of a reversed joint are turned by this, and its coordinates keep their meaning. */
    private static final Quaternion HALF_TURN_ABOUT_X = new Quaternion(0, 1, 0, 0);
    /** The same for a universal joint: exchanges x and y, as R_y(−b) R_x(−a) becomes R_x(b) R_y(a). */
    private static final Quaternion EXCHANGE_X_AND_Y = new Quaternion(0, 1, -1, 0);

    final Mechanism mechanism;
    final int nodes;
    final int coordinates;
    final int freedoms;
    final int[] parent;
    final int[] joint;
    final int[] q0;
    final int[] u0;
    final boolean[] prescribed;
    final double[] R_PF;
    final boolean[] aligned;
    final double[] p_PF;
    final double[] mass;
    final double[] center;
    final double[] inertia;
    final boolean[] isotropic;
    final boolean[] solitary;
    final String[] name;
    final int[] bodyNode;
    final double[] bodyFrame;
    final List<Closure> closures = new ArrayList<>();

    private final Frame[] x_NB;
    private final MassProperties[] nodeMass;
    private final List<JointAddress> addresses = new ArrayList<>();

    public TreeBuilder(Mechanism mechanism, SpanningTree spanning) {
        this.mechanism = mechanism;
        nodes = (int) spanning.edges().stream().filter(e -> !isWeld(e)).count();
        int size = nodes + 1;
        parent = new int[size];
        joint = new int[size];
        q0 = new int[size];
        u0 = new int[size + 1];
        prescribed = new boolean[size];
        R_PF = new double[9 * size];
        aligned = new boolean[size];
        p_PF = new double[3 * size];
        mass = new double[size];
        center = new double[3 * size];
        inertia = new double[6 * size];
        isotropic = new boolean[size];
        solitary = new boolean[size];
        name = new String[size];
        int bodies = mechanism.bodies().size();
        bodyNode = new int[bodies];
        bodyFrame = new double[PluckerTransforms.SIZE * bodies];
        x_NB = new Frame[bodies];
        nodeMass = new MassProperties[size];
        x_NB[0] = Frame.IDENTITY;
        name[0] = "ground";
        Rotations.identity(R_PF, 0);

        int node = 0;
        int q = 0;
        int u = 0;
        for (Edge edge : spanning.edges()) {
            if (isWeld(edge)) {
                weld(edge);
            } else {
                node++;
                JointType type = edge.joint() == null ? JointType.FREE : edge.joint().type();
                q0[node] = q;
                u0[node] = u;
                q += type.coordinates();
                u += type.freedoms();
                place(edge, node, type);
            }
        }
        u0[size] = u;
        coordinates = q;
        freedoms = u;
        for (int k = 1; k < size; k++) {
            setInertia(k);
        }
        for (Body body : mechanism.bodies()) {
            PluckerTransforms.from(x_NB[body.index()], bodyFrame, PluckerTransforms.SIZE * body.index());
        }
        spanning.cut().forEach(this::close);
    }

    public Tree tree() {
        return new Tree(this);
    }

    /** Where the joints of the mechanism (and those that let bodies float) are in the arrays. */
    public List<JointAddress> addresses() {
        return List.copyOf(addresses);
    }

    private static boolean isWeld(Edge edge) {
        return edge.joint() != null && edge.joint().type() == JointType.FIXED;
    }

    private static Marker parentMarker(Edge edge) {
        return edge.reversed() ? edge.joint().to() : edge.joint().from();
    }

    private static Marker childMarker(Edge edge) {
        return edge.reversed() ? edge.joint().from() : edge.joint().to();
    }

    private void weld(Edge edge) {
        int node = bodyNode[edge.parent().index()];
        Frame x_PC = parentMarker(edge).frame().times(childMarker(edge).frame().inverse());
        attach(edge.child(), node, x_NB[edge.parent().index()].times(x_PC));
        addresses.add(new JointAddress(edge.joint(), edge.child(), edge.joint().name(), JointType.FIXED, -1, -1,
                -1, edge.reversed(), -1));
    }

    private void place(Edge edge, int node, JointType type) {
        Body child = edge.child();
        Frame x_PF = Frame.IDENTITY;
        Frame x_BN = Frame.at(child.mass().center());
        if (edge.joint() != null) {
            Quaternion flip = edge.reversed() ? flip(type) : Quaternion.IDENTITY;
            x_PF = x_NB[edge.parent().index()].times(parentMarker(edge).frame().rotated(flip));
            x_BN = childMarker(edge).frame().rotated(flip);
        }
        parent[node] = bodyNode[edge.parent().index()];
        joint[node] = type.ordinal();
        prescribed[node] = edge.joint() != null && edge.joint().isPrescribed();
        name[node] = edge.joint() == null ? child.name() : edge.joint().name();
        System.arraycopy(x_PF.orientation().matrix(), 0, R_PF, 9 * node, 9);
        aligned[node] = Rotations.isIdentity(R_PF, 9 * node);
        x_PF.origin().put(p_PF, 3 * node);
        nodeMass[node] = MassProperties.NONE;
        attach(child, node, x_BN.inverse());
        addresses.add(new JointAddress(edge.joint(), child, name[node], type, node, q0[node], u0[node],
                edge.reversed(), -1));
    }

    private static Quaternion flip(JointType type) {
        return switch (type) {
            case REVOLUTE, PRISMATIC, CYLINDRICAL -> HALF_TURN_ABOUT_X;
            case UNIVERSAL -> EXCHANGE_X_AND_Y;
            case FIXED, SPHERICAL, PLANAR, FREE -> Quaternion.IDENTITY;
        };
    }

    private void attach(Body body, int node, Frame frame) {
        bodyNode[body.index()] = node;
        x_NB[body.index()] = frame;
        if (node > 0) {
            MassProperties seen = body.mass().seenFrom(frame);
            nodeMass[node] = nodeMass[node] == MassProperties.NONE ? seen : nodeMass[node].plus(seen);
        }
    }

    private void setInertia(int node) {
        MassProperties m = nodeMass[node];
        mass[node] = m.mass();
        m.center().put(center, 3 * node);
        System.arraycopy(m.inertia(), 0, inertia, 6 * node, 6);
        isotropic[node] = m.ixx() == m.iyy() && m.iyy() == m.izz() && m.ixy() == 0 && m.ixz() == 0 && m.iyz() == 0;
        // depth first: the first child, if any, is the next node
        boolean leaf = node == nodes || parent[node + 1] != node;
        solitary[node] = leaf && joint[node] == Tree.FREE && m.center().norm() == 0;
    }

    private void close(Joint cut) {
        int a = cut.from().body().index();
        int b = cut.to().body().index();
        double[] x_AF = new double[PluckerTransforms.SIZE];
        double[] x_BM = new double[PluckerTransforms.SIZE];
        PluckerTransforms.from(x_NB[a].times(cut.from().frame()), x_AF, 0);
        PluckerTransforms.from(x_NB[b].times(cut.to().frame()), x_BM, 0);
        addresses.add(new JointAddress(cut, null, cut.name(), cut.type(), -1, -1, -1, false, closures.size()));
        closures.add(new Closure(cut, bodyNode[a], x_AF, bodyNode[b], x_BM));
    }
}
