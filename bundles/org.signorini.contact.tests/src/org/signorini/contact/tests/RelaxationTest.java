package org.signorini.contact.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.Arrays;
import java.util.Random;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.contact.AnitescuPotra;
import org.signorini.contact.Box;
import org.signorini.contact.Hybrid;
import org.signorini.contact.Pyramid;
import org.signorini.contribution.Options;
import org.signorini.simulation.ContactData;
import org.signorini.simulation.ContactModel;
import org.signorini.simulation.ContactPosing;
import org.signorini.simulation.Relaxation;

/** Relaxed constraints and bristles, S3 eq. 39–43, entry by entry, in the box problems they are plain in. */
class RelaxationTest {

    private static final double K = 3e4;
    private static final double B = 70;
    private static final double KT = 2e4;
    private static final double BT = 40;
    private static final double H = 1e-3;

    private static LinearProblem pose(ContactModel model, ContactData data, String... options) {
        model.configure(Options.of(options));
        return (LinearProblem) model.bind().pose(data, 0, new double[data.rows()]);
    }

    /** A contact with a load of 20 N and 5, −3 N of friction in the last step. */
    private static ContactData contact(double speed) {
        ContactData data = Steps.random(new Random(11), 0, 1);
        data.relaxation[0] = new Relaxation(K, B, KT, BT);
        data.gap[0] = -2e-4;
        data.slipSpeed[0] = 1e-2;
        data.before[1] = 0.6 * speed;
        data.before[2] = 0.8 * speed;
        data.lastStep = 2e-3;
        data.last = new double[] {20 * data.lastStep, 5 * data.lastStep, -3 * data.lastStep};
        return data;
    }

    @Test
    void stickingContact() {
        ContactData data = contact(1e-3);
        LinearProblem problem = pose(new Box(), data);
        double en = 1 / (K * H * H + B * H);
        double et = 1 / (KT * H * H + BT * H);
        assertEquals(data.w.diagonal(0) + en, problem.matrix().get(0, 0), 1e-12);
        assertEquals(data.b[0] + en * H * K * -2e-4, problem.q()[0], 1e-12);
        double[] block = new double[9];
        data.w.diagonalBlock(0, block);
        assertEquals(block[4] + et, problem.matrix().get(1, 1), 1e-12);
        assertEquals(block[8] + et, problem.matrix().get(2, 2), 1e-12);
        assertEquals(block[5], problem.matrix().get(1, 2), 1e-15);
        assertEquals(data.b[1] - et * H * (5 + BT * 0.6e-3), problem.q()[1], 1e-12);
        assertEquals(data.b[2] - et * H * (-3 + BT * 0.8e-3), problem.q()[2], 1e-12);
        // |p_t| ≤ μ λ_n h
        assertEquals(data.mu[0] * 20 * H, problem.upper()[1], 1e-15);
        assertEquals(-data.mu[0] * 20 * H, problem.lower()[2], 1e-15);
    }

    /** Across its velocity a sliding contact yields by ‖u_t‖/(μλ_n h), along it as bristles attached anew. */
    @Test
    void slidingContact() {
        ContactData data = contact(0.5);
        LinearProblem problem = pose(new Hybrid(), data);
        double[] w = new double[9];
        data.w.diagonalBlock(0, w);
        double tt = 0.36 * w[4] + 2 * 0.48 * w[5] + 0.64 * w[8];
        double ll = 0.64 * w[4] - 2 * 0.48 * w[5] + 0.36 * w[8];
        assertEquals(tt + 1 / (KT * H * H + BT * H), problem.matrix().get(1, 1), 1e-12);
        assertEquals(ll + 0.5 / (data.mu[0] * 20 * H), problem.matrix().get(2, 2), 1e-12);
        assertEquals(0.6 * data.b[1] + 0.8 * data.b[2], problem.q()[1], 1e-15);
        assertEquals(0.6 * data.b[2] - 0.8 * data.b[1], problem.q()[2], 1e-15);
    }

