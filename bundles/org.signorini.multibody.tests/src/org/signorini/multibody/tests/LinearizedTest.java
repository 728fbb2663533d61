package org.signorini.multibody.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.dynamics.MassMatrix;
import org.signorini.multibody.force.JointSpring;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;

/**
 * The woodpecker of S4 drawn as a mechanism: with linearized kinematics it is equations 13 to 16. Joint coordinates are
 * (y, φ_M, φ_S − φ_M), those of the paper (y, φ_M, φ_S).
 */
class LinearizedTest {

    private static final double RO = 0.0025;
    private static final double RM = 0.0031;
    private static final double HM = 0.0058;
    private static final double LM = 0.010;
    private static final double LG = 0.015;
    private static final double HS = 0.02;
    private static final double LS = 0.0201;
    private static final double MM = 0.0003;
    private static final double MS = 0.0045;
    private static final double JM = 5.0e-9;
    private static final double JS = 7.0e-7;
    private static final double C = 0.0056;
    private static final double G = 9.81;

    private static Mechanism woodpecker(KinematicsMode mode) {
        MechanismBuilder builder = Mechanism.named("woodpecker").gravity(0, -G, 0).kinematics(mode);
        Body slider = builder.body("slider", MassProperties.NONE);
        Body sleeve = builder.body("sleeve", MassProperties.of(MM, JM, JM, JM));
        Body bird = builder.body("bird", MassProperties.of(MS, JS, JS, JS).at(LG, 0, 0));
        builder.joint("y", JointType.PRISMATIC).axis(0, 1, 0).between(builder.ground().origin(), slider.origin())
                .initialVelocity(-0.3411).add();
        builder.joint("M", JointType.REVOLUTE).between(slider.origin(), sleeve.origin()).initial(-0.1036).add();
        Joint neck = builder.joint("S", JointType.REVOLUTE).between(sleeve.marker(LM, 0, 0), bird.origin())
                .initial(-0.2788 + 0.1036).initialVelocity(-7.4583).add();
        builder.force(new JointSpring("spring", neck, 0, C, 0, 0));
        return builder.build();
    }

    private final MultibodySystem system = MultibodySystem.minimal(woodpecker(KinematicsMode.LINEARIZED));
    private final Dynamics dynamics = new Dynamics(system);
    private final State state = system.initialState();

    LinearizedTest() {
        dynamics.update(state);
    }

    /** The three corners against the pole, normals along x. */
    private Rows contacts() {
        Rows rows = dynamics.rows();
        double[] nt = {1, 0, 0, 0, 1, 0};
        rows.addPoint(0, 3, new double[] {LM + LG - LS, HS, 0}, 0, nt, 0, 2);
        rows.addPoint(0, 2, new double[] {RM, -HM, 0}, 0, nt, 0, 2);
        rows.addPoint(0, 2, new double[] {RM, HM, 0}, 0, nt, 0, 2);
        return rows;
    }

    /** Rows of coefficients of (y, φ_M, φ_S − φ_M) as coefficients of (y, φ_M, φ_S). */
    private static double[] absolute(double[] rows) {
        double[] out = rows.clone();
        for (int i = 0; i < rows.length; i += 3) {
            out[i + 1] -= rows[i + 2];
        }
        return out;
    }

    @Test
    void massMatrixIsEquation14() {
        double[] m = new double[9];
        new MassMatrix(dynamics.kinematics()).fill(m);
        double[] half = absolute(m);
        double[] transposed = {half[0], half[3], half[6], half[1], half[4], half[7], half[2], half[5], half[8]};
        double[] expected = {MS + MM, MS * LM, MS * LG, MS * LM, JM + MS * LM * LM, MS * LM * LG, MS * LG,
                MS * LM * LG, JS + MS * LG * LG};
        double[] actual = absolute(transposed);
        for (int i = 0; i < 9; i++) {
            assertEquals(1, actual[i] / expected[i], 1e-15, "entry " + i);
        }
    }

    @Test
    void forcesAreEquation14() {
        double[] udot = new double[3];
        dynamics.accelerations(udot);
        double[] m = new double[9];
        new MassMatrix(dynamics.kinematics()).fill(m);
        double[] h = Dense.multiply(m, udot, 3);
        // generalized forces go the other way: h_M = h₂ − h₃
        h[1] -= h[2];
        double phiM = -0.1036;
        double phiS = -0.2788;
        assertArrayEquals(new double[] {-(MS + MM) * G, -C * (phiM - phiS) - MS * LM * G,
                -C * (phiS - phiM) - MS * LG * G}, h, 1e-15);
    }

    @Test
    void gapsAndDirectionsAreEquations15And16() {
        Rows rows = contacts();
        double[] jacobian = new double[18];
        rows.jacobian(jacobian);
        double[] w = absolute(jacobian);
        assertArrayEquals(new double[] {0, 0, -HS, 1, LM, LG - LS, 0, HM, 0, 1, RM, 0, 0, -HM, 0, 1, RM, 0}, w, 1e-15);

        // gap = gap at the reference + gradient · displacement, by points that move to first order
        double[] p = new double[3];
        dynamics.bodies().point(3, new double[] {LG - LS, HS, 0}, 0, p, 0);
        assertEquals(LM + LG - LS - RO - HS * -0.2788, p[0] - RO, 1e-15);
        dynamics.bodies().point(2, new double[] {RM, -HM, 0}, 0, p, 0);
        assertEquals(RM - RO + HM * -0.1036, p[0] - RO, 1e-15);
        for (int i = 0; i < 6; i++) {
            assertEquals(0, rows.bias[i], 0);
        }
    }

