package org.signorini.formulation.ce.tests;

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
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.multibody.model.Mechanism;
import org.signorini.simulation.Model;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.ImplicitMidpoint;
import org.signorini.simulation.scheme.MoreauJean;
import org.signorini.simulation.scheme.MoreauMidpoint;

/** Without contacts, all formulations describe the same motion. */
class AgreementTest {

    private static final double DURATION = 0.3;

    private static final List<Scheme> SCHEMES = List.of(Runs.euler(), new MoreauMidpoint(), new MoreauJean());

    private static Stream<Arguments> each(Mechanism... mechanisms) {
        return Stream.of(mechanisms).flatMap(m -> SCHEMES.stream()
                .map(s -> Arguments.of(m.name(), s.getClass().getSimpleName(), m, s)));
    }

    static Stream<Arguments> trees() {
        return each(Mechanisms.pendulum(12), Mechanisms.spatialChain());
    }

    /** Without loops there is nothing to embed. */
    @ParameterizedTest(name = "{0}, {1}")
    @MethodSource("trees")
    void treesMoveAsInMinimalCoordinates(String name, String scheme, Mechanism mechanism, Scheme s) {
        assertEquals(0, Runs.disagreement(new Model(mechanism), Runs.mc(), s, 1e-3, DURATION), 1e-12);
    }

    static Stream<Arguments> loops() {
        return each(Loops.fourBar(), Mechanisms.sliderCrank(false), Mechanisms.sliderCrank(true),
                Mechanisms.garland(6), Loops.springy(KinematicsMode.NONLINEAR, 20), Loops.chainOfFourBars(4),
                Loops.floating().build());
    }

    /** Minimal coordinates leave the loops by errors of second order, and that is what formulations differ by. */
    @ParameterizedTest(name = "{0}, {1}")
    @MethodSource("loops")
    void loopsMoveAsInMinimalCoordinates(String name, String scheme, Mechanism mechanism, Scheme s) {
        double coarse = Runs.disagreement(new Model(mechanism), Runs.mc(), s, 1e-3, DURATION);
        double fine = Runs.disagreement(new Model(mechanism), Runs.mc(), s, 5e-4, DURATION);
        assertTrue(fine < 5e-4, "differ by " + fine);
        assertTrue(coarse > 3.2 * fine, "halving the step took " + coarse + " to " + fine);
    }

    /** Absolute coordinates differ by the error of the schemes, which is of first order. */
    @ParameterizedTest(name = "{0}, {1}")
    @MethodSource("loops")
    void loopsMoveAsInRedundantCoordinates(String name, String scheme, Mechanism mechanism, Scheme s) {
        double coarse = Runs.disagreement(new Model(mechanism), Runs.rc(), s, 1e-3, DURATION);
        double fine = Runs.disagreement(new Model(mechanism), Runs.rc(), s, 2.5e-4, DURATION);
        assertTrue(fine < 1e-2, "differ by " + fine);
        assertTrue(coarse > 2.5 * fine, "a quarter of the step took " + coarse + " to " + fine);
    }

    /** Where loops are linear, they have no error: what is left is rounding. */
    @Test
    void linearizedLoopsMoveAsInMinimalCoordinates() {
        Model model = new Model(Loops.springy(KinematicsMode.LINEARIZED, 20));
        for (Scheme scheme : SCHEMES) {
            assertEquals(0, Runs.disagreement(model, Runs.mc(), scheme, 1e-3, DURATION), 1e-10);
        }
    }

    /** The N four-bar on its parallelogram branch: all loops are the same, and minimal coordinates exact as well. */
    @Test
    void windowsMoveAsInMinimalCoordinates() {
        for (Scheme scheme : SCHEMES) {
            assertEquals(0, Runs.disagreement(new Model(Loops.windows(5)), Runs.mc(), scheme, 1e-3, DURATION),
                    1e-11);
        }
    }

    /** The implicit midpoint rule keeps its second order on loops. */
    @ParameterizedTest
    @MethodSource("mechanismsWithLoops")
    void implicitMidpointIsOfSecondOrder(Mechanism mechanism) {
        Model model = new Model(mechanism);
        double[] finest = end(model, 1.25e-4);
        double coarse = Bodies.difference(finest, end(model, 1e-3));
        double fine = Bodies.difference(finest, end(model, 5e-4));
        // against the finest, errors of 64 and 16 look like 63 and 15
        assertEquals(63.0 / 15, coarse / fine, 0.3, mechanism.name() + ": " + coarse + " to " + fine);
    }

    static Stream<Mechanism> mechanismsWithLoops() {
        return Stream.of(Loops.fourBar(), Mechanisms.sliderCrank(false), Loops.chainOfFourBars(2),
                Loops.floating().build());
    }

    private static double[] end(Model model, double h) {
        return Bodies.poses(Runs.after(model, Runs.ce(), new ImplicitMidpoint(), h, 0.2));
    }

    /** Andrews' squeezer: the test set's reference solution at 0.03 s, which the scheme approaches with its order. */
    @Test
    void squeezerEndsWhereTheTestSetSays() {
        double[] expected = {15.81077119629904, -15.75637105984298, 0.04082224013073101, -0.5347301163226948,
            0.5244099658805304, 0.5347301163226948, 1.048080741042263};
        double coarse = squeezerError(4e-5, expected);
        double fine = squeezerError(2e-5, expected);
        assertTrue(fine < 1.5e-4, "missed by " + fine);
        assertTrue(coarse > 3.5 * fine, "halving the step took " + coarse + " to " + fine);
    }

    private static double squeezerError(double h, double[] expected) {
        Simulator run = Runs.after(new Model(Loops.squeezer()), Runs.ce(), new ImplicitMidpoint(), h, 0.03);
        MultibodySystem system = run.response().dynamics().system();
        String[] joints = {"O", "1-2", "B", "5-4", "A5", "7-6", "A7"};
        double most = 0;
        for (int j = 0; j < 7; j++) {
            int at = system.joint(system.mechanism().joint(joints[j])).q();
            most = Math.max(most, Math.abs(expected[j] - run.state().q[at]));
        }
        return most;
    }
}
