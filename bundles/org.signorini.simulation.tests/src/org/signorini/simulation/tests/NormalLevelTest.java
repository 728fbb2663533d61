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
import org.signorini.collision.shape.Sphere;
import org.signorini.contribution.Options;
import org.signorini.multibody.model.MassProperties;
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
}
