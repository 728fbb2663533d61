package org.signorini.simulation.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.DoubleFunction;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.formulation.mc.MinimalCoordinates;
import org.signorini.formulation.rc.RedundantCoordinates;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.model.Motion;
import org.signorini.simulation.Model;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.ImplicitMidpoint;
import org.signorini.simulation.scheme.MoreauMidpoint;
import org.signorini.simulation.scheme.SemiImplicitEuler;

/** Motions in space and in loops with a formula, stepped in minimal and redundant coordinates; orders measured. */
class SmoothMotionTest {

    private static final double G = 9.81;

    private static Simulator simulator(Mechanism mechanism, String formulation, Scheme scheme, double h) {
        return Setup.of(new Model(mechanism), Setup.contactModel("exact-cone"), "nsgs", scheme, h)
                .formulation(formulation.equals("mc") ? new MinimalCoordinates() : new RedundantCoordinates()).build();
    }

    private static Scheme scheme(String id) {
        return switch (id) {
            case "semi-implicit-euler" -> new SemiImplicitEuler();
            case "moreau-midpoint" -> new MoreauMidpoint();
            default -> new ImplicitMidpoint();
        };
    }

    private static double[] point(Simulator simulator, String body, double... p_B) {
        Dynamics dynamics = simulator.response().dynamics();
        dynamics.update(simulator.state());
        double[] p = new double[3];
        dynamics.bodies().point(dynamics.system().mechanism().body(body).index(), p_B, 0, p, 0);
        return p;
    }

    /** Largest distance from the formula over a run, at ten times. */
    private static double error(Simulator simulator, double duration, String body, double[] p_B,
            DoubleFunction<double[]> exact) {
        double most = 0;
        for (int k = 1; k <= 10; k++) {
            assertTrue(simulator.run(duration / 10).isDone(), () -> simulator.failure().toString());
            double[] p = point(simulator, body, p_B);
            double[] e = exact.apply(simulator.time());
            most = Math.max(most, Math.hypot(Math.hypot(p[0] - e[0], p[1] - e[1]), p[2] - e[2]));
        }
        return most;
    }

    private static void assertOrder(int order, double[] error, double bound, String what) {
        assertTrue(error[1] < bound, what + ": error " + error[1]);
        double measured = Math.log(error[0] / error[1]) / Math.log(2);
        assertEquals(order, measured, 0.15, what + ": " + error[0] + ", " + error[1]);
    }

    /** On a cone of half angle θ a bob goes round with Ω² = g/(l cos θ), whatever its inertia. */
    @ParameterizedTest
    @CsvSource({"mc, semi-implicit-euler", "rc, semi-implicit-euler", "mc, implicit-midpoint"})
    void conicalPendulum(String formulation, String scheme) {
        double l = 1.3;
        double theta = 0.6;
        double rate = Math.sqrt(G / (l * Math.cos(theta)));
        double r = l * Math.sin(theta);
        MechanismBuilder builder = Mechanism.named("conical");
        Body bob = builder.body("bob", MassProperties.sphere(2, 0.2).at(0, 0, -l));
        // turned by θ about −y the bob is at x = r
        builder.joint("pivot", JointType.SPHERICAL).between(builder.ground().origin(), bob.origin())
                .initial(Math.cos(theta / 2), 0, -Math.sin(theta / 2), 0).initialVelocity(0, 0, rate).add();
        double[] error = new double[2];
        for (int k = 0; k < 2; k++) {
            error[k] = error(simulator(builder.build(), formulation, scheme(scheme), k == 0 ? 1e-3 : 5e-4), 2, "bob",
                    new double[] {0, 0, -l}, t -> new double[] {r * Math.cos(rate * t), r * Math.sin(rate * t),
                        -l * Math.cos(theta)});
        }
        if (scheme.equals("implicit-midpoint")) {
            // a turn at constant rate about one axis is exact
            assertEquals(0, error[0], 1e-12);
        } else {
            assertOrder(1, error, 1e-2, formulation);
        }
    }

