package org.signorini.analysis.check;

import java.util.ArrayList;
import java.util.List;

import org.signorini.multibody.model.Body;

/**
 * Which forces on the bodies of a {@link LoopGroups.Group} its joints and its bridge can bear: those in the range of
 * Gᵀ, by a QR factorization with column pivoting. Rotations are scaled by a length. O((6 bodies)³).
 */
final class GroupBalance {

    private static final double RANK = 1e-10;

    private final List<Body> bodies;
    private final List<Row> rows = new ArrayList<>();
    private final int firstOfBridge;
    private final double length;
    private final double[] rowScale;
    private final PivotedQr qr;
    private final double[] rest;
    private final double[] lambda;

    GroupBalance(LoopGroups.Group group) {
        bodies = group.bodies();
        group.inner().forEach(j -> rows.addAll(j.rows()));
        firstOfBridge = rows.size();
        if (group.bridge() != null) {
            rows.addAll(group.bridge().rows());
        }
        length = Island.length(rows);
        rowScale = new double[rows.size()];
        double[][] columns = new double[rows.size()][6 * bodies.size()];
        for (int i = 0; i < columns.length; i++) {
            rowScale[i] = fill(rows.get(i), columns[i]);
        }
        qr = new PivotedQr(columns, 6 * bodies.size(), RANK);
        rest = new double[6 * bodies.size()];
        lambda = new double[rows.size()];
    }

    private double fill(Row row, double[] out) {
        double square = 0;
        for (int b = 0; b < bodies.size(); b++) {
            double[] gradient = row.gradient(bodies.get(b).index());
            for (int k = 0; k < 6 && gradient != null; k++) {
                out[6 * b + k] = gradient[k] / scale(k);
                square += out[6 * b + k] * out[6 * b + k];
            }
        }
        double scale = square > 0 ? 1 / Math.sqrt(square) : 1;
        for (int k = 0; k < out.length; k++) {
            out[k] *= scale;
        }
        return scale;
    }

    /** By what a force, 0 to 2, or moment, 3 to 5, is divided to be compared with the others. */
    double scale(int k) {
        return k < 3 ? 1 : length;
    }

    List<Body> bodies() {
        return bodies;
    }

    /**
     * Takes from forces on the bodies what joints bear, and hands what the bridge bears to the body behind it.
     *
     * @param wrench six numbers per body of the mechanism; what is left of those of the group is what nothing bears
     */
    void carry(double[] wrench) {
        for (int b = 0; b < bodies.size(); b++) {
            for (int k = 0; k < 6; k++) {
                rest[6 * b + k] = wrench[6 * bodies.get(b).index() + k] / scale(k);
            }
        }
        qr.split(rest, lambda);
        for (int i = firstOfBridge; i < rows.size(); i++) {
            rows.get(i).push(-lambda[i] * rowScale[i], wrench);
        }
        for (int b = 0; b < bodies.size(); b++) {
            for (int k = 0; k < 6; k++) {
                wrench[6 * bodies.get(b).index() + k] = rest[6 * b + k] * scale(k);
            }
        }
    }

    /** The body beyond the bridge; 0 for the ground, or where there is none. */
    int beyond() {
        if (firstOfBridge == rows.size()) {
            return 0;
        }
        Row row = rows.get(firstOfBridge);
        return bodies.stream().anyMatch(b -> b.index() == row.bodyA()) ? row.bodyB() : row.bodyA();
    }
}
