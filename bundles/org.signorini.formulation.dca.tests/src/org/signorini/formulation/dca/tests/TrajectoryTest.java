package org.signorini.formulation.dca.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.algebra.Vector3;
import org.signorini.formulation.tests.Bodies;
import org.signorini.formulation.tests.Contacts;
import org.signorini.formulation.tests.Mechanisms;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.multibody.model.Mechanism;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Formulation;
import org.signorini.simulation.Model;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.MoreauJean;
import org.signorini.simulation.scheme.MoreauMidpoint;
import org.signorini.simulation.scheme.SemiImplicitEuler;

/**
 * Trajectories against the other formulations. Minimal coordinates are the same coordinates: what differs is rounding,
 * and with contacts what a solver leaves. Redundant coordinates differ by the order of the scheme.
 */
class TrajectoryTest {

    static Stream<Arguments> smooth() {
        List<Mechanism> mechanisms = List.of(Mechanisms.pendulum(3), Mechanisms.spatialChain(), Mechanisms.star(3),
                Mechanisms.fourBar(), Mechanisms.sliderCrank(false), Mechanisms.sliderCrank(true),
                Mechanisms.garland(6), Mechanisms.ladder(3), Mechanisms.drivenArm(),
                Mechanisms.springy(KinematicsMode.NONLINEAR, false, 20));
        List<Scheme> schemes = List.of(new SemiImplicitEuler(), new MoreauMidpoint(), new MoreauJean());
        return mechanisms.stream().flatMap(m -> schemes.stream()
                .map(s -> Arguments.of(m.name(), s.getClass().getSimpleName(), m, s)));
    }

    @ParameterizedTest(name = "{0}, {1}")
    @MethodSource("smooth")
    void agreesWithMinimalCoordinates(String name, String schemeName, Mechanism mechanism, Scheme scheme) {
        assertEquals(0, disagreement(new Model(mechanism), Runs.mc(), scheme, 1e-3, 0.5), 1e-8);
    }

    @ParameterizedTest(name = "{0}, {1}")
    @MethodSource("smooth")
    void agreesWithRedundantCoordinates(String name, String schemeName, Mechanism mechanism, Scheme scheme) {
        double h = 4e-4;
        double coarse = disagreement(new Model(mechanism), Runs.rc(), scheme, h, 0.2);
        double fine = disagreement(new Model(mechanism), Runs.rc(), scheme, h / 2, 0.2);
        assertTrue(coarse < 30 * h, name + " differs by " + coarse);
        assertTrue(fine < 1e-12 || coarse / fine > 1.8, name + ": halving the step took " + coarse + " to " + fine);
    }

    private static double disagreement(Model model, Formulation other, Scheme scheme, double h, double duration) {
        Simulator divided = Runs.of(model, Runs.dca("leaf", "2"), Runs.cone(), scheme, h);
        Simulator whole = Runs.of(model, other, Runs.cone(), scheme, h);
        divided.run(duration);
        whole.run(duration);
        assertTrue(divided.failure().isEmpty() && whole.failure().isEmpty());
        return Bodies.difference(Bodies.poses(divided), Bodies.poses(whole));
    }

    static Stream<Arguments> impacts() {
        ContactLaw law = ContactLaw.coulomb(0.3).restitution(0.5);
        return Stream.of(FallingPendulum.SPATIAL.model(ContactLaw.coulomb(0.2)), Contacts.doublePendulum(law),
                Contacts.fourBarWithStop(ContactLaw.SMOOTH.restitution(0.6)), Contacts.shakenBlock(law),
                Contacts.thrownChain(ContactLaw.coulomb(0.4).anisotropic(0.5, Vector3.X)),
                Contacts.pendulumOverFloor(12, ContactLaw.coulomb(0.5).restitution(0.7, 0, 0.01)))
                .flatMap(m -> Stream.of("lcp", "dense", "sparse").map(p -> Arguments.of(m.mechanism().name(), p, m)));
    }