    /** Steady precession: I₁Ω² cos θ − I₃ω₃Ω + mgl = 0 (Goldstein, Classical Mechanics, §5.7). */
    @ParameterizedTest
    @CsvSource({"mc, semi-implicit-euler, 1", "rc, semi-implicit-euler, 1", "mc, implicit-midpoint, 2"})
    void spinningTop(String formulation, String scheme, int order) {
        double m = 0.8;
        double l = 0.25;
        double i3 = 0.004;
        double across = 0.003;
        double theta = 0.5;
        double spin = 200;
        double c = (across + m * l * l) * Math.cos(theta);
        double rate = (i3 * spin - Math.sqrt(i3 * i3 * spin * spin - 4 * c * m * G * l)) / (2 * c);
        Vector3 axis = new Vector3(Math.sin(theta), 0, Math.cos(theta));
        Vector3 w = Vector3.Z.times(rate).plus(axis.times(spin - rate * Math.cos(theta)));
        MechanismBuilder builder = Mechanism.named("top");
        Body top = builder.body("top", MassProperties.of(m, across, across, i3).at(0, 0, l));
        builder.joint("tip", JointType.SPHERICAL).between(builder.ground().origin(), top.origin())
                .initial(Math.cos(theta / 2), 0, Math.sin(theta / 2), 0).initialVelocity(w.x(), w.y(), w.z()).add();
        double[] error = new double[2];
        for (int k = 0; k < 2; k++) {
            error[k] = error(simulator(builder.build(), formulation, scheme(scheme), k == 0 ? 4e-5 : 2e-5), 0.3,
                    "top", new double[] {0, 0, 1}, t -> new double[] {Math.sin(theta) * Math.cos(rate * t),
                        Math.sin(theta) * Math.sin(rate * t), Math.cos(theta)});
        }
        assertOrder(order, error, order == 1 ? 5e-2 : 1e-4, formulation + " " + scheme);
    }

    private static MassProperties bar(double length) {
        return MassProperties.box(length, length, 0.1, 0.08).at(length / 2, 0, 0);
    }

    /**
     * A four-bar whose crank is driven: its coupler and rocker meet where two circles do (Freudenstein). Constraints on
     * velocities leave the loop by an error of second order.
     */
    @ParameterizedTest
    @ValueSource(strings = {"mc", "rc"})
    void fourBar(String formulation) {
        double a = 0.5;
        double b = 1.4;
        double c = 1.2;
        double d = 1.5;
        MechanismBuilder builder = Mechanism.named("four-bar").gravity(0, -G, 0);
        Body crank = builder.body("crank", bar(a));
        Body coupler = builder.body("coupler", bar(b));
        Body rocker = builder.body("rocker", bar(c));
        builder.joint("A", JointType.REVOLUTE).between(builder.ground().origin(), crank.origin())
                .motion(Motion.steady(0.6, 5)).add();
        builder.joint("B", JointType.REVOLUTE).between(crank.marker(a, 0, 0), coupler.origin()).initial(0.1).add();
        builder.joint("D", JointType.REVOLUTE).between(builder.ground().marker(d, 0, 0), rocker.origin()).initial(1.5)
                .add();
        builder.joint("C", JointType.REVOLUTE).between(coupler.marker(b, 0, 0), rocker.marker(c, 0, 0)).add();
        double[] error = new double[2];
        for (int k = 0; k < 2; k++) {
            error[k] = error(simulator(builder.build(), formulation, new SemiImplicitEuler(), k == 0 ? 1e-3 : 5e-4), 2,
                    "rocker", new double[] {c, 0, 0}, t -> meeting(a, b, c, d, 0.6 + 5 * t));
        }
        assertOrder(2, error, 1e-4, formulation);
    }

    /** Where the circle b about the crank's end meets that of c about (d, 0), above. */
    private static double[] meeting(double a, double b, double c, double d, double angle) {
        double x = a * Math.cos(angle);
        double y = a * Math.sin(angle);
        double distance = Math.hypot(d - x, -y);
        double along = (b * b - c * c + distance * distance) / (2 * distance);
        double across = Math.sqrt(b * b - along * along);
        double ex = (d - x) / distance;
        double ey = -y / distance;
        return new double[] {x + along * ex - across * ey, y + along * ey + across * ex, 0};
    }

