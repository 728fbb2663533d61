package org.signorini.collision.tests;

import java.util.SplittableRandom;

/** Poses at which directions and features are not unique, or almost: along axes, on them, in each other, a hair off. */
final class SpecialPoses {

    private SpecialPoses() {
    }

    /** @param size what the shapes reach together */
    static void put(SplittableRandom random, TwoBodies pair, double size) {
        for (int body = 0; body < 2; body++) {
            turn(random, pair, body);
            if (random.nextInt(3) == 0) {
                disturb(random, pair, body);
            }
        }
        double[] apart = apart(random, pair, size);
        for (int k = 0; k < 3; k++) {
            double origin = random.nextInt(2) == 0 ? 0 : random.nextDouble();
            pair.positions[k] = origin;
            pair.positions[3 + k] = origin + apart[k];
        }
    }

    private static void turn(SplittableRandom random, TwoBodies pair, int body) {
        switch (random.nextInt(5)) {
            case 0 -> pair.turn(body, 0, 0, 0, 1);
            case 1 -> pair.turn(body, Math.PI / 2 * random.nextInt(4), random.nextInt(2), random.nextInt(2), 1);
            case 2 -> pair.turn(body, Math.PI / 4 * random.nextInt(8), random.nextInt(2), 1, random.nextInt(2));
            case 3 -> Rotations.random(random, pair.rotations, 9 * body);
            default -> System.arraycopy(pair.rotations, 0, pair.rotations, 9 * body, 9);
        }
    }

    /** By 1e-13 to 0.1 rad. */
    private static void disturb(SplittableRandom random, TwoBodies pair, int body) {
        double[] small = new double[9];
        double[] axis = Rotations.direction(random);
        Rotations.about(Math.pow(10, -1 - 12 * random.nextDouble()), axis[0], axis[1], axis[2], small, 0);
        Rotations.multiply(small, 0, pair.rotations, 9 * body, pair.rotations, 9 * body);
    }

    private static double[] apart(SplittableRandom random, TwoBodies pair, double size) {
        double[] direction = Rotations.direction(random);
        double[] apart = new double[3];
        int body = random.nextInt(2);
        int axis = random.nextInt(3);
        int manner = random.nextInt(5);
        double length = switch (manner) {
            case 0 -> 0;
            case 1 -> random.nextInt(2) == 0 ? random.nextDouble(-1, 1) : 0.25 * (random.nextInt(9) - 4);
            case 2 -> 1.2 * random.nextDouble();
            default -> Math.pow(10, -13 * random.nextDouble());
        };
        for (int k = 0; k < 3; k++) {
            double along = manner == 1 ? pair.rotations[9 * body + 3 * k + axis] : direction[k];
            apart[k] = manner == 3 ? 0.1 * (random.nextInt(15) - 7) : size * length * along;
        }
        return apart;
    }
}
