package org.signorini.multibody.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.LoopProjection;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.force.JointForce;
import org.signorini.multibody.force.TranslationalSpring;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointBuilder;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.model.Motion;

/** Planar mechanisms with loops, drawn with spatial joints and so over-constrained, against closed forms. */
class LoopTest {

    private static MassProperties rod(double length) {
        return MassProperties.rod(length, length).at(length / 2, 0, 0);
    }

    /** Crank a at the origin, coupler b, rocker c at (d, 0); the joint between coupler and rocker closes the loop. */
    private static Mechanism fourBar(double a, double b, double c, double d, double... angles) {
        MechanismBuilder builder = Mechanism.named("four-bar").gravity(0, -9.81, 0);
        Body crank = builder.body("crank", rod(a));
        Body coupler = builder.body("coupler", rod(b));
        Body rocker = builder.body("rocker", rod(c));
        builder.joint("A", JointType.REVOLUTE).between(builder.ground().origin(), crank.origin()).initial(angles[0])
                .add();
        builder.joint("B", JointType.REVOLUTE).between(crank.marker(a, 0, 0), coupler.origin()).initial(angles[1])
                .add();
        builder.joint("D", JointType.REVOLUTE).between(builder.ground().marker(d, 0, 0), rocker.origin())
                .initial(angles[2]).add();
        builder.joint("C", JointType.REVOLUTE).between(coupler.marker(b, 0, 0), rocker.marker(c, 0, 0)).add();
        return builder.build();
    }

    @Test
    void fourBarClosesWhereFreudensteinSays() {
        double a = 0.5;
        double b = 1.4;
        double c = 1.2;
        double d = 1.5;
        for (double crank = -3; crank < 3; crank += 0.37) {
            // rocker angle: the circles about B and D meet, upper branch
            double bx = a * Math.cos(crank);
            double by = a * Math.sin(crank);
            double distance = Math.hypot(d - bx, -by);
            double along = (b * b - c * c + distance * distance) / (2 * distance);
            double height = Math.sqrt(b * b - along * along);
            double ex = (d - bx) / distance;
            double ey = -by / distance;
            double cx = bx + along * ex - height * ey;
            double cy = by + along * ey + height * ex;
            double coupler = Math.atan2(cy - by, cx - bx);
            double rocker = Math.atan2(cy, cx - d);

            MultibodySystem system = MultibodySystem.minimal(fourBar(a, b, c, d, crank, coupler - crank + 0.2,
                    rocker - 0.1));
            Dynamics dynamics = new Dynamics(system);
            State state = system.initialState();
            LoopProjection projection = new LoopProjection(dynamics);
            assertTrue(projection.closePositions(state, 1e-13, 20), "crank " + crank + ": " + projection.residual());
            // the projection moves the crank a little too: compare with the closed form at its angle
            double moved = state.q[0];
            double residual = b * b - Math.pow(d + c * Math.cos(state.q[2]) - a * Math.cos(moved), 2)
                    - Math.pow(c * Math.sin(state.q[2]) - a * Math.sin(moved), 2);
            assertEquals(0, residual, 1e-12, "crank " + crank);
            assertEquals(2, projection.rank(), "five rows, two of them independent");

            // velocity ratio: ω_c/ω_a = a sin(θ_a − θ_b)/(c sin(θ_c − θ_b))
            state.u[0] = 1;
            projection.closeVelocities(state);
            double couplerAngle = moved + state.q[1];
            double ratio = a * Math.sin(moved - couplerAngle) / (c * Math.sin(state.q[2] - couplerAngle));
            assertEquals(ratio, state.u[2] / state.u[0], 1e-10, "crank " + crank);
        }
    }

