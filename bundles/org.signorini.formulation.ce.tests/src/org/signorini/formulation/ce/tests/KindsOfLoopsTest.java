package org.signorini.formulation.ce.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.formulation.ce.loop.Loop;
import org.signorini.formulation.tests.Bodies;
import org.signorini.formulation.tests.Mechanisms;
import org.signorini.multibody.force.JointSpring;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.model.Motion;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.ImplicitEuler;
import org.signorini.simulation.scheme.ImplicitMidpoint;
import org.signorini.simulation.scheme.MoreauJean;

/** Loops through every type of joint, through the ground, through bodies that float, driven, sprung and rigid. */
class KindsOfLoopsTest {

    /** A body that would float, were it not for a joint to the ground that the user has cut; another hangs on it. */
    private static Mechanism cut(JointType type) {
        MechanismBuilder builder = Mechanism.named("cut " + type).gravity(0.5, 0, -9.81);
        Vector3 place = new Vector3(0.1, 0.2, 0.3);
        Body first = builder.body("first").mass(Mechanisms.bar(1))
                .pose(new Frame(place, Quaternion.rotation(new Vector3(0, 1, 0), 0.1)))
                .velocity(new Vector3(0, 0, 0), new Vector3(0.1, 1, 0.2)).add();
        builder.joint("J", type).axis(0, 1, 0).between(builder.ground().marker(0.1, 0.2, 0.3), first.origin()).cut()
                .add();
        Body second = builder.body("second", Mechanisms.bar(0.5));
        builder.joint("K", JointType.UNIVERSAL).between(first.marker(1, 0, 0), second.origin()).add();
        return builder.build();
    }

    @ParameterizedTest
    @CsvSource({"FIXED, 6", "REVOLUTE, 5", "PRISMATIC, 5", "CYLINDRICAL, 4", "UNIVERSAL, 4", "SPHERICAL, 3",
        "PLANAR, 3"})
    void cutJointsHoldFloatingBodies(JointType type, int rank) {
        Model model = new Model(cut(type));
        Simulator run = Runs.after(model, Runs.ce(), Runs.euler(), 1e-3, 1);
        Loop loop = Runs.response(run).loops().all().getFirst();
        assertEquals(rank, loop.rank());
        assertEquals(6 - rank, loop.independents());
        assertTrue(run.response().constraintError() < 2e-15, "open by " + run.response().constraintError());
        double coarse = Runs.disagreement(model, Runs.mc(), Runs.euler(), 1e-3, 0.3);
        double fine = Runs.disagreement(model, Runs.mc(), Runs.euler(), 5e-4, 0.3);
        assertTrue(fine < 1e-5 && (coarse > 3 * fine || coarse < 1e-13), coarse + " to " + fine);
    }

    /** The motor is on the joint that is cut: a row that depends on time, and no freedom is left. */
    @Test
    void cutJointsMayBeDriven() {
        MechanismBuilder builder = Mechanism.named("driven").gravity(0, -9.81, 0);
        Body crank = builder.body("crank", Mechanisms.bar(0.3));
        Body rod = builder.body("rod", Mechanisms.bar(0.9));
        Body piston = builder.body("piston", MassProperties.sphere(0.7, 0.1));
        Loops.revolute(builder, "crank").between(builder.ground().origin(), crank.origin())
                .motion(Motion.steady(0.2, 4)).cut().add();
        Loops.revolute(builder, "pin").between(crank.marker(0.3, 0, 0), rod.origin()).initial(-0.2).add();
        builder.joint("bore", JointType.PRISMATIC).axis(1, 0, 0).between(builder.ground().origin(), piston.origin())
                .initial(1.1).add();
        Loops.revolute(builder, "wrist").between(rod.marker(0.9, 0, 0), piston.origin()).initial(0.1).add();
        Simulator run = Runs.of(new Model(builder.build()), Runs.ce(), 1e-3);
        double[] p = new double[3];
        for (int k = 0; k < 3000; k++) {
            double t = run.time();
            assertTrue(run.step(), () -> run.failure().toString());
            run.response().dynamics().bodies().point(piston.index(), new double[3], 0, p, 0);
            double s = 0.3 * Math.sin(0.2 + 4 * t);
            assertEquals(0.3 * Math.cos(0.2 + 4 * t) + Math.sqrt(0.81 - s * s), p[0], 1e-13, "t = " + t);
        }
        assertEquals(0, Runs.response(run).loops().all().getFirst().independents());
    }

