package org.signorini.combinations.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.complementarity.solver.Solver;
import org.signorini.complementarity.solver.SolverChain;
import org.signorini.contact.ExactCone;
import org.signorini.formulation.ccp.ConeComplementarity;
import org.signorini.formulation.ce.ConstraintEmbedding;
import org.signorini.formulation.dca.DivideAndConquer;
import org.signorini.formulation.mc.MinimalCoordinates;
import org.signorini.formulation.rc.RedundantCoordinates;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.State;
import org.signorini.multibody.constraint.JointCoordinate;
import org.signorini.multibody.force.ForceElement;
import org.signorini.multibody.force.JointMotor;
import org.signorini.multibody.force.JointSpring;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointBuilder;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.model.Motion;
import org.signorini.simulation.Formulation;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.SemiImplicitEuler;
import org.signorini.solver.conic.Nsgs;
import org.signorini.solver.semismooth.MncpPlm;
import org.signorini.solver.semismooth.MncpRlm;

/** Angles go on beyond a turn in every formulation: a disc of 1 kg m² about a random axis, and joints that are cut. */
class TurnsTest {

    private static final double H = 1e-3;

    private static Formulation formulation(String name) {
        return switch (name) {
            case "mc" -> new MinimalCoordinates();
            case "ce" -> new ConstraintEmbedding();
            case "rc" -> new RedundantCoordinates();
            case "ccp" -> new ConeComplementarity();
            default -> new DivideAndConquer();
        };
    }

    private static Simulator simulator(Mechanism mechanism, String formulation, State initial) {
        Model model = new Model(mechanism);
        return Simulator.of(model).formulation(formulation(formulation)).contactModel(new ExactCone())
                .solver("chain", solver()).scheme(new SemiImplicitEuler()).step(H).initial(initial).build();
    }

    private static Solver solver() {
        return new SolverChain(List.of("mncp-rlm", "mncp-plm", "nsgs"),
                List.of(new MncpRlm(), new MncpPlm(), new Nsgs()));
    }

    private static Mechanism disc(Consumer<JointBuilder> joint, Function<Joint, ForceElement> force) {
        MechanismBuilder builder = Mechanism.named("disc").gravity(0, 0, 0);
        Body disc = builder.body("disc", MassProperties.of(1, 1, 1, 1));
        JointBuilder hinge = builder.joint("J", JointType.REVOLUTE).axis(1, -2, 0.5)
                .between(builder.ground().marker(1, 2, 3), disc.origin());
        joint.accept(hinge);
        Joint added = hinge.add();
        if (force != null) {
            builder.force(force.apply(added));
        }
        return builder.build();
    }

    /** The angle of a joint at the state of a run. */
    private static double angle(Simulator run, String joint) {
        Dynamics dynamics = run.response().dynamics();
        dynamics.update(run.state());
        return read(dynamics, run.state(), joint);
    }

    private static double read(Dynamics dynamics, State state, String name) {
        Joint joint = dynamics.system().mechanism().joints().stream().filter(j -> j.name().equals(name)).findFirst()
                .orElseThrow();
        JointCoordinate coordinate = JointCoordinate.of(dynamics.kinematics(), dynamics.system().joint(joint), 0);
        coordinate.update(state.q, state.u);
        return coordinate.value();
    }

    /** q = 6π cos t: three turns back, and three beyond. */
    @ParameterizedTest
    @ValueSource(strings = {"mc", "ce", "rc", "ccp", "dca"})
    void torsionSpringUnwindsOverSeveralTurns(String formulation) {
        double start = 6 * Math.PI;
        Mechanism mechanism = disc(j -> j.initial(start), j -> new JointSpring("s", j, 0, 1, 0, 0));
        Simulator run = simulator(mechanism, formulation, null);
        assertEquals(start, angle(run, "J"), 1e-12);
        for (int second = 1; second <= 3; second++) {
            assertTrue(run.run(1).isDone());
            // of first order in the step
            assertEquals(start * Math.cos(second), angle(run, "J"), 1e-2, second + " s");
        }
    }