    /** A crank of length r turned at constant speed, a rod l, a piston along x: all in closed form. */
    @Test
    void sliderCrankWithPrescribedCrank() {
        double r = 0.3;
        double l = 0.9;
        double omega = 4;
        MechanismBuilder builder = Mechanism.named("slider-crank");
        Body crank = builder.body("crank", rod(r));
        Body rod = builder.body("rod", rod(l));
        Body piston = builder.body("piston", MassProperties.sphere(0.7, 0.1));
        builder.joint("crank", JointType.REVOLUTE).between(builder.ground().origin(), crank.origin())
                .motion(Motion.steady(0.2, omega)).add();
        builder.joint("pin", JointType.REVOLUTE).between(crank.marker(r, 0, 0), rod.origin()).initial(-0.2).add();
        builder.joint("bore", JointType.PRISMATIC).axis(1, 0, 0).between(builder.ground().origin(), piston.origin())
                .initial(1.1).add();
        builder.joint("wrist", JointType.REVOLUTE).between(rod.marker(l, 0, 0), piston.origin()).cut().add();
        MultibodySystem system = MultibodySystem.minimal(builder.build());
        Dynamics dynamics = new Dynamics(system);
        State state = system.initialState();
        LoopProjection projection = new LoopProjection(dynamics);
        RungeKutta integrator = new RungeKutta(dynamics);
        double[] udot = new double[3];
        int x = system.joint(system.mechanism().joint("bore")).u();
        for (double t = 0; t < 3; t += 0.13) {
            state.time = t;
            assertTrue(projection.closePositions(state, 1e-13, 20), "t = " + t);
            projection.closeVelocities(state);
            integrator.accelerations(state, udot);
            double angle = 0.2 + omega * t;
            double s = Math.sin(angle);
            double c = Math.cos(angle);
            double root = Math.sqrt(l * l - r * r * s * s);
            double position = r * c + root;
            double slope = -r * s - r * r * s * c / root;
            double curvature = -r * c - r * r * (c * c - s * s) / root - r * r * r * r * s * s * c * c
                    / (root * root * root);
            assertEquals(position, state.q[x], 1e-12, "t = " + t);
            assertEquals(slope * omega, state.u[x], 1e-11, "t = " + t);
            assertEquals(curvature * omega * omega, udot[x], 1e-9, "t = " + t);
        }
    }

    /**
     * Andrews' squeezing mechanism, seven bodies (Mazzia, Magherini, Test Set for IVP Solvers 2.4, problem II-9): the
     * reference solution at 0.03 s. Drawn with spatial revolute joints: fifteen rows of which six are independent.
     */
    @Test
    void andrewsSqueezer() {
        double[] m = {.04325, .00365, .02373, .00706, .0705, .00706, .05498};
        double[] i = {2.194e-6, 4.41e-7, 5.255e-6, 5.667e-7, 1.169e-5, 5.667e-7, 1.912e-5};
        double[] q0 = {-0.0617138900142764496, 0, 0.4552798191630703803, 0.2226683901658858847,
                0.4873649795438425502, -0.2226683901658858847, 1.2305474445498211925};
        double d = .028;
        double da = .0115;
        double e = .02;
        double ea = .01421;
        double rr = .007;
        double ra = .00092;
        double ss = .035;
        double sa = .01874;
        double sb = .01043;
        double sc = .018;
        double sd = .02;
        double ta = .02308;
        double tb = .00916;
        double u = .04;
        double ua = .01228;
        double ub = .00449;
        double zf = .02;
        double zt = .04;
        double fa = .01421;
        MechanismBuilder builder = Mechanism.named("squeezer").gravity(0, 0, 0);
        // centres of mass in the bodies' frames, which sit at their inner joints
        double[][] centers = {{ra, 0}, {-da, 0}, {sb, -sa}, {0, ea - e}, {ta, tb}, {zf - fa, 0}, {-ub, -ua}};
        Body[] k = new Body[7];
        for (int b = 0; b < 7; b++) {
            k[b] = builder.body("K" + (b + 1), MassProperties.of(m[b], i[b], i[b], i[b])
                    .at(centers[b][0], centers[b][1], 0));
        }
        Body ground = builder.ground();
        Joint drive = revolute(builder, "O").between(ground.origin(), k[0].origin()).initial(q0[0]).add();
        revolute(builder, "1-2").between(k[0].marker(rr, 0, 0), k[1].origin()).initial(q0[1]).add();
        revolute(builder, "B").between(ground.marker(-.03635, .03273, 0), k[2].origin()).initial(q0[2]).add();
        revolute(builder, "A5").between(ground.marker(-.06934, -.00227, 0), k[4].origin()).initial(q0[4]).add();
        revolute(builder, "5-4").between(k[4].marker(zt, 0, 0), k[3].origin()).initial(q0[3]).add();
        revolute(builder, "A7").between(ground.marker(-.06934, -.00227, 0), k[6].origin()).initial(q0[6]).add();
        revolute(builder, "7-6").between(k[6].marker(0, -u, 0), k[5].origin()).initial(q0[5]).add();
        revolute(builder, "2-3").between(k[1].marker(-d, 0, 0), k[2].marker(0, -ss, 0)).cut().add();
        revolute(builder, "2-4").between(k[1].marker(-d, 0, 0), k[3].marker(0, -e, 0)).cut().add();
        revolute(builder, "2-6").between(k[1].marker(-d, 0, 0), k[5].marker(zf, 0, 0)).cut().add();
        builder.force(new TranslationalSpring("spring", ground.marker(.014, .072, 0),
                k[2].marker(sd, -sc, 0), 4530, 0, .07785));
        builder.force(new JointForce("motor", drive, 0, t -> .033));
        MultibodySystem system = MultibodySystem.minimal(builder.build());
        Dynamics dynamics = new Dynamics(system);
        State state = system.initialState();
        LoopProjection projection = new LoopProjection(dynamics);
        assertTrue(projection.closePositions(state, 1e-14, 0), "starts closed to " + projection.residual());
        new RungeKutta(dynamics).run(state, 0.03, 6000);
        double[] expected = {15.81077119629904, -15.75637105984298, 0.04082224013073101, -0.5347301163226948,
                0.5244099658805304, 0.5347301163226948, 1.048080741042263};
        String[] joints = {"O", "1-2", "B", "5-4", "A5", "7-6", "A7"};
        for (int j = 0; j < 7; j++) {
            int at = system.joint(system.mechanism().joint(joints[j])).q();
            assertEquals(expected[j], state.q[at], 1e-6, joints[j]);
        }
        assertFalse(projection.closePositions(state, 0, 0), "drifts a little");
        assertEquals(0, projection.residual(), 1e-9);
        projection.closeVelocities(state);
        assertEquals(6, projection.rank());
    }

