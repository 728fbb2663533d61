package org.signorini.formulation.rc.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.signorini.formulation.tests.Bodies;
import org.signorini.formulation.tests.Mechanisms;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.multibody.model.Mechanism;
import org.signorini.simulation.Model;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.MoreauJean;
import org.signorini.simulation.scheme.MoreauMidpoint;
import org.signorini.simulation.scheme.SemiImplicitEuler;

/** Without contacts, redundant and minimal coordinates describe the same motion. */
class AgreementTest {

    private static final double DURATION = 0.3;

    static Stream<Arguments> mechanismsAndSchemes() {
        List<Mechanism> mechanisms = List.of(Mechanisms.pendulum(3), Mechanisms.spatialChain(), Mechanisms.star(3),
                Mechanisms.fourBar(), Mechanisms.sliderCrank(false), Mechanisms.sliderCrank(true),
                Mechanisms.garland(6), Mechanisms.springy(KinematicsMode.NONLINEAR, false, 20));
        List<Scheme> schemes = List.of(new SemiImplicitEuler(), new MoreauMidpoint(), new MoreauJean());
        return mechanisms.stream().flatMap(m -> schemes.stream()
                .map(s -> Arguments.of(m.name(), s.getClass().getSimpleName(), m, s)));
    }

    /** To the order of the schemes with constraints on velocities, which is one: halved with the step. */
    @ParameterizedTest(name = "{0}, {1}")
    @MethodSource("mechanismsAndSchemes")
    void differenceIsOfFirstOrder(String name, String schemeName, Mechanism mechanism, Scheme scheme) {
        double h = 1e-4;
        double coarse = Runs.disagreement(new Model(mechanism), scheme, h, DURATION);
        double fine = Runs.disagreement(new Model(mechanism), scheme, h / 2, DURATION);
        assertTrue(coarse < 30 * h, name + " differs by " + coarse);
        assertTrue(coarse / fine > 1.8, name + ": halving the step took " + coarse + " to " + fine);
    }

    /** benchmarks: exact motion of the 12-link pendulum at 2 s, and minimal coordinates at 1 ms. */
    @Test
    void pendulumOfTwelveLinks() {
        Simulator run = Runs.of(new Model(Mechanisms.pendulum(12)), Runs.rc(), 1e-3);
        run.run(2.0);
        double[] poses = Bodies.poses(run);
        int last = 12 * 11;
        // the sphere is at −y of the body's frame
        double y = 2 * poses[last + 1] - poses[last + 7];
        double z = 2 * poses[last + 2] - poses[last + 8];
        assertEquals(11.183237436, y, 2e-3);
        assertEquals(7.904924174, z, 6e-3);
        assertEquals(961.286033172, Bodies.energy(run), 0.5);
    }

    /** Linearized, everything is linear, in space too, and nothing drifts: the same numbers up to rounding. */
    @ParameterizedTest
    @MethodSource("schemes")
    void linearizedAgreeToRounding(Scheme scheme) {
        Model planar = new Model(Mechanisms.springy(KinematicsMode.LINEARIZED, true, 20));
        Model spatial = new Model(Mechanisms.springy(KinematicsMode.LINEARIZED, false, 20));
        Model chain = new Model(Mechanisms.spatialChain(KinematicsMode.LINEARIZED));
        for (String eliminate : List.of("true", "false")) {
            assertEquals(0, Runs.disagreement(planar, scheme, 1e-3, 1, "eliminate", eliminate), 1e-12);
            assertEquals(0, Runs.disagreement(spatial, scheme, 1e-3, 1, "eliminate", eliminate), 1e-11);
            assertEquals(0, Runs.disagreement(chain, scheme, 1e-3, DURATION, "eliminate", eliminate), 1e-10);
        }
    }

    static Stream<Scheme> schemes() {
        return Stream.of(new SemiImplicitEuler(), new MoreauMidpoint(), new MoreauJean());
    }

    /**
     * ω h is about 10 at least: explicit springs blow up, implicit ones keep the energy (θ = ½) of linear
     * oscillations.
     */
    @Test
    void stiffSpringsAreImplicit() {
        Model model = new Model(Mechanisms.springy(KinematicsMode.LINEARIZED, true, 1e7));
        Simulator explicit = Runs.of(model, Runs.rc(), 2e-3);
        double before = Bodies.energy(explicit);
        explicit.run(0.1);
        assertTrue(!(Bodies.energy(explicit) < 1e6 * before), "explicit springs keep " + Bodies.energy(explicit));
        Simulator implicit = Runs.of(model, Runs.rc(), new MoreauJean(), 2e-3);
        implicit.run(0.5);
        assertTrue(Bodies.energy(implicit) < 1.0001 * before, before + " became " + Bodies.energy(implicit));
        assertEquals(0, Runs.disagreement(model, new MoreauJean(), 2e-3, 0.5), 1e-9);
    }

    /** x = r cos ωt + √(l² − r² sin² ωt), the crank driven. */
    @Test
    void drivenSliderCrankFollowsItsClosedForm() {
        double h = 2e-4;
        Simulator run = Runs.of(new Model(Mechanisms.sliderCrank(true)), Runs.rc(), h);
        int piston = run.response().dynamics().system().mechanism().body("piston").index();
        for (int k = 0; k < 10; k++) {
            run.run(0.17);
            double angle = 0.2 + 4 * run.time();
            double s = 0.3 * Math.sin(angle);
            double x = 0.3 * Math.cos(angle) + Math.sqrt(0.81 - s * s);
            // errors are those of one step, second order in h
            assertEquals(x, Bodies.poses(run)[12 * (piston - 1)], 20 * h * h, "t = " + run.time());
        }
    }
}
