package org.signorini.multibody.tests;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Quaternions;
import org.signorini.algebra.Vector3;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointBuilder;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.model.Motion;
import org.signorini.multibody.topology.Tree;

/** Mechanisms of any shape and states of them, by seed. */
final class RandomMechanism {

    final SplittableRandom random;

    RandomMechanism(long seed) {
        random = new SplittableRandom(seed);
    }

    double number() {
        return random.nextDouble(-1, 1);
    }

    Vector3 vector() {
        return new Vector3(number(), number(), number());
    }

    Frame frame() {
        return new Frame(vector(), Quaternion.rotation(vector(), 3 * number()));
    }

    MassProperties mass() {
        double a = random.nextDouble(0.2, 1);
        double b = random.nextDouble(0.2, 1);
        double c = random.nextDouble(0.2, 1);
        return MassProperties.box(random.nextDouble(0.5, 2), a, b, c).seenFrom(frame());
    }

    /** A tree with joints of all types, some drawn from child to parent, some bodies afloat. */
    Mechanism tree(int bodies) {
        return tree(bodies, false, JointType.values());
    }

    Mechanism tree(int bodies, boolean prescribed, JointType... types) {
        return tree(bodies, prescribed, KinematicsMode.NONLINEAR, types);
    }

    Mechanism tree(int bodies, boolean prescribed, KinematicsMode mode, JointType... types) {
        MechanismBuilder builder = Mechanism.named("random").gravity(number(), number(), -9.81).kinematics(mode);
        List<Body> list = new ArrayList<>(List.of(builder.ground()));
        for (int i = 1; i <= bodies; i++) {
            Body parent = list.get(random.nextInt(Math.max(0, list.size() - 4), list.size()));
            Body body = builder.body("B" + i, mass());
            list.add(body);
            JointType type = types[random.nextInt(types.length)];
            if (type == JointType.FREE && random.nextBoolean()) {
                continue;
            }
            JointBuilder joint = builder.joint("J" + i, type);
            if (random.nextInt(3) == 0) {
                joint.between(body.marker(frame()), parent.marker(frame()));
            } else {
                joint.between(parent.marker(random.nextBoolean() ? frame() : Frame.IDENTITY), body.marker(frame()));
                if (prescribed && type.isScalar() && type.freedoms() > 0 && random.nextInt(3) == 0) {
                    joint.motion(motions(type.coordinates()));
                }
            }
            joint.add();
        }
        return builder.build();
    }

    Motion[] motions(int count) {
        Motion[] motions = new Motion[count];
        for (int i = 0; i < count; i++) {
            motions[i] = Motion.harmonic(number(), number(), 2 + number(), number());
        }
        return motions;
    }

    State state(MultibodySystem system) {
        Tree tree = system.tree();
        State state = new State(tree.coordinates, tree.freedoms);
        for (int i = 0; i < state.q.length; i++) {
            state.q[i] = number();
        }
        for (int i = 0; i < state.u.length; i++) {
            state.u[i] = number();
        }
        for (int k = 1; k <= tree.nodes; k++) {
            if (tree.joint[k] == Tree.SPHERICAL) {
                Quaternions.normalize(state.q, tree.q0[k]);
            } else if (tree.joint[k] == Tree.FREE) {
                Quaternions.normalize(state.q, tree.q0[k] + 3);
            }
        }
        state.time = number();
        return state;
    }

    double[] numbers(int n) {
        double[] a = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = number();
        }
        return a;
    }
}
