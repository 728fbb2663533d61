package org.signorini.multibody.constraint;

import java.util.Arrays;

import org.signorini.algebra.EnvelopeCholesky;
import org.signorini.algebra.SpatialVectors;
import org.signorini.algebra.Vectors;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.FloatingStart;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.topology.Tree;

/**
 * Which rows of joints between bodies in absolute coordinates are independent of each other. That depends on geometry
 * alone: where masses are far apart, what rounding leaves of a light body's dependent row is larger than a heavy body's
 * honest one. So every body is taken for a ball of a kilogram whose radius is that of its joints, and a row counts as
 * long as it keeps more than a share of its length beside the rows before it: the pivots of G Gᵀ.
 *
 * <p>
 * A scheme leaves joints open by an error e, in radians or radii. Rows that say the same on a closed mechanism then
 * differ by angles of that size, and their pivots are of size e²: as large as those of a mechanism that comes near a
 * singular configuration. What tells them apart is the number of independent rows where the mechanism starts, with its
 * loops closed: pivots that e cannot explain count, and of those that it can as many of the largest as are missing.
 *
 * <p>
 * Trees have no dependent rows and are not looked at. With loops O(Σ width²) as {@link EnvelopeCholesky}, a few times
 * where pivots are small. No allocation after construction.
 */
public final class JointRank {

    /** Pivots above this share cost no digits worth speaking of. */
    private static final double GOOD = 1e-4;
    /** Between pivots that are tried one after the other. */
    private static final double FINER = 0.1;
    /** What joints open by e may leave of a dependent row, of e²: several joints add their angles. */
    private static final double OPENING = 10;

    private final int count;
    private final boolean loops;
    private final boolean linearized;
    /** 1/ρ of each node. */
    private final double[] inverseRadius;
    private final double[] scaled;
    private final int[] first;
    private final EnvelopeCholesky factor;
    private final int closed;

    /** Moves the dynamics to where the mechanism starts. */
    public JointRank(Dynamics dynamics) {
        MultibodySystem system = dynamics.system();
        Tree tree = system.tree();
        count = dynamics.closures().count();
        loops = !MultibodySystem.minimal(system.mechanism()).tree().closures.isEmpty();
        linearized = dynamics.kinematics().isLinearized();
        inverseRadius = new double[tree.nodes + 1];
        scaled = new double[12 * count];
        first = new int[count];
        if (!loops) {
            factor = null;
            closed = count;
            return;
        }
        State start = FloatingStart.of(system);
        dynamics.update(start);
        Rows rows = dynamics.rows();
        dynamics.closures().append(start.time, rows);
        radii(tree, rows);
        envelope(tree, rows);
        factor = new EnvelopeCholesky(first);
        choose(rows, 0);
        closed = factor.rank();
    }

    /** ρ: the longest arm of a node's joints, or the radius of gyration where that is longer. */
    private void radii(Tree tree, Rows rows) {
        double[] square = new double[tree.nodes + 1];
        double least = Double.POSITIVE_INFINITY;
        for (int k = 1; k <= tree.nodes; k++) {
            double trace = tree.inertia[6 * k] + tree.inertia[6 * k + 1] + tree.inertia[6 * k + 2];
            square[k] = tree.mass[k] > 0 ? trace / (2 * tree.mass[k]) : 0;
        }
        for (int leg = 0; leg < 2 * count; leg++) {
            double force = Vectors.dot(rows.wrench, 6 * leg + 3, rows.wrench, 6 * leg + 3);
            if (force > 0) {
                double moment = Vectors.dot(rows.wrench, 6 * leg, rows.wrench, 6 * leg);
                square[rows.node[leg]] = Math.max(square[rows.node[leg]], moment / force);
            }
        }
        for (int k = 1; k <= tree.nodes; k++) {
            least = square[k] > 0 ? Math.min(least, square[k]) : least;
        }
        for (int k = 1; k <= tree.nodes; k++) {
            double some = square[k] > 0 ? square[k] : least < Double.POSITIVE_INFINITY ? least : 1;
            inverseRadius[k] = 1 / Math.sqrt(some);
        }
    }

    /** For each row the first row that acts on a body it acts on. */
    private void envelope(Tree tree, Rows rows) {
        int[] firstAt = new int[tree.nodes + 1];
        Arrays.fill(firstAt, Integer.MAX_VALUE);
        for (int row = 0; row < count; row++) {
            first[row] = row;
            for (int leg = 2 * row; leg < 2 * row + 2; leg++) {
                int node = rows.node[leg];
                if (node > 0) {
                    firstAt[node] = Math.min(firstAt[node], row);
                    first[row] = Math.min(first[row], firstAt[node]);
                }
            }
        }
    }

    /** Looks at the rows of all joints, which are the first of some rows. */
    public void choose(Rows rows) {
        if (loops) {
            choose(rows, closed);
        }
    }

    private void choose(Rows rows, int known) {
        scale(rows);
        double open = opening(rows);
        double error = OPENING * open * open;
        factor(rows, GOOD, error);
        int wanted = known;
        if (factor.isSparing()) {
            factor(rows, 0, error);
            wanted = Math.max(known, factor.rank());
            refine(rows, wanted, error);
        }
        if (factor.rank() < wanted) {
            refine(rows, wanted, 0);
        }
    }

    /** Lowers the share of pivots until as many rows are independent as wanted, or as there are. */
    private void refine(Rows rows, int wanted, double error) {
        double share = GOOD;
        factor(rows, share, error);
        while (factor.rank() < wanted && factor.isSparing()) {
            share *= FINER;
            factor(rows, share, error);
        }
    }

    private void scale(Rows rows) {
        for (int i = 0; i < 12 * count; i++) {
            int node = rows.node[i / 6];
            scaled[i] = node == 0 ? 0 : rows.wrench[i] * (i % 6 < 3 ? inverseRadius[node] : 1);
        }
    }

    /** e: how far joints are open, in radians or radii of the smaller body. */
    private double opening(Rows rows) {
        double most = 0;
        for (int i = 0; i < count && !linearized; i++) {
            boolean pushes = Vectors.dot(rows.wrench, 12 * i + 3, rows.wrench, 12 * i + 3)
                    + Vectors.dot(rows.wrench, 12 * i + 9, rows.wrench, 12 * i + 9) > 0;
            double unit = pushes ? Math.max(inverseRadius[rows.node[2 * i]], inverseRadius[rows.node[2 * i + 1]]) : 1;
            most = Math.max(most, Math.abs(rows.error[i]) * unit);
        }
        return most;
    }

    private void factor(Rows rows, double share, double error) {
        factor.clear();
        for (int i = 0; i < count; i++) {
            for (int j = first[i]; j <= i; j++) {
                factor.add(i, j, product(rows, i, j));
            }
        }
        factor.factor(share, error);
    }

    private double product(Rows rows, int i, int j) {
        double sum = 0;
        for (int a = 0; a < 2; a++) {
            for (int b = 0; b < 2; b++) {
                int node = rows.node[2 * i + a];
                if (node > 0 && node == rows.node[2 * j + b]) {
                    sum += SpatialVectors.dot(scaled, 12 * i + 6 * a, scaled, 12 * j + 6 * b);
                }
            }
        }
        return sum;
    }

    public boolean isIndependent(int row) {
        return !loops || factor.isIndependent(row);
    }

    /** Independent rows. */
    public int rank() {
        return loops ? factor.rank() : count;
    }
}
