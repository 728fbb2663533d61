package org.signorini.bench.certificate;

import java.math.BigDecimal;
import java.util.Random;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.ProblemKind;

/** An LCP, mixed LCP or box problem made from its solution, with a positive definite matrix: it has no other. */
final class LinearSpecimen extends Specimen {

    private final Units units;
    private final LinearProblem problem;
    private final double[] solution;

    LinearSpecimen(ProblemKind kind, int n, long seed) {
        Random random = new Random(seed);
        double[] z = new double[n];
        double[] w = new double[n];
        double[] lower = new double[n];
        double[] upper = new double[n];
        for (int i = 0; i < n; i++) {
            upper[i] = Double.POSITIVE_INFINITY;
            if (kind == ProblemKind.BOX) {
                box(i, z, w, lower, upper, random);
            } else if (kind == ProblemKind.MLCP && (i == 0 || random.nextInt(3) == 0)) {
                lower[i] = Double.NEGATIVE_INFINITY;
                z[i] = 2 * random.nextDouble() - 1;
            } else if (random.nextInt(10) > 0) {
                (random.nextBoolean() ? z : w)[i] = 0.05 + random.nextDouble();
            }
        }
        double[] m = matrix(n, random, true);
        units = Units.random(random, n, true);
        DMatrixRMaj scaled = new DMatrixRMaj(n, n);
        double[] q = new double[n];
        solution = new double[n];
        for (int i = 0; i < n; i++) {
            double sum = w[i];
            for (int j = 0; j < n; j++) {
                sum -= m[i * n + j] * z[j];
                scaled.data[i * n + j] = Math.scalb(m[i * n + j], units.matrix(i, j));
            }
            q[i] = Math.scalb(sum, units.w(i));
            solution[i] = Math.scalb(z[i], units.z(i));
            lower[i] = Math.scalb(lower[i], units.z(i));
            upper[i] = Math.scalb(upper[i], units.z(i));
        }
        problem = LinearProblem.boxed(scaled, q, lower, upper);
    }

    private static void box(int i, double[] z, double[] w, double[] lower, double[] upper, Random random) {
        lower[i] = random.nextInt(4) == 0 ? 0 : 2 * random.nextDouble() - 1;
        upper[i] = lower[i] + random.nextDouble();
        double share = random.nextDouble();
        switch (random.nextInt(3)) {
            case 0 -> {
                z[i] = lower[i];
                w[i] = share;
            }
            case 1 -> {
                z[i] = upper[i];
                w[i] = -share;
            }
            default -> z[i] = lower[i] + share * (upper[i] - lower[i]);
        }
    }

    /** AᵀA/n + I/10, plus a skew part where asked for. */
    static double[] matrix(int n, Random random, boolean skew) {
        double[] a = random.doubles((long) n * n, -1, 1).toArray();
        double[] m = new double[n * n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = i == j ? 0.1 * n : 0;
                for (int k = 0; k < n; k++) {
                    sum += a[k * n + i] * a[k * n + j];
                }
                double turn = skew && i != j ? 0.2 * random.nextDouble() : 0;
                m[i * n + j] = sum / n + turn;
                m[j * n + i] = sum / n - turn;
            }
        }
        return m;
    }

    @Override
    Problem problem() {
        return problem;
    }

    @Override
    double unit(int i) {
        return Math.scalb(1.0, units.z(i));
    }

    @Override
    double[] solution() {
        return solution;
    }

    /** Scales by the diagonal, to powers of two, of entries between 0.1 and 1.1. */
    @Override
    double slack() {
        return 64;
    }

    @Override
    double exactResidual(double[] z) {
        int n = problem.size();
        BigDecimal reference = BigDecimal.ZERO;
        BigDecimal terms = BigDecimal.ZERO;
        BigDecimal worst = BigDecimal.ZERO;
        boolean box = problem.kind() == ProblemKind.BOX;
        for (int i = 0; i < n; i++) {
            Dyadic sum = Dyadic.of(problem.q()[i]).shifted(-units.w(i));
            Dyadic data = sum;
            Dyadic size = Dyadic.ZERO;
            for (int j = 0; j < n; j++) {
                Dyadic entry = Dyadic.of(problem.matrix().data[i * n + j]).shifted(-units.matrix(i, j));
                Dyadic term = entry.times(Dyadic.of(z[j]).shifted(-units.z(j)));
                sum = sum.plus(term);
                size = size.plus(term.abs());
                double nearest = Math.max(problem.lower()[j], Math.min(0, problem.upper()[j]));
                data = box ? data.plus(entry.times(Dyadic.of(nearest).shifted(-units.z(j)))) : data;
            }
            worst = larger(worst, mid(i, z[i], sum.round(DIGITS)).abs());
            reference = larger(reference, data.abs().round(DIGITS));
            terms = larger(terms, size.round(DIGITS));
        }
        return ratio(worst, larger(reference, terms.movePointLeft(6)));
    }

    private BigDecimal mid(int i, double z, BigDecimal w) {
        BigDecimal value = w;
        double lower = problem.lower()[i];
        double upper = problem.upper()[i];
        if (lower != Double.NEGATIVE_INFINITY) {
            value = smaller(value, difference(z, lower, i));
        }
        return upper == Double.POSITIVE_INFINITY ? value : larger(value, difference(z, upper, i));
    }

    private BigDecimal difference(double z, double bound, int i) {
        return Dyadic.of(z).plus(Dyadic.of(-bound)).shifted(-units.z(i)).round(DIGITS);
    }
}
