package org.signorini.multibody.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;

import org.junit.jupiter.api.Test;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.FloatingStart;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.constraint.JointRank;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;

/** Joints that say the same twice do so where they have drifted open, too, whatever the masses, sizes and axes. */
class JointRankTest {

    private static final int DRAWS = 200;

    private final Random random = new Random(5);

    private double between(double low, double high) {
        return low + (high - low) * random.nextDouble();
    }

    private Vector3 vector(double size) {
        return new Vector3(between(-size, size), between(-size, size), between(-size, size));
    }

    private Quaternion orientation() {
        return Quaternion.rotation(new Vector3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian()),
                between(-Math.PI, Math.PI));
    }

    private Body body(MechanismBuilder builder, String name, double size) {
        double mass = Math.pow(10, between(-3, 3));
        return builder.body(name).pose(new Frame(vector(size), orientation()))
                .mass(MassProperties.box(mass, between(0.2, 1) * size, between(0.2, 1) * size, 0.3 * size)
                        .at(0.3 * size, 0, 0.1 * size))
                .add();
    }

    /**
     * Two bodies of which one point of the one stays in a plane of the other twice: 5 of 6 rows, since the ball keeps it
     * at a point of that plane.
     */
    private Mechanism ballInPlane(double size) {
        MechanismBuilder builder = Mechanism.named("ball in plane");
        Body a = body(builder, "a", size);
        Body b = body(builder, "b", size);
        Vector3 at = vector(size);
        builder.joint("plane", JointType.PLANAR).between(a, b, new Frame(vector(size), orientation())).add();
        builder.joint("ball", JointType.SPHERICAL).between(a, b, new Frame(at, orientation())).add();
        return builder.build();
    }

    /** Four bodies with parallel hinges in a plane of any direction: 17 of 20 rows, three bodies and one freedom. */
    private Mechanism fourBar(double size) {
        Frame plane = new Frame(vector(size), orientation());
        Vector3[] pins = {Vector3.ZERO, new Vector3(between(0.1, 0.4), between(0.5, 1), between(-1, 1)),
            new Vector3(between(1, 1.5), between(0.5, 1), between(-1, 1)), new Vector3(1.3, 0, 0)};
        MechanismBuilder builder = Mechanism.named("four-bar");
        Body[] bars = {builder.ground(), body(builder, "b1", size), body(builder, "b2", size),
            body(builder, "b3", size)};
        for (int i = 0; i < 4; i++) {
            builder.joint("j" + i, JointType.REVOLUTE)
                    .between(bars[i], bars[(i + 1) % 4], plane.times(Frame.at(pins[i].times(size)))).add();
        }
        return builder.build();
    }

    /** The rank where all bodies are displaced by a share of the mechanism's size in any direction. */
    private int rank(Mechanism mechanism, double size, double open) {
        Dynamics dynamics = new Dynamics(MultibodySystem.redundant(mechanism));
        JointRank rank = new JointRank(dynamics);
        State state = FloatingStart.of(dynamics.system());
        double[] away = new double[state.u.length];
        for (int i = 0; i < away.length; i++) {
            // (v, ω) of each body
            away[i] = open * between(-1, 1) * (i % 6 < 3 ? size : 1);
        }
        dynamics.system().configuration().advance(state.q, away, 1, state.q);
        dynamics.update(state);
        Rows rows = dynamics.rows();
        dynamics.closures().append(0, rows);
        rank.choose(rows);
        return rank.rank();
    }

    @Test
    void ofClosedJoints() {
        for (int k = 0; k < DRAWS; k++) {
            double size = Math.pow(10, between(-3, 3));
            assertEquals(5, rank(ballInPlane(size), size, 0), "ball in plane " + k);
            assertEquals(17, rank(fourBar(size), size, 0), "four-bar " + k);
        }
    }

    @Test
    void ofJointsThatHaveDriftedOpen() {
        for (int k = 0; k < DRAWS; k++) {
            double size = Math.pow(10, between(-3, 3));
            double open = Math.pow(10, between(-8, -2));
            assertEquals(5, rank(ballInPlane(size), size, open), "ball in plane " + k + " open by " + open);
            assertEquals(17, rank(fourBar(size), size, open), "four-bar " + k + " open by " + open);
        }
    }

    /** A second hinge on another axis locks the lid that a second hinge on the same axis leaves free. */
    @Test
    void hingesOnDifferentAxesAreIndependent() {
        for (int k = 0; k < DRAWS; k++) {
            double size = Math.pow(10, between(-3, 3));
            assertEquals(5, rank(lid(size, 0), size, 1e-3), "coaxial " + k);
            assertEquals(6, rank(lid(size, between(0.1, 1)), size, 1e-3), "at an angle " + k);
        }
    }

    private Mechanism lid(double size, double angle) {
        MechanismBuilder builder = Mechanism.named("lid");
        Body lid = body(builder, "lid", size);
        Frame axis = new Frame(vector(size), orientation());
        Frame other = axis.times(new Frame(new Vector3(0, 0, size), Quaternion.rotation(Vector3.X, angle)));
        builder.joint("first", JointType.REVOLUTE).between(builder.ground(), lid, axis).add();
        builder.joint("second", JointType.REVOLUTE).between(builder.ground(), lid, other).add();
        return builder.build();
    }
}
