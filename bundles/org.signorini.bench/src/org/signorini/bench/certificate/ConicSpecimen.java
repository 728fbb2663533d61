package org.signorini.bench.certificate;

import java.math.BigDecimal;
import java.util.Random;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.operator.DenseOperator;

/**
 * A contact problem with Coulomb's law or as a cone problem, made from its solution: contacts that separate, stick and
 * slide, and bilateral rows. Half of them have two groups of contacts that share no body, with masses of their own;
 * some have contacts at which nothing can move.
 */
final class ConicSpecimen extends Specimen {

    private static final BigDecimal FIFTY = BigDecimal.valueOf(50);

    private final boolean coulomb;
    private final int bilateral;
    private final int contacts;
    private final double[] mu;
    private final int unitOfV;
    private final int[] unitOfP;
    private final int[] group;
    private final DMatrixRMaj w;
    private final double[] b;
    private final double[] solution;
    private final Problem problem;
    private final boolean immobile;

    ConicSpecimen(boolean coulomb, int bilateral, int contacts, long seed) {
        this.coulomb = coulomb;
        this.bilateral = bilateral;
        this.contacts = contacts;
        Random random = new Random(seed);
        int n = bilateral + 3 * contacts;
        mu = new double[contacts];
        double[] p = new double[n];
        double[] v = new double[n];
        for (int i = 0; i < bilateral; i++) {
            p[i] = random.nextGaussian();
        }
        for (int c = 0; c < contacts; c++) {
            mu[c] = switch (random.nextInt(10)) {
                case 0 -> 0;
                case 1 -> 10 * random.nextDouble();
                default -> random.nextDouble();
            };
            contact(random.nextInt(3), bilateral + 3 * c, mu[c], p, v, random);
        }
        group = groups(n, random);
        unitOfP = new int[n];
        unitOfV = units(unitOfP, random);
        double[] m = LinearSpecimen.matrix(n, random, false);
        w = new DMatrixRMaj(n, n);
        b = new double[n];
        solution = new double[n];
        immobile = contacts > 1 && random.nextInt(8) == 0;
        for (int i = 0; i < n; i++) {
            double sum = v[i];
            for (int j = 0; j < n; j++) {
                boolean fixed = immobile && (i >= n - 3 || j >= n - 3);
                double entry = group[i] == group[j] && !fixed ? m[i * n + j] : 0;
                sum -= entry * p[j];
                w.data[i * n + j] = Math.scalb(entry, unitOfV - unitOfP[j]);
            }
            b[i] = Math.scalb(sum, unitOfV);
            solution[i] = Math.scalb(p[i], unitOfP[i]);
        }
        DenseOperator operator = new DenseOperator(w, bilateral);
        problem = coulomb ? new FrictionProblem(operator, b, mu) : new ConeProblem(operator, b, mu);
    }

    private void contact(int state, int i, double friction, double[] p, double[] v, Random random) {
        double angle = 2 * Math.PI * random.nextDouble();
        double size = 0.1 + random.nextDouble();
        double speed = 0.1 + random.nextDouble();
        if (state == 0) {
            v[i + 1] = speed * Math.cos(angle);
            v[i + 2] = speed * Math.sin(angle);
            v[i] = size + (coulomb ? 0 : friction * speed);
            return;
        }
        double grip = friction * size * (state == 1 ? random.nextDouble() : 1);
        p[i] = size;
        p[i + 1] = -grip * Math.cos(angle);
        p[i + 2] = -grip * Math.sin(angle);
        if (state == 2) {
            v[i + 1] = speed * Math.cos(angle);
            v[i + 2] = speed * Math.sin(angle);
            v[i] = coulomb ? 0 : friction * speed;
        }
    }

    private int[] groups(int n, Random random) {
        int[] groups = new int[n];
        if (random.nextBoolean()) {
            int second = bilateral + 3 * (contacts / 2);
            for (int i = second; i < n; i++) {
                groups[i] = 1;
            }
        }
        return groups;
    }

