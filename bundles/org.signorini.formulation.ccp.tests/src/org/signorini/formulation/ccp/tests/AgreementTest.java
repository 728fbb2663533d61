package org.signorini.formulation.ccp.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.signorini.contact.Planar;
import org.signorini.formulation.mc.MinimalCoordinates;
import org.signorini.formulation.rc.RedundantCoordinates;
import org.signorini.formulation.tests.Bodies;
import org.signorini.formulation.tests.Contacts;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.MoreauMidpoint;
import org.signorini.solver.pivoting.LemkeSolver;

/** The formulations describe the same motion, with contacts and stops. */
class AgreementTest {

    static Stream<Arguments> models() {
        return Stream.of(Arguments.of("double pendulum", Models.doublePendulum(), 0.3),
                Arguments.of("four-bar at its stop", Models.fourBar(), 0.25),
                Arguments.of("pendulum and its first impacts", Models.pendulum(3, 2.6), 0.5));
    }

    /** Both are in absolute coordinates: the same rows, the same numbers up to the solver's tolerance. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("models")
    void likeRedundantCoordinates(String name, Model model, double duration) {
        double difference = Runs.disagreement(model, new RedundantCoordinates(), 1e-3, duration);
        assertTrue(difference < 1e-7, name + " differs by " + difference);
    }

    /** Minimal coordinates differ by the scheme's order, which is one: halved with the step. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("models")
    void likeMinimalCoordinates(String name, Model model, double duration) {
        double h = 2e-4;
        double coarse = disagreement(model, h, duration);
        double fine = disagreement(model, h / 4, duration);
        assertTrue(coarse < 100 * h, name + " differs by " + coarse);
        assertTrue(coarse / fine > 2, name + ": a quarter of the step took " + coarse + " to " + fine);
    }

    /** The largest of some steps' lengths: by chance both hit a stop in the same step, and then hardly differ. */
    private static double disagreement(Model model, double h, double duration) {
        double most = 0;
        for (int i = 0; i < 8; i++) {
            most = Math.max(most, Runs.disagreement(model, new MinimalCoordinates(), h * (1 + i / 8.0), duration));
        }
        return most;
    }

    /** The woodpecker for two cycles, planar friction by Lemke: a massless carrier costs half of the digits. */
    @Test
    void woodpecker() {
        double[][] poses = new double[2][];
        for (int k = 0; k < 2; k++) {
            Simulator run = Runs
                    .builder(Contacts.woodpecker(KinematicsMode.LINEARIZED),
                            k == 0 ? Runs.ccp() : new MinimalCoordinates(), 1e-4)
                    .scheme(new MoreauMidpoint()).contactModel(new Planar()).solver("lemke", new LemkeSolver()).build();
            run.run(0.3);
            assertTrue(run.failure().isEmpty(), () -> run.failure().toString());
            poses[k] = Bodies.poses(run);
        }
        assertEquals(0, Bodies.difference(poses[0], poses[1]), 1e-6);
    }

    /** S2 eq. 5c: what joints are off by in a step is taken back in the next, and does not add up. */
    @Test
    void jointsDoNotDrift() {
        Model model = Models.pendulum(3, 2.6);
        double[] most = new double[2];
        for (int k = 0; k < 2; k++) {
            Simulator run = Runs.exact(model, Runs.ccp(), k == 0 ? 1e-3 : 5e-4);
            for (int i = 0; i < (k == 0 ? 500 : 1000); i++) {
                assertTrue(run.step(), () -> run.failure().toString());
                most[k] = Math.max(most[k], run.response().constraintError());
            }
        }
        assertTrue(most[0] < 1e-3, "off by " + most[0]);
        assertTrue(most[0] / most[1] > 3, "second order: " + most[0] + " " + most[1]);
        Simulator loose = Runs.exact(Models.doublePendulum(), Runs.ccp("correction", "0"), 1e-3);
        Simulator held = Runs.exact(Models.doublePendulum(), Runs.ccp(), 1e-3);
        loose.run(1.0);
        held.run(1.0);
        assertTrue(loose.response().constraintError() > 20 * held.response().constraintError());
    }

    /** 20 rows of a planar loop of spatial hinges, 17 of them independent: S0's counting. */
    @Test
    void dependentRowsAreLeftOut() {
        Simulator run = Runs.exact(Models.fourBar(), Runs.ccp(), 1e-3);
        run.run(0.01);
        assertEquals(17, run.response().bilateral());
        assertEquals(3, run.response().eliminated());
    }

    /** The work of impulses is the jump of energy: no step makes any of its own. */
    @Test
    void impulsesOnlyTakeEnergy() {
        Simulator run = Runs.exact(Models.pendulum(3, 2.6), Runs.ccp(), 2e-4);
        double before = Bodies.energy(run);
        double taken = 0;
        int impacts = 0;
        for (int i = 0; i < 2500; i++) {
            assertTrue(run.step(), () -> run.failure().toString());
            if (run.lastStep().isSolved()) {
                impacts++;
                assertTrue(run.lastStep().work() < 1e-3, "step " + i + " made " + run.lastStep().work());
                taken += run.lastStep().work();
            }
        }
        assertTrue(impacts > 0);
        assertEquals(before + taken, Bodies.energy(run), 0.05 * before);
    }

}
