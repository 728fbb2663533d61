package org.signorini.collision.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.SplittableRandom;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.Capsule;
import org.signorini.collision.shape.ConvexMesh;
import org.signorini.collision.shape.Cylinder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Polytopes;
import org.signorini.collision.shape.Shape;
import org.signorini.collision.shape.Sphere;

/** Plates and needles as meshes, down to the thickness at which they are refused, touch as the boxes they are. */
class ThinMeshTest {

    static Stream<Shape> others() {
        return Stream.of(new Box(0.3, 0.5, 0.7), new Box(0.4, 0.3, 1e-4), new Sphere(0.3), new Capsule(0.1, 0.4),
                new Cylinder(0.3, 0.2), new HalfSpace(), Catalogue.randomMesh(12, 20));
    }

    @ParameterizedTest
    @MethodSource("others")
    void touchesAsABox(Shape other) {
        double[] own = new double[9];
        for (long seed = 0; seed < 400; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            double thin = 0.5 * Math.pow(10, -4.9 * random.nextDouble());
            Box box = new Box(0.5, random.nextInt(4) == 0 ? thin : random.nextDouble(0.15, 0.5), thin);
            double[] points = Polytopes.box(box.halfX(), box.halfY(), box.halfZ()).vertices().clone();
            Rotations.random(random, own, 0);
            for (int i = 0; i < points.length; i += 3) {
                Rotations.apply(own, 0, points, i, points, i);
            }
            ConvexMesh mesh = ConvexMesh.hullOf(points);
            TwoBodies asMesh = new TwoBodies(mesh, other);
            TwoBodies asBox = new TwoBodies(box, other);
            asMesh.scatter(random, 0.8);
            if (seed % 3 == 0) {
                rest(asMesh, own, other, thin, random);
            }
            System.arraycopy(asMesh.positions, 0, asBox.positions, 0, 6);
            System.arraycopy(asMesh.rotations, 9, asBox.rotations, 9, 9);
            Rotations.multiply(asMesh.rotations, 0, own, 0, asBox.rotations, 0);
            assertEquals(asBox.distance(), asMesh.distance(), 1e-6, "seed " + seed);
            if (!(other instanceof HalfSpace)) {
                assertNull(new ContactOracle(mesh, other, asMesh).check(random, 1e-6,
                        other instanceof Cylinder ? 1e-4 : 1e-5), "seed " + seed);
            }
        }
    }

    /** Flat upon the other shape, half a millimetre off or in. */
    private static void rest(TwoBodies pair, double[] own, Shape other, double thin, SplittableRandom random) {
        pair.turn(1, 0, 0, 0, 1).place(1, 0, 0, 0);
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                pair.rotations[3 * row + column] = own[3 * column + row];
            }
        }
        double top = switch (other) {
            case Box b -> b.halfZ();
            case Cylinder c -> c.halfLength();
            case HalfSpace h -> 0;
            default -> other.reach();
        };
        pair.place(0, 0.1, 0.05, top + thin + 1e-3 * (random.nextDouble() - 0.5));
    }
}