    /** A spring on the joint that is cut acts as it does in minimal coordinates. */
    @Test
    void cutJointsMayHaveSprings() {
        double[] q = Loops.closed(0.5, 1.4, 1.2, 1.5, 0.6);
        MechanismBuilder builder = Mechanism.named("sprung").gravity(0, -9.81, 0);
        Body crank = builder.body("crank", Mechanisms.bar(0.5));
        Body coupler = builder.body("coupler", Mechanisms.bar(1.4));
        Body rocker = builder.body("rocker", Mechanisms.bar(1.2));
        Loops.revolute(builder, "A").between(builder.ground().origin(), crank.origin()).initial(q[0]).add();
        Loops.revolute(builder, "B").between(crank.marker(0.5, 0, 0), coupler.origin()).initial(q[1]).add();
        Loops.revolute(builder, "D").between(builder.ground().marker(1.5, 0, 0), rocker.origin()).initial(q[2])
                .add();
        Joint cut = Loops.revolute(builder, "C").between(coupler.marker(1.4, 0, 0), rocker.marker(1.2, 0, 0))
                .cut().add();
        builder.force(new JointSpring("spring", cut, 0, 20, 0.4, 0.1));
        Model model = new Model(builder.build());
        double coarse = Runs.disagreement(model, Runs.mc(), new MoreauJean(), 1e-3, 0.5);
        double fine = Runs.disagreement(model, Runs.mc(), new MoreauJean(), 5e-4, 0.5);
        assertTrue(fine < 1e-4 && coarse > 3 * fine, coarse + " to " + fine);
    }

    /** Two arms on a bar, fixed to each other: with the bar they turn as one body. */
    @Test
    void rigidLoopsTurnAsOneBody() {
        MechanismBuilder builder = Mechanism.named("rigid").gravity(0, -9.81, 0);
        Body bar = builder.body("bar", Mechanisms.bar(1));
        Body tip = builder.body("tip", Mechanisms.bar(1));
        Body side = builder.body("side", Mechanisms.bar(1));
        Loops.revolute(builder, "A").between(builder.ground().origin(), bar.origin()).initialVelocity(1).add();
        Loops.revolute(builder, "B").between(bar.marker(1, 0, 0), tip.origin()).add();
        Loops.revolute(builder, "C").between(bar.marker(0.5, 0, 0), side.origin()).add();
        builder.joint("F", JointType.FIXED).between(tip.marker(0.2, 0, 0), side.marker(0.7, 0, 0)).cut().add();
        Simulator run = Runs.after(new Model(builder.build()), Runs.ce(), new ImplicitMidpoint(), 1e-3, 2);
        assertEquals(0, run.state().q[1], 1e-14);
        assertEquals(0, run.state().q[2], 1e-14);
        assertEquals(0, Runs.response(run).loops().all().getFirst().independents());
    }

    /** The implicit Euler rule settles on loops and is of first order there. */
    @Test
    void implicitEulerIsOfFirstOrder() {
        Model model = new Model(Mechanisms.sliderCrank(false));
        double[] exact = Bodies.poses(Runs.after(model, Runs.ce(), new ImplicitMidpoint(), 1e-4, 0.3));
        double[] error = new double[3];
        for (int i = 0; i < 3; i++) {
            error[i] = Bodies.difference(exact,
                    Bodies.poses(Runs.after(model, Runs.ce(), new ImplicitEuler(), 1e-3 / (1 << i), 0.3)));
        }
        assertEquals(2, error[0] / error[1], 0.1);
        assertEquals(2, error[1] / error[2], 0.1);
    }
}
