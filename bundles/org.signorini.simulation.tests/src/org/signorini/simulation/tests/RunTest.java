package org.signorini.simulation.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.collision.Placement;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.Sphere;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solver;
import org.signorini.complementarity.solver.SolverChain;
import org.signorini.contribution.Options;
import org.signorini.formulation.mc.MinimalCoordinates;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.ContactModel;
import org.signorini.simulation.Model;
import org.signorini.simulation.Outcome;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.MoreauJean;
import org.signorini.simulation.scheme.MoreauMidpoint;
import org.signorini.simulation.scheme.SemiImplicitEuler;

/** What every run keeps: bits, bytes, momentum, and its word when something fails. */
class RunTest {

    private static final ContactLaw LAW = ContactLaw.coulomb(0.5).restitution(0.7, 0, 0.01);

    private static Simulator pendulum() {
        return Setup.of(Toys.pendulum(6, LAW), Setup.contactModel("planar", "normal-law", "gap"), "lemke",
                new SemiImplicitEuler(), 1e-3).build();
    }

    @Test
    void sameInputSameBits() {
        Simulator a = pendulum();
        Simulator b = pendulum();
        a.run(3.0);
        b.run(1.0);
        b.run(2.0);
        assertTrue(a.statistics().solves() > 50);
        assertArrayEquals(a.state().q, b.state().q, 0);
        assertArrayEquals(a.state().u, b.state().u, 0);
    }

    /** A listener may look, the trajectory does not care. */
    @Test
    void watchingChangesNothing() {
        Simulator a = pendulum();
        Simulator b = pendulum();
        org.signorini.simulation.record.Recorder.attach(b, 3);
        b.add(new org.signorini.simulation.measure.Impacts());
        a.run(3.0);
        b.run(3.0);
        assertArrayEquals(a.state().q, b.state().q, 0);
    }

    @ParameterizedTest
    @CsvSource({"pendulum, planar, lemke", "pendulum, exact-cone, nsgs", "sphere, pyramid, lemke",
            "woodpecker, planar, lemke", "woodpecker-jean, planar, lemke", "sphere, exact-cone, nsgs",
            "ball, exact-cone, nsgs"})
    void stepsAllocateNothing(String what, String model, String solver) {
        Model toy = switch (what) {
            case "pendulum" -> Toys.pendulum(3, ContactLaw.coulomb(0.5));
            case "sphere" -> Toys.sphere(0);
            case "ball" -> Toys.onPlane(MassProperties.sphere(1, 0.1), new Sphere(0.1), Frame.at(0, 0, 0.11),
                    Vector3.X, Vector3.ZERO, new Vector3(0, 0, -9.81), ContactLaw.coulomb(0.3).restitution(0.9));
            default -> Toys.woodpecker(KinematicsMode.LINEARIZED);
        };
        Scheme scheme = what.equals("woodpecker") ? new MoreauMidpoint()
                : what.equals("woodpecker-jean") ? new MoreauJean() : new SemiImplicitEuler();
        // the ball's impacts have two phases
        ContactModel contactModel = what.equals("ball") ? Setup.contactModel(model, "restitution", "poisson")
                : Setup.contactModel(model);
        Simulator simulator = Setup.of(toy, contactModel, solver, scheme, 1e-4).build();
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        double[] q = simulator.state().q.clone();
        double[] u = simulator.state().u.clone();
        long solves = 0;
        long least = Long.MAX_VALUE;
        // the same motion again and again: in the first passes contacts make room, and the virtual machine settles
        for (int pass = 0; pass < 4; pass++) {
            System.arraycopy(q, 0, simulator.state().q, 0, q.length);
            System.arraycopy(u, 0, simulator.state().u, 0, u.length);
            solves = simulator.statistics().solves();
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int k = 0; k < 6000; k++) {
                simulator.step();
            }
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertTrue(simulator.failure().isEmpty(), () -> simulator.failure().toString());
        assertTrue(simulator.statistics().solves() > solves, "contacts while measured");
        assertEquals(0, least, 64, "bytes in 6000 steps");
    }