    /** The unit of p of each row is that of its group; returns the unit of v, which all have in common. */
    private int units(int[] ofP, Random random) {
        Units first = Units.random(random, 0, false);
        int spread = random.nextInt(61) - 30;
        int second = Math.abs(first.z() + spread) > 990 || Math.abs(first.w() - first.z() - spread) > 990 ? 0 : spread;
        for (int i = 0; i < ofP.length; i++) {
            ofP[i] = first.z() + (group[i] == 0 ? 0 : second);
        }
        return first.w();
    }

    @Override
    Problem problem() {
        return problem;
    }

    @Override
    double unit(int i) {
        return Math.scalb(1.0, unitOfP[i]);
    }

    @Override
    double[] solution() {
        return solution;
    }

    /** Both measure the same; the rest is rounding, and the size of an impulse that moves nothing. */
    @Override
    double slack() {
        return immobile ? 16 : 1.01;
    }

    @Override
    double exactResidual(double[] z) {
        int n = z.length;
        Dyadic[] p = new Dyadic[n];
        BigDecimal[] v = new BigDecimal[n];
        for (int i = 0; i < n; i++) {
            p[i] = Dyadic.of(z[i]).shifted(-unitOfP[i]);
        }
        BigDecimal reference = BigDecimal.ZERO;
        for (int i = 0; i < n; i++) {
            Dyadic constant = Dyadic.of(b[i]).shifted(-unitOfV);
            Dyadic sum = constant;
            for (int j = 0; j < n; j++) {
                sum = sum.plus(entry(i, j).times(p[j]));
            }
            v[i] = sum.round(DIGITS);
            reference = larger(reference, constant.abs().round(DIGITS));
        }
        BigDecimal[] scaled = new BigDecimal[n];
        for (int i = 0; i < n; i++) {
            BigDecimal response = response(i);
            scaled[i] = p[i].round(DIGITS).multiply(response, DIGITS);
            reference = larger(reference, scaled[i].abs().movePointLeft(6));
        }
        BigDecimal worst = BigDecimal.ZERO;
        for (int i = 0; i < bilateral; i++) {
            worst = larger(worst, v[i].abs());
        }
        for (int c = 0; c < contacts; c++) {
            int i = bilateral + 3 * c;
            if (response(i).signum() == 0) {
                immobile(i, p, scaled, reference);
            }
            ExactCone cone = new ExactCone(mu[c], scaled[i], scaled[i + 1], scaled[i + 2], v[i], v[i + 1], v[i + 2]);
            worst = larger(worst, cone.natural(coulomb));
            worst = coulomb ? larger(worst, cone.conditions().divide(FIFTY, DIGITS)) : worst;
        }
        return ratio(worst, reference);
    }

    /** An impulse that moves nothing has a direction and no size: at most the reference. */
    private void immobile(int i, Dyadic[] p, BigDecimal[] scaled, BigDecimal reference) {
        BigDecimal size = BigDecimal.ZERO;
        for (int k = i; k < i + 3; k++) {
            scaled[k] = p[k].shifted(unitOfP[k] - unitOfV).round(DIGITS);
            size = larger(size, scaled[k].abs());
        }
        if (size.compareTo(reference) > 0) {
            for (int k = i; k < i + 3; k++) {
                scaled[k] = scaled[k].multiply(reference, DIGITS).divide(size, DIGITS);
            }
        }
    }

    private Dyadic entry(int i, int j) {
        return Dyadic.of(w.data[i * w.numCols + j]).shifted(unitOfP[j] - unitOfV);
    }

    /** Of a bilateral row its diagonal, of a contact the mean of its three. */
    private BigDecimal response(int i) {
        if (i < bilateral) {
            return entry(i, i).round(DIGITS);
        }
        int first = i - (i - bilateral) % 3;
        Dyadic sum = entry(first, first).plus(entry(first + 1, first + 1)).plus(entry(first + 2, first + 2));
        return sum.round(DIGITS).divide(BigDecimal.valueOf(3), DIGITS);
    }
}
