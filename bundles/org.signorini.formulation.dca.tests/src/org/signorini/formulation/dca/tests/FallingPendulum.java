package org.signorini.formulation.dca.tests;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.collision.FixedContact;
import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;

/**
 * The falling double pendulum of S1 §5: two bodies of length and mass 1, inertia diag(1, 2, 3) about their centres,
 * which are in their middles; P1 at the lower end of A touches the plane z = 0, P2 = P1 + R_A (0, 0, 1) is a spherical
 * joint, B goes on along R_B (0, 0, 1) with R_B = R_A R(q_b); body-fixed Euler angles 1-2-3.
 */
record FallingPendulum(Vector3 anglesA, Vector3 anglesB, Vector3 p1, Vector3 velocity) {

    /** S1 §5.1, first simulation: the spatial one, released from rest a metre above the plane. */
    static final FallingPendulum SPATIAL = new FallingPendulum(new Vector3(0, 2, 0), new Vector3(2, 0, 0),
            new Vector3(0, 0, 1), Vector3.ZERO);
    /** S1 §5.1, compared with Autolev: the same on the plane, thrown along it. */
    static final FallingPendulum SLIDING = new FallingPendulum(SPATIAL.anglesA, SPATIAL.anglesB, Vector3.ZERO,
            new Vector3(1, 1, 0));
    /** In the plane x, z, thrown along x. */
    static final FallingPendulum SLIDING_ALONG_X = new FallingPendulum(new Vector3(0, 1, 0), new Vector3(0, 1, 0),
            Vector3.ZERO, new Vector3(1, 0, 0));
    /** S1 §5.1, last: in the plane x, z. */
    static final FallingPendulum PLANAR = new FallingPendulum(new Vector3(0, 1, 0), new Vector3(0, 1, 0),
            new Vector3(0, 0, 0.1), Vector3.ZERO);
    /** S1 §5.2. */
    static final FallingPendulum ELASTIC = new FallingPendulum(PLANAR.anglesA, PLANAR.anglesB,
            new Vector3(0, 0, 0.5), Vector3.ZERO);

    private static Quaternion euler123(Vector3 angles) {
        return Quaternion.rotation(Vector3.X, angles.x()).times(Quaternion.rotation(Vector3.Y, angles.y()))
                .times(Quaternion.rotation(Vector3.Z, angles.z()));
    }

    Model model(ContactLaw law) {
        MechanismBuilder builder = Mechanism.named("falling double pendulum").gravity(0, 0, -9.81);
        MassProperties mass = MassProperties.of(1, 1, 2, 3).at(0, 0, 0.5);
        Body a = builder.body("A").mass(mass).pose(new Frame(p1, euler123(anglesA)))
                .velocity(velocity, Vector3.ZERO).add();
        Body b = builder.body("B", mass);
        Quaternion turn = euler123(anglesB);
        builder.joint("P2", JointType.SPHERICAL).between(a.marker(0, 0, 1), b.origin())
                .initial(turn.w(), turn.x(), turn.y(), turn.z()).add();
        SceneBuilder scene = new SceneBuilder();
        scene.fix(new FixedContact(a.index(), new double[3], Scene.WORLD,
                Placement.facing(new double[3], new double[] {0, 0, 1}, new double[] {1, 0, 0})));
        return new Model(builder.build(), scene.build(), law);
    }

    /** P1 at the state the dynamics were updated to. */
    static Vector3 p1(Dynamics dynamics) {
        double[] out = new double[3];
        dynamics.bodies().point(1, new double[3], 0, out, 0);
        return Vector3.from(out, 0);
    }

    static Vector3 velocityOfP1(Dynamics dynamics) {
        double[] out = new double[3];
        dynamics.bodies().pointVelocity(1, new double[3], 0, out, 0);
        return Vector3.from(out, 0);
    }

    static Vector3 centre(Dynamics dynamics) {
        double[] out = new double[6];
        double[] middle = {0, 0, 0.5};
        dynamics.bodies().point(1, middle, 0, out, 0);
        dynamics.bodies().point(2, middle, 0, out, 3);
        return Vector3.from(out, 0).plus(Vector3.from(out, 3)).times(0.5);
    }
}
