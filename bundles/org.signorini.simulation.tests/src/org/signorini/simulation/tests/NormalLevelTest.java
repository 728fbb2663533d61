package org.signorini.simulation.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.collision.FixedContact;
import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.Sphere;
import org.signorini.contribution.Options;
import org.signorini.formulation.rc.RedundantCoordinates;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.ImplicitEuler;
import org.signorini.simulation.scheme.ImplicitMidpoint;
import org.signorini.simulation.scheme.MoreauJean;
import org.signorini.simulation.scheme.MoreauMidpoint;
import org.signorini.simulation.scheme.SemiImplicitEuler;

/** Impacts with the normal law on gap and on velocity level, in every scheme: both converge, to the same. */
class NormalLevelTest {

    private static final double G = 9.81;

    private static Scheme scheme(String id) {
        Scheme scheme = switch (id) {
            case "semi-implicit-euler" -> new SemiImplicitEuler();
            case "implicit-euler" -> new ImplicitEuler();
            case "moreau-midpoint" -> new MoreauMidpoint();
            case "implicit-midpoint" -> new ImplicitMidpoint();
            default -> new MoreauJean();
        };
        scheme.configure(id.equals("moreau-jean-1") ? Options.of("theta", "1") : Options.of());
        return scheme;
    }

    static Stream<Arguments> all() {
        List<Arguments> cases = new ArrayList<>();
        for (String scheme : List.of("semi-implicit-euler", "implicit-euler", "moreau-midpoint", "implicit-midpoint",
                "moreau-jean", "moreau-jean-1")) {
            for (double e : new double[] {0, 0.3, 0.8}) {
                cases.add(Arguments.of(scheme, "gap", e));
                // on velocity level a contact that only may close must not take part
                if (scheme.startsWith("moreau") || scheme.equals("implicit-midpoint")) {
                    cases.add(Arguments.of(scheme, "velocity", e));
                }
            }
        }
        return cases.stream();
    }

    /** Height of a ball dropped from 1 m at a time, its last bounces at rest. */
    private static double height(double e, double time) {
        double t = time - Math.sqrt(2 / G);
        if (t < 0) {
            return 1 - 0.5 * G * time * time;
        }
        double v = e * Math.sqrt(2 * G);
        while (v > 1e-9) {
            double flight = 2 * v / G;
            if (t < flight) {
                return v * t - 0.5 * G * t * t;
            }
            t -= flight;
            v *= e;
        }
        return 0;
    }

    /** Largest distance from the closed form until some time after the ball rests, at √(2/g)(1 + e)/(1 − e). */
    private static double error(String scheme, String level, double e, double h) {
        Model model = Toys.onPlane(MassProperties.sphere(1, 0.1), new Sphere(0.1), Frame.at(0, 0, 1.1), Vector3.ZERO,
                Vector3.ZERO, new Vector3(0, 0, -G), ContactLaw.coulomb(0.2).restitution(e));
        Simulator simulator = Setup.of(model, Setup.contactModel("exact-cone", "normal-law", level), "nsgs",
                scheme(scheme), h).build();
        double end = Math.sqrt(2 / G) * (1 + e) / (1 - e) + 0.5;
        double most = 0;
        while (simulator.time() < end) {
            assertTrue(simulator.step(), () -> simulator.failure().toString());
            most = Math.max(most, Math.abs(simulator.state().q[2] - 0.1 - height(e, simulator.time())));
        }
        return most;
    }

    /** The error is of the order of h times the speed of impact, and shrinks with h: eightfold in three halvings. */
    @ParameterizedTest
    @MethodSource("all")
    void bouncingBall(String scheme, String level, double e) {
        double coarse = error(scheme, level, e, 2e-3);
        double fine = error(scheme, level, e, 2.5e-4);
        assertTrue(coarse < 10 * 2e-3 && fine < 10 * 2.5e-4, coarse + ", " + fine);
        assertTrue(fine < coarse / 3, coarse + ", " + fine);
    }

    /** Overlaps that impacts leave are taken back in some tenths of a second, and without a rebound. */
    @ParameterizedTest
    @CsvSource({"moreau-midpoint", "implicit-midpoint", "moreau-jean"})
    void overlapsAreTakenBack(String scheme) {
        Model model = Toys.onPlane(MassProperties.sphere(1, 0.1), new Sphere(0.1), Frame.at(0, 0, 1.1), Vector3.ZERO,
                Vector3.ZERO, new Vector3(0, 0, -G), ContactLaw.coulomb(0.2));
        Simulator simulator = Setup.of(model, Setup.contactModel("exact-cone"), "nsgs", scheme(scheme), 2e-3).build();
        simulator.run(0.46);
        double depth = 0.1 - simulator.state().q[2];
        assertTrue(depth > 1e-3 && depth < 2e-3 * Math.sqrt(2 * G), "depth " + depth);
        double highest = 0;
        for (int k = 0; k < 500; k++) {
            simulator.step();
            highest = Math.max(highest, simulator.state().q[2]);
        }
        assertEquals(0.1, highest, 1e-6);
        assertEquals(0.1, simulator.state().q[2], 1e-6);
    }

    /**
     * A slider-crank whose slider has four corners in a guide with clearance, μ = 0.01, e = 0.4 (Flores, Leine and
     * Glocker 2010, and the demonstrator of Siconos): crank speed after 0.2 s, 70.896 rad/s with shortest steps.
     */
    @ParameterizedTest
    @CsvSource({"moreau-midpoint", "implicit-midpoint"})
    void sliderWithClearance(String scheme) {
        MechanismBuilder builder = Mechanism.named("slider-crank").gravity(0, -G, 0);
        Body crank = builder.body("crank", MassProperties.of(0.038, 7.4e-5, 7.4e-5, 7.4e-5).at(0.0765, 0, 0));
        Body rod = builder.body("rod", MassProperties.of(0.038, 5.9e-4, 5.9e-4, 5.9e-4).at(0.153, 0, 0));
        Body slider = builder.body("slider", MassProperties.of(0.076, 2.7e-6, 2.7e-6, 2.7e-6));
        builder.joint("O", JointType.REVOLUTE).between(builder.ground().origin(), crank.origin()).initialVelocity(150)
                .add();
        builder.joint("A", JointType.REVOLUTE).between(crank.marker(0.153, 0, 0), rod.origin()).initialVelocity(-225)
                .add();
        builder.joint("B", JointType.REVOLUTE).between(rod.marker(0.306, 0, 0), slider.origin()).initialVelocity(75)
                .add();
        SceneBuilder scene = new SceneBuilder();
        for (int side = 1; side >= -1; side -= 2) {
            Placement wall = Placement.facing(new double[] {0, side * 0.026, 0}, new double[] {0, -side, 0},
                    new double[] {1, 0, 0});
            for (int end = -1; end <= 1; end += 2) {
                scene.fix(new FixedContact(slider.index(), new double[] {end * 0.05, side * 0.025, 0}, Scene.WORLD,
                        wall));
            }
        }
        Model model = new Model(builder.build(), scene.build(), ContactLaw.coulomb(0.01).restitution(0.4));
        Simulator simulator = Setup.of(model, Setup.contactModel("exact-cone", "normal-law", "gap"), "nsgs",
                scheme(scheme), 1e-5).formulation(new RedundantCoordinates()).build();
        assertTrue(simulator.run(0.2).isDone(), () -> simulator.failure().toString());
        Dynamics dynamics = simulator.response().dynamics();
        dynamics.update(simulator.state());
        int crankSpin = dynamics.system().floating(crank).u() + 5;
        assertEquals(70.896, simulator.state().u[crankSpin], 0.02);
    }
}