    /** Two balls meet in space: momentum stays, energy as restitution says. */
    @ParameterizedTest
    @CsvSource({"1, 0", "0.5, 0", "1, 0.3", "0, 0.8"})
    void collisionKeepsMomentum(double e, double mu) {
        MechanismBuilder builder = Mechanism.named("balls").gravity(0, 0, 0);
        Body a = builder.body("a").mass(MassProperties.sphere(1, 0.1)).pose(Frame.at(0, 0, 0))
                .velocity(new Vector3(1, 0.1, 0), new Vector3(0, 0, 3)).add();
        Body b = builder.body("b").mass(MassProperties.sphere(2, 0.1)).pose(Frame.at(0.5, 0.08, 0.02)).add();
        SceneBuilder scene = new SceneBuilder();
        scene.add(a.index(), new Sphere(0.1), Placement.identity());
        scene.add(b.index(), new Sphere(0.1), Placement.identity());
        scene.collideAll();
        Simulator simulator = Setup.exact(
                new Model(builder.build(), scene.build(), ContactLaw.coulomb(mu).restitution(e, 0, 1e-3)), 1e-3);
        var dynamics = simulator.response().dynamics();
        double[] before = new double[6];
        dynamics.update(simulator.state());
        dynamics.momentum(before);
        double energy = dynamics.kineticEnergy();
        simulator.run(1.0);
        assertTrue(simulator.statistics().solves() > 0);
        double[] after = new double[6];
        dynamics.update(simulator.state());
        dynamics.momentum(after);
        assertArrayEquals(before, after, 1e-12);
        double lost = energy - dynamics.kineticEnergy();
        assertTrue(e == 1 && mu == 0 ? Math.abs(lost) < 1e-12 : lost > 1e-3, "lost " + lost);
    }

    /** A solver that never finds anything. */
    private static final class Hopeless implements Solver {

        @Override
        public void configure(Options options) {
        }

        @Override
        public Ending solve(Problem problem, double[] z, Monitor monitor) {
            z[0] = -1;
            return Ending.STALLED;
        }
    }

    @Test
    void failureNamesContactAndStep() {
        Simulator simulator = Simulator.of(Toys.sphere(0)).formulation(new MinimalCoordinates())
                .contactModel(Setup.contactModel("exact-cone")).solver("hopeless", new Hopeless())
                .scheme(new MoreauMidpoint()).step(1e-3).build();
        double[] start = simulator.state().q.clone();
        Outcome outcome = simulator.run(1.0);
        assertArrayEquals(start, simulator.state().q, 0, "the state is that before the step");
        assertFalse(outcome.isDone());
        assertEquals(0, outcome.steps());
        String words = outcome.failure().orElseThrow().toString();
        assertTrue(words.contains("body 'ball'") && words.contains("the ground") && words.contains("in step 1 at")
                && words.contains("hopeless stalled"), words);
        // once as posed, twice for contacts that give way
        assertEquals(3, simulator.statistics().failures());
        assertFalse(simulator.step());
    }

    @Test
    void chainFallsBackAndCounts() {
        Solver good = new Solver() {
            private final CertifiedSolver inner = Setup.solver("nsgs");

            @Override
            public void configure(Options options) {
            }

            @Override
            public Ending solve(Problem problem, double[] z, Monitor monitor) {
                var solution = new org.signorini.complementarity.solver.Solution();
                solution.reshape(problem.size());
                inner.solve(problem, solution, new Monitor());
                System.arraycopy(solution.z(), 0, z, 0, problem.size());
                return Ending.CONVERGED;
            }
        };
        Simulator simulator = Simulator.of(Toys.sphere(0)).formulation(new MinimalCoordinates())
                .contactModel(Setup.contactModel("exact-cone"))
                .solver("chain", new SolverChain(List.of("hopeless", "good"), List.of(new Hopeless(), good)))
                .scheme(new SemiImplicitEuler()).step(1e-3).build();
        assertTrue(simulator.run(0.05).isDone());
        assertEquals(50, simulator.statistics().fallbacks());
        assertEquals(0, simulator.statistics().failures());
        assertEquals("good", simulator.lastStep().solution().solver());
    }

    @Test
    void cancelled() {
        Simulator simulator = pendulum();
        Outcome outcome = simulator.run(1000, () -> simulator.steps() == 7);
        assertEquals(Outcome.Ending.CANCELLED, outcome.ending());
        assertEquals(7, outcome.steps());
    }
}
