package org.signorini.combinations.tests;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;
import org.signorini.simulation.Relaxation;

/** Blocks on a plane: S3's cube, and one on a slope. */
final class Blocks {

    /** S3 Table 1: k_n, b_n, k_t, b_t and the velocity threshold; μ = 1. */
    static final ContactLaw S3 = ContactLaw.SMOOTH.friction(1, 1, 1e-3).relaxed(new Relaxation(1e10, 1e8, 1e8, 1e5));

    private Blocks() {
    }

    /** S3 Table 1: a cube of 1 kg and 1 m slides at 5 m/s along y and turns at 2π/s about z. */
    static Model cube(ContactLaw law) {
        return block(new Vector3(1, 1, 1), new Vector3(0, 5, 0), new Vector3(0, 0, 2 * Math.PI),
                new Vector3(0, 0, -9.81), law);
    }

    /** 2 kg, 1 × 1 × 0.2 m, at rest on a slope that falls along x. */
    static Model onSlope(double angle, ContactLaw law) {
        return block(new Vector3(1, 1, 0.2), Vector3.ZERO, Vector3.ZERO,
                new Vector3(9.81 * Math.sin(angle), 0, -9.81 * Math.cos(angle)), law);
    }

    private static Model block(Vector3 size, Vector3 v, Vector3 omega, Vector3 gravity, ContactLaw law) {
        MechanismBuilder builder = Mechanism.named("block").gravity(gravity.x(), gravity.y(), gravity.z());
        double mass = size.z() < 1 ? 2 : 1;
        Body body = builder.body("block").mass(MassProperties.box(mass, size.x(), size.y(), size.z()))
                .pose(Frame.at(0, 0, 0.5 * size.z())).velocity(v, omega).add();
        SceneBuilder scene = new SceneBuilder();
        int a = scene.add(body.index(), new Box(0.5 * size.x(), 0.5 * size.y(), 0.5 * size.z()), Placement.identity());
        int b = scene.add(Scene.WORLD, new HalfSpace(),
                Placement.facing(new double[3], new double[] {0, 0, 1}, new double[] {1, 0, 0}));
        scene.collide(a, b);
        return new Model(builder.build(), scene.build(), law);
    }
}
