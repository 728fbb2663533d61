package org.signorini.algebra.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.signorini.algebra.Frame;
import org.signorini.algebra.PluckerTransforms;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.RigidInertias;
import org.signorini.algebra.SpatialVectors;
import org.signorini.algebra.Symmetric3;
import org.signorini.algebra.Symmetric6;
import org.signorini.algebra.Vector3;

class SpatialTest {

    private static final double EPS = 2e-14;

    @Test
    void powerIsTheSameFromEveryFrame() {
        RandomData random = new RandomData(21);
        for (int i = 0; i < 100; i++) {
            double[] x = new double[12];
            PluckerTransforms.from(random.frame(), x, 0);
            double[] v = random.numbers(6);
            double[] f = random.numbers(6);
            double power = SpatialVectors.dot(f, 0, v, 0);
            PluckerTransforms.motion(x, 0, v, 0, v, 0);
            PluckerTransforms.force(x, 0, f, 0, f, 0);
            assertEquals(power, SpatialVectors.dot(f, 0, v, 0), EPS);
        }
    }

    @Test
    void transformsComposeAndInvert() {
        RandomData random = new RandomData(22);
        for (int i = 0; i < 50; i++) {
            Frame ab = random.frame();
            Frame bc = random.frame();
            double[] xab = new double[12];
            double[] xbc = new double[12];
            double[] expected = new double[12];
            double[] actual = new double[12];
            PluckerTransforms.from(ab, xab, 0);
            PluckerTransforms.from(bc, xbc, 0);
            PluckerTransforms.from(ab.times(bc), expected, 0);
            PluckerTransforms.multiply(xab, 0, xbc, 0, actual, 0);
            assertArrayEquals(expected, actual, EPS);
            PluckerTransforms.from(ab.inverse(), expected, 0);
            PluckerTransforms.invert(xab, 0, actual, 0);
            assertArrayEquals(expected, actual, EPS);
        }
    }

    /** d/dt of X(t) f for a body moving with v is v ×* f, of X(t) m it is v × m: by central differences. */
    @Test
    void crossProductsAreDerivatives() {
        RandomData random = new RandomData(23);
        double[] v = random.numbers(6);
        double[] a = random.numbers(6);
        double h = 1e-5;
        double[] expectedMotion = new double[6];
        double[] expectedForce = new double[6];
        for (int sign = -1; sign <= 1; sign += 2) {
            double[] x = new double[12];
            PluckerTransforms.from(displaced(v, sign * h), x, 0);
            double[] m = new double[6];
            double[] f = new double[6];
            PluckerTransforms.motion(x, 0, a, 0, m, 0);
            PluckerTransforms.force(x, 0, a, 0, f, 0);
            SpatialVectors.addScaled(sign / (2 * h), m, 0, expectedMotion, 0);
            SpatialVectors.addScaled(sign / (2 * h), f, 0, expectedForce, 0);
        }
        double[] out = new double[6];
        SpatialVectors.crossMotion(v, 0, a, 0, out, 0);
        assertArrayEquals(expectedMotion, out, 1e-8);
        SpatialVectors.crossForce(v, 0, a, 0, out, 0);
        assertArrayEquals(expectedForce, out, 1e-8);
    }

    private static Frame displaced(double[] v, double h) {
        Vector3 w = Vector3.from(v, 0);
        return new Frame(Vector3.from(v, 3).times(h),
                Quaternion.rotation(w, h * w.norm()));
    }

    @Test
    void momentumIsTheSameFromEveryFrame() {
        RandomData random = new RandomData(24);
        for (int i = 0; i < 100; i++) {
            double[] inertia = inertia(random);
            double[] x = new double[12];
            PluckerTransforms.from(random.frame(), x, 0);
            double[] v = random.numbers(6);
            double[] expected = new double[6];
            RigidInertias.apply(inertia, 0, v, 0, expected, 0);
            PluckerTransforms.force(x, 0, expected, 0, expected, 0);
            double[] moved = new double[10];
            RigidInertias.transform(x, 0, inertia, 0, moved, 0);
            PluckerTransforms.motion(x, 0, v, 0, v, 0);
            double[] actual = new double[6];
            RigidInertias.apply(moved, 0, v, 0, actual, 0);
            assertArrayEquals(expected, actual, EPS, "case " + i);
        }
    }

