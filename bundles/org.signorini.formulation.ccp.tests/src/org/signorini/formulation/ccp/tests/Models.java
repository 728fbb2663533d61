package org.signorini.formulation.ccp.tests;

import java.util.List;
import java.util.SplittableRandom;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Sphere;
import org.signorini.formulation.tests.Mechanisms;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointBuilder;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;

/** What the tests simulate. */
final class Models {

    private Models() {
    }

    /** S0 §6.2 with n links: 1 m, a sphere of 1 kg and 0.25 m at each end, turning about x, above a floor. */
    static Model pendulum(int n, double height) {
        MechanismBuilder builder = Mechanism.named("pendulum").gravity(0, 0, -9.81);
        SceneBuilder scene = new SceneBuilder();
        int[] spheres = new int[n];
        Body before = builder.ground();
        for (int i = 0; i < n; i++) {
            Body link = builder.body("B" + i, MassProperties.sphere(1, 0.25).at(0, 0, -1));
            JointBuilder joint = builder.joint("J" + i, JointType.REVOLUTE).axis(1, 0, 0)
                    .between(before.marker(0, 0, i == 0 ? height : -1), link.origin());
            if (i == 0) {
                joint.initial(-Math.PI / 4).initialVelocity(12.0 / n);
            }
            joint.add();
            spheres[i] = scene.add(link.index(), new Sphere(0.25), Placement.at(0, 0, -1));
            before = link;
        }
        scene.collide(spheres, new int[] {scene.add(Scene.WORLD, new HalfSpace(), Placement.identity())});
        return new Model(builder.build(), scene.build(), ContactLaw.coulomb(0.5));
    }

    /** Two bars on a universal and a spherical joint. */
    static Model doublePendulum() {
        MechanismBuilder builder = Mechanism.named("double pendulum").gravity(0, 0, -9.81);
        Body upper = builder.body("upper", Mechanisms.bar(0.8));
        Body lower = builder.body("lower", Mechanisms.bar(0.6));
        builder.joint("shoulder", JointType.UNIVERSAL).between(builder.ground().origin(), upper.origin())
                .initialVelocity(1, -0.5).add();
        builder.joint("elbow", JointType.SPHERICAL).between(upper.marker(0.8, 0, 0), lower.origin())
                .initialVelocity(0.3, 0.7, -0.4).add();
        return new Model(builder.build());
    }

    /** Crank, coupler and rocker in a plane: four spatial hinges, 20 rows of which 17 are independent; with a stop. */
    static Model fourBar() {
        MechanismBuilder builder = Mechanism.named("four-bar").gravity(0, -9.81, 0);
        Body crank = builder.body("crank", Mechanisms.bar(0.5));
        Body coupler = builder.body("coupler", Mechanisms.bar(1.4));
        Body rocker = builder.body("rocker", Mechanisms.bar(1.2));
        builder.joint("A", JointType.REVOLUTE).between(builder.ground().origin(), crank.origin()).initial(0.6)
                .initialVelocity(6).limit(0, -10, 1.2).add();
        builder.joint("B", JointType.REVOLUTE).between(crank.marker(0.5, 0, 0), coupler.origin()).initial(0.1).add();
        builder.joint("D", JointType.REVOLUTE).between(builder.ground().marker(1.5, 0, 0), rocker.origin())
                .initial(1.5).add();
        builder.joint("C", JointType.REVOLUTE).between(coupler.marker(1.4, 0, 0), rocker.marker(1.2, 0, 0)).add();
        return new Model(builder.build());
    }

    /** S2 §3: a ball slides on the floor without turning, at a gap above it. */
    static Model ball(double radius, double speed, double gap, double mu) {
        MechanismBuilder builder = Mechanism.named("ball");
        Body ball = builder.body("ball").mass(MassProperties.sphere(1, radius)).pose(Frame.at(0, 0, radius + gap))
                .velocity(new Vector3(speed, 0, 0), new Vector3(0, 0, 0)).add();
        SceneBuilder scene = new SceneBuilder();
        scene.add(ball.index(), new Sphere(radius), Placement.identity());
        scene.add(Scene.WORLD, new HalfSpace(), Placement.identity());
        scene.collideAll();
        return new Model(builder.build(), scene.build(), List.of(ContactLaw.coulomb(mu)));
    }

    /** n spheres of 5 cm above the floor of a box. */
    static Model pile(int n, int cells) {
        double r = 0.05;
        double d = 2.5 * r;
        double half = 0.5 * cells * d;
        SplittableRandom random = new SplittableRandom(5);
        MechanismBuilder builder = Mechanism.named("pile");
        SceneBuilder scene = new SceneBuilder();
        for (int i = 0; i < n; i++) {
            Body sphere = builder.body("s" + i).mass(MassProperties.sphere(0.5, r))
                    .pose(Frame.at((i % cells + 0.5) * d - half + 0.1 * r * random.nextDouble(),
                            (i / cells % cells + 0.5) * d - half + 0.1 * r * random.nextDouble(),
                            r * 1.01 + i / (cells * cells) * 2.1 * r))
                    .add();
            scene.add(sphere.index(), new Sphere(r), Placement.identity());
        }
        double[][] walls = {{0, 0, 0, 0, 1}, {-half, 0, 1, 0, 0}, {half, 0, -1, 0, 0}, {0, -half, 0, 1, 0},
            {0, half, 0, -1, 0}};
        for (double[] w : walls) {
            scene.add(Scene.WORLD, new HalfSpace(),
                    Placement.facing(new double[] {w[0], w[1], 0}, new double[] {w[2], w[3], w[4]}));
        }
        scene.collideAll();
        return new Model(builder.build(), scene.build(), ContactLaw.coulomb(0.5));
    }
}