    /** Beyond half a turn, and beyond one. */
    @ParameterizedTest
    @ValueSource(strings = {"mc", "ce", "rc", "ccp", "dca"})
    void limitsStopWhereTheyAre(String formulation) {
        for (double stop : new double[] {4.5, 20}) {
            Mechanism mechanism = disc(j -> j.initialVelocity(10).limit(0, -1, stop), null);
            Simulator run = simulator(mechanism, formulation, null);
            assertTrue(run.run(3).isDone(), () -> run.failure().toString());
            assertEquals(stop, angle(run, "J"), 1e-2, "limit " + stop);
        }
    }

    /** A motor that is to be at −30 rad gets there and not to the same place some turns before. */
    @ParameterizedTest
    @ValueSource(strings = {"mc", "ce", "rc", "ccp", "dca"})
    void motorsTurnAsFarAsTheyAreTold(String formulation) {
        Mechanism mechanism = disc(j -> {
        }, j -> new JointMotor("m", j, 0, Motion.steady(-30, 0), 25, 10, 1e3));
        Simulator run = simulator(mechanism, formulation, null);
        assertTrue(run.run(4).isDone());
        assertEquals(-30, angle(run, "J"), 1e-3);
    }

    /** A state says in which turn it is: runs from a copy of it go on to the bit, whatever was looked at between. */
    @ParameterizedTest
    @ValueSource(strings = {"mc", "ce", "rc", "ccp", "dca"})
    void statesKeepTheirTurns(String formulation) {
        Mechanism mechanism = disc(j -> j.initial(6 * Math.PI).initialVelocity(-3),
                j -> new JointSpring("s", j, 0, 1, 0, 0));
        Simulator run = simulator(mechanism, formulation, null);
        State first = run.state().copy();
        run.run(0.7);
        State kept = run.state().copy();
        double there = angle(run, "J");
        run.response().dynamics().update(first);
        run.run(0.7);
        Simulator again = simulator(mechanism, formulation, kept);
        assertEquals(there, angle(again, "J"), 0);
        again.run(0.7);
        assertArrayEquals(run.state().q, again.state().q);
        assertArrayEquals(run.state().u, again.state().u);
        assertEquals(angle(run, "J"), angle(again, "J"), 0);
    }

    /** Two cranks of a parallelogram, driven for several turns: the cut joint's angle counts on. */
    @ParameterizedTest
    @ValueSource(strings = {"mc", "ce", "rc", "ccp", "dca"})
    void cutJointsOfLoopsCountOn(String formulation) {
        MechanismBuilder builder = Mechanism.named("two discs").gravity(0, 0, 0);
        // crank and rocker of the same length as in a crank-rocker: the crank turns, seen from the coupler it turns too
        Body crank = builder.body("crank", MassProperties.box(1, 0.3, 0.1, 0.1).at(0.15, 0, 0));
        Body coupler = builder.body("coupler", MassProperties.box(0.1, 1.4, 0.1, 0.1).at(0.7, 0, 0));
        Body rocker = builder.body("rocker", MassProperties.box(0.1, 1.2, 0.1, 0.1).at(0.6, 0, 0));
        builder.joint("A", JointType.REVOLUTE).between(builder.ground().origin(), crank.origin())
                .motion(Motion.steady(0.6, 9)).add();
        builder.joint("D", JointType.REVOLUTE).between(builder.ground().marker(1.5, 0, 0), rocker.origin())
                .initial(1.9).add();
        builder.joint("C", JointType.REVOLUTE).between(rocker.marker(1.2, 0, 0), coupler.marker(1.4, 0, 0))
                .initial(-1.2).add();
        builder.joint("B", JointType.REVOLUTE).between(crank.marker(0.3, 0, 0), coupler.origin()).cut().add();
        Mechanism mechanism = builder.build();
        Simulator run = simulator(mechanism, formulation, null);
        double before = angle(run, "B");
        // after three turns of the crank it is where it was, three turns back
        int steps = (int) Math.round(3 * 2 * Math.PI / 9 / H);
        run.run(steps, () -> false);
        run.failure().ifPresent(f -> {
            throw new AssertionError(f.toString());
        });
        assertEquals(before - 6 * Math.PI, angle(run, "B"), 2e-2);
    }
}
