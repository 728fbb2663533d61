package org.signorini.multibody.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.constraint.JointCoordinate;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointBuilder;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.topology.JointAddress;

/** Where all joints are cut, their coordinates are those of minimal coordinates, over many turns. */
class CutAnglesTest {

    private final SplittableRandom random = new SplittableRandom(13);

    private Frame frame() {
        Vector3 axis = new Vector3(random.nextDouble(-1, 1), random.nextDouble(-1, 1), random.nextDouble(-1, 1));
        return new Frame(new Vector3(random.nextDouble(), random.nextDouble(), random.nextDouble()),
                Quaternion.rotation(axis.unit(), random.nextDouble(-3, 3)));
    }

    private Mechanism chain(JointType type, boolean reversed, double[] initial) {
        MechanismBuilder builder = Mechanism.named("chain").kinematics(KinematicsMode.NONLINEAR);
        Body base = builder.body("base", MassProperties.box(1, 0.3, 0.2, 0.1));
        builder.joint("foot", JointType.REVOLUTE).between(builder.ground().marker(frame()), base.marker(frame()))
                .initial(0.4).add();
        Body body = builder.body("body", MassProperties.box(1, 0.3, 0.2, 0.1));
        JointBuilder joint = builder.joint("J", type);
        if (reversed) {
            joint.between(body.marker(frame()), base.marker(frame()));
        } else {
            joint.between(base.marker(frame()), body.marker(frame()));
        }
        joint.initial(initial).add();
        return builder.build();
    }

    @ParameterizedTest
    @EnumSource(value = JointType.class, names = {"REVOLUTE", "CYLINDRICAL", "UNIVERSAL", "PLANAR"})
    void followMinimalCoordinatesOverManyTurns(JointType type) {
        for (int run = 0; run < 40; run++) {
            boolean reversed = run % 2 == 1;
            double[] initial = new double[type.coordinates()];
            double[] rate = new double[initial.length];
            for (int i = 0; i < initial.length; i++) {
                initial[i] = random.nextDouble(-40, 40);
                // up to 170° between two looks
                rate[i] = random.nextDouble(-2.96, 2.96);
            }
            Mechanism mechanism = chain(type, reversed, initial);
            MultibodySystem minimal = MultibodySystem.minimal(mechanism);
            MultibodySystem redundant = MultibodySystem.redundant(mechanism);
            Dynamics dynamics = new Dynamics(redundant);
            State inJoints = minimal.initialState();
            State start = redundant.initialState();
            Joint joint = mechanism.joints().get(1);
            dynamics.update(start);
            check(dynamics, joint, start, initial, "start of run " + run);
            // each place by itself, as a scheme does: the state's own arrays
            JointAddress address = minimal.joint(joint);
            double sign = reversed && type == JointType.PLANAR ? -1 : 1;
            for (int step = 1; step < 60; step++) {
                double[] expected = new double[initial.length];
                for (int i = 0; i < initial.length; i++) {
                    expected[i] = initial[i] + step * rate[i];
                }
                if (sign < 0) {
                    place(expected, inJoints.q, address.q());
                } else {
                    for (int i = 0; i < initial.length; i++) {
                        inJoints.q[address.q() + address.slot(i)] = expected[i];
                    }
                }
                State there = redundant.floatingAt(minimal, inJoints);
                dynamics.update(there.q, there.u, 0);
                check(dynamics, joint, there, expected, "step " + step + " of run " + run + reversed);
            }
            // back to the first state, which says itself where it is
            dynamics.update(start);
            check(dynamics, joint, start, initial, "back in run " + run);
        }
    }

    /** F in M: the inverse of x, y, φ. */
    private static void place(double[] q, double[] out, int at) {
        double c = Math.cos(q[2]);
        double s = Math.sin(q[2]);
        out[at] = -c * q[0] - s * q[1];
        out[at + 1] = s * q[0] - c * q[1];
        out[at + 2] = -q[2];
    }

    private static void check(Dynamics dynamics, Joint joint, State state, double[] expected, String subject) {
        for (int i = 0; i < expected.length; i++) {
            JointCoordinate coordinate = JointCoordinate.of(dynamics.kinematics(), dynamics.system().joint(joint), i);
            coordinate.update(state.q, state.u);
            assertEquals(expected[i], coordinate.value(), 1e-9, subject + ", coordinate " + i);
        }
    }
}
