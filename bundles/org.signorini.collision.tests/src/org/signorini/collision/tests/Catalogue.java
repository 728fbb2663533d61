package org.signorini.collision.tests;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;

import org.junit.jupiter.params.provider.Arguments;
import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.Capsule;
import org.signorini.collision.shape.ConvexMesh;
import org.signorini.collision.shape.Cylinder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Point;
import org.signorini.collision.shape.Shape;
import org.signorini.collision.shape.Sphere;

/** One of every shape, and all pairs that make sense. */
final class Catalogue {

    private Catalogue() {
    }

    static ConvexMesh randomMesh(long seed, int points) {
        SplittableRandom random = new SplittableRandom(seed);
        double[] x = new double[3 * points];
        for (int i = 0; i < points; i++) {
            double[] direction = Rotations.direction(random);
            x[3 * i] = 0.8 * direction[0];
            x[3 * i + 1] = 0.5 * direction[1];
            x[3 * i + 2] = 0.6 * direction[2];
        }
        return ConvexMesh.hullOf(x);
    }

    static List<Shape> bounded() {
        return List.of(new Point(), new Sphere(0.4), new Capsule(0.2, 0.5), new Box(0.3, 0.5, 0.7),
                new Cylinder(0.4, 0.3), randomMesh(11, 14), randomMesh(12, 60));
    }

    static Stream<Arguments> boundedPairs() {
        List<Arguments> pairs = new ArrayList<>();
        for (Shape a : bounded()) {
            for (Shape b : bounded()) {
                pairs.add(Arguments.of(a, b));
            }
        }
        return pairs.stream();
    }

    static Stream<Arguments> allPairs() {
        HalfSpace plane = new HalfSpace();
        return Stream.concat(boundedPairs(),
                bounded().stream().flatMap(s -> Stream.of(Arguments.of(s, plane), Arguments.of(plane, s))));
    }

    /**
     * How exact contact points and normals are. Closed forms: rounding. Polytopes: features within 1e-7 of their size
     * count as equal. Cylinders by iteration: distances are good to 1e-10, and where a surface is curved a distance
     * that good leaves the place uncertain by its root.
     */
    static double precision(Shape a, Shape b) {
        if (a instanceof HalfSpace || b instanceof HalfSpace || round(a) && (round(b) || b instanceof Box)
                || round(b) && a instanceof Box) {
            return 1e-12;
        }
        return a instanceof Cylinder || b instanceof Cylinder ? 2e-5 : 1e-6;
    }

    private static boolean round(Shape s) {
        return s instanceof Point || s instanceof Sphere || s instanceof Capsule;
    }

    /** How far apart centres should be for pairs to overlap about as often as not. */
    static double scale(Shape a, Shape b) {
        double reach = 0;
        reach += a instanceof HalfSpace ? 0 : a.reach();
        reach += b instanceof HalfSpace ? 0 : b.reach();
        return Math.max(1.6 * reach, 0.1);
    }
}
