package org.signorini.simulation.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.algebra.SinCos;
import org.signorini.collision.FixedContact;
import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.contribution.Options;
import org.signorini.formulation.mc.MinimalCoordinates;
import org.signorini.formulation.rc.RedundantCoordinates;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Formulation;
import org.signorini.simulation.Model;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.ImplicitEuler;
import org.signorini.simulation.scheme.ImplicitMidpoint;
import org.signorini.simulation.scheme.SemiImplicitEuler;

/**
 * Painlevé's rod (Génot &amp; Brogliato 1998): a uniform rod of half length l slides on its lower end towards the side
 * it leans away from. At the angle θ from the ground its end accelerates by
 *
 * <pre>
 * a_n = b + A λ/m,     A = 1 + 3 cos θ (cos θ − μ sin θ),     b = l ω² sin θ − g
 * </pre>
 *
 * A > 0: it slides with λ = −m b/A where b &lt; 0, and lifts off where b > 0. A &lt; 0, which for μ = 2 is between
 * arctan(3 ∓ √5) = 37.3774° and 79.1877°: where b &lt; 0 no force is consistent, an impulse stops the end; where b > 0
 * lifting off is a solution among several.
 */
class PainleveTest {

    private static final double G = 9.81;
    private static final double HALF = 0.5;
    private static final double MASS = 1.7;
    private static final double MU = 2;
    private static final double SPEED = 3;
    private static final double[] END = {-HALF, 0, 0};

    /** The rod with its end at the origin, sliding to the left. */
    private static Model rod(double theta, double omega) {
        MechanismBuilder builder = Mechanism.named("rod").gravity(0, -G, 0);
        Body rod = builder.body("rod", MassProperties.rod(MASS, 2 * HALF));
        // the sine that places the end: a gap of one rounding is more than gravity closes in a step of 1e-10 s
        double x = HALF * SinCos.cos(theta);
        double y = HALF * SinCos.sin(theta);
        builder.joint("plane", JointType.PLANAR).between(builder.ground().origin(), rod.origin()).initial(x, y, theta)
                .initialVelocity(-SPEED - omega * y, omega * x, omega).add();
        SceneBuilder scene = new SceneBuilder();
        scene.fix(new FixedContact(rod.index(), END, Scene.WORLD,
                Placement.facing(new double[3], new double[] {0, 1, 0}, new double[] {1, 0, 0})));
        return new Model(builder.build(), scene.build(), List.of(ContactLaw.coulomb(MU)));
    }

    private static Scheme scheme(String id, boolean turning) {
        Scheme scheme = switch (id) {
            case "semi-implicit-euler" -> new SemiImplicitEuler();
            case "implicit-euler" -> new ImplicitEuler();
            default -> new ImplicitMidpoint();
        };
        scheme.configure(Options.of("turning", String.valueOf(turning)));
        return scheme;
    }

    private static double[] step(Scheme scheme, double theta, double omega, double h) {
        return step(new MinimalCoordinates(), scheme, theta, omega, h);
    }

    /** One step: (p_n, v_t⁺). */
    private static double[] step(Formulation formulation, Scheme scheme, double theta, double omega, double h) {
        Simulator simulator = Setup.of(rod(theta, omega), Setup.contactModel("planar"), "lemke", scheme, h)
                .formulation(formulation).listener(made -> {
                }).build();
        assertTrue(simulator.step(), () -> simulator.failure().toString());
        boolean touches = simulator.lastStep().contacts().count() > 0;
        assertTrue(!touches || simulator.lastStep().work() <= 1e-9, "friction only takes");
        simulator.response().dynamics().update(simulator.state());
        double[] v = new double[3];
        simulator.response().dynamics().bodies().pointVelocity(1, END, 0, v, 0);
        return new double[] {touches ? simulator.lastStep().impulses()[0] : 0, v[0]};
    }

    private static double a(double theta) {
        return 1 + 3 * Math.cos(theta) * (Math.cos(theta) - MU * Math.sin(theta));
    }

    private static boolean jams(Scheme scheme, double theta, double h) {
        return Math.abs(step(scheme, theta, 0, h)[1]) < 1e-3 * SPEED;
    }

