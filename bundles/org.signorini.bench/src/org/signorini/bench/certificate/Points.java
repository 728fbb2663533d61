package org.signorini.bench.certificate;

import java.util.Random;

/** Points to be judged: a solution, some a little or a lot beside it, and some that are none by any measure. */
final class Points {

    static final int COUNT = 14;

    private final Specimen specimen;
    private final double[] solution;
    private final Random random;

    Points(Specimen specimen, long seed) {
        this.specimen = specimen;
        solution = specimen.solution();
        random = new Random(seed);
    }

    double[] point(int number) {
        double[] z = solution.clone();
        int one = random.nextInt(z.length);
        switch (number) {
            case 0 -> { }
            case 1, 2, 3 -> {
                double size = Math.pow(10, -17 * random.nextDouble());
                for (int i = 0; i < z.length; i++) {
                    z[i] += size * random.nextGaussian() * specimen.unit(i);
                }
            }
            case 4, 5 -> z[one] += Math.pow(10, -17 * random.nextDouble()) * random.nextGaussian() * specimen.unit(one);
            case 6 -> multiply(z, 0);
            case 7 -> {
                for (int i = 0; i < z.length; i++) {
                    z[i] = z[i] == 0 ? specimen.unit(i) : 0;
                }
            }
            case 8 -> {
                for (int i = 0; i < z.length; i++) {
                    z[i] = random.nextGaussian() * specimen.unit(i);
                }
            }
            case 9 -> multiply(z, Math.pow(10, 600 * random.nextDouble() - 300));
            case 10 -> z[one] = random.nextBoolean() ? Double.MAX_VALUE : Double.MIN_VALUE;
            case 11 -> z[one] = random.nextBoolean() ? Double.NaN : Double.POSITIVE_INFINITY;
            case 12 -> multiply(z, -1);
            default -> {
                double far = Math.pow(10, 5 + 15 * random.nextDouble());
                for (int i = 0; i < z.length; i++) {
                    z[i] += far * random.nextDouble() * specimen.unit(i);
                }
            }
        }
        return z;
    }

    private static void multiply(double[] z, double factor) {
        for (int i = 0; i < z.length; i++) {
            z[i] *= factor;
        }
    }
}
