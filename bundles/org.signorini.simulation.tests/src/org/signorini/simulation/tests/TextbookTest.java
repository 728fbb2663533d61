package org.signorini.simulation.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.Cylinder;
import org.signorini.collision.shape.Sphere;
import org.signorini.multibody.model.MassProperties;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.MoreauJean;
import org.signorini.simulation.scheme.SemiImplicitEuler;

/** Motions with a formula: balls, blocks and cylinders on planes. A slope is a plane with gravity turned. */
class TextbookTest {

    private static final double G = 9.81;

    private static Vector3 slope(double angle) {
        return new Vector3(G * Math.sin(angle), 0, -G * Math.cos(angle));
    }

    private static Simulator exact(Model model) {
        return Setup.exact(model, 1e-3);
    }

    private static Model block(double angle, ContactLaw law) {
        return Toys.onPlane(MassProperties.box(2, 1, 1, 0.2), new Box(0.5, 0.5, 0.1), Frame.at(0, 0, 0.1), Vector3.ZERO,
                Vector3.ZERO, slope(angle), law);
    }

    @ParameterizedTest
    @CsvSource({"0.4, 0.5", "0.4, 0.43", "0.4, 0.42", "0.4, 0.3", "0.4, 0"})
    void blockOnSlope(double angle, double mu) {
        Simulator simulator = exact(block(angle, ContactLaw.coulomb(mu)));
        assertTrue(simulator.run(0.5).isDone(), () -> simulator.failure().toString());
        double expected = Math.tan(angle) <= mu ? 0 : G * (Math.sin(angle) - mu * Math.cos(angle)) * 0.5;
        assertEquals(expected, simulator.state().u[0], 1e-8);
        assertEquals(0.1, simulator.state().q[2], 1e-8);
    }

    /** μ_s holds it, μ_k would not: it stays until it is pushed. */
    @Test
    void staticAndKineticFriction() {
        ContactLaw law = ContactLaw.SMOOTH.friction(0.5, 0.3, 1e-3);
        Simulator rests = exact(block(0.4, law));
        rests.run(0.2);
        assertEquals(0, rests.state().u[0], 1e-9);
        rests.state().u[0] = 0.1;
        rests.run(0.2);
        assertEquals(0.1 + G * (Math.sin(0.4) - 0.3 * Math.cos(0.4)) * 0.2, rests.state().u[0], 1e-8);
    }

    /** Twice the friction across the grain: a block pushed at an angle turns towards the grain. */
    @Test
    void anisotropicFriction() {
        ContactLaw law = ContactLaw.coulomb(0.2).anisotropic(2, Vector3.X);
        double[] distance = new double[2];
        for (int k = 0; k < 2; k++) {
            Vector3 v = k == 0 ? new Vector3(1, 0, 0) : new Vector3(0, 1, 0);
            Simulator simulator = exact(Toys.onPlane(MassProperties.box(1, 1, 1, 0.1), new Box(0.5, 0.5, 0.05),
                    Frame.at(0, 0, 0.05), v, Vector3.ZERO, slope(0), law));
            simulator.run(1.0);
            distance[k] = simulator.state().q[k];
        }
        // v²/(2μg)
        assertEquals(1 / (2 * 0.2 * G), distance[0], 1e-3);
        assertEquals(1 / (2 * 0.4 * G), distance[1], 1e-3);
    }

    @ParameterizedTest
    @CsvSource({"0.3, 0.5", "0.3, 0.05"})
    void sphereOnSlope(double angle, double mu) {
        Simulator simulator = exact(Toys.onPlane(MassProperties.sphere(3, 0.2), new Sphere(0.2), Frame.at(0, 0, 0.2),
                Vector3.ZERO, Vector3.ZERO, slope(angle), ContactLaw.coulomb(mu)));
        simulator.run(0.5);
        boolean rolls = mu >= 2.0 / 7 * Math.tan(angle);
        double a = rolls ? 5.0 / 7 * G * Math.sin(angle) : G * (Math.sin(angle) - mu * Math.cos(angle));
        assertEquals(0.5 * a, simulator.state().u[0], 1e-8);
        assertEquals(rolls, Math.abs(simulator.state().u[0] - 0.2 * simulator.state().u[4]) < 1e-8);
    }