    /**
     * The boundaries of inconsistency, by bisection for where an impulse stops the end. Nearer than the rod turns in a
     * step, 5e-10 rad, implicit equations have no solution at all.
     */
    @ParameterizedTest
    @CsvSource({"semi-implicit-euler, false", "semi-implicit-euler, true", "implicit-euler, true",
        "implicit-midpoint, true"})
    void jamsBetweenTheBoundaries(String id, boolean turning) {
        double[][] brackets = {{20, 60, Math.atan(3 - Math.sqrt(5))}, {88, 60, Math.atan(3 + Math.sqrt(5))}};
        for (double[] bracket : brackets) {
            double slides = Math.toRadians(bracket[0]);
            double jams = Math.toRadians(bracket[1]);
            while (Math.abs(jams - slides) > 2e-8) {
                double middle = 0.5 * (slides + jams);
                if (jams(scheme(id, turning), middle, 1e-10)) {
                    jams = middle;
                } else {
                    slides = middle;
                }
            }
            assertEquals(bracket[2], jams, 1e-7, id);
        }
        assertEquals(37.3774, Math.toDegrees(Math.atan(3 - Math.sqrt(5))), 1e-4);
        assertEquals(79.1877, Math.toDegrees(Math.atan(3 + Math.sqrt(5))), 1e-4);
    }

    /** The impulse that stops the end does not shrink with the step. */
    @Test
    void impactWithoutCollision() {
        double theta = Math.toRadians(60);
        double c = Math.cos(theta);
        double s = Math.sin(theta);
        // v⁺ = 0 of both: W p = (0, V) with W of a uniform rod
        double det = (1 + 3 * c * c) * (1 + 3 * s * s) - 9 * s * s * c * c;
        double expected = MASS * 3 * s * c * SPEED / det;
        for (double h : new double[] {1e-6, 1e-9}) {
            assertEquals(expected, step(scheme("semi-implicit-euler", true), theta, 0, h)[0], 1e3 * h);
        }
    }

    /** Where A > 0, λ = m(g − lω² sin θ)/A up to the lift-off at lω² sin θ = g. */
    @ParameterizedTest
    @CsvSource({"semi-implicit-euler, 30", "implicit-euler, 30", "implicit-midpoint, 30", "semi-implicit-euler, 85",
        "implicit-euler, 85", "implicit-midpoint, 85"})
    void slidesUntilItLiftsOff(String id, double degrees) {
        double theta = Math.toRadians(degrees);
        double h = 1e-7;
        double liftOff = Math.sqrt(G / (HALF * Math.sin(theta)));
        for (double share : new double[] {-0.9, -0.5, 0, 0.4, 0.99}) {
            double omega = share * liftOff;
            double force = MASS * (G - HALF * omega * omega * Math.sin(theta)) / a(theta);
            assertEquals(force, step(scheme(id, true), theta, omega, h)[0] / h, 1e-4 * MASS * G, id);
        }
        for (double share : new double[] {-1.01, 1.01, 2}) {
            assertEquals(0, step(scheme(id, true), theta, share * liftOff, h)[0], id);
        }
        // the centripetal acceleration is what J(q)v⁺ alone does not know
        assertEquals(MASS * G / a(theta), step(scheme("semi-implicit-euler", false), theta, 0.9 * liftOff, h)[0] / h,
                1e-3 * MASS * G);
    }

    /** Where A < 0 and b > 0 the rod lifts off; J(q)v⁺ alone stops it by an impulse. */
    @ParameterizedTest
    @CsvSource({"semi-implicit-euler", "implicit-euler", "implicit-midpoint"})
    void liftsOffWhereIndeterminate(String id) {
        for (double degrees : new double[] {40, 50, 60, 70, 78}) {
            double theta = Math.toRadians(degrees);
            double omega = 1.05 * Math.sqrt(G / (HALF * Math.sin(theta)));
            double[] free = step(scheme(id, true), theta, omega, 1e-7);
            assertEquals(0, free[0], id + " at " + degrees);
            assertEquals(-SPEED, free[1], 1e-4);
            double[] stopped = step(scheme("semi-implicit-euler", false), theta, omega, 1e-7);
            assertTrue(stopped[0] > 0.1 * MASS * SPEED, "only the sticking impulse at " + degrees);
            assertEquals(0, stopped[1], 1e-4);
        }
    }

    /** Redundant coordinates, which give the infinitely thin rod a little inertia, find the same. */
    @ParameterizedTest
    @CsvSource({"30, 0.4", "30, 1.05", "60, 0", "60, 1.05", "85, 0.4"})
    void redundantCoordinatesFindTheSame(double degrees, double share) {
        double theta = Math.toRadians(degrees);
        double omega = share * Math.sqrt(G / (HALF * Math.sin(theta)));
        Scheme scheme = scheme("semi-implicit-euler", true);
        double[] minimal = step(scheme, theta, omega, 1e-6);
        double[] redundant = step(new RedundantCoordinates(), scheme, theta, omega, 1e-6);
        assertEquals(minimal[0], redundant[0], 1e-6 * Math.max(minimal[0], 1e-6 * MASS * G));
        assertEquals(minimal[1], redundant[1], 1e-6);
    }
}
