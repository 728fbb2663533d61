package org.signorini.formulation.dca.assembly;

import java.util.Arrays;

import org.signorini.algebra.SpatialVectors;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.topology.Tree;

/**
 * What joints hold: D of S1 eq. 25, one row per direction a joint does not move in, as the wrenches of a unit of
 * impulse on its two bodies about their nodes' origins. A prescribed joint moves in none. Rows of closures come from
 * {@link org.signorini.multibody.constraint.ClosureRows}, with
 *
 * <pre>
 * J (u⁻ + Δu) + ∂φ/∂t + c φ/h = 0,
 * </pre>
 *
 * so that with c = 1 the error of a step is taken back in the next. {@link Springs} are rows that yield: Δu + r/a +
 * h²θk u⁻/a = 0. All rows are thus
 *
 * <pre>
 * NᵀΔ𝒱 + κ φ + g = 0.
 * </pre>
 */
public final class JointRows {

    private static final double[] WORLD = {1, 0, 0, 0, 1, 0, 0, 0, 1};

    private final Dynamics dynamics;
    private final Kinematics kinematics;
    private final Tree tree;
    private final double correction;
    private final Springs springs;
    private final int[] number;
    private final Rows closures;
    private AssemblyTree assemblies;

    /** First row of each assembly, and of the end. */
    int[] first;
    /** Wrenches on the two bodies, 6 per row each. */
    double[] wrenchA;
    double[] wrenchB;
    /** Where these bodies are among the handles of the assembly's parts, times six, or −1 for the ground. */
    int[] atA;
    int[] atB;
    double[] kappa;
    double[] g;

    JointRows(Dynamics dynamics, Springs springs, double correction) {
        this.dynamics = dynamics;
        this.springs = springs;
        this.correction = correction;
        kinematics = dynamics.kinematics();
        tree = kinematics.tree();
        closures = dynamics.rows();
        number = new int[tree.nodes + 1 + tree.closures.size()];
        for (int k = 1; k <= tree.nodes; k++) {
            int freedoms = tree.u0[k + 1] - tree.u0[k];
            number[k] = tree.prescribed[k] ? 6 : 6 - freedoms;
            for (int i = tree.u0[k]; i < tree.u0[k + 1]; i++) {
                number[k] += springs.isOn(k, i) ? 1 : 0;
            }
        }
        int rows = dynamics.closures().count();
        for (int j = 0; j < tree.closures.size(); j++) {
            int end = j + 1 < tree.closures.size() ? dynamics.closures().firstRow(j + 1) : rows;
            number[tree.nodes + 1 + j] = end - dynamics.closures().firstRow(j);
        }
    }

    /** Number of rows of a joint: of node k, or of closure j as nodes + 1 + j. */
    int count(int joint) {
        return number[joint];
    }

    /** Puts the rows in the order in which assemblies hold them. */
    void arrange(AssemblyTree tree) {
        assemblies = tree;
        first = new int[tree.count + 1];
        int rows = 0;
        for (int c = 0; c < tree.count; c++) {
            for (int e = tree.edgeStart[c]; e < tree.edgeStart[c + 1]; e++) {
                rows += number[tree.edge[e]];
            }
            first[c + 1] = rows;
        }
        wrenchA = new double[6 * rows];
        wrenchB = new double[6 * rows];
        atA = new int[rows];
        atB = new int[rows];
        kappa = new double[rows];
        g = new double[rows];
        int row = 0;
        for (int e = 0; e < tree.edgeStart[tree.count]; e++) {
            int end = row + number[tree.edge[e]];
            Arrays.fill(atA, row, end, tree.endA[e] < 0 ? -1 : 6 * tree.endA[e]);
            Arrays.fill(atB, row, end, tree.endB[e] < 0 ? -1 : 6 * tree.endB[e]);
            row = end;
        }
    }

    /** Follows the kinematics to a configuration. */
    void update(double t) {
        if (!tree.closures.isEmpty()) {
            closures.clear();
            dynamics.closures().append(t, closures);
        }
    }

    /** Writes the wrenches of all rows, and κ. */
    void fill() {
        int row = 0;
        for (int e = 0; e < assemblies.edgeStart[assemblies.count]; e++) {
            int joint = assemblies.edge[e];
            if (joint <= tree.nodes) {
                fillJoint(joint, row);
            } else {
                int from = dynamics.closures().firstRow(joint - tree.nodes - 1);
                for (int i = 0; i < number[joint]; i++) {
                    System.arraycopy(closures.wrench, 12 * (from + i), wrenchA, 6 * (row + i), 6);
                    System.arraycopy(closures.wrench, 12 * (from + i) + 6, wrenchB, 6 * (row + i), 6);
                }
            }
            row += number[joint];
        }
    }