    /** a = 2/3 g sin α. */
    @Test
    void cylinderRolls() {
        Frame lying = Frame.at(0, 0, 0.2).rotated(Vector3.X, Math.PI / 2);
        Simulator simulator = exact(Toys.onPlane(MassProperties.cylinder(1, 0.2, 0.6), new Cylinder(0.2, 0.3), lying,
                Vector3.ZERO, Vector3.ZERO, slope(0.2), ContactLaw.coulomb(0.5)));
        assertTrue(simulator.run(0.5).isDone(), () -> simulator.failure().toString());
        assertEquals(0.5 * 2.0 / 3 * G * Math.sin(0.2), simulator.state().u[0], 1e-6);
        assertEquals(simulator.state().u[0], 0.2 * simulator.state().u[4], 1e-6);
    }

    private static Model ball(double e) {
        return Toys.onPlane(MassProperties.sphere(1, 0.1), new Sphere(0.1), Frame.at(0, 0, 1.1), Vector3.ZERO,
                Vector3.ZERO, slope(0), ContactLaw.SMOOTH.restitution(e));
    }

    /** Rests at the Zeno time √(2h₀/g)(1+e)/(1−e). */
    @Test
    void bouncingBallComesToRest() {
        Simulator simulator = Setup.of(ball(0.5), Setup.contactModel("exact-cone", "normal-law", "velocity"), "nsgs",
                new SemiImplicitEuler(), 1e-4).build();
        double zeno = Math.sqrt(2 / G) * 3;
        simulator.run(0.9 * zeno);
        assertTrue(Math.abs(simulator.state().u[2]) > 1e-2);
        simulator.run(0.2 * zeno);
        assertEquals(0, simulator.state().u[2], 3e-3);
        assertEquals(0.1, simulator.state().q[2], 2e-4);
    }

    /** After the n-th bounce it rises to e²ⁿ of its height, at t₁(1 + 2e + … + 2eⁿ⁻¹ + eⁿ), to first order. */
    @ParameterizedTest
    @CsvSource({"newton, 0.8", "poisson, 0.8", "newton, 1", "poisson, 0.5"})
    void bouncingBallRises(String law, double e) {
        for (double h : new double[] {1e-3, 1e-4}) {
            Simulator simulator = Setup.of(ball(e), Setup.contactModel("exact-cone", "restitution", law), "nsgs",
                    new SemiImplicitEuler(), h).build();
            double time = Math.sqrt(2 / G);
            for (int n = 1; n <= 3; n++) {
                double rise = Math.pow(e, n) * Math.sqrt(2 / G);
                simulator.run(time + rise - simulator.time());
                assertEquals(Math.pow(e, 2 * n), simulator.state().q[2] - 0.1, 20 * h, "bounce " + n + " at " + h);
                time += 2 * rise;
            }
        }
    }

    /**
     * Siconos' BouncingBallTS.ref, Moreau–Jean, h = 5e-3, e = 0.9, T = 10: after the first bounce, 91 steps of free
     * fall later, and again. The reference's q is the height above the plane.
     */
    @Test
    void bouncingBallIsSiconos() throws Exception {
        var file = WoodpeckerTest.shared("siconos-tutorials/BouncingBallTS.ref");
        Simulator simulator = Setup.of(ball(0.9), Setup.contactModel("exact-cone", "normal-law", "velocity"), "nsgs",
                new MoreauJean(), 5e-3).build();
        int row = 0;
        for (String line : java.nio.file.Files.readAllLines(file)) {
            String[] numbers = line.trim().split("\\s+");
            if (numbers.length == 5 && row++ > 0) {
                assertTrue(simulator.step());
                assertEquals(Double.parseDouble(numbers[1]), simulator.state().q[2] - 0.1, 1e-12, line);
                assertEquals(Double.parseDouble(numbers[2]), simulator.state().u[2], 1e-12, line);
            }
        }
        assertEquals(2001, row);
    }
}