    /** x = r cos φ + √(l² − r² sin² φ), the crank driven. */
    @ParameterizedTest
    @ValueSource(strings = {"mc", "rc"})
    void sliderCrank(String formulation) {
        double r = 0.3;
        double l = 0.9;
        MechanismBuilder builder = Mechanism.named("slider-crank").gravity(0, -G, 0);
        Body crank = builder.body("crank", bar(r));
        Body rod = builder.body("rod", bar(l));
        Body piston = builder.body("piston", MassProperties.sphere(0.7, 0.1));
        builder.joint("crank", JointType.REVOLUTE).between(builder.ground().origin(), crank.origin())
                .motion(Motion.steady(0.2, 4)).add();
        builder.joint("pin", JointType.REVOLUTE).between(crank.marker(r, 0, 0), rod.origin()).initial(-0.2).add();
        builder.joint("bore", JointType.PRISMATIC).axis(1, 0, 0).between(builder.ground().origin(), piston.origin())
                .initial(1.1).add();
        builder.joint("wrist", JointType.REVOLUTE).between(rod.marker(l, 0, 0), piston.origin()).cut().add();
        double[] error = new double[2];
        for (int k = 0; k < 2; k++) {
            error[k] = error(simulator(builder.build(), formulation, new SemiImplicitEuler(), k == 0 ? 1e-3 : 5e-4), 2,
                    "piston", new double[3], t -> {
                        double s = r * Math.sin(0.2 + 4 * t);
                        return new double[] {r * Math.cos(0.2 + 4 * t) + Math.sqrt(l * l - s * s), 0, 0};
                    });
        }
        assertOrder(2, error, 1e-4, formulation);
    }

    /** A chain of three on ball joints that tumbles through space. */
    private static Mechanism tumbling() {
        MechanismBuilder builder = Mechanism.named("tumbling").gravity(0, 0, 0);
        Body first = builder.body("first").mass(MassProperties.box(1, 0.6, 0.3, 0.2)).pose(Frame.at(0, 0, 0))
                .velocity(new Vector3(0.3, -0.2, 0.1), new Vector3(1, 2, -1)).add();
        Body second = builder.body("second", MassProperties.box(1.5, 0.5, 0.2, 0.3).at(0.3, 0, 0));
        Body third = builder.body("third", MassProperties.box(0.7, 0.4, 0.2, 0.1).at(0.2, 0.1, 0));
        builder.joint("J1", JointType.SPHERICAL).between(first.marker(0.3, 0, 0), second.origin())
                .initialVelocity(0.5, -1, 1).add();
        builder.joint("J2", JointType.UNIVERSAL).between(second.marker(0.6, 0, 0), third.origin())
                .initialVelocity(-1, 0.7).add();
        return builder.build();
    }

    /**
     * Momentum and energy stay to the order of the scheme, and momentum without its moment to rounding in redundant
     * coordinates, where impulses of hinges are opposite.
     */
    @ParameterizedTest
    @CsvSource({"mc, semi-implicit-euler, 1", "rc, semi-implicit-euler, 1", "mc, moreau-midpoint, 2",
        "mc, implicit-midpoint, 2"})
    void tumblingChainConserves(String formulation, String scheme, int order) {
        double[] momentum = new double[2];
        double[] energy = new double[2];
        for (int k = 0; k < 2; k++) {
            Simulator simulator = simulator(tumbling(), formulation, scheme(scheme), k == 0 ? 1e-3 : 5e-4);
            Dynamics dynamics = simulator.response().dynamics();
            double[] before = new double[6];
            double[] after = new double[6];
            dynamics.update(simulator.state());
            dynamics.momentum(before);
            double start = dynamics.kineticEnergy();
            assertTrue(simulator.run(1.0).isDone());
            dynamics.update(simulator.state());
            dynamics.momentum(after);
            if (formulation.equals("rc")) {
                assertArrayEquals(new double[] {before[3], before[4], before[5]},
                        new double[] {after[3], after[4], after[5]}, 1e-12);
            }
            for (int i = 0; i < 6; i++) {
                momentum[k] = Math.max(momentum[k], Math.abs(after[i] - before[i]));
            }
            energy[k] = Math.abs(dynamics.kineticEnergy() - start);
        }
        assertOrder(order, momentum, order == 1 ? 1e-2 : 1e-5, "momentum");
        assertOrder(order, energy, order == 1 ? 1e-2 : 1e-5, "energy");
    }
}