    @Test
    void shiftedInertiaIsTheTransformedOne() {
        RandomData random = new RandomData(25);
        double[] inertia = inertia(random);
        Frame shift = Frame.at(random.vector());
        double[] x = new double[12];
        PluckerTransforms.from(shift, x, 0);
        double[] expected = new double[10];
        RigidInertias.transform(x, 0, inertia, 0, expected, 0);
        double[] actual = new double[10];
        RigidInertias.addShifted(inertia, 0, x, 9, actual, 0);
        assertArrayEquals(expected, actual, EPS);
    }

    private static double[] inertia(RandomData random) {
        double[] full = random.gram(3, 3);
        double[] out = new double[10];
        RigidInertias.of(1.5 + random.number(), random.numbers(3), 0,
                new double[] {full[0], full[4], full[8], full[1], full[2], full[5]}, 0, out, 0);
        return out;
    }

    @Test
    void symmetricThreeMatchesDense() {
        RandomData random = new RandomData(26);
        for (int i = 0; i < 50; i++) {
            double[] s = random.numbers(6);
            double[] r = random.orientation().matrix();
            double[] full = Dense.multiply(Dense.multiply(r, Dense.symmetric3(s), 3), Dense.transpose(r, 3), 3);
            double[] turned = new double[6];
            Symmetric3.rotate(r, 0, s, 0, turned, 0);
            assertArrayEquals(full, Dense.symmetric3(turned), EPS);
            double[] inverse = new double[6];
            double determinant = Symmetric3.invert(s, 0, inverse, 0);
            assertEquals(determinant, Symmetric3.determinant(s, 0), 1e-15);
            double[] one = Dense.multiply(Dense.symmetric3(s), Dense.symmetric3(inverse), 3);
            assertArrayEquals(new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1}, one, 1e-12 / Math.abs(determinant));
        }
        double[] untouched = {7};
        assertEquals(0, Symmetric3.invert(new double[6], 0, untouched, 0));
    }

    @Test
    void symmetricSixMatchesDense() {
        RandomData random = new RandomData(27);
        for (int i = 0; i < 50; i++) {
            double[] m = random.numbers(21);
            double[] a = random.numbers(6);
            double[] r = random.numbers(3);
            double[] out = new double[6];
            Symmetric6.apply(m, 0, a, 0, out, 0);
            assertArrayEquals(Dense.multiply(Dense.symmetric6(m), a, 6), out, EPS);

            // a force (n, f) about B becomes X f about A, a motion v_B = Xᵀ v_A: inertia X M Xᵀ, compliance Xᵀ M X
            double[] x = Dense.shift(r);
            double[] xt = Dense.transpose(x, 6);
            double[] shifted = new double[21];
            Symmetric6.addShiftedInertia(m, 0, r, 0, shifted, 0);
            double[] expected = Dense.multiply(Dense.multiply(x, Dense.symmetric6(m), 6), xt, 6);
            assertArrayEquals(expected, Dense.symmetric6(shifted), EPS);
            Symmetric6.shiftCompliance(m, 0, r, 0, shifted, 0);
            expected = Dense.multiply(Dense.multiply(xt, Dense.symmetric6(m), 6), x, 6);
            assertArrayEquals(expected, Dense.symmetric6(shifted), EPS);

            double[] outer = new double[21];
            Symmetric6.addOuter(2, a, 0, outer, 0);
            double[] full = Dense.symmetric6(outer);
            for (int k = 0; k < 36; k++) {
                assertEquals(2 * a[k / 6] * a[k % 6], full[k], EPS);
            }
        }
    }

    @Test
    void shiftsMatchDense() {
        RandomData random = new RandomData(28);
        double[] r = random.numbers(3);
        double[] a = random.numbers(6);
        double[] out = new double[6];
        SpatialVectors.shiftMotion(a, 0, r, 0, out, 0);
        assertArrayEquals(Dense.multiply(Dense.transpose(Dense.shift(r), 6), a, 6), out, EPS);
        out = new double[6];
        SpatialVectors.addShiftedForce(a, 0, r, 0, out, 0);
        assertArrayEquals(Dense.multiply(Dense.shift(r), a, 6), out, EPS);
    }
}
