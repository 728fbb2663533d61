package org.signorini.collision.tests;

import java.util.SplittableRandom;

/**
 * Both bodies moving with constant velocity and constant angular velocity in the world from where a test has put them.
 */
final class Motion {

    private final TwoBodies pair;
    private final double[] rotations;
    private final double[] positions;
    private final double[] linear = new double[6];
    private final double[] angular = new double[6];

    Motion(TwoBodies pair, SplittableRandom random) {
        this.pair = pair;
        rotations = pair.rotations.clone();
        positions = pair.positions.clone();
        for (int k = 0; k < 6; k++) {
            linear[k] = 2 * random.nextDouble() - 1;
            angular[k] = 4 * random.nextDouble() - 2;
        }
    }

    TwoBodies at(double t) {
        double[] turn = new double[9];
        for (int body = 0; body < 2; body++) {
            double x = angular[3 * body];
            double y = angular[3 * body + 1];
            double z = angular[3 * body + 2];
            Rotations.about(Math.sqrt(x * x + y * y + z * z) * t, x, y, z, turn, 0);
            Rotations.multiply(turn, 0, rotations, 9 * body, pair.rotations, 9 * body);
            for (int k = 0; k < 3; k++) {
                pair.positions[3 * body + k] = positions[3 * body + k] + t * linear[3 * body + k];
            }
        }
        return pair;
    }

    /** Component k of the velocity at t = 0 of the point of a body that is at x: v + ω × (x − p). */
    double velocity(int body, double[] x, int at, int k) {
        int i = (k + 1) % 3;
        int j = (k + 2) % 3;
        return linear[3 * body + k] + angular[3 * body + i] * (x[at + j] - positions[3 * body + j])
                - angular[3 * body + j] * (x[at + i] - positions[3 * body + i]);
    }

    /** No points of balls of the given radii about the bodies' origins approach each other faster. */
    double speedBound(double reachA, double reachB) {
        double sum = 0;
        for (int body = 0; body < 2; body++) {
            double reach = body == 0 ? reachA : reachB;
            sum += norm(linear, 3 * body) + reach * norm(angular, 3 * body);
        }
        return sum;
    }

    private static double norm(double[] v, int at) {
        return Math.sqrt(v[at] * v[at] + v[at + 1] * v[at + 1] + v[at + 2] * v[at + 2]);
    }
}
