package org.signorini.formulation.ccp;

import org.signorini.algebra.EnvelopeCholesky;
import org.signorini.algebra.SpatialVectors;
import org.signorini.complementarity.operator.PointContactOperator;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.constraint.ClosureRows;
import org.signorini.multibody.constraint.ImplicitSprings;
import org.signorini.multibody.constraint.JointRank;
import org.signorini.multibody.constraint.Rows;

/**
 * G, the rows of all joints, followed by those of springs taken implicitly, which are rows that yield. The bilateral
 * part of the problem is S2 eq. 5c, with a share c of the stabilization term,
 *
 * <pre>
 * 0 = c g/h + Gᵀv⁺ + ∂g/∂t.
 * </pre>
 *
 * Absolute coordinates leave the joints in every step by an error of second order in h; with c = 1 it is taken back in
 * the next and never adds up.
 */
final class Joints {

    private final ClosureRows closures;
    private final BodyInertias inertias;
    private final ImplicitSprings springs;
    private final double correction;
    private final boolean linearized;
    private final Rows rows;
    private final int hinges;
    private final int count;
    private final JointRank rank;
    private final EnvelopeCholesky factor;
    private final int[] first;
    /** M⁻¹ times the wrenches of a row on its two nodes. */
    private final double[] response = new double[12];
    /** b beside Gᵀu, by row. */
    private final double[] drive;
    private final double[] lambda;
    private double[] given = {};
    private boolean factored;
    private int dependent;

    Joints(Dynamics dynamics, BodyInertias inertias, double correction) {
        closures = dynamics.closures();
        this.inertias = inertias;
        this.correction = correction;
        linearized = dynamics.kinematics().isLinearized();
        springs = new ImplicitSprings(dynamics);
        rank = new JointRank(dynamics);
        rows = dynamics.rows();
        hinges = closures.count();
        count = hinges + springs.count();
        first = new int[count];
        drive = new double[count];
        lambda = new double[count];
        given = new double[count];
        Topology.firstNeighbours(dynamics, springs, first);
        factor = new EnvelopeCholesky(first);
    }

    void update(double[] q, double[] u, double t) {
        rows.clear();
        closures.append(t, rows);
        springs.append(q, u, rows);
        factored &= linearized;
    }

    /** Adds the rows that hold in a step to an operator, and keeps what is constant in them. */
    void predict(double[] uStart, double h, double theta, PointContactOperator operator) {
        if (count == 0) {
            return;
        }
        if (springs.step(h, theta) || !factored) {
            assemble();
            factored = true;
        }
        dependent = 0;
        for (int i = 0; i < count; i++) {
            if (holds(i)) {
                operator.addBilateral(rows.node[2 * i] - 1, rows.node[2 * i + 1] - 1, rows.wrench, 12 * i,
                        i < hinges ? 0 : 1 / springs.weight(i - hinges));
            } else if (i < hinges) {
                dependent++;
            }
        }
        operator.project(uStart, given);
        for (int i = 0, k = 0; i < count; i++) {
            if (i < hinges) {
                drive[i] = rows.drive(i, h, correction);
                k += holds(i) ? 1 : 0;
            } else if (holds(i)) {
                drive[i] = (springs.lag(i - hinges) - 1) * given[k++];
            }
        }
    }

    /** Whether a row is part of the problem. */
    private boolean holds(int row) {
        return factor.isIndependent(row) && (row < hinges || springs.weight(row - hinges) > 0);
    }

    private void assemble() {
        rank.choose(rows);
        for (int i = 0; i < hinges; i++) {
            factor.decide(i, rank.isIndependent(i));
        }
        for (int i = hinges; i < count; i++) {
            // a spring's row yields
            factor.decide(i, true);
        }
        fill();
        factor.factor();
    }

    private void fill() {
        factor.clear();
        for (int i = 0; i < count; i++) {
            double yielding = 0;
            if (i >= hinges) {
                double a = springs.weight(i - hinges);
                if (!(a > 0)) {
                    factor.add(i, i, 1);
                    continue;
                }
                yielding = 1 / a;
            }
            for (int side = 0; side < 2; side++) {
                int node = rows.node[2 * i + side];
                if (node > 0) {
                    inertias.respond(node, rows.wrench, 12 * i + 6 * side, response, 6 * side);
                }
            }
            for (int j = first[i]; j <= i; j++) {
                if (j < hinges || springs.weight(j - hinges) > 0) {
                    factor.add(i, j, product(i, j));
                }
            }
            factor.add(i, i, yielding);
        }
    }

    /** The entry of GᵀM⁻¹G of a row whose response is at hand with another. */
    private double product(int i, int j) {
        double sum = 0;
        for (int side = 0; side < 2; side++) {
            int node = rows.node[2 * i + side];
            for (int other = 0; other < 2 && node > 0; other++) {
                if (rows.node[2 * j + other] == node) {
                    sum += SpatialVectors.dot(response, 6 * side, rows.wrench, 12 * j + 6 * other);
                }
            }
        }
        return sum;
    }

    /** Adds to velocities the impulses that hold all rows; the operator has no contacts yet. */
    void hold(PointContactOperator operator, double[] u) {
        if (count == 0) {
            return;
        }
        operator.project(u, given);
        for (int i = 0, k = 0; i < count; i++) {
            lambda[i] = holds(i) ? -given[k++] - drive[i] : 0;
        }
        factor.solve(lambda);
        for (int i = 0, k = 0; i < count; i++) {
            if (holds(i)) {
                given[k++] = lambda[i];
            }
        }
        operator.addResponse(given, u);
    }

    /** Adds to b of the rows what they need beside Gᵀu. */
    void addConstant(double[] b) {
        for (int i = 0, k = 0; i < count; i++) {
            if (holds(i)) {
                b[k++] += drive[i];
            }
        }
    }

    /** Rows of joints left out because others say the same. */
    int dependent() {
        return dependent;
    }

    double error() {
        double most = 0;
        for (int i = 0; i < hinges; i++) {
            most = Math.max(most, Math.abs(rows.error[i]));
        }
        return most;
    }
}
