package org.signorini.complementarity.certificate;

import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.NonlinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.operator.BlockSparseOperator;
import org.signorini.complementarity.operator.Operator;

/**
 * How well each row is solved beside its own terms: the natural map of the row relative to rowScale·(|q_i| + |M_i||z|),
 * of a contact relative to the largest of its three rows (Oettli and Prager's componentwise backward error, 1964). A
 * row of 1e-12 beside rows of 1 counts as much as they do. A few ulps of the terms are all that arithmetic can give, and
 * solved.
 *
 * <p>
 * Costs a product with |M|, for operators without a matrix its assembly, which allocates.
 */
public final class RowResiduals {

    private static final double ULP = 0x1p-52;
    private static final int NONE = Integer.MIN_VALUE;

    private final BlockSparseOperator blocks = new BlockSparseOperator();
    private final NonlinearScale nonlinear = new NonlinearScale();
    private double[] rows = {};
    private double[] w = {};
    private int size;
    private double worst = Double.POSITIVE_INFINITY;
    private int worstRow = -1;

    /** The largest of all rows, infinite where z or F(z) is not finite. */
    public double worst() {
        return worst;
    }

    /** Where it is, or −1 of an empty problem. */
    public int worstRow() {
        return worstRow;
    }

    /** Of row {@code i}; the rows of a contact share theirs. */
    public double row(int i) {
        return rows[i];
    }

    /** Whether every row is solved to a tolerance, or to the few ulps of its terms that its sum is worth. */
    public boolean meet(double tolerance) {
        return worst <= Math.max(tolerance, (size + 4) * ULP);
    }

    /** @param certificate that has measured this point */
    void measure(Problem problem, double[] z, Certificate certificate) {
        size = problem.size();
        if (rows.length < size) {
            rows = new double[size];
            w = new double[size];
        }
        worst = 0;
        worstRow = size == 0 ? -1 : 0;
        if (certificate.residual() == Double.POSITIVE_INFINITY) {
            worst = Double.POSITIVE_INFINITY;
            worstRow = certificate.worstRow();
            java.util.Arrays.fill(rows, 0, size, Double.POSITIVE_INFINITY);
            return;
        }
        switch (problem) {
            case LinearProblem p -> linear(p, z);
            case FrictionProblem p -> conic(p, p.operator(), p.b(), certificate);
            case ConeProblem p -> conic(p, p.operator(), p.r(), certificate);
            case NonlinearProblem p -> nonlinear(p, z, certificate);
        }
        for (int i = 0; i < size; i++) {
            if (!(rows[i] <= worst)) {
                worst = Double.isNaN(rows[i]) ? Double.POSITIVE_INFINITY : rows[i];
                worstRow = i;
            }
        }
    }

    /** In units of the row's own largest term, found from exponents: no row is too small or too large to be seen. */
    private void linear(LinearProblem p, double[] z) {
        double[] m = p.matrix().data;
        for (int i = 0; i < size; i++) {
            int own = p.q()[i] == 0 ? NONE : Math.getExponent(p.q()[i]);
            for (int j = 0; j < size; j++) {
                if (m[i * size + j] != 0 && z[j] != 0) {
                    own = Math.max(own, Math.getExponent(m[i * size + j]) + Math.getExponent(z[j]));
                }
            }
            if (own == NONE) {
                // w = 0 and not by cancellation: solved where z is within its bounds
                rows[i] = z[i] >= p.lower()[i] && z[i] <= p.upper()[i] ? 0 : Double.POSITIVE_INFINITY;
                continue;
            }
            double sum = Math.scalb(p.q()[i], -own);
            double ownTerms = Math.abs(sum);
            for (int j = 0; j < size; j++) {
                int e = Math.getExponent(m[i * size + j]);
                double term = Math.scalb(m[i * size + j], -e) * Math.scalb(z[j], e - own);
                sum += term;
                ownTerms += Math.abs(term);
            }
            int k = -Math.getExponent(p.columnScale(i)) - Math.getExponent(p.rowScale(i)) - own;
            rows[i] = Math.abs(Math.max(Math.scalb(z[i] - p.upper()[i], k),
                    Math.min(Math.scalb(z[i] - p.lower()[i], k), sum))) / ownTerms;
        }
    }

    private void conic(Problem problem, Operator operator, double[] constant, Certificate certificate) {
        double[] z = certificate.measuredZ();
        double[] v = certificate.measuredW();
        int k = certificate.shift();
        operator.assemble(blocks);
        for (int node = 0; node < blocks.nodes(); node++) {
            int first = blocks.firstRow(node);
            double ownTerms = 0;
            for (int r = 0; r < blocks.width(node); r++) {
                double sum = Math.abs(Math.scalb(constant[first + r], k)) + terms(node, r, z);
                ownTerms = Math.max(ownTerms, sum);
            }
            double unit = ownTerms > 0 ? Math.scalb(1.0, -Math.max(-1000, Math.getExponent(ownTerms))) : 1;
            int contact = node - operator.bilateral();
            switch (problem) {
                case FrictionProblem p when contact >= 0 -> NaturalMap.friction(p, contact, first, z, v, unit, rows);
                case ConeProblem p when contact >= 0 -> NaturalMap.cone(p, contact, first, z, v, unit, rows);
                default -> rows[first] = Math.abs(v[first] * unit);
            }
            for (int i = first; i < first + blocks.width(node); i++) {
                rows[i] = rows[i] == 0 ? 0 : rows[i] / (ownTerms * unit);
            }
        }
    }

    /** |W||z| of row r of a node. */
    private double terms(int node, int r, double[] z) {
        double sum = 0;
        for (int e = blocks.rowStarts()[node]; e < blocks.rowStarts()[node + 1]; e++) {
            int column = blocks.columns()[e];
            int columns = blocks.width(column);
            for (int c = 0; c < columns; c++) {
                sum += Math.abs(blocks.values()[blocks.valueStarts()[e] + r * columns + c]
                        * z[blocks.firstRow(column) + c]);
            }
        }
        return sum;
    }

    private void nonlinear(NonlinearProblem p, double[] z, Certificate certificate) {
        double unit = nonlinear.linearize(p, z);
        p.evaluate(z, w);
        for (int i = 0; i < size; i++) {
            if (unit == 0) {
                rows[i] = certificate.row(i);
            } else {
                double residual = nonlinear.natural(p, z, w, i, unit);
                rows[i] = residual == 0 ? 0 : residual / nonlinear.terms(p, z, i, unit);
            }
        }
    }
}
