package org.signorini.simulation.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.ejml.data.Complex_F64;
import org.junit.jupiter.api.Test;
import org.signorini.collision.FixedContact;
import org.signorini.collision.Placement;
import org.signorini.collision.SceneBuilder;
import org.signorini.multibody.State;
import org.signorini.multibody.force.JointForce;
import org.signorini.multibody.force.JointSpring;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.model.Motion;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.measure.FloquetMultipliers;
import org.signorini.simulation.measure.LimitCycle;
import org.signorini.simulation.measure.Section;
import org.signorini.simulation.scheme.MoreauMidpoint;

/** Multipliers of motions that are driven in time: of the map over one period of the drive. */
class FloquetTest {

    private static Simulator from(Model model, State state, double step) {
        return Setup.of(model, Setup.contactModel("pyramid", "normal-law", "velocity"), "lemke", new MoreauMidpoint(),
                step).initial(state).build();
    }

    private static Simulator of(Model model, double step) {
        return Setup.of(model, Setup.contactModel("pyramid", "normal-law", "velocity"), "lemke", new MoreauMidpoint(),
                step).build();
    }

    /** m ẍ + c ẋ + k x = F sin ωt: multipliers exp(λ 2π/ω) with λ = −c/2 ± i√(k − c²/4), whatever F. */
    @Test
    void drivenOscillator() {
        double omega = 7;
        MechanismBuilder builder = Mechanism.named("driven").gravity(0, 0, 0);
        Body mass = builder.body("mass", MassProperties.of(1, 0, 0, 0));
        Joint x = builder.joint("x", JointType.PRISMATIC).axis(1, 0, 0).between(builder.ground().origin(),
                mass.origin()).initial(0.02).add();
        builder.force(new JointSpring("k", x, 0, 100, 1, 0));
        builder.force(new JointForce("f", x, 0, t -> 10 * Math.sin(omega * t)));
        Model model = new Model(builder.build());
        double h = 2e-4;
        Simulator simulator = of(model, h);
        LimitCycle cycle = LimitCycle.attach(simulator, Section.coordinates(0, 1), 25);
        simulator.run(32);
        double period = 2 * Math.PI / omega;
        assertEquals(period, cycle.period(), 1e-4);
        FloquetMultipliers map = new FloquetMultipliers(state -> from(model, state, h), Section.coordinates(0, 1),
                cycle.period(), 5);
        State point = cycle.points().getLast();
        assertTrue(map.isDriven(point));
        List<Complex_F64> multipliers = map.at(point, new int[] {0, 1}, new double[] {0.01, 0.1});
        double decay = Math.exp(-0.5 * period);
        double angle = Math.sqrt(100 - 0.25) * period;
        assertEquals(decay * Math.cos(angle), multipliers.get(0).real, 1e-3);
        assertEquals(Math.abs(decay * Math.sin(angle)), Math.abs(multipliers.get(0).imaginary), 1e-3);
    }

    /**
     * A ball bounces on a table that shakes, once a period: −0.086 ± 0.493i from the linearized impact map, whose
     * determinant is e². The table's own coordinate is given in time and no part of the map.
     */
    @Test
    void ballOnAShakenTable() {
        double omega = 20;
        double phase = 0.543151745740572;
        MechanismBuilder builder = Mechanism.named("table");
        Body table = builder.body("table", MassProperties.of(1, 0.1, 0.1, 0.1));
        Body ball = builder.body("ball", MassProperties.of(0.5, 0.01, 0.01, 0.01));
        builder.joint("table", JointType.PRISMATIC).axis(0, 0, 1).between(builder.ground().origin(), table.origin())
                .motion(Motion.harmonic(0, 0.03, omega, phase)).add();
        builder.joint("ball", JointType.PRISMATIC).axis(0, 0, 1).between(builder.ground().origin(), ball.origin())
                .initial(0.0155061013983285).initialVelocity(1.54095119658579).add();
        SceneBuilder scene = new SceneBuilder();
        scene.fix(new FixedContact(ball.index(), new double[3], table.index(), Placement.identity()));
        Model model = new Model(builder.build(), scene.build(), ContactLaw.SMOOTH.restitution(0.5));
        double h = 2e-5;
        Section section = Section.coordinates(0.08, 0, 1);
        Simulator simulator = of(model, h);
        LimitCycle cycle = LimitCycle.attach(simulator, section, 2);
        simulator.run(4);
        assertEquals(2 * Math.PI / omega, cycle.period(), 1e-5);
        List<Complex_F64> multipliers = new FloquetMultipliers(state -> from(model, state, h), section, cycle.period(),
                5).at(cycle.points().getLast(), new int[] {1, 3}, new double[] {1e-3, 0.03});
        assertEquals(-0.086, multipliers.get(0).real, 0.01);
        assertEquals(0.493, Math.abs(multipliers.get(0).imaginary), 0.01);
        double squared = multipliers.get(0).getMagnitude2();
        assertEquals(0.25, squared, 0.005);
    }

    @Test
    void theWoodpeckerIsNotDriven() {
        Model toy = Toys.woodpecker(KinematicsMode.LINEARIZED);
        Simulator simulator = of(toy, 1e-4);
        assertFalse(new FloquetMultipliers(state -> from(toy, state, 1e-4), s -> s.q[0], 0.146, 5)
                .isDriven(simulator.state()));
    }
}