    /** Anisotropy stretches t2 by a: velocities by a, impulses by 1/a, so that the bristles' ε there is a² ε. */
    @Test
    void stretchedBristlesAreTheSameBristles() {
        ContactData plain = contact(1e-3);
        LinearProblem expected = pose(new Box(), plain);
        ContactData data = contact(1e-3);
        double a = 1.7;
        data.stretch[0] = a;
        data.w = new DenseOperator(new DMatrixRMaj(3, 3, true, stretched(plain, a)), 0);
        data.b[2] *= a;
        data.before[2] *= a;
        data.last[2] /= a;
        LinearProblem problem = pose(new Box(), data);
        assertEquals(a * a * expected.matrix().get(2, 2), problem.matrix().get(2, 2), 1e-10);
        assertEquals(a * expected.q()[2], problem.q()[2], 1e-12);
        assertEquals(expected.q()[1], problem.q()[1], 1e-15);
    }

    private static double[] stretched(ContactData data, double a) {
        double[] w = new double[9];
        data.w.diagonalBlock(0, w);
        for (int i = 0; i < 3; i++) {
            w[3 * i + 2] *= a;
            w[6 + i] *= a;
        }
        return w;
    }

    /** Without stiffness and damping, and in a pure impact, contacts are rigid: the pyramid of fixed directions. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void rigidContactsKeepTheirRows(boolean impact) {
        ContactData data = Steps.random(new Random(2), 1, 3);
        if (impact) {
            data.step = 0;
            data.relaxation[1] = new Relaxation(K, B, KT, BT);
        }
        LinearProblem expected = pose(new Pyramid(), data, "directions", "fixed");
        LinearProblem problem = pose(new AnitescuPotra(), data);
        assertEquals(expected.size(), problem.size());
        assertArrayEquals(Arrays.copyOf(expected.matrix().data, 361),
                Arrays.copyOf(problem.matrix().data, 361), 0);
        assertArrayEquals(Arrays.copyOf(expected.q(), 19), Arrays.copyOf(problem.q(), 19), 0);
    }

    /** Bounds come from the last step in proportion to the steps' lengths, then from what was found. */
    @Test
    void passes() {
        ContactData data = Steps.random(new Random(7), 1, 2);
        data.lastStep = 4e-3;
        data.last[data.row(0)] = 0.8;
        Box box = new Box();
        box.configure(Options.of("passes", "3"));
        ContactPosing posing = box.bind();
        double[] p = new double[7];
        LinearProblem first = (LinearProblem) posing.pose(data, 0, p);
        // the second contact is new: no friction yet
        assertEquals(1 + 2 + 2, first.size());
        assertEquals(data.mu[0] * 0.2, first.upper()[3], 1e-15);
        assertEquals(0, posing.contact(3));
        p[data.row(0)] = 0.5;
        p[data.row(1)] = 0.25;
        LinearProblem second = (LinearProblem) posing.pose(data, 1, p);
        assertSame(first, second);
        assertEquals(1 + 2 + 4, second.size());
        assertEquals(data.mu[0] * 0.5, second.upper()[4], 1e-15);
        assertEquals(-data.mu[1] * 0.25, second.lower()[6], 1e-15);
        assertEquals(1, posing.contact(6));
        assertEquals(-1, posing.contact(0));
        assertNull(posing.pose(data, 2, p), "bounds have settled");
        p[data.row(1)] = 0.3;
        posing.pose(data, 1, p);
        assertNull(posing.pose(data, 3, p), "three passes are made");
    }

    @Test
    void startIsImpulsesInverse() {
        for (long seed = 0; seed < 20; seed++) {
            ContactData data = Steps.random(new Random(seed), 1, 3);
            data.lastStep = H;
            data.last = new Random(seed).doubles(data.rows()).toArray();
            Hybrid hybrid = new Hybrid();
            hybrid.configure(Options.of());
            ContactPosing posing = hybrid.bind();
            double[] z = new double[posing.pose(data, 0, new double[data.rows()]).size()];
            posing.start(data.last, z);
            double[] back = new double[data.rows()];
            posing.impulses(z, back);
            assertArrayEquals(data.last, back, 1e-14, "seed " + seed);
        }
    }
}
