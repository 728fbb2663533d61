package org.signorini.simulation.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.collision.FixedContact;
import org.signorini.collision.Placement;
import org.signorini.collision.SceneBuilder;
import org.signorini.contribution.Options;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.model.Motion;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.SemiImplicitEuler;

/** A fixed contact whose plane turns: a bead that runs out along a vane is pushed by Coriolis' force, 2 m Ω c. */
class TurntableTest {

    private static final double MASS = 0.4;
    private static final double OMEGA = 3;

    /** A vane along x turning about z, and a bead before it at x = 0.5 with the speed c relative to the vane. */
    private static Model vane(double c) {
        MechanismBuilder builder = Mechanism.named("vane").gravity(0, 0, 0);
        Body vane = builder.body("vane", MassProperties.box(1, 1, 0.1, 0.1));
        builder.joint("axle", JointType.REVOLUTE).between(builder.ground().origin(), vane.origin())
                .motion(Motion.steady(0, OMEGA)).add();
        Body bead = builder.body("bead").mass(MassProperties.sphere(MASS, 0.01)).pose(Frame.at(0.5, 0, 0))
                .velocity(new Vector3(c, 0.5 * OMEGA, 0), Vector3.ZERO).add();
        SceneBuilder scene = new SceneBuilder();
        scene.fix(new FixedContact(bead.index(), new double[3], vane.index(),
                Placement.facing(new double[3], new double[] {0, 1, 0}, new double[] {1, 0, 0})));
        return new Model(builder.build(), scene.build(), List.of(ContactLaw.SMOOTH));
    }

    @ParameterizedTest
    @CsvSource({"2", "0.1", "0", "-0.1", "-2"})
    void vanePushesByCoriolis(double c) {
        double h = 1e-6;
        SemiImplicitEuler scheme = new SemiImplicitEuler();
        scheme.configure(Options.of("turning", "true"));
        Simulator simulator = Setup.of(vane(c), Setup.contactModel("exact-cone"), "nsgs", scheme, h).build();
        simulator.step();
        double[] u = simulator.state().u;
        // running in, the bead leaves the vane; the bead floats: its numbers are the last six
        double force = MASS * (u[u.length - 5] - 0.5 * OMEGA) / h;
        assertEquals(Math.max(0, 2 * MASS * OMEGA * c), force, 1e-4);
    }
}
