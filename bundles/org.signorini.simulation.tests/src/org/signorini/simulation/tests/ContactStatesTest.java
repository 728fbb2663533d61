package org.signorini.simulation.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Sphere;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.Step;
import org.signorini.simulation.record.ContactClassifier;
import org.signorini.simulation.record.ContactState;
import org.signorini.simulation.scheme.SemiImplicitEuler;

/** What contacts do is told by impulse and velocity together, as finely as they were solved for. */
class ContactStatesTest {

    private static final double G = 9.81;

    private static Map<ContactState, Integer> states(Simulator simulator, double duration) {
        Map<ContactState, Integer> counts = new EnumMap<>(ContactState.class);
        ContactClassifier classifier = new ContactClassifier();
        simulator.add((Step step) -> {
            classifier.read(step);
            for (int i = 0; i < step.contacts().count(); i++) {
                counts.merge(classifier.state(i), 1, Integer::sum);
            }
        });
        assertTrue(simulator.run(duration).isDone(), () -> simulator.failure().toString());
        return counts;
    }

    private static Simulator simulator(Model model, String contactModel, String solver, double tolerance) {
        return Setup.of(model, Setup.contactModel(contactModel), solver, new SemiImplicitEuler(), 1e-3)
                .monitor(new Monitor().tolerance(tolerance)).build();
    }

    /** A leaning stack at rest, two boxes side by side under one: solved loosely, it sticks all the same. */
    private static Model arch() {
        MechanismBuilder builder = Mechanism.named("arch").gravity(0.5, 0, -G);
        SceneBuilder scene = new SceneBuilder();
        double[][] at = {{-0.26, 0.1}, {0.26, 0.1}, {0, 0.3}, {-0.26, 0.5}, {0.26, 0.5}};
        for (int i = 0; i < at.length; i++) {
            Body brick = builder.body("brick " + i).mass(MassProperties.box(1, 0.5, 0.2, 0.2))
                    .pose(Frame.at(at[i][0], 0, at[i][1])).add();
            scene.add(Model.number(brick), new Box(0.25, 0.1, 0.1), Placement.identity());
        }
        scene.add(Scene.WORLD, new HalfSpace(), Placement.identity());
        scene.collideAll();
        return new Model(builder.build(), scene.build(), ContactLaw.coulomb(0.6));
    }

    @ParameterizedTest
    @CsvSource({"exact-cone, nsgs, 1e-3", "exact-cone, nsgs, 1e-6", "exact-cone, ssn, 1e-9", "pyramid, lemke, 1e-9"})
    void whatStandsSticks(String contactModel, String solver, double tolerance) {
        Map<ContactState, Integer> counts = states(simulator(arch(), contactModel, solver, tolerance), 0.1);
        assertEquals(null, counts.get(ContactState.SLIDE), counts.toString());
        assertEquals(null, counts.get(ContactState.ROLL), counts.toString());
        assertTrue(counts.get(ContactState.STICK) > 500, counts.toString());
    }

    /** Sliding as slow as a micrometre per step is sliding, on a cone and on the edge of a pyramid turned away. */
    @ParameterizedTest
    @CsvSource({"exact-cone, nsgs", "exact-cone, ssn", "pyramid, lemke"})
    void whatCreepsSlides(String contactModel, String solver) {
        double angle = 0.3;
        double mu = Math.tan(angle) - 1e-4;
        Vector3 gravity = new Vector3(G * Math.sin(angle), 0, -G * Math.cos(angle));
        Model model = Toys.onPlane(MassProperties.box(2, 1, 1, 0.2), new Box(0.5, 0.5, 0.1), Frame.at(0, 0, 0.1),
                Vector3.ZERO, Vector3.ZERO, gravity, ContactLaw.coulomb(mu));
        Simulator simulator = simulator(model, contactModel, solver, 1e-9);
        Map<ContactState, Integer> counts = states(simulator, 0.05);
        assertEquals(1e-4 * G * Math.cos(angle) * 0.05, simulator.state().u[0], 1e-9);
        assertEquals(null, counts.get(ContactState.STICK), counts.toString());
        assertTrue(counts.get(ContactState.SLIDE) >= 50, counts.toString());
    }

    /** A block that tips over its edge turns about it, but does not roll: the edge stays where it is. */
    @Test
    void anEdgeThatTurnsSticks() {
        Model model = Toys.onPlane(MassProperties.box(1, 0.2, 1, 1), new Box(0.1, 0.5, 0.5),
                Frame.at(0, 0, 0.1 * Math.sin(0.3) + 0.5 * Math.cos(0.3)).rotated(Vector3.Y, 0.3), Vector3.ZERO,
                Vector3.ZERO, new Vector3(0, 0, -G), ContactLaw.coulomb(0.8));
        Simulator simulator = simulator(model, "exact-cone", "nsgs", 1e-9);
        Map<ContactState, Integer> counts = states(simulator, 0.1);
        assertTrue(Math.abs(simulator.state().u[4]) > 0.1, "it does not turn");
        assertEquals(null, counts.get(ContactState.ROLL), counts.toString());
        assertTrue(counts.get(ContactState.STICK) > 100, counts.toString());
    }

    /** A tenth of a millimetre per second is rolling, where the solver is asked for more than that. */
    @ParameterizedTest
    @CsvSource({"exact-cone, nsgs", "exact-cone, ssn", "pyramid, lemke"})
    void whatRollsSlowlyRolls(String contactModel, String solver) {
        Model model = Toys.onPlane(MassProperties.sphere(1, 0.1), new Sphere(0.1), Frame.at(0, 0, 0.1),
                new Vector3(1e-4, 0, 0), new Vector3(0, 1e-3, 0), new Vector3(0, 0, -G), ContactLaw.coulomb(0.3));
        Map<ContactState, Integer> counts = states(simulator(model, contactModel, solver, 1e-9), 0.05);
        assertEquals(Map.of(ContactState.ROLL, 50), counts);
    }
}
