package org.signorini.bench.complementarity;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.operator.Operator;

/**
 * A friction problem with its cone replaced by a pyramid of four facets along ±t1 and ±t2 (S0 eq. 32; Stewart and
 * Trinkle 1996): per contact the unknowns p_n, β₁…β₄, σ,
 *
 * <pre>
 * 0 ≤ p_n ⟂ v_n ≥ 0,   0 ≤ β_k ⟂ d_k·v_t + σ ≥ 0,   0 ≤ σ ⟂ μ p_n − Σβ_k ≥ 0.
 * </pre>
 *
 * The matrix is dense, copositive and, as opposite facets share a row, of deficient rank (S3's objection to it): what
 * pivoting methods must cope with. The solution differs from the cone's by some percent however well it is found.
 */
final class PyramidLcp {

    private static final int PER_CONTACT = 6;

    private PyramidLcp() {
    }

    static LinearProblem of(FrictionProblem friction) {
        int contacts = friction.contacts();
        int n = PER_CONTACT * contacts;
        DMatrixRMaj m = new DMatrixRMaj(n, n);
        double[] q = new double[n];
        Operator w = friction.operator();
        double[] unit = new double[w.size()];
        double[] column = new double[w.size()];
        for (int j = 0; j < w.size(); j++) {
            unit[j] = 1;
            w.multiply(unit, column);
            unit[j] = 0;
            for (int i = 0; i < w.size(); i++) {
                spread(m, i, j, column[i]);
            }
        }
        for (int c = 0; c < contacts; c++) {
            int first = PER_CONTACT * c;
            q[first] = friction.b()[3 * c];
            for (int k = 0; k < 4; k++) {
                q[first + 1 + k] = sign(k) * friction.b()[3 * c + 1 + k / 2];
                m.set(first + 1 + k, first + 5, 1);
                m.set(first + 5, first + 1 + k, -1);
            }
            m.set(first + 5, first, friction.mu()[c]);
        }
        return LinearProblem.lcp(m, q);
    }

    /** Facets in the order +t1, −t1, +t2, −t2. */
    private static int sign(int facet) {
        return 1 - 2 * (facet % 2);
    }

    /** An entry of W to all places where its row and column show up. */
    private static void spread(DMatrixRMaj m, int i, int j, double value) {
        for (int a = 0; a < copies(i); a++) {
            for (int b = 0; b < copies(j); b++) {
                m.set(place(i, a), place(j, b), value * sign(a) * sign(b));
            }
        }
    }

    private static int copies(int row) {
        return row % 3 == 0 ? 1 : 2;
    }

    private static int place(int row, int copy) {
        int first = PER_CONTACT * (row / 3);
        return row % 3 == 0 ? first : first + 1 + 2 * (row % 3 - 1) + copy;
    }
}
