package org.signorini.simulation.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.Sphere;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Failure;
import org.signorini.simulation.Model;
import org.signorini.simulation.Outcome;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.ImplicitEuler;
import org.signorini.simulation.scheme.ImplicitMidpoint;
import org.signorini.simulation.scheme.MoreauJean;
import org.signorini.simulation.scheme.MoreauMidpoint;
import org.signorini.simulation.scheme.SemiImplicitEuler;

/** A ball of 1 mm flies against a wall of 1 mm: it is stopped, or the run says that it was not. */
class TunnelTest {

    private static final Pattern STEP = Pattern.compile("take steps of at most (\\S+) s");

    private static Scheme scheme(String id) {
        return switch (id) {
            case "semi-implicit-euler" -> new SemiImplicitEuler();
            case "implicit-euler" -> new ImplicitEuler();
            case "moreau-midpoint" -> new MoreauMidpoint();
            case "moreau-jean" -> new MoreauJean();
            default -> new ImplicitMidpoint();
        };
    }

    private static Simulator shot(Scheme scheme, double x, double y, double speed, double step, double e) {
        MechanismBuilder builder = Mechanism.named("shot").gravity(0, 0, 0);
        Body ball = builder.body("bullet").mass(MassProperties.sphere(0.01, 0.001)).pose(Frame.at(x, y, 0))
                .velocity(new Vector3(speed, 0, 0), Vector3.ZERO).add();
        SceneBuilder scene = new SceneBuilder();
        int a = scene.add(ball.index(), new Sphere(0.001), Placement.identity());
        int b = scene.add(Scene.WORLD, new Box(0.0005, 0.5, 0.5), Placement.identity());
        scene.collide(a, b);
        Model model = new Model(builder.build(), scene.build(), ContactLaw.coulomb(0).restitution(e));
        return Setup.of(model, Setup.contactModel("pyramid", "normal-law", "velocity"), "lemke", scheme, step).build();
    }

    /** From any distance and at any speed: on its own side of the wall, or told; never on the other in silence. */
    @ParameterizedTest
    @ValueSource(strings = {"semi-implicit-euler", "implicit-euler", "moreau-midpoint", "moreau-jean",
            "implicit-midpoint"})
    void stoppedOrTold(String id) {
        int told = 0;
        for (long seed = 0; seed < 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            double speed = Math.pow(10, 3 * random.nextDouble());
            double away = random.nextDouble(0.002, 0.5);
            double e = random.nextInt(2) == 0 ? 0 : 0.5;
            Simulator simulator = shot(scheme(id), -away, 0, speed, 1e-3, e);
            Outcome outcome = simulator.run(Math.round(away / speed / 1e-3) + 20, () -> false);
            if (outcome.failure().isPresent()) {
                told++;
                Failure failure = outcome.failure().get();
                assertTrue(failure.subject().contains("bullet") && failure.subject().contains("ground"),
                        failure.toString());
                assertTrue(failure.cause().contains("passed through each other"), failure.toString());
                Matcher step = STEP.matcher(failure.cause());
                assertTrue(step.find(), failure.toString());
                double enough = Double.parseDouble(step.group(1));
                Simulator finer = shot(scheme(id), -away, 0, speed, enough, e);
                Outcome better = finer.run(Math.round(1.5 * away / speed / enough) + 20, () -> false);
                assertTrue(better.isDone(), () -> better.failure().toString());
                assertTrue(finer.state().q[0] < 0, "seed " + seed);
            } else {
                assertTrue(simulator.state().q[0] < 0, "seed " + seed + " at " + speed + " m/s from " + away
                        + " m: through, and not a word");
            }
        }
        boolean stops = id.endsWith("euler");
        assertEquals(stops, told == 0, told + " of 200 told");
    }

    /** However long the run, no step is the one in which a bullet may pass: the last is looked back at, too. */
    @ParameterizedTest
    @ValueSource(strings = {"moreau-midpoint", "moreau-jean", "implicit-midpoint"})
    void seenInTheLastStep(String id) {
        int atEnd = 0;
        for (double away : new double[] {0.5207, 0.56, 0.59}) {
            for (int steps = 1; steps < 9; steps++) {
                Simulator simulator = shot(scheme(id), -away, 0, 100, 1e-3, 0);
                Outcome outcome = simulator.run(steps, () -> false);
                if (outcome.isDone()) {
                    assertTrue(simulator.state().q[0] < 0.0015, steps + " steps from " + away + " m: not a word");
                    continue;
                }
                Failure failure = outcome.failure().orElseThrow();
                assertTrue(failure.cause().contains("passed through each other"), failure.toString());
                assertTrue(100e-3 * steps > away, failure.toString());
                // the step that was made is named, not one that never will be
                if (failure.step() == outcome.steps()) {
                    assertEquals(steps, failure.step());
                    assertEquals((steps - 1) * 1e-3, failure.time(), 1e-12);
                    atEnd++;
                }
                assertFalse(simulator.step(), "a run that failed does not go on");
            }
        }
        assertTrue(atEnd > 0);
    }

    /** A look at the end of a run leaves no trace in one that goes on. */
    @Test
    void goesOnTheSame() {
        Simulator whole = shot(new MoreauMidpoint(), -0.05, 0, 1, 1e-3, 0.5);
        Simulator parts = shot(new MoreauMidpoint(), -0.05, 0, 1, 1e-3, 0.5);
        assertTrue(whole.run(0.1).isDone());
        for (int k = 0; k < 100; k++) {
            assertTrue(parts.run(1, () -> false).isDone());
        }
        assertArrayEquals(whole.state().q, parts.state().q);
        assertArrayEquals(whole.state().u, parts.state().u);
    }

    /** What misses the wall, or is slow, is no alarm. */
    @ParameterizedTest
    @ValueSource(strings = {"moreau-midpoint", "moreau-jean", "implicit-midpoint"})
    void noAlarmForOthers(String id) {
        assertTrue(shot(scheme(id), -0.52, 0.503, 100, 1e-3, 0).run(0.02).isDone());
        assertTrue(shot(scheme(id), -0.52, 0, 1, 1e-3, 0.5).run(1.0).isDone());
    }

    /** A state put in place by hand is a new start, not a passage. */
    @Test
    void movedByHand() {
        Simulator simulator = shot(new MoreauMidpoint(), -0.05, 0, 1, 1e-3, 0);
        assertTrue(simulator.run(0.01).isDone());
        simulator.state().q[0] = 0.05;
        assertTrue(simulator.run(0.01).isDone());
        assertFalse(simulator.failure().isPresent());
    }
}
