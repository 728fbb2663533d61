package org.signorini.complementarity.certificate;

import java.util.Arrays;

import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.NonlinearProblem;
import org.signorini.complementarity.Problem;

/**
 * How well a point solves a problem, measured without the solver: the residual of the natural map, row by row (per
 * contact for cones), in scaled variables and relative to the problem's {@linkplain Problem#magnitude() magnitude}.
 *
 * <pre>
 * bounds:   mid(z' − l', w', z' − u')             z' = z/columnScale, w' = rowScale·w
 * Coulomb:  p' − Π_K(p' − (v + μ‖v_t‖n))         De Saxcé's bipotential; K the cone ‖p_t‖ ≤ μ p_n
 * CCP:      γ' − Π_K(γ' − (Nγ + r))
 * </pre>
 *
 * The reference is max(magnitude, 1e-6·{@linkplain Problem#activity activity}): relative to the data, but never below what
 * rounding in F(z) leaves (4 ulp of the largest term at a tolerance of 1e-9). Reusable.
 */
public final class Certificate {

    /** Share of the largest term below which rounding hides the residual. */
    private static final double ROUNDING_SHARE = 1e-6;

    private final CoulombConditions coulomb = new CoulombConditions();
    private double[] rows = {};
    private int size;
    private double residual = Double.POSITIVE_INFINITY;
    private int worstRow = -1;
    private boolean frictional;

    /** Largest scaled residual of all rows. */
    public double residual() {
        return residual;
    }

    /** Scaled residual of row {@code i}; the three rows of a contact share theirs. */
    public double row(int i) {
        return rows[i];
    }

    public int size() {
        return size;
    }

    /** Row with the largest residual, or −1 of an empty problem. */
    public int worstRow() {
        return worstRow;
    }

    /** The conditions of Coulomb's law one by one; {@code null} if not a certified frictional problem. */
    public CoulombConditions coulomb() {
        return frictional ? coulomb : null;
    }

    /**
     * Measures z.
     *
     * @param w receives F(z)
     * @return {@link #residual()}
     */
    public double certify(Problem problem, double[] z, double[] w) {
        measure(problem, z, w);
        if (problem instanceof FrictionProblem friction) {
            coulomb.measure(friction, z, w, reference(problem, z));
            frictional = true;
        }
        return residual;
    }

    /** The residual alone, without {@link #coulomb()}: for solvers that ask whether they are done. */
    public double measure(Problem problem, double[] z, double[] w) {
        size = problem.size();
        if (rows.length < size) {
            rows = new double[size + size / 2];
        }
        problem.evaluate(z, w);
        double reference = reference(problem, z);
        frictional = false;
        switch (problem) {
            case LinearProblem p -> bounds(p, p.lower(), p.upper(), z, w);
            case NonlinearProblem p -> bounds(p, p.lower(), p.upper(), z, w);
            case FrictionProblem p -> NaturalMap.friction(p, z, w, rows);
            case ConeProblem p -> NaturalMap.cone(p, z, w, rows);
        }
        residual = 0;
        worstRow = size == 0 ? -1 : 0;
        for (int i = 0; i < size; i++) {
            // 0/0 is an exact zero of a problem without data
            rows[i] = rows[i] == 0 ? 0 : rows[i] / reference;
            if (!(rows[i] <= residual)) {
                residual = Double.isNaN(rows[i]) ? Double.POSITIVE_INFINITY : rows[i];
                worstRow = i;
                if (residual == Double.POSITIVE_INFINITY) {
                    break;
                }
            }
        }
        return residual;
    }

    private static double reference(Problem problem, double[] z) {
        return Math.max(problem.magnitude(), ROUNDING_SHARE * problem.activity(z));
    }

    /** z' − mid(l', z' − w', u') as mid(z' − l', w', z' − u'), which does not cancel where z is large. */
    private void bounds(Problem problem, double[] lower, double[] upper, double[] z, double[] w) {
        for (int i = 0; i < size; i++) {
            double c = problem.columnScale(i);
            rows[i] = Math.abs(Math.max((z[i] - upper[i]) / c,
                    Math.min((z[i] - lower[i]) / c, problem.rowScale(i) * w[i])));
        }
    }

    /** Forgets the last measurement. */
    public void clear() {
        residual = Double.POSITIVE_INFINITY;
        worstRow = -1;
        size = 0;
        Arrays.fill(rows, 0);
    }
}
