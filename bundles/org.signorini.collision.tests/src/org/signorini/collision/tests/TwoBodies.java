package org.signorini.collision.tests;

import java.util.SplittableRandom;

import org.signorini.collision.ContactSet;
import org.signorini.collision.PairQuery;
import org.signorini.collision.Placement;
import org.signorini.collision.Poses;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.Shape;

/** Two shapes, each on a body of its own that a test can put anywhere. */
final class TwoBodies {

    final double[] rotations = Rotations.identities(2);
    final double[] positions = new double[6];
    final Poses poses = Poses.of(rotations, positions);
    final Scene scene;
    final PairQuery query;

    TwoBodies(Shape first, Shape second) {
        SceneBuilder builder = new SceneBuilder();
        builder.add(0, first, Placement.identity());
        builder.add(1, second, Placement.identity());
        builder.collideAll();
        scene = builder.build();
        query = new PairQuery(scene);
    }

    TwoBodies place(int body, double x, double y, double z) {
        positions[3 * body] = x;
        positions[3 * body + 1] = y;
        positions[3 * body + 2] = z;
        return this;
    }

    /** Turns a body by an angle about an axis, from its reference orientation. */
    TwoBodies turn(int body, double angle, double x, double y, double z) {
        Rotations.about(angle, x, y, z, rotations, 9 * body);
        return this;
    }

    /** Any orientations, and the centres a random vector of up to the given length apart. */
    void scatter(SplittableRandom random, double apart) {
        for (int body = 0; body < 2; body++) {
            Rotations.random(random, rotations, 9 * body);
            double[] direction = Rotations.direction(random);
            double length = body == 0 ? 0 : apart * random.nextDouble();
            for (int k = 0; k < 3; k++) {
                positions[3 * body + k] = length * direction[k];
            }
        }
    }

    double distance() {
        return query.distance(poses, 0, 1);
    }

    ContactSet contacts(double margin) {
        return query.contacts(poses, 0, 1, margin);
    }

    ContactSet contacts() {
        return contacts(Double.POSITIVE_INFINITY);
    }

    /** The contact with the least gap. */
    static int nearest(ContactSet contacts) {
        int best = 0;
        for (int i = 1; i < contacts.count(); i++) {
            best = contacts.gap()[i] < contacts.gap()[best] ? i : best;
        }
        return best;
    }
}