    private void fillJoint(int k, int row) {
        int type = tree.joint[k];
        double[] r = kinematics.R_WN;
        int n = 9 * k;
        int next = row;
        if (tree.prescribed[k]) {
            next = axes(k, WORLD, 0, 0, 3, 0, next);
            axes(k, WORLD, 0, 0, 3, 3, next);
            return;
        }
        // z is the axis of revolute, prismatic, cylindrical and planar joints, in both bodies
        if (type == Tree.REVOLUTE || type == Tree.CYLINDRICAL || type == Tree.PLANAR) {
            next = axes(k, r, n, 0, 2, 0, next);
        } else if (type == Tree.PRISMATIC) {
            next = axes(k, WORLD, 0, 0, 3, 0, next);
        } else if (type == Tree.UNIVERSAL) {
            next = across(k, next);
        }
        if (type == Tree.REVOLUTE || type == Tree.UNIVERSAL || type == Tree.SPHERICAL) {
            next = axes(k, WORLD, 0, 0, 3, 3, next);
        } else if (type == Tree.PRISMATIC || type == Tree.CYLINDRICAL) {
            next = axes(k, r, n, 0, 2, 3, next);
        } else if (type == Tree.PLANAR) {
            next = axes(k, r, n, 2, 3, 3, next);
        }
        for (int i = tree.u0[k]; i < tree.u0[k + 1]; i++) {
            if (springs.isOn(k, i)) {
                System.arraycopy(kinematics.S, 6 * i, wrenchB, 6 * next, 6);
                double a = springs.added(i);
                kappa[next] = 1 / a;
                if (!(a > 0)) {
                    // explicit: a row that asks for nothing
                    Arrays.fill(wrenchB, 6 * next, 6 * next + 6, 0);
                    kappa[next] = 1;
                }
                react(k, next++);
            }
        }
    }

    /** Rows along columns of a rotation: part 0 for turning, 3 for moving. */
    private int axes(int k, double[] r, int at, int from, int to, int part, int row) {
        int next = row;
        for (int axis = from; axis < to; axis++) {
            int o = 6 * next;
            Arrays.fill(wrenchB, o, o + 6, 0);
            for (int i = 0; i < 3; i++) {
                wrenchB[o + part + i] = r[at + 3 * i + axis];
            }
            react(k, next++);
        }
        return next;
    }

    /** A universal joint does not turn about the direction across both its axes. */
    private int across(int k, int row) {
        double[] s = kinematics.S;
        int a = 6 * tree.u0[k];
        int b = a + 6;
        int o = 6 * row;
        Arrays.fill(wrenchB, o, o + 6, 0);
        wrenchB[o] = s[a + 1] * s[b + 2] - s[a + 2] * s[b + 1];
        wrenchB[o + 1] = s[a + 2] * s[b] - s[a] * s[b + 2];
        wrenchB[o + 2] = s[a] * s[b + 1] - s[a + 1] * s[b];
        react(k, row);
        return row + 1;
    }

    /** The opposite on the parent, 𝓕_1c of k + 1 = −𝓕_2c of k (S1 before eq. 27). */
    private void react(int k, int row) {
        int o = 6 * row;
        Arrays.fill(wrenchA, o, o + 6, 0);
        SpatialVectors.addShiftedForce(wrenchB, o, kinematics.r_PN, 3 * k, wrenchA, o);
        for (int i = 0; i < 6; i++) {
            wrenchA[o + i] = -wrenchA[o + i];
        }
    }

    /**
     * Writes g for a step.
     *
     * @param uStart u⁻
     * @param motion of the nodes at u⁻ with what is prescribed for the end
     */
    void drive(double[] uStart, double[] motion) {
        if (tree.closures.isEmpty() && springs.isEmpty()) {
            return;
        }
        int row = 0;
        for (int e = 0; e < assemblies.edgeStart[assemblies.count]; e++) {
            int joint = assemblies.edge[e];
            if (joint > tree.nodes) {
                driveClosure(joint - tree.nodes - 1, row, motion);
            } else if (number[joint] > 0) {
                driveSprings(joint, row + number[joint], uStart);
            }
            row += number[joint];
        }
    }

    private void driveClosure(int j, int row, double[] motion) {
        int from = dynamics.closures().firstRow(j);
        double step = springs.step();
        for (int i = 0; i < number[tree.nodes + 1 + j]; i++) {
            int c = from + i;
            double v = SpatialVectors.dot(closures.wrench, 12 * c, motion, 6 * closures.node[2 * c])
                    + SpatialVectors.dot(closures.wrench, 12 * c + 6, motion, 6 * closures.node[2 * c + 1]);
            g[row + i] = v + closures.drive(c, step, correction);
        }
    }

    /** Springs are the last rows of their joint. */
    private void driveSprings(int k, int end, double[] uStart) {
        int row = end;
        for (int i = tree.u0[k + 1] - 1; i >= tree.u0[k]; i--) {
            if (springs.isOn(k, i)) {
                double a = springs.added(i);
                g[--row] = a > 0 ? -springs.pull(i, uStart) / a : 0;
            }
        }
    }

    /** Largest error of a closure, metres or radians. */
    double error() {
        double most = 0;
        for (int i = 0; i < dynamics.closures().count(); i++) {
            most = Math.max(most, Math.abs(closures.error[i]));
        }
        return most;
    }

    /** The joint of a row, for messages. */
    String name(int c) {
        int joint = assemblies.edge[assemblies.edgeStart[c]];
        return joint <= tree.nodes ? tree.name[joint] : tree.closures.get(joint - tree.nodes - 1).joint().name();
    }
}
