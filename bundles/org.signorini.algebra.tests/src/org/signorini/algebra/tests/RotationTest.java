package org.signorini.algebra.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Quaternions;
import org.signorini.algebra.Rotations;
import org.signorini.algebra.Vector3;
import org.signorini.algebra.Vectors;

class RotationTest {

    private static final double EPS = 1e-14;

    @Test
    void rotationAboutZTurnsXToY() {
        Vector3 y = Quaternion.rotation(Vector3.Z, Math.PI / 2).rotate(Vector3.X);
        assertEquals(0, y.minus(Vector3.Y).norm(), EPS);
    }

    @Test
    void rightAnglesAreExactPermutations() {
        double[] r = Quaternion.rotation(Vector3.X, Math.PI / 2).matrix();
        assertArrayEquals(new double[] {1, 0, 0, 0, 0, -1, 0, 1, 0}, r, 0);
        assertTrue(1 / r[1] > 0, "zeros are positive");
    }

    @Test
    void zToPointsZAlongAnyDirection() {
        RandomData random = new RandomData(1);
        for (int i = 0; i < 200; i++) {
            Vector3 d = i == 0 ? new Vector3(0, 0, -3) : i == 1 ? new Vector3(1e-9, 0, -1) : random.vector();
            assertEquals(0, Quaternion.zTo(d).rotate(Vector3.Z).minus(d.unit()).norm(), 1e-8, "direction " + d);
        }
    }

    @Test
    void matrixAndQuaternionAgree() {
        RandomData random = new RandomData(2);
        double[] back = new double[4];
        for (int i = 0; i < 500; i++) {
            Quaternion q = random.orientation();
            Vector3 a = random.vector();
            double[] r = q.matrix();
            double[] turned = new double[3];
            Rotations.apply(r, 0, new double[] {a.x(), a.y(), a.z()}, 0, turned, 0);
            assertEquals(0, q.rotate(a).minus(Vector3.from(turned, 0)).norm(), EPS, "case " + i);
            Quaternions.fromMatrix(r, 0, back, 0);
            double sign = q.w() < 0 ? -1 : 1;
            assertArrayEquals(new double[] {sign * q.w(), sign * q.x(), sign * q.y(), sign * q.z()}, back, EPS);
        }
    }

    @Test
    void halfTurnsSurviveTheConversion() {
        double[] back = new double[4];
        for (Vector3 axis : new Vector3[] {Vector3.X, Vector3.Y, Vector3.Z}) {
            Quaternions.fromMatrix(Quaternion.rotation(axis, Math.PI).matrix(), 0, back, 0);
            assertArrayEquals(new double[] {0, axis.x(), axis.y(), axis.z()}, back, EPS);
        }
    }

    @Test
    void matrixProductsFollowQuaternionProducts() {
        RandomData random = new RandomData(3);
        double[] product = new double[9];
        for (int i = 0; i < 100; i++) {
            Quaternion a = random.orientation();
            Quaternion b = random.orientation();
            Rotations.multiply(a.matrix(), 0, b.matrix(), 0, product, 0);
            assertArrayEquals(a.times(b).matrix(), product, EPS);
            Rotations.transposeMultiply(a.matrix(), 0, b.matrix(), 0, product, 0);
            assertArrayEquals(a.inverse().times(b).matrix(), product, EPS);
        }
    }

    @Test
    void advancingForATimeTurnsByTheAngle() {
        double[] q = {1, 0, 0, 0};
        double[] omega = {0, 0, 3};
        Quaternions.advance(q, 0, omega, 0, 0.5, q, 0);
        assertArrayEquals(new double[] {Math.cos(.75), 0, 0, Math.sin(.75)}, q, EPS);
    }

    @Test
    void seriesAndFunctionsMeet() {
        double[] small = {1, 0, 0, 0};
        double[] large = {1, 0, 0, 0};
        Quaternions.advance(small, 0, new double[] {0.0199999999, 0, 0}, 0, 1, small, 0);
        Quaternions.advance(large, 0, new double[] {0.0200000001, 0, 0}, 0, 1, large, 0);
        assertEquals(Math.cos(0.01), small[0], 1e-12);
        assertEquals(Math.sin(0.0199999999 / 2), small[1], 1e-16);
        assertEquals(Math.sin(0.0200000001 / 2), large[1], 1e-16);
    }

    @Test
    void differenceUndoesAdvance() {
        RandomData random = new RandomData(4);
        double[] a = new double[4];
        double[] b = new double[4];
        double[] theta = new double[3];
        for (int i = 0; i < 500; i++) {
            random.orientation().put(a, 0);
            double[] turn = random.numbers(3);
            double scale = 1.7 * Math.pow(10, -(i % 12));
            for (int k = 0; k < 3; k++) {
                turn[k] *= scale;
            }
            Quaternions.advance(a, 0, turn, 0, 1, b, 0);
            Quaternions.difference(b, 0, a, 0, theta, 0);
            assertArrayEquals(turn, theta, 3e-15, "case " + i);
        }
    }

    @Test
    void quaternionDivisionIsTheInverseProduct() {
        RandomData random = new RandomData(5);
        for (int i = 0; i < 50; i++) {
            Quaternion a = random.orientation();
            Quaternion b = random.orientation();
            double[] qa = new double[4];
            double[] qb = new double[4];
            a.put(qa, 0);
            b.put(qb, 0);
            double[] out = new double[4];
            Quaternions.divideLeft(qa, 0, qb, 0, out, 0);
            double[] expected = new double[4];
            a.inverse().times(b).put(expected, 0);
            assertArrayEquals(expected, out, EPS);
            Quaternions.multiply(qa, 0, qb, 0, out, 0);
            a.times(b).put(expected, 0);
            assertArrayEquals(expected, out, EPS);
        }
    }

    @Test
    void framesComposeAndInvert() {
        RandomData random = new RandomData(6);
        for (int i = 0; i < 50; i++) {
            Frame ab = random.frame();
            Frame bc = random.frame();
            Vector3 p = random.vector();
            assertEquals(0, ab.times(bc).apply(p).minus(ab.apply(bc.apply(p))).norm(), EPS);
            assertEquals(0, ab.inverse().apply(ab.apply(p)).minus(p).norm(), EPS);
        }
    }

    @Test
    void tangentsCompleteATriad() {
        RandomData random = new RandomData(7);
        double[] n = new double[9];
        for (int i = 0; i < 300; i++) {
            Vector3 d = i == 0 ? Vector3.Z : i == 1 ? Vector3.Z.times(-1) : i == 2 ? Vector3.X : random.vector().unit();
            d.put(n, 0);
            Vectors.tangents(n, 0, n, 3, 6);
            Vector3 t1 = Vector3.from(n, 3);
            Vector3 t2 = Vector3.from(n, 6);
            assertEquals(0, d.cross(t1).minus(t2).norm(), EPS, "normal " + d);
            assertEquals(1, t1.norm(), EPS, "normal " + d);
        }
    }

    @Test
    void nothingHasNoDirection() {
        assertThrows(IllegalArgumentException.class, Vector3.ZERO::unit);
        assertThrows(IllegalArgumentException.class, () -> new Quaternion(0, 0, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> Frame.at(Double.NaN, 0, 0));
    }
}
