package org.signorini.formulation.rc;

import java.util.List;

import org.signorini.formulation.rc.sparse.SaddleFactor;
import org.signorini.formulation.rc.sparse.SaddleStructure;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.constraint.ClosureRows;
import org.signorini.multibody.constraint.ImplicitSprings;
import org.signorini.multibody.constraint.JointRank;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.topology.Closure;
import org.signorini.multibody.topology.Tree;

/**
 * The rows of all hinges, followed by those of springs, and where they are in a factor: a joint is one link with its
 * hinge rows and one row for each of its coordinates that has springs, six at most.
 *
 * <p>
 * Constraint error management: J u⁺ + ∂φ/∂t + c φ/h = 0. Absolute coordinates leave the hinges in every step by an
 * error of second order in h; with c = 1 it is taken back in the next and never adds up.
 */
final class Hinges {

    private static final double[] NOTHING = new double[12];

    private final Dynamics dynamics;
    private final ClosureRows closures;
    private final double correction;
    private final ImplicitSprings springs;
    private final Inertias inertias;
    private final JointRank rank;
    private final int count;
    private final int[] link;
    private final int[] slot;
    private final double[] before;

    /** Hinges, then springs. */
    final Rows rows;

    Hinges(Dynamics dynamics, double correction) {
        this.dynamics = dynamics;
        this.correction = correction;
        closures = dynamics.closures();
        springs = new ImplicitSprings(dynamics);
        inertias = new Inertias(dynamics.kinematics(), dynamics.system().mechanism().name());
        rank = new JointRank(dynamics);
        rows = dynamics.rows();
        count = closures.count();
        int total = count + springs.count();
        link = new int[total];
        slot = new int[total];
        before = new double[total];
        List<Closure> joints = dynamics.system().tree().closures;
        int[] taken = new int[joints.size()];
        for (int l = 0; l < joints.size(); l++) {
            int end = l + 1 < joints.size() ? closures.firstRow(l + 1) : count;
            for (int row = closures.firstRow(l); row < end; row++) {
                link[row] = l;
                slot[row] = taken[l]++;
            }
        }
        for (int s = 0; s < springs.count(); s++) {
            int l = dynamics.system().joint(springs.joint(s)).closure();
            link[count + s] = l;
            slot[count + s] = taken[l]++;
        }
    }

    /** n_b of S0: the rows of all hinges. */
    int count() {
        return count;
    }

    /**
     * A factor of bodies and rows from {@code first} on: 0 for hinges and springs, {@link #count} for springs alone.
     */
    SaddleFactor factor(int first) {
        Tree tree = dynamics.system().tree();
        int links = tree.closures.size();
        int[] a = new int[links];
        int[] b = new int[links];
        int[] size = new int[links];
        for (int row = first; row < link.length; row++) {
            size[link[row]] = slot[row] + 1;
        }
        for (int l = 0; l < links; l++) {
            // a link without rows joins nothing
            a[l] = size[l] == 0 ? 0 : tree.closures.get(l).nodeA();
            b[l] = size[l] == 0 ? 0 : tree.closures.get(l).nodeB();
        }
        return new SaddleFactor(new SaddleStructure(tree.nodes, a, b, size));
    }

    /** Evaluates all rows at the state the dynamics were updated to. */
    void update(double[] q, double[] u, double t) {
        rows.clear();
        closures.append(t, rows);
        springs.append(q, u, rows);
    }

    /** Sets the step; tells whether matrices change by it. */
    boolean step(double h, double theta) {
        return springs.step(h, theta);
    }

    /** Decides which rows of hinges are independent of each other. */
    void choose() {
        rank.choose(rows);
    }

    /** Factors bodies and rows from {@code first} on, without hinge rows that depend on others. */
    void fill(SaddleFactor factor, int first) {
        factor.clear();
        inertias.fill(factor);
        for (int row = first; row < count; row++) {
            if (rank.isIndependent(row)) {
                factor.setRow(link[row], slot[row], rows.wrench, 12 * row, 0);
            } else {
                factor.setRow(link[row], slot[row], NOTHING, 0, 1);
            }
        }
        for (int s = 0; s < springs.count(); s++) {
            int row = count + s;
            double a = springs.weight(s);
            if (a > 0) {
                factor.setRow(link[row], slot[row], rows.wrench, 12 * row, 1 / a);
            } else {
                factor.setRow(link[row], slot[row], NOTHING, 0, 1);
            }
        }
        factor.factor();
    }

    /** Writes the right sides of rows from {@code first} on for a step that starts with motions of the bodies. */
    void load(SaddleFactor factor, int first, double h, double[] motion, double[] x) {
        rows.multiply(motion, before);
        for (int row = first; row < count; row++) {
            x[factor.offsetOfLink(link[row]) + slot[row]] = before[row] + drive(row, h);
        }
        for (int s = 0; s < springs.count(); s++) {
            int row = count + s;
            double right = springs.weight(s) > 0 ? springs.lag(s) * before[row] : 0;
            x[factor.offsetOfLink(link[row]) + slot[row]] = right;
        }
    }

    /** −J u of a step. */
    double drive(int row, double h) {
        return rows.drive(row, h, correction);
    }

    /** Whether a row is independent of the others, as last {@link #choose chosen}. */
    boolean isIndependent(int row) {
        return rank.isIndependent(row);
    }

    /** How many are. */
    int rank() {
        return rank.rank();
    }

    double error() {
        double most = 0;
        for (int i = 0; i < count; i++) {
            most = Math.max(most, Math.abs(rows.error[i]));
        }
        return most;
    }
}