    @Test
    void impulsesRespondByTheFrozenMass() {
        Rows rows = contacts();
        double[] lambda = new double[36];
        dynamics.operationalSpace(rows, lambda);
        double[] m = new double[9];
        new MassMatrix(dynamics.kinematics()).fill(m);
        double[] jacobian = new double[18];
        rows.jacobian(jacobian);
        Dense.assertClose(Dense.response(jacobian, m, 3, new boolean[3]), lambda, 1e-11, "Λ");
        state.q[1] = 1;
        state.u[2] = 30;
        dynamics.update(state);
        double[] again = new double[36];
        dynamics.operationalSpace(contacts(), again);
        assertArrayEquals(lambda, again, 0);
    }

    /** (M + h²θ²K)⁻¹ of Moreau–Jean, by adding the spring's stiffness to the factored diagonal. */
    @Test
    void implicitSpringByTheDiagonal() {
        double h = 0.01;
        double[] k = new double[3];
        double[] c = new double[3];
        dynamics.jointStiffness(k, c);
        assertArrayEquals(new double[] {0, 0, C}, k, 0);
        double[] m = new double[9];
        new MassMatrix(dynamics.kinematics()).fill(m);
        double[] added = new double[3];
        for (int i = 0; i < 3; i++) {
            added[i] = h * h / 4 * k[i];
            m[4 * i] += added[i];
        }
        dynamics.factor(added);
        double[] x = {1, -2, 3};
        double[] solved = new double[3];
        dynamics.solve(Dense.multiply(m, x, 3), solved);
        assertArrayEquals(x, solved, 1e-12);
        // stays factored while the state moves: M is frozen
        dynamics.update(state);
        dynamics.solve(Dense.multiply(m, x, 3), solved);
        assertArrayEquals(x, solved, 1e-12);
    }

    @Test
    void energyIsThatOfTheLinearSystem() {
        double[] m = new double[9];
        new MassMatrix(dynamics.kinematics()).fill(m);
        assertEquals(0.5 * Dense.dot(state.u, Dense.multiply(m, state.u, 3)), dynamics.kineticEnergy(), 1e-18);
        double phiM = -0.1036;
        double phiS = -0.2788;
        double potential = G * MS * (LM * phiM + LG * phiS) + 0.5 * C * (phiS - phiM) * (phiS - phiM);
        assertEquals(potential, dynamics.potentialEnergy(), 1e-17);
    }

    /** To first order in displacements and velocities both kinematics are the same. */
    @Test
    void smallMotionsAreThoseOfTheToy() {
        MultibodySystem toy = MultibodySystem.minimal(woodpecker(KinematicsMode.NONLINEAR));
        Dynamics real = new Dynamics(toy);
        State small = new State(3, 3);
        double[] a = new double[3];
        double[] b = new double[3];
        double[] difference = new double[2];
        for (int i = 0; i < 2; i++) {
            double size = i == 0 ? 1e-3 : 1e-4;
            for (int j = 0; j < 3; j++) {
                small.q[j] = size * (j + 1);
                small.u[j] = size * (2 - j);
            }
            dynamics.update(small);
            dynamics.accelerations(a);
            real.update(small);
            real.accelerations(b);
            double[] pa = new double[3];
            double[] pb = new double[3];
            dynamics.bodies().point(3, new double[] {0.1, 0.2, 0.3}, 0, pa, 0);
            real.bodies().point(3, new double[] {0.1, 0.2, 0.3}, 0, pb, 0);
            for (int j = 0; j < 3; j++) {
                difference[i] = Math.max(difference[i], Math.abs(pa[j] - pb[j]));
            }
        }
        assertEquals(100, difference[0] / difference[1], 1);
    }

    /** Turns about several axes add like vectors, in whatever order they are made. */
    @Test
    void turnsAdd() {
        MechanismBuilder builder = Mechanism.named("ball joint").kinematics(KinematicsMode.LINEARIZED);
        Body body = builder.body("body", MassProperties.sphere(1, 0.1));
        builder.joint("J", JointType.SPHERICAL).between(builder.ground().origin(), body.origin()).add();
        MultibodySystem ball = MultibodySystem.minimal(builder.build());
        double[][] turns = {{0.4, 0, 0}, {0, 0.5, 0}, {0.1, -0.2, 0.6}, {-0.3, 0.1, 0.1}};
        double[] q = ball.initialState().q;
        for (double[] turn : turns) {
            ball.configuration().advance(q, turn, 1, q);
        }
        double[] back = ball.initialState().q;
        for (int k = turns.length - 1; k >= 0; k--) {
            ball.configuration().advance(back, turns[k], 1, back);
        }
        assertArrayEquals(q, back, 1e-15);
        double[] sum = new double[3];
        ball.configuration().difference(q, ball.initialState().q, sum);
        assertArrayEquals(new double[] {0.2, 0.4, 0.7}, sum, 1e-15);
        ball.configuration().difference(q, back, sum);
        assertArrayEquals(new double[3], sum, 1e-15);
        Dynamics frozen = new Dynamics(ball);
        frozen.update(q, new double[3], 0);
        double[] p = new double[3];
        frozen.bodies().point(1, new double[] {1, 0, 0}, 0, p, 0);
        // θ × x
        assertArrayEquals(new double[] {1, 0.7, -0.4}, p, 1e-15);
    }
}
