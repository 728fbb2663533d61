package org.signorini.simulation.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Sphere;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.measure.Violations;
import org.signorini.simulation.record.ContactState;
import org.signorini.simulation.record.Recorder;
import org.signorini.simulation.scheme.ImplicitEuler;
import org.signorini.simulation.scheme.ImplicitMidpoint;
import org.signorini.simulation.scheme.MoreauJean;
import org.signorini.simulation.scheme.MoreauMidpoint;
import org.signorini.simulation.scheme.SemiImplicitEuler;

/** Joint limits, closed loops, and the order of the schemes. */
class MechanismTest {

    /** A point mass on a 1 m rod, horizontal at rest, with a stop. */
    private static Model pendulum(double lower) {
        MechanismBuilder builder = Mechanism.named("pendulum");
        Body rod = builder.body("rod", MassProperties.sphere(1, 1e-4).at(1, 0, 0));
        builder.joint("hinge", JointType.REVOLUTE).axis(0, -1, 0).between(builder.ground().origin(), rod.origin())
                .limit(0, lower, 10).add();
        return new Model(builder.build(), new SceneBuilder().build(), List.of(),
                ContactLaw.SMOOTH.restitution(0.5, 0, 0.05));
    }

    @ParameterizedTest
    @CsvSource({"exact-cone, nsgs", "pyramid, lemke", "planar, lemke"})
    void limitStopsAndBounces(String model, String solver) {
        Simulator simulator = Setup.of(pendulum(-0.5), Setup.contactModel(model, "normal-law", "gap"), solver,
                new SemiImplicitEuler(), 1e-4).build();
        Recorder recorder = Recorder.attach(simulator, 1);
        double least = 0;
        double fastest = 0;
        for (int k = 0; k < 30000; k++) {
            assertTrue(simulator.step(), () -> simulator.failure().toString());
            least = Math.min(least, simulator.state().q[0]);
            fastest = Math.max(fastest, simulator.state().u[0]);
        }
        // energy at the stop: ½ω² = g sin 0.5, half the speed comes back
        assertEquals(0.5 * Math.sqrt(2 * 9.81 * Math.sin(0.5)), fastest, 5e-3);
        assertEquals(-0.5, least, 1e-4);
        assertEquals(-0.5, simulator.state().q[0], 1e-4);
        assertEquals(ContactState.IMPACT.ordinal(), recorder.contacts().get(0, 2));
        assertEquals(ContactState.STICK.ordinal(), recorder.contacts().get(recorder.contacts().count() - 1, 2));
        assertTrue(recorder.lanes().getFirst().isLimit());
        if (!model.equals("exact-cone")) {
            assertEquals(1, simulator.statistics().sizeMax(), "a limit is one row");
        }
    }

    /** A parallelogram of two cranks and a coupler in a vertical plane, with a sphere on the coupler above a floor. */
    private static Model parallelogram(double floor) {
        MechanismBuilder builder = Mechanism.named("parallelogram");
        Body a = builder.body("a", MassProperties.rod(1, 1).at(0.5, 0, 0));
        Body b = builder.body("b", MassProperties.rod(1, 1).at(0.5, 0, 0));
        Body coupler = builder.body("coupler", MassProperties.rod(1, 2).at(1, 0, 0));
        builder.joint("A", JointType.REVOLUTE).axis(0, -1, 0).between(builder.ground().origin(), a.origin())
                .initial(-0.3).add();
        builder.joint("B", JointType.REVOLUTE).axis(0, -1, 0).between(builder.ground().marker(2, 0, 0), b.origin())
                .initial(-0.3).add();
        builder.joint("C", JointType.REVOLUTE).axis(0, -1, 0).between(a.marker(1, 0, 0), coupler.origin()).initial(0.3)
                .add();
        builder.joint("D", JointType.REVOLUTE).axis(0, -1, 0).between(coupler.marker(2, 0, 0), b.marker(1, 0, 0)).cut()
                .add();
        SceneBuilder scene = new SceneBuilder();
        int sphere = scene.add(coupler.index(), new Sphere(0.1), Placement.at(1, 0, 0));
        int plane = scene.add(Scene.WORLD, new HalfSpace(), Placement.at(0, 0, floor));
        scene.collide(sphere, plane);
        return new Model(builder.build(), scene.build(), ContactLaw.coulomb(0.3));
    }