    /** Through impacts, sticking and sliding; the pendulum of 12 links until chaos takes over. */
    @ParameterizedTest(name = "{0}, {1}")
    @MethodSource("impacts")
    void contactsMoveTheSameWay(String name, String posing, Model model) {
        double duration = name.equals("pendulum") ? 0.3 : 0.8;
        Simulator divided = Runs.of(model, Runs.dca("posing", posing, "leaf", "1"), 5e-4);
        Simulator whole = Runs.of(model, Runs.mc(), 5e-4);
        while (divided.time() < duration) {
            divided.run(0.05);
            whole.run(0.05);
            assertTrue(divided.failure().isEmpty(), () -> divided.failure().toString());
            assertEquals(0, Bodies.difference(Bodies.poses(divided), Bodies.poses(whole)), 2e-6, "t = " + divided.time());
        }
        assertTrue(divided.statistics().solves() > 0, "there were no contacts");
        assertEquals(whole.statistics().contacts(), divided.statistics().contacts());
    }

    /** The same with redundant coordinates, to the order of the scheme: impacts come up to a step apart. */
    @Test
    void fourBarWithStopInRedundantCoordinates() {
        Model model = Contacts.fourBarWithStop(ContactLaw.SMOOTH.restitution(0.6));
        for (double h : new double[] {5e-4, 1e-4}) {
            assertEquals(0, disagreement(model, Runs.rc(), new SemiImplicitEuler(), h, 0.8), 60 * h);
        }
    }

    /**
     * S4's woodpecker, linearized, through two periods. In a leaf of three bodies its massless slider is exact; as a
     * handle it is given a little mass, and half of the digits are left.
     */
    @ParameterizedTest
    @CsvSource({"lcp, 32, 1e-12", "dense, 32, 1e-7", "sparse, 32, 1e-7", "lcp, 1, 1e-7", "dense, 1, 1e-7",
        "sparse, 1, 1e-7"})
    void woodpeckerThroughItsImpacts(String posing, String leaf, double tolerance) {
        Model model = Contacts.woodpecker(KinematicsMode.LINEARIZED);
        Simulator minimal = Runs.of(model, Runs.mc(), Runs.cone("normal-law", "velocity"), new MoreauMidpoint(), 1e-4);
        Simulator divided = Runs.of(model, Runs.dca("posing", posing, "leaf", leaf),
                Runs.cone("normal-law", "velocity"), new MoreauMidpoint(), 1e-4);
        double most = 0;
        for (int k = 0; k < 30; k++) {
            minimal.run(0.01);
            divided.run(0.01);
            assertTrue(divided.failure().isEmpty(), () -> divided.failure().toString());
            most = Math.max(most, Bodies.difference(Bodies.poses(minimal), Bodies.poses(divided)));
        }
        assertEquals(0, most, tolerance);
        assertTrue(divided.statistics().solves() > 100, "two periods have impacts");
        assertEquals(minimal.statistics().solves(), divided.statistics().solves());
    }

    /**
     * The benchmarks' pendulum of 12 links: at 0.156488441 s sphere 12 meets the floor, which by Newton's law with μ =
     * 0.5 and e = 0.7 takes the energy from 961.286 J to 1458.445 J; at 0.2 s it is at y = −6.856929800, z =
     * 1.156399710.
     */
    @Test
    void firstImpactOfThePendulumIsThatOfNewtonsLaw() {
        ContactLaw law = ContactLaw.coulomb(0.5).restitution(0.7, 0, 0.01);
        for (double h : new double[] {2e-4, 5e-5}) {
            Simulator run = Runs.of(Contacts.pendulumOverFloor(12, law), Runs.dca(), h);
            run.run(0.2);
            double[] poses = Bodies.poses(run);
            // the sphere is at −y of the body's frame
            double y = 2 * poses[12 * 11 + 1] - poses[12 * 11 + 7];
            double z = 2 * poses[12 * 11 + 2] - poses[12 * 11 + 8];
            assertEquals(1458.445, Bodies.energy(run), 4e4 * h);
            // the sphere's velocity jumps by 21 m/s up to a step late, and the scheme is of first order
            assertTrue(Math.hypot(y + 6.856929800, z - 1.156399710) < 30 * h, y + ", " + z);
        }
    }

    /** The benchmarks' figures for minimal coordinates at 1 ms, 2 s: y = 11.184648947, z = 7.909842906. */
    @Test
    void pendulumOfTwelveLinksSwings() {
        Simulator run = Runs.of(new Model(Mechanisms.pendulum(12)), Runs.dca(), 1e-3);
        run.run(2.0);
        double[] poses = Bodies.poses(run);
        assertEquals(11.184648947, 2 * poses[12 * 11 + 1] - poses[12 * 11 + 7], 1e-7);
        assertEquals(7.909842906, 2 * poses[12 * 11 + 2] - poses[12 * 11 + 8], 1e-7);
    }
}
