package org.signorini.formulation.ce.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.contact.Pyramid;
import org.signorini.contribution.Options;
import org.signorini.formulation.tests.Bodies;
import org.signorini.formulation.tests.Contacts;
import org.signorini.formulation.tests.Mechanisms;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Formulation;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.MoreauJean;
import org.signorini.simulation.scheme.MoreauMidpoint;
import org.signorini.solver.pivoting.LemkeSolver;

/** Contacts, stops and impacts, in loops and beside them: the same as in the other formulations. */
class ContactTest {

    private static final ContactLaw LAW = ContactLaw.coulomb(0.4);

    /** A mechanism without loops has the same impulses as in minimal coordinates, to rounding. */
    @Test
    void doublePendulumFallsAsInMinimalCoordinates() {
        assertEquals(0, Runs.disagreement(LoopContacts.doublePendulum(LAW), Runs.mc(), Runs.euler(), 5e-4, 1), 1e-10);
    }

    @ParameterizedTest
    @EnumSource(KinematicsMode.class)
    void woodpeckerPecksAsInMinimalCoordinates(KinematicsMode mode) {
        Model model = Contacts.woodpecker(mode);
        assertEquals(0, Runs.disagreement(model, Runs.mc(), new MoreauMidpoint(), 1e-4, 0.15), 1e-10);
        assertEquals(0, Runs.disagreement(model, Runs.mc(), new MoreauJean(), 1e-4, 0.15), 1e-10);
    }

    /**
     * The benchmarks' pendulum of 12 links: at 0.156488441 s sphere 12 meets the floor, which by Newton's law with μ =
     * 0.5 and e = 0.7 takes the energy from 961.286 J to 1458.445 J; at 0.2 s it is at y = −6.856929800, z =
     * 1.156399710.
     */
    @Test
    void firstImpactOfThePendulumIsThatOfNewtonsLaw() {
        double h = 1e-4;
        Model model = Contacts.pendulumOverFloor(12, ContactLaw.coulomb(0.5).restitution(0.7, 0, 0.01));
        Simulator run = Runs.after(model, Runs.ce(), Runs.euler(), h, 0.2);
        double[] poses = Bodies.poses(run);
        double y = 2 * poses[12 * 11 + 1] - poses[12 * 11 + 7];
        double z = 2 * poses[12 * 11 + 2] - poses[12 * 11 + 8];
        // the impact is up to a step late, and the last sphere's velocity jumps by some 30 m/s
        assertEquals(0, Math.hypot(y + 6.856929800, z - 1.156399710), 30 * h);
        assertEquals(1458.445, Bodies.energy(run), 4e4 * h);
        assertEquals(0, Bodies.difference(poses, Bodies.poses(Runs.after(model, Runs.mc(), Runs.euler(), h, 0.2))),
                1e-9);
    }

    /** A piston hits a ball that rolls away; the loop's only contact is with a body outside. */
    @Test
    void pistonPushesTheBallAsInMinimalCoordinates() {
        double coarse = Runs.disagreement(LoopContacts.pistonAndBall(LAW), Runs.mc(), Runs.euler(), 1e-3, 0.4);
        double fine = Runs.disagreement(LoopContacts.pistonAndBall(LAW), Runs.mc(), Runs.euler(), 2.5e-4, 0.4);
        assertTrue(fine < 1e-4 && coarse > 3 * fine, coarse + " to " + fine);
    }

    /** Two balls on the coupler catch the floor: it comes to rest in the same place. */
    @Test
    void fourBarComesToRestAsInMinimalCoordinates() {
        Model model = LoopContacts.fourBarOverFloor(LAW);
        double moving = Runs.disagreement(model, Runs.mc(), Runs.euler(), 1e-3, 0.2);
        assertTrue(moving < 1e-5, "differ by " + moving);
        Simulator run = Runs.after(model, Runs.ce(), Runs.euler(), 1e-3, 1);
        assertTrue(run.statistics().solves() > 500);
        double[] before = Bodies.poses(run);
        run.run(0.5);
        assertEquals(0, Bodies.difference(before, Bodies.poses(run)), 1e-9);
    }

