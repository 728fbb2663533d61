package org.signorini.complementarity.certificate;

import java.util.function.IntToDoubleFunction;

import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.NonlinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.ProblemKind;
import org.signorini.complementarity.operator.Operator;

/**
 * Problems whose data or terms come near the ends of the range of numbers, measured in units 2^−k in which the largest
 * of them is near one. k is found from exponents alone, in integers. What then still underflows is less than 2^−500 of
 * the reference; what still overflows is not finite and refused.
 *
 * <p>
 * Costs as much as a certificate again. No run comes here, unless something is wrong.
 */
final class ExtremeRange {

    private static final int NONE = Integer.MIN_VALUE;
    private static final double LARGEST = 0x1p1020;

    private double[] z = {};
    private double[] w = {};
    private double activity;

    /** 2ᵏz of the last measurement. */
    double[] z() {
        return z;
    }

    /** F of it. */
    double[] w() {
        return w;
    }

    /** The largest term of F of it; 0 of nonlinear problems, whose terms are not known. */
    double activity() {
        return activity;
    }

    /** k. */
    int shift(Problem problem, double[] at) {
        int most = switch (problem) {
            case LinearProblem p -> exponent(p, at);
            case FrictionProblem p -> exponent(p.b(), at, p.size(), p::response);
            case ConeProblem p -> exponent(p.r(), at, p.size(), p::response);
            case NonlinearProblem p -> NONE;
        };
        return most == NONE ? 0 : -most;
    }

    private static int exponent(LinearProblem p, double[] at) {
        int n = p.size();
        double[] m = p.matrix().data;
        boolean box = p.kind() == ProblemKind.BOX;
        int most = NONE;
        for (int i = 0; i < n; i++) {
            int r = Math.getExponent(p.rowScale(i));
            most = larger(most, p.q()[i], r);
            for (int j = 0; j < n; j++) {
                int entry = r + Math.getExponent(m[i * n + j]);
                if (m[i * n + j] != 0) {
                    most = larger(most, at[j], entry);
                    most = box ? larger(most, nearestToZero(p, j), entry) : most;
                }
            }
        }
        return most;
    }

    private static int exponent(double[] constant, double[] at, int n, IntToDoubleFunction response) {
        int most = NONE;
        for (int i = 0; i < n; i++) {
            most = larger(most, constant[i], 0);
            double own = response.applyAsDouble(i);
            most = own > 0 ? larger(most, at[i], Math.getExponent(own)) : most;
        }
        return most;
    }

    private static int larger(int most, double value, int scale) {
        return value == 0 ? most : Math.max(most, Math.getExponent(value) + scale);
    }

    private static double nearestToZero(LinearProblem p, int j) {
        return Math.max(p.lower()[j], Math.min(0, p.upper()[j]));
    }

    /** Fills {@link #z()} and {@link #w()}; returns the reference in these units. */
    double measure(Problem problem, double[] at, int k) {
        int n = problem.size();
        if (z.length < n) {
            z = new double[n];
            w = new double[n];
        }
        for (int i = 0; i < n; i++) {
            z[i] = shifted(at[i], k);
        }
        return switch (problem) {
            case LinearProblem p -> linear(p, k);
            case FrictionProblem p -> conic(p, p.operator(), p.b(), k);
            case ConeProblem p -> conic(p, p.operator(), p.r(), k);
            case NonlinearProblem p -> {
                p.evaluate(z, w);
                activity = 0;
                yield p.magnitude();
            }
        };
    }

    private double linear(LinearProblem p, int k) {
        int n = p.size();
        double[] m = p.matrix().data;
        boolean box = p.kind() == ProblemKind.BOX;
        double magnitude = 0;
        activity = 0;
        for (int i = 0; i < n; i++) {
            double q = shifted(p.q()[i], k);
            double sum = q;
            double terms = 0;
            double atReference = q;
            for (int j = 0; j < n; j++) {
                double entry = m[i * n + j];
                sum += entry * z[j];
                terms += Math.abs(entry * z[j]);
                atReference += box ? entry * shifted(nearestToZero(p, j), k) : 0;
            }
            w[i] = sum;
            magnitude = Math.max(magnitude, Math.abs(p.rowScale(i) * atReference));
            activity = Math.max(activity, p.rowScale(i) * terms);
        }
        return Certificate.reference(magnitude, activity);
    }

    private double conic(Problem problem, Operator operator, double[] constant, int k) {
        operator.multiply(z, w);
        double magnitude = 0;
        for (int i = 0; i < operator.size(); i++) {
            double b = shifted(constant[i], k);
            w[i] += b;
            magnitude = Math.max(magnitude, Math.abs(b));
        }
        activity = problem.activity(z);
        return Certificate.reference(magnitude, activity);
    }

    /** Kept finite: an unknown that is so large beside the reference meets no entry but zeros. */
    private static double shifted(double value, int k) {
        return Math.max(-LARGEST, Math.min(LARGEST, Math.scalb(value, k)));
    }
}
