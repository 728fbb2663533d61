package org.signorini.formulation.ce.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.formulation.ce.loop.Loop;
import org.signorini.formulation.tests.Bodies;
import org.signorini.formulation.tests.Mechanisms;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.model.ModelException;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.ImplicitMidpoint;

/** Where the closure of a loop does not say how it goes on, a run stops and says so; elsewhere it never does. */
class SingularTest {

    /** Crank and rod of any lengths, the piston along x, the crank turning. */
    private static Mechanism sliderCrank(double r, double l, double angle, double speed) {
        double rod = -Math.asin(r / l * Math.sin(angle));
        MechanismBuilder builder = Mechanism.named("slider-crank").gravity(0, 0, 0);
        Body crank = builder.body("crank", Mechanisms.bar(r));
        Body coupler = builder.body("rod", Mechanisms.bar(l));
        Body piston = builder.body("piston", MassProperties.sphere(0.7, 0.1));
        Loops.revolute(builder, "pivot").between(builder.ground().origin(), crank.origin()).initial(angle)
                .initialVelocity(speed).add();
        Loops.revolute(builder, "pin").between(crank.marker(r, 0, 0), coupler.origin()).initial(rod - angle).add();
        builder.joint("bore", JointType.PRISMATIC).axis(1, 0, 0).between(builder.ground().origin(), piston.origin())
                .initial(r * Math.cos(angle) + l * Math.cos(rod)).add();
        Loops.revolute(builder, "wrist").between(coupler.marker(l, 0, 0), piston.origin()).cut().add();
        return builder.build();
    }

    /** A parallelogram that starts upright falls on its side: in line it could fold either way. */
    @ParameterizedTest
    @CsvSource({"1, 4e-3", "1, 1e-3", "1, 1e-4", "3, 1e-3", "6, 1e-3"})
    void parallelogramsStopInLine(int windows, double h) {
        Simulator run = Runs.of(new Model(Loops.windows(windows)), Runs.ce(), h);
        run.run(2.0);
        String cause = run.failure().orElseThrow().toString();
        assertTrue(cause.contains("singular configuration"), cause);
        assertTrue(cause.contains("the loop of joints 'A0', 'B0', 'A1'"), cause);
        assertTrue(cause.contains("closed by 'C0'"), cause);
        // one step beyond at most, none of them made from there
        assertEquals(0, run.state().q[0], 1.5 * h * Math.abs(run.state().u[0]));
    }

    @Test
    void implicitSchemesStopThereToo() {
        Simulator run = Runs.of(new Model(Loops.windows(1)), Runs.ce(), new ImplicitMidpoint(), 1e-3);
        run.run(2.0);
        assertTrue(run.failure().orElseThrow().cause().contains("singular configuration"), run.failure().toString());
    }

    /** Equal crank and rod: with the crank upright the piston is at the pivot, and may stay there. */
    @ParameterizedTest
    @ValueSource(doubles = {2e-3, 1e-3, 3e-4})
    void equalSliderCrankStopsUpright(double h) {
        Simulator run = Runs.of(new Model(sliderCrank(0.5, 0.5, 0.3, 3)), Runs.ce(), h);
        run.run(2.0);
        String cause = run.failure().orElseThrow().cause();
        assertTrue(cause.contains("the loop of joints 'pivot', 'pin', 'bore' closed by 'wrist'"), cause);
        assertEquals(Math.PI / 2, run.state().q[0], 4 * 2 * h);
    }

    @Test
    void singularStartsAreRefused() {
        MechanismBuilder builder = Mechanism.named("in line");
        Body a = builder.body("a", Mechanisms.bar(1));
        Body b = builder.body("b", Mechanisms.bar(2));
        Body c = builder.body("c", Mechanisms.bar(1));
        Loops.revolute(builder, "A").between(builder.ground().origin(), a.origin()).add();
        Loops.revolute(builder, "B").between(a.marker(1, 0, 0), b.origin()).add();
        Loops.revolute(builder, "C").between(builder.ground().marker(2, 0, 0), c.origin()).add();
        Loops.revolute(builder, "D").between(b.marker(2, 0, 0), c.marker(1, 0, 0)).cut().add();
        ModelException refused = assertThrows(ModelException.class, () -> Runs.ce().bind(builder.build()));
        String start = "mechanism 'in line': the loop of joints 'A', 'B', 'C' closed by 'D'";
        assertTrue(refused.getMessage().startsWith(start), refused.getMessage());
        assertTrue(refused.getMessage().contains("singular"), refused.getMessage());
        assertThrows(ModelException.class, () -> Runs.ce().bind(sliderCrank(0.5, 0.5, Math.PI / 2, 1)));
    }

    @Test
    void loopsThatCannotCloseAreRefused() {
        MechanismBuilder builder = Mechanism.named("too short");
        Body a = builder.body("a", Mechanisms.bar(1));
        Body b = builder.body("b", Mechanisms.bar(1));
        Loops.revolute(builder, "A").between(builder.ground().origin(), a.origin()).initial(1).add();
        Loops.revolute(builder, "B").between(a.marker(1, 0, 0), b.origin()).initial(-1.5).add();
        Loops.revolute(builder, "C").between(b.marker(1, 0, 0), builder.ground().marker(3, 0, 0)).cut().add();
        String cause = assertThrows(ModelException.class, () -> Runs.ce().bind(builder.build())).getMessage();
        assertTrue(cause.startsWith("mechanism 'too short': its loops do not close"), cause);
    }

