package org.signorini.bench.certificate;

import java.math.BigDecimal;
import java.util.Random;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.NonlinearProblem;
import org.signorini.complementarity.Problem;

/** 0 ≤ z ⟂ F(z) ≥ 0 with F = Mx + x³ + q, x = z in its unit, F in its own: strictly monotone, one solution. */
final class NonlinearSpecimen extends Specimen {

    private final int n;
    private final double[] m;
    private final double[] q;
    private final Units units;
    private final double[] solution;
    private final NonlinearProblem problem;

    NonlinearSpecimen(int n, long seed) {
        this.n = n;
        Random random = new Random(seed);
        m = LinearSpecimen.matrix(n, random, true);
        double[] x = new double[n];
        q = new double[n];
        for (int i = 0; i < n; i++) {
            (random.nextBoolean() ? x : q)[i] = 0.05 + random.nextDouble();
        }
        units = Units.random(random, n, false);
        solution = new double[n];
        for (int i = 0; i < n; i++) {
            q[i] -= x[i] * x[i] * x[i];
            for (int j = 0; j < n; j++) {
                q[i] -= m[i * n + j] * x[j];
            }
            solution[i] = Math.scalb(x[i], units.z(i));
        }
        problem = NonlinearProblem.ncp(n, new NonlinearProblem.Function() {
            @Override
            public void value(double[] z, double[] w) {
                for (int i = 0; i < n; i++) {
                    double own = Math.scalb(z[i], -units.z(i));
                    double sum = q[i] + own * own * own;
                    for (int j = 0; j < n; j++) {
                        sum += m[i * n + j] * Math.scalb(z[j], -units.z(j));
                    }
                    w[i] = Math.scalb(sum, units.w(i));
                }
            }

            @Override
            public void jacobian(double[] z, DMatrixRMaj jacobian) {
                for (int i = 0; i < n; i++) {
                    for (int j = 0; j < n; j++) {
                        double own = i == j ? Math.scalb(z[i], -units.z(i)) : 0;
                        jacobian.data[i * n + j] = Math.scalb(m[i * n + j] + 3 * own * own, units.w(i) - units.z(j));
                    }
                }
            }
        });
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

    /** The Jacobian of one point stands for the function: a thousand, and the factors of its entries. */
    @Override
    double slack() {
        return 1e5;
    }

    @Override
    double exactResidual(double[] z) {
        BigDecimal worst = BigDecimal.ZERO;
        BigDecimal reference = BigDecimal.ZERO;
        for (int i = 0; i < n; i++) {
            Dyadic own = Dyadic.of(z[i]).shifted(-units.z(i));
            Dyadic cube = own.times(own).times(own);
            Dyadic constant = Dyadic.of(q[i]);
            Dyadic sum = constant.plus(cube);
            for (int j = 0; j < n; j++) {
                sum = sum.plus(Dyadic.of(m[i * n + j]).times(Dyadic.of(z[j]).shifted(-units.z(j))));
            }
            worst = larger(worst, smaller(own.round(DIGITS), sum.round(DIGITS)).abs());
            reference = larger(reference, constant.abs().round(DIGITS));
        }
        return ratio(worst, reference);
    }
}
