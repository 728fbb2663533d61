package org.signorini.complementarity.generator;

import java.util.stream.IntStream;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.operator.Operator;

/**
 * A friction problem with its cones replaced by pyramids of n_f facets, the mixed LCP of S0 eq. 43–44 (an LCP where
 * there are no bilateral rows). Unknowns in S0's order,
 *
 * <pre>
 * z = (p_b;  F_n, β_1 … β_nf per contact;  σ per contact)       n_b + n_u(n_f + 2) of them
 *
 * v_b = 0,   0 ≤ F_n ⟂ v_n ≥ 0,   0 ≤ β_k ⟂ d_k·v_t + σ ≥ 0,   0 ≤ σ ⟂ μ F_n − Σ β_k ≥ 0
 *
 * 𝔐 = [X Λ Xᵀ  E₁]     E₁ = 1 in rows β, columns σ of their contact
 *     [E₂      0 ]     E₂ = μ, −1 … −1
 * </pre>
 *
 * with d_k = (cos 2πk/n_f, sin 2πk/n_f), k from 0, so that d_{k + n_f/2} = −d_k is among them (S0 §3.1, advice b). The
 * matrix is dense, copositive and, as opposite directions share a row of W, of deficient rank (S3's objection): that is
 * what pivoting methods must cope with. However well it is solved, its impulses are off the cone's by up to the
 * pyramid's error, some percent for four facets.
 */
public final class Pyramid {

    private final LinearProblem problem;
    private final double[] cos;
    private final double[] sin;
    private final int bilateral;
    private final int contacts;

    Pyramid(FrictionProblem friction, int facets) {
        if (facets < 4 || facets % 2 != 0) {
            throw new IllegalArgumentException("a friction pyramid needs an even number of facets, at least four, not "
                    + facets);
        }
        bilateral = friction.bilateral();
        contacts = friction.contacts();
        cos = new double[facets];
        sin = new double[facets];
        directions();
        int sigma = bilateral + (facets + 1) * contacts;
        DMatrixRMaj m = new DMatrixRMaj(sigma + contacts, sigma + contacts);
        double[] q = new double[sigma + contacts];
        project(friction.b(), q);
        response(friction.operator(), m);
        for (int c = 0; c < contacts; c++) {
            int first = normal(c);
            m.set(sigma + c, first, friction.mu()[c]);
            for (int k = 1; k <= facets; k++) {
                m.set(first + k, sigma + c, 1);
                m.set(sigma + c, first + k, -1);
            }
        }
        problem = LinearProblem.mixed(m, q, IntStream.range(0, bilateral).toArray());
        problem.prepare();
    }

    /** One quadrant or half is computed and the rest mirrored, so that opposites are so to the last bit. */
    private void directions() {
        int half = cos.length / 2;
        for (int k = 0; k < half; k++) {
            boolean quarter = 2 * k == half;
            double angle = Math.PI * k / half;
            cos[k] = quarter ? 0 : StrictMath.cos(angle);
            sin[k] = quarter ? 1 : StrictMath.sin(angle);
            cos[k + half] = -cos[k];
            sin[k + half] = -sin[k];
        }
    }

    /** X Λ Xᵀ, column by column: impulse along one unknown, velocities along all. */
    private void response(Operator w, DMatrixRMaj m) {
        double[] z = new double[m.numRows];
        double[] p = new double[w.size()];
        double[] v = new double[w.size()];
        double[] column = new double[m.numRows];
        for (int j = 0; j < bilateral + (cos.length + 1) * contacts; j++) {
            z[j] = 1;
            impulses(z, p);
            z[j] = 0;
            w.multiply(p, v);
            project(v, column);
            for (int i = 0; i < m.numRows; i++) {
                m.set(i, j, column[i]);
            }
        }
    }

    /** Xᵀ v: a velocity seen along all directions. Rows σ are left as they are. */
    private void project(double[] v, double[] rows) {
        System.arraycopy(v, 0, rows, 0, bilateral);
        for (int c = 0; c < contacts; c++) {
            int i = bilateral + 3 * c;
            int first = normal(c);
            rows[first] = v[i];
            for (int k = 0; k < cos.length; k++) {
                rows[first + 1 + k] = cos[k] * v[i + 1] + sin[k] * v[i + 2];
            }
        }
    }

    private int normal(int contact) {
        return bilateral + (cos.length + 1) * contact;
    }

    /** The mixed LCP, prepared. */
    public LinearProblem problem() {
        return problem;
    }

    public int facets() {
        return cos.length;
    }

    /** A solution as impulses again, rows n, t1, t2 per contact behind the bilateral ones (S0 eq. 35, F = D β). */
    public void impulses(double[] z, double[] p) {
        System.arraycopy(z, 0, p, 0, bilateral);
        for (int c = 0; c < contacts; c++) {
            int i = bilateral + 3 * c;
            int first = normal(c);
            p[i] = z[first];
            p[i + 1] = 0;
            p[i + 2] = 0;
            for (int k = 0; k < cos.length; k++) {
                p[i + 1] += cos[k] * z[first + 1 + k];
                p[i + 2] += sin[k] * z[first + 1 + k];
            }
        }
    }
}