    /** Dead centres of crank and piston are no singular configurations: other velocities are independent there. */
    @Test
    void deadCentresArePassed() {
        Simulator run = Runs.of(new Model(sliderCrank(0.3, 0.9, 0.2, 5)), Runs.ce(), 1e-3);
        Loop loop = Runs.response(run).loops().all().getFirst();
        double turned = run.state().q[0];
        for (int k = 0; k < 4000; k++) {
            assertTrue(run.step(), () -> run.failure().toString());
            assertEquals(1, loop.independents());
        }
        assertTrue(run.state().q[0] - turned > 12, "turned by " + (run.state().q[0] - turned));
    }

    /** A nearly equal slider-crank comes close to the singular one: the partition changes on the way, nothing jumps. */
    @Test
    void independentVelocitiesChangeWithoutAJump() {
        Simulator run = Runs.of(new Model(sliderCrank(0.5, 0.52, 0.3, 3)), Runs.ce(), 1e-4);
        Loop loop = Runs.response(run).loops().all().getFirst();
        Set<Integer> independent = new HashSet<>();
        double energy = Bodies.energy(run);
        double[] before = run.state().u.clone();
        double largest = 0;
        for (int k = 0; k < 20000; k++) {
            assertTrue(run.step(), () -> run.failure().toString());
            independent.add(loop.independent(0));
            largest = Math.max(largest, Bodies.difference(before, run.state().u));
            System.arraycopy(run.state().u, 0, before, 0, before.length);
        }
        assertTrue(independent.size() > 1, "only " + independent);
        assertTrue(largest < 0.05, "velocities change by " + largest + " in a step");
        assertEquals(energy, Bodies.energy(run), 0.02 * energy);
    }

    /**
     * Four-bars of any lengths, away from those whose longest and shortest bars equal the other two, have no singular
     * configuration: fast or slow, with long steps or short ones, none stops.
     */
    @ParameterizedTest
    @ValueSource(doubles = {1e-2, 2e-3})
    void fourBarsOfUnequalLengthsNeverStop(double h) {
        int made = 0;
        for (int seed = 0; seed < 80; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            double[] l = random.doubles(4, 0.2, 1.5).toArray();
            double[] q = Loops.closed(l[0], l[1], l[2], l[3], random.nextDouble(-3, 3));
            double[] sorted = l.clone();
            Arrays.sort(sorted);
            boolean folds = Math.abs(sorted[0] + sorted[3] - sorted[1] - sorted[2]) < 0.05;
            if (folds || Double.isNaN(q[1])) {
                continue;
            }
            made++;
            Simulator run = Runs.of(new Model(fourBar(l, q, random.nextDouble(-8, 8))), Runs.ce(), h);
            run.run(2.0);
            assertTrue(run.failure().isEmpty(), "seed " + seed + ": " + run.failure());
            assertTrue(run.response().constraintError() < 1e-13, "seed " + seed);
        }
        assertTrue(made > 30, made + " mechanisms");
    }

    private static Mechanism fourBar(double[] l, double[] q, double speed) {
        MechanismBuilder builder = Mechanism.named("four-bar").gravity(0, -9.81, 0);
        Body crank = builder.body("crank", Mechanisms.bar(l[0]));
        Body coupler = builder.body("coupler", Mechanisms.bar(l[1]));
        Body rocker = builder.body("rocker", Mechanisms.bar(l[2]));
        Loops.revolute(builder, "A").between(builder.ground().origin(), crank.origin()).initial(q[0])
                .initialVelocity(speed).add();
        Loops.revolute(builder, "B").between(crank.marker(l[0], 0, 0), coupler.origin()).initial(q[1]).add();
        Loops.revolute(builder, "D").between(builder.ground().marker(l[3], 0, 0), rocker.origin()).initial(q[2])
                .add();
        Loops.revolute(builder, "C").between(coupler.marker(l[1], 0, 0), rocker.marker(l[2], 0, 0)).cut().add();
        return builder.build();
    }

    /** Two bars and the ground are a triangle: no freedom is left, and nothing moves or fails. */
    @Test
    void trianglesStand() {
        MechanismBuilder builder = Mechanism.named("triangle").gravity(0, -9.81, 0);
        Body a = builder.body("a", Mechanisms.bar(1));
        Body b = builder.body("b", Mechanisms.bar(1));
        Loops.revolute(builder, "A").between(builder.ground().origin(), a.origin()).initial(1).add();
        Loops.revolute(builder, "B").between(builder.ground().marker(1.2, 0, 0), b.origin()).initial(2).add();
        Loops.revolute(builder, "C").between(a.marker(1, 0, 0), b.marker(1, 0, 0)).cut().add();
        Simulator run = Runs.of(new Model(builder.build()), Runs.ce(), 1e-3);
        double[] start = run.state().q.clone();
        run.run(0.2);
        assertTrue(run.failure().isEmpty(), run.failure().toString());
        assertEquals(0, Bodies.difference(start, run.state().q), 1e-15);
        assertEquals(Math.acos(0.6), run.state().q[0], 1e-14);
    }
}