    private static JointBuilder revolute(MechanismBuilder builder, String name) {
        return builder.joint(name, JointType.REVOLUTE);
    }

    /** IFToMM benchmark A02 with N windows: on the parallelogram branch a pendulum, through singular configurations. */
    @Test
    void manyFourBarsSwingAsOne() {
        int n = 2;
        MechanismBuilder builder = Mechanism.named("N four-bar").gravity(0, -9.81, 0);
        MassProperties rod = MassProperties.rod(1, 1).at(0.5, 0, 0);
        Body[] upright = new Body[n + 1];
        for (int i = 0; i <= n; i++) {
            upright[i] = builder.body("U" + i, rod);
            revolute(builder, "A" + i).between(builder.ground().marker(i, 0, 0), upright[i].origin())
                    .initial(Math.PI / 2).initialVelocity(-1).add();
        }
        for (int i = 0; i < n; i++) {
            Body bar = builder.body("H" + i, rod);
            revolute(builder, "B" + i).between(upright[i].marker(1, 0, 0), bar.origin()).initial(-Math.PI / 2)
                    .initialVelocity(1).add();
            revolute(builder, "C" + i).between(bar.marker(1, 0, 0), upright[i + 1].marker(1, 0, 0)).cut().add();
        }
        MultibodySystem system = MultibodySystem.minimal(builder.build());
        Dynamics dynamics = new Dynamics(system);
        State state = system.initialState();
        RungeKutta integrator = new RungeKutta(dynamics);
        LoopProjection projection = new LoopProjection(dynamics);
        double[] p = new double[3];
        // without projection the small errors of every passage through a singular configuration grow at the next
        for (int i = 1; i <= 10000; i++) {
            integrator.run(state, 1e-3, 1);
            assertTrue(projection.closePositions(state, 1e-14, 3), "t = " + state.time);
            projection.closeVelocities(state);
            if (i == 1000 || i == 10000) {
                double[] expected = i == 1000 ? new double[] {-0.19502030194944, -0.98079920566217, 0}
                        : new double[] {0.32845811154082, 0.9445185381786, 0};
                dynamics.update(state);
                dynamics.bodies().point(1, new double[] {1, 0, 0}, 0, p, 0);
                assertArrayEquals(expected, p, 1e-8, "step " + i);
            }
        }
    }
}
