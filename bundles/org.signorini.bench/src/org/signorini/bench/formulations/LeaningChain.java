package org.signorini.bench.formulations;

import java.util.List;

import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Sphere;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;

/**
 * A chain of n units of 1 m hangs from a pivot and leans with the spheres of its last four on a wall, gravity being
 * turned a little towards it. Four contacts in every step whatever n, and a motion that stays calm: what differs
 * between sizes and formulations is how a mechanism is treated, nothing else.
 */
enum LeaningChain {

    /** Units are links, hinged about x: a tree of n bodies. */
    CHAIN("chain", 1, List.of(4, 16, 64, 256, 1024)) {
        @Override
        Body unit(MechanismBuilder builder, int i, Body last, double z) {
            Body link = builder.body("link" + i, MassProperties.sphere(1, RADIUS).at(0, 0, -1));
            builder.joint("J" + i, JointType.REVOLUTE).axis(1, 0, 0).between(last.marker(0, 0, z), link.origin()).add();
            return link;
        }

        @Override
        double end() {
            return -1;
        }
    },

    /** Units are parallelograms of two cranks and a coupler: n closed loops, 3n bodies. */
    LOOPS("loops", 3, List.of(4, 16, 64)) {
        @Override
        Body unit(MechanismBuilder builder, int i, Body last, double z) {
            MassProperties rod = MassProperties.box(0.2, 0.05, 0.05, 1).at(0, 0, -0.5);
            Body left = builder.body("left" + i, rod);
            Body right = builder.body("right" + i, rod);
            Body coupler = builder.body("coupler" + i, MassProperties.sphere(0.6, RADIUS));
            hinge(builder, "a" + i, last, -HALF, z, left, 0, 0, false);
            hinge(builder, "b" + i, left, 0, -1, coupler, -HALF, 0, false);
            hinge(builder, "c" + i, last, HALF, z, right, 0, 0, false);
            hinge(builder, "d" + i, right, 0, -1, coupler, HALF, 0, true);
            return coupler;
        }

        @Override
        double end() {
            return 0;
        }
    };

    static final double RADIUS = 0.25;
    static final double HALF = 0.2;
    static final int LEANING = 4;
    private static final double TILT = 0.02;

    private final String id;
    private final int bodies;
    private final List<Integer> sizes;

    LeaningChain(String id, int bodies, List<Integer> sizes) {
        this.id = id;
        this.bodies = bodies;
        this.sizes = sizes;
    }

    /** The n's that are run when the user names none. */
    List<Integer> sizes() {
        return sizes;
    }

    String id() {
        return id;
    }

    /** Bodies of n units; the last of them carries the sphere of unit n. */
    int links(int n) {
        return bodies * n;
    }

    /** Adds unit i below a body at height z of it; the body that carries its sphere, and the next unit. */
    abstract Body unit(MechanismBuilder builder, int i, Body last, double z);

    /** Height of its sphere on that body. */
    abstract double end();

    private static void hinge(MechanismBuilder builder, String name, Body a, double ya, double za, Body b, double yb,
            double zb, boolean cut) {
        var joint = builder.joint(name, JointType.REVOLUTE).axis(1, 0, 0).between(a.marker(0, ya, za),
                b.marker(0, yb, zb));
        if (cut) {
            joint.cut();
        }
        joint.add();
    }

    Model model(int n) {
        MechanismBuilder builder = Mechanism.named(id)
                .gravity(0, 9.81 * StrictMath.sin(TILT), -9.81 * StrictMath.cos(TILT));
        SceneBuilder scene = new SceneBuilder();
        int wall = scene.add(Scene.WORLD, new HalfSpace(), Placement.facing(new double[] {0, RADIUS, 0},
                new double[] {0, -1, 0}, new double[] {0, 0, 1}));
        Body last = builder.ground();
        for (int i = 1; i <= n; i++) {
            last = unit(builder, i, last, i == 1 ? 0 : end());
            if (i > n - LEANING) {
                scene.collide(scene.add(last.index(), new Sphere(RADIUS), Placement.at(0, 0, end())), wall);
            }
        }
        return new Model(builder.build(), scene.build(), ContactLaw.coulomb(0.5));
    }
}