    /** Reference: cranks and coupler move as a pendulum (2/3 + 1)φ¨ = −2g cos φ. */
    @Test
    void closedLoopFallsAsItsPendulum() {
        Simulator simulator = Setup.exact(parallelogram(-5), 1e-4);
        Violations violations = new Violations();
        simulator.add(violations);
        assertTrue(simulator.run(1.0).isDone());
        double phi = -0.3;
        double omega = 0;
        // Störmer–Verlet
        int n = 100000;
        double h = 1.0 / n;
        for (int k = 0; k < n; k++) {
            omega -= 0.5 * h * 2 * 9.81 / (5.0 / 3) * Math.cos(phi);
            phi += h * omega;
            omega -= 0.5 * h * 2 * 9.81 / (5.0 / 3) * Math.cos(phi);
        }
        assertEquals(phi, simulator.state().q[0], 2e-3);
        assertTrue(violations.drift() < 1e-6, "loop error " + violations.drift());
    }

    /** It lands on the floor and stays: contact and loop rows in one problem, n_b + 3 and n_b + n_f + 2 unknowns. */
    @ParameterizedTest
    @CsvSource({"exact-cone, mncp-rlm, 5", "exact-cone, mncp-plm, 5", "pyramid, lemke, 8", "pyramid, path, 8",
            "pyramid, pfb-rlm, 8", "planar, lemke, 5"})
    void closedLoopTouches(String model, String solver, int size) {
        Simulator simulator = Setup.of(parallelogram(-0.8), Setup.contactModel(model, "normal-law", "gap"), solver,
                new SemiImplicitEuler(), 1e-3).build();
        Violations violations = new Violations();
        simulator.add(violations);
        assertTrue(simulator.run(2.0).isDone(), () -> simulator.failure().toString());
        double[] p = new double[3];
        simulator.response().dynamics().update(simulator.state());
        simulator.response().dynamics().bodies().point(3, new double[] {1, 0, 0}, 0, p, 0);
        assertEquals(-0.7, p[2], 2e-4);
        assertEquals(0, simulator.response().dynamics().kineticEnergy(), 1e-6);
        assertEquals(size, simulator.statistics().sizeMax());
        assertTrue(violations.penetration() < 1e-3);
        assertTrue(violations.drift() < 1e-4, "loop error " + violations.drift());
    }

    /** Order of the schemes on the free pendulum, by halving the step. */
    @ParameterizedTest
    @CsvSource({"semi-implicit-euler, 1", "moreau-midpoint, 2", "moreau-jean, 1", "implicit-euler, 1",
            "implicit-midpoint, 2"})
    void orders(String id, int order) {
        double[] end = new double[4];
        for (int k = 0; k < 4; k++) {
            Scheme scheme = switch (id) {
                case "semi-implicit-euler" -> new SemiImplicitEuler();
                case "moreau-midpoint" -> new MoreauMidpoint();
                case "moreau-jean" -> new MoreauJean();
                case "implicit-euler" -> new ImplicitEuler();
                default -> new ImplicitMidpoint();
            };
            Simulator simulator = Setup.of(pendulum(-9), Setup.contactModel("exact-cone"), "nsgs", scheme,
                    0.01 / (1 << k)).build();
            // from rest the midpoint rule happens to be of fourth order here
            simulator.state().u[0] = 0.5;
            assertTrue(simulator.run(1.0).isDone(), () -> simulator.failure().toString());
            end[k] = simulator.state().q[0];
        }
        double ratio = (end[2] - end[1]) / (end[3] - end[2]);
        assertEquals(1 << order, ratio, 0.15 * (1 << order), id);
    }

    /** Implicit schemes through impact and friction: the sphere of S0 slides and rolls. */
    @ParameterizedTest
    @CsvSource({"implicit-euler", "implicit-midpoint"})
    void implicitSchemesSlideAndRoll(String id) {
        Scheme scheme = id.equals("implicit-euler") ? new ImplicitEuler() : new ImplicitMidpoint();
        Simulator simulator = Setup.of(Toys.sphere(0), Setup.contactModel("exact-cone"), "nsgs", scheme, 1e-3).build();
        assertTrue(simulator.run(0.6).isDone(), () -> simulator.failure().toString());
        assertEquals(10.0 / 7, simulator.state().u[0], 1e-8);
        assertEquals(10.0 / 7, simulator.state().u[4], 1e-8);
        assertEquals(1, simulator.state().q[2], 1e-6);
    }
}
