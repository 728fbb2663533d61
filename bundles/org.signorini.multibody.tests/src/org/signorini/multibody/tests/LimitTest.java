package org.signorini.multibody.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointBuilder;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;

/** Limits as rows, on joints of the tree, drawn either way, and on cut joints. */
class LimitTest {

    @ParameterizedTest
    @EnumSource(names = {"REVOLUTE", "PRISMATIC", "CYLINDRICAL", "UNIVERSAL", "PLANAR"})
    void gapsAndTheirRates(JointType type) {
        for (int variant = 0; variant < 3; variant++) {
            boolean reversed = variant == 1 && type != JointType.PLANAR;
            RandomMechanism random = new RandomMechanism(type.ordinal() + 10 * variant);
            MechanismBuilder builder = Mechanism.named("limits");
            Body a = builder.body("A", random.mass());
            Body b = builder.body("B", random.mass());
            builder.joint("base", JointType.SPHERICAL)
                    .between(builder.ground().origin(), (reversed ? b : a).marker(random.frame()))
                    .initial(0.5, 0.5, 0.5, 0.5).initialVelocity(random.numbers(3)).add();
            double[] q = random.numbers(type.coordinates());
            double[] u = random.numbers(type.coordinates());
            JointBuilder joint = builder.joint("joint", type)
                    .between(a.marker(random.frame()), b.marker(random.frame())).initial(q).initialVelocity(u);
            for (int c = 0; c < q.length; c++) {
                joint.limit(c, q[c] - 0.1 * (c + 1), q[c] + 0.3 * (c + 1));
            }
            joint.add();
            Mechanism mechanism = builder.build();
            MultibodySystem system = variant == 2 ? MultibodySystem.redundant(mechanism)
                    : MultibodySystem.minimal(mechanism);
            Dynamics dynamics = new Dynamics(system);
            State state = system.initialState();
            dynamics.update(state);
            Rows rows = dynamics.rows();
            dynamics.limits().append(state.q, state.u, 10, rows);
            assertEquals(2 * q.length, rows.count());
            double[] v = new double[rows.count()];
            rows.multiply(dynamics.kinematics().velocity, v);
            for (int c = 0; c < q.length; c++) {
                String message = type + " variant " + variant + " coordinate " + c;
                assertEquals(0.1 * (c + 1), rows.error[2 * c], 1e-12, message);
                assertEquals(0.3 * (c + 1), rows.error[2 * c + 1], 1e-12, message);
                assertEquals(u[c], v[2 * c], 1e-12, message);
                assertEquals(-u[c], v[2 * c + 1], 1e-12, message);
                assertEquals(2 * c + 1, rows.tag[2 * c + 1], message);
            }
            rows.clear();
            dynamics.limits().append(state.q, state.u, 0.15, rows);
            assertEquals(1, rows.count(), "only near ones");
        }
    }
}
