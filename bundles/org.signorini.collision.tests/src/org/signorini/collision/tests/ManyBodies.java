package org.signorini.collision.tests;

import java.util.SplittableRandom;

import org.signorini.collision.Poses;

/** Bodies that drift and spin inside a box, reflected at its walls: a scene where everything meets everything. */
final class ManyBodies {

    final int count;
    final double[] rotations;
    final double[] positions;
    final Poses poses;
    private final double[] velocity;
    private final double[] spin;
    private final double size;

    ManyBodies(int count, double size, double speed, long seed) {
        this.count = count;
        this.size = size;
        SplittableRandom random = new SplittableRandom(seed);
        rotations = new double[9 * count];
        positions = random.doubles(3L * count, 0, size).toArray();
        velocity = random.doubles(3L * count, -speed, speed).toArray();
        spin = random.doubles(3L * count, -3, 3).toArray();
        for (int b = 0; b < count; b++) {
            Rotations.random(random, rotations, 9 * b);
        }
        poses = Poses.of(rotations, positions);
    }

    void move(double h) {
        double[] turn = new double[9];
        for (int b = 0; b < count; b++) {
            double x = spin[3 * b];
            double y = spin[3 * b + 1];
            double z = spin[3 * b + 2];
            Rotations.about(h * Math.sqrt(x * x + y * y + z * z), x, y, z, turn, 0);
            Rotations.multiply(turn, 0, rotations, 9 * b, rotations, 9 * b);
        }
        for (int k = 0; k < 3 * count; k++) {
            positions[k] += h * velocity[k];
            if (positions[k] < 0 && velocity[k] < 0 || positions[k] > size && velocity[k] > 0) {
                velocity[k] = -velocity[k];
            }
        }
    }
}
