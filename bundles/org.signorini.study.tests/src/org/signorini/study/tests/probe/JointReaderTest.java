package org.signorini.study.tests.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.study.probe.JointReader;

/** A joint read for the first time is in the turn its state tells, in any coordinates. */
class JointReaderTest {

    private static Mechanism mechanism(boolean reversed) {
        MechanismBuilder builder = Mechanism.named("m");
        Body a = builder.body("a", MassProperties.sphere(1, 0.1));
        builder.joint("turn", JointType.REVOLUTE).axis(1, 1, 0).between(builder.ground().origin(), a.origin())
                .initial(18.85).initialVelocity(2).add();
        Body b = builder.body("b", MassProperties.sphere(1, 0.1));
        builder.joint("slide", JointType.PLANAR).between(reversed ? b.origin() : a.origin(),
                reversed ? a.origin() : b.origin()).initial(0.3, -0.2, -11).initialVelocity(0.1, 0.2, -4).add();
        return builder.build();
    }

    private static void check(MultibodySystem system) {
        State state = system.initialState();
        Dynamics dynamics = new Dynamics(system);
        dynamics.update(state);
        double[][] expected = {{18.85}, {0.3, -0.2, -11}};
        double[][] rates = {{2}, {0.1, 0.2, -4}};
        for (Joint joint : system.mechanism().joints()) {
            JointReader reader = new JointReader(dynamics, joint);
            reader.read(state.q, state.u);
            for (int i = 0; i < reader.coordinates().length; i++) {
                assertEquals(expected[joint.index()][i], reader.coordinates()[i], 1e-12, joint + " " + i);
                assertEquals(rates[joint.index()][i], reader.velocities()[i], 1e-12, joint + " " + i);
            }
        }
    }

    @Test
    void initialTurnsComeThrough() {
        for (boolean reversed : new boolean[] {false, true}) {
            check(MultibodySystem.minimal(mechanism(reversed)));
            check(MultibodySystem.redundant(mechanism(reversed)));
        }
    }
}
