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
 * The reference is max(magnitude, 1e-6·{@linkplain Problem#activity activity}): relative to the data, but not below what
 * rounding in F(z) leaves (4 ulp of the largest term at a tolerance of 1e-9). It is no more than a thousand times the
 * magnitude: unknowns so large that rounding alone outweighs the data prove nothing, as impulses of 1e18 N s where
 * friction jams and there is no solution. Beyond that, what the last bit of the largest term leaves open counts as
 * residual, even where F(z) happens to come out right: the mechanism's own response to such impulses will not.
 *
 * <p>
 * A point with a number that is not finite in z or F(z) is refused, its residual infinite. Problems but nonlinear ones
 * are homogeneous: with 2ᵏz, 2ᵏq and 2ᵏ-fold bounds complementarity is what it was. Where the reference leaves the
 * range in which sums and squares neither overflow nor underflow, the point is measured in such units ({@link ExtremeRange}).
 *
 * <p>
 * What the natural map cannot see raises the residual in {@link #certify}: Coulomb's conditions
 * ({@link CoulombConditions}), and the scale of a nonlinear function ({@link NonlinearScale}). One number for all rows
 * hides rows that are small by themselves; {@link RowResiduals} measures each beside its own terms. Reusable.
 */
public final class Certificate {

    /** Share of the largest term below which rounding hides the residual. */
    private static final double ROUNDING_SHARE = 1e-6;
    /** How far rounding may raise the reference above the data. */
    private static final double ROUNDING_MOST = 1e3;

    private static final double LAST_BIT = 0x1p-52;
    private static final double LARGEST_REFERENCE = 0x1p1000;

    private final CoulombConditions coulomb = new CoulombConditions();
    private final NonlinearScale nonlinearScale = new NonlinearScale();
    private final ExtremeRange extreme = new ExtremeRange();
    private final RowResiduals ownScale = new RowResiduals();
    private double[] rows = {};
    private int size;
    private double residual = Double.POSITIVE_INFINITY;
    private int worstRow = -1;
    private boolean frictional;
    private double reference;
    /** What rounding hides, where it hides the data. */
    private double drowned;
    /** A power of two that brings the reference near one. */
    private double unit;
    private int shift;
    private double[] measuredZ;
    private double[] measuredW;

    /** Largest scaled residual of all rows; what the tolerance is for. */
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
        if (residual == Double.POSITIVE_INFINITY) {
            return residual;
        }
        if (problem instanceof FrictionProblem friction) {
            coulomb.measure(friction, measuredZ, measuredW, unit, reference);
            frictional = true;
            if (!(coulomb.residual() <= residual)) {
                residual = number(coulomb.residual());
                worstRow = friction.bilateral() + 3 * coulomb.worstContact();
            }
        } else if (problem instanceof NonlinearProblem nonlinear) {
            residual = Math.max(residual, number(nonlinearScale.residual(nonlinear, z, w)));
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
        frictional = false;
        residual = 0;
        worstRow = notFinite(z, w);
        if (worstRow >= 0) {
            residual = Double.POSITIVE_INFINITY;
            return residual;
        }
        naturalMap(problem, z, w);
        double scaledReference = reference * unit;
        worstRow = size == 0 ? -1 : 0;
        residual = drowned;
        for (int i = 0; i < size; i++) {
            // 0/0 is an exact zero of a problem without data
            rows[i] = rows[i] == 0 ? 0 : rows[i] / scaledReference;
            if (!(rows[i] <= residual)) {
                residual = number(rows[i]);
                worstRow = i;
                if (residual == Double.POSITIVE_INFINITY) {
                    break;
                }
            }
        }
        return residual;
    }

    /**
     * Every row relative to its own terms, for the point last {@linkplain #certify certified}: to be asked for where it
     * interests, for it costs another product with the matrix.
     */
    public RowResiduals rowByRow(Problem problem, double[] z) {
        ownScale.measure(problem, z, this);
        return ownScale;
    }

    /** Units of {@link #measuredZ}: 2^−shift. */
    int shift() {
        return shift;
    }

    /** 2^shift·z. */
    double[] measuredZ() {
        return measuredZ;
    }

    /** F of it. */
    double[] measuredW() {
        return measuredW;
    }

    private static double number(double value) {
        return Double.isNaN(value) ? Double.POSITIVE_INFINITY : value;
    }

    /** The first row where z or w is not finite, or −1. */
    private int notFinite(double[] z, double[] w) {
        for (int i = 0; i < size; i++) {
            if (!(Math.abs(z[i]) <= Double.MAX_VALUE && Math.abs(w[i]) <= Double.MAX_VALUE)) {
                return i;
            }
        }
        return -1;
    }

    /** What residuals are relative to; of a problem without data, the largest term. */
    public static double reference(double magnitude, double activity) {
        double rounding = ROUNDING_SHARE * activity;
        return magnitude == 0 ? rounding : Math.max(magnitude, Math.min(rounding, ROUNDING_MOST * magnitude));
    }

    private double drowned(double activity) {
        return ROUNDING_SHARE * activity > reference ? LAST_BIT * (activity / reference) : 0;
    }

    private void naturalMap(Problem problem, double[] z, double[] w) {
        double activity = problem.activity(z);
        reference = reference(problem.magnitude(), activity);
        drowned = drowned(activity);
        shift = 0;
        measuredZ = z;
        measuredW = w;
        if (!(reference >= problem.smallestReference() && reference <= LARGEST_REFERENCE)) {
            shift = extreme.shift(problem, z);
            reference = extreme.measure(problem, z, shift);
            drowned = drowned(extreme.activity());
            measuredZ = extreme.z();
            measuredW = extreme.w();
        }
        unit = reference >= Double.MIN_NORMAL && reference <= LARGEST_REFERENCE
                ? Double.longBitsToDouble(1023L - Math.getExponent(reference) << 52) : 1;
        switch (problem) {
            case LinearProblem p -> bounds(p, p.lower(), p.upper(), measuredZ, measuredW);
            case NonlinearProblem p -> bounds(p, p.lower(), p.upper(), measuredZ, measuredW);
            case FrictionProblem p -> NaturalMap.friction(p, measuredZ, measuredW, unit, rows);
            case ConeProblem p -> NaturalMap.cone(p, measuredZ, measuredW, unit, rows);
        }
    }

    /** z' − mid(l', z' − w', u') as mid(z' − l', w', z' − u'), which does not cancel where z is large. */
    private void bounds(Problem problem, double[] lower, double[] upper, double[] z, double[] w) {
        for (int i = 0; i < size; i++) {
            double c = problem.columnScale(i);
            double above = lower[i];
            double below = upper[i];
            if (shift != 0) {
                above = Math.scalb(above, shift);
                below = Math.scalb(below, shift);
            }
            rows[i] = unit * Math.abs(Math.max((z[i] - below) / c,
                    Math.min((z[i] - above) / c, problem.rowScale(i) * w[i])));
        }
    }

    /** Forgets the last measurement. */
    public void clear() {
        residual = Double.POSITIVE_INFINITY;
        worstRow = -1;
        size = 0;
        frictional = false;
        Arrays.fill(rows, 0);
    }
}