    /** A stop on a joint of the tree, and one on the joint that is cut. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void fourBarStops(boolean onCut) {
        double h = 5e-4;
        Model model = new Model(stopped(onCut));
        Simulator embedded = Runs.of(model, Runs.ce(), h);
        Simulator minimal = Runs.of(model, Runs.mc(), h);
        Simulator redundant = Runs.of(model, Runs.rc(), h);
        for (Simulator run : List.of(embedded, minimal, redundant)) {
            run.run(1.0);
            assertEquals(2000, run.steps(), () -> run.failure().toString());
            assertTrue(run.statistics().solves() > 100, "the stop is reached");
        }
        assertEquals(0, Bodies.difference(Bodies.poses(embedded), Bodies.poses(minimal)), 2 * h);
        assertEquals(0, Bodies.difference(Bodies.poses(embedded), Bodies.poses(redundant)), 20 * h);
    }

    /** Falls on a stop a little below where it starts. */
    private static Mechanism stopped(boolean onCut) {
        double[] q = Loops.closed(0.5, 1.4, 1.2, 1.5, 0.6);
        double closing = q[2] - q[0] - q[1];
        double[] later = Loops.closed(0.5, 1.4, 1.2, 1.5, 0.2);
        double closingLater = later[2] - later[0] - later[1];
        MechanismBuilder builder = Mechanism.named("stopped four-bar").gravity(0, -9.81, 0);
        Body crank = builder.body("crank", Mechanisms.bar(0.5));
        Body coupler = builder.body("coupler", Mechanisms.bar(1.4));
        Body rocker = builder.body("rocker", Mechanisms.bar(1.2));
        var a = Loops.revolute(builder, "A").between(builder.ground().origin(), crank.origin()).initial(q[0]);
        Loops.revolute(builder, "B").between(crank.marker(0.5, 0, 0), coupler.origin()).initial(q[1]).add();
        Loops.revolute(builder, "D").between(builder.ground().marker(1.5, 0, 0), rocker.origin()).initial(q[2])
                .add();
        var c = Loops.revolute(builder, "C").between(coupler.marker(1.4, 0, 0), rocker.marker(1.2, 0, 0)).cut();
        if (onCut) {
            c.limit(0, Math.min(closing - 0.01, closingLater), Math.max(closing + 0.01, closingLater));
        } else {
            a.limit(0, 0.2, 10);
        }
        a.add();
        c.add();
        return builder.build();
    }

    /** S0 §2.4.3: a problem has n_u(n_f + 2) unknowns, those of minimal coordinates have n_b more. */
    @Test
    void problemsHaveNoBilateralRows() {
        for (int facets : new int[] {4, 8}) {
            Model model = LoopContacts.fourBarOverFloor(LAW);
            Simulator embedded = pyramid(model, Runs.ce(), facets);
            Simulator minimal = pyramid(model, Runs.mc(), facets);
            for (int k = 0; k < 600; k++) {
                assertTrue(embedded.step() && minimal.step(), () -> embedded.failure() + " " + minimal.failure());
                if (embedded.lastStep().isSolved()) {
                    int contacts = embedded.lastStep().contacts().count();
                    assertEquals(contacts * (facets + 2), embedded.lastStep().solution().z().length);
                    assertEquals(0, embedded.lastStep().firstRow());
                    assertEquals(0, embedded.response().bilateral());
                    assertEquals(0, embedded.response().eliminated());
                }
            }
            assertEquals(facets + 2, embedded.statistics().sizeMax());
            assertEquals(facets + 2 + 2, minimal.statistics().sizeMax());
        }
    }

    private static Simulator pyramid(Model model, Formulation formulation, int facets) {
        Pyramid pyramid = new Pyramid();
        pyramid.configure(Options.of("facets", String.valueOf(facets), "normal-law", "gap"));
        return Simulator.of(model).formulation(formulation).contactModel(pyramid).solver("lemke", new LemkeSolver())
                .scheme(Runs.euler()).step(1e-3).build();
    }
}
