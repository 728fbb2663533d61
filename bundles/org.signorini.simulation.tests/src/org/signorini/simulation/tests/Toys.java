package org.signorini.simulation.tests;

import java.util.ArrayList;
import java.util.List;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.collision.FixedContact;
import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Shape;
import org.signorini.collision.shape.Sphere;
import org.signorini.multibody.force.JointSpring;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;

/** Models that several tests use. */
final class Toys {

    // S4 Table I
    static final double RO = 0.0025;
    static final double RM = 0.0031;
    static final double HM = 0.0058;
    static final double LM = 0.010;
    static final double LG = 0.015;
    static final double HS = 0.02;
    static final double LS = 0.0201;
    static final double MM = 0.0003;
    static final double MS = 0.0045;
    static final double JM = 5.0e-9;
    static final double JS = 7.0e-7;
    static final double C = 0.0056;

    private Toys() {
    }

    /** The woodpecker of S4; joint coordinates are (y, φ_M, φ_S − φ_M). */
    static Model woodpecker(KinematicsMode mode) {
        MechanismBuilder builder = Mechanism.named("woodpecker").gravity(0, -9.81, 0).kinematics(mode);
        Body slider = builder.body("slider", MassProperties.NONE);
        Body sleeve = builder.body("sleeve", MassProperties.of(MM, JM, JM, JM));
        Body bird = builder.body("bird", MassProperties.of(MS, JS, JS, JS).at(LG, 0, 0));
        builder.joint("y", JointType.PRISMATIC).axis(0, 1, 0).between(builder.ground().origin(), slider.origin())
                .initialVelocity(-0.3411).add();
        builder.joint("M", JointType.REVOLUTE).between(slider.origin(), sleeve.origin()).initial(-0.1036).add();
        Joint neck = builder.joint("S", JointType.REVOLUTE).between(sleeve.marker(LM, 0, 0), bird.origin())
                .initial(-0.2788 + 0.1036).initialVelocity(-7.4583).add();
        builder.force(new JointSpring("spring", neck, 0, C, 0, 0));
        Placement pole = Placement.facing(new double[] {RO, 0, 0}, new double[] {1, 0, 0}, new double[] {0, 1, 0});
        SceneBuilder scene = new SceneBuilder();
        scene.fix(new FixedContact(bird.index(), new double[] {LG - LS, HS, 0}, Scene.WORLD, pole));
        scene.fix(new FixedContact(sleeve.index(), new double[] {RM, -HM, 0}, Scene.WORLD, pole));
        scene.fix(new FixedContact(sleeve.index(), new double[] {RM, HM, 0}, Scene.WORLD, pole));
        ContactLaw law = ContactLaw.coulomb(0.3);
        return new Model(builder.build(), scene.build(), List.of(law.restitution(0.5), law, law));
    }

    /** A body above a plane through the origin. */
    static Model onPlane(MassProperties mass, Shape shape, Frame pose, Vector3 v, Vector3 omega, Vector3 gravity,
            ContactLaw law) {
        MechanismBuilder builder = Mechanism.named("on plane").gravity(gravity.x(), gravity.y(), gravity.z());
        Body body = builder.body("body").mass(mass).pose(pose).velocity(v, omega).add();
        SceneBuilder scene = new SceneBuilder();
        int a = scene.add(body.index(), shape, Placement.identity());
        int b = scene.add(Scene.WORLD, new HalfSpace(), Placement.identity());
        scene.collide(a, b);
        return new Model(builder.build(), scene.build(), law);
    }

    /** S0 §6.1: unit sphere, v₀ = 2 along x, μ = 0.2; the plane's tangents turned by an angle. */
    static Model sphere(double angle) {
        MechanismBuilder builder = Mechanism.named("sphere");
        Body ball = builder.body("ball").mass(MassProperties.sphere(1, 1)).pose(Frame.at(0, 0, 1))
                .velocity(new Vector3(2, 0, 0), Vector3.ZERO).add();
        SceneBuilder scene = new SceneBuilder();
        int a = scene.add(ball.index(), new Sphere(1), Placement.identity());
        int b = scene.add(Scene.WORLD, new HalfSpace(), Placement.facing(new double[3], new double[] {0, 0, 1},
                new double[] {Math.cos(angle), Math.sin(angle), 0}));
        scene.collide(a, b);
        return new Model(builder.build(), scene.build(), ContactLaw.coulomb(0.2));
    }

    /** S0 §6.2: n links of 1 m with spheres at their ends, floor, wall, spheres collide unless they are neighbours. */
    static Model pendulum(int n, ContactLaw law) {
        MechanismBuilder builder = Mechanism.named("pendulum");
        List<Body> links = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Body last = i == 0 ? builder.ground() : links.get(i - 1);
            Body link = builder.body("link" + (i + 1), MassProperties.sphere(1, 0.25).at(0, 0, -1));
            var joint = builder.joint("J" + (i + 1), JointType.REVOLUTE).axis(1, 0, 0)
                    .between(last.marker(0, 0, i == 0 ? 10.0 * n / 12 : -1), link.origin());
            if (i == 0) {
                joint.initial(-Math.PI / 4).initialVelocity(12.0 / n);
            }
            joint.add();
            links.add(link);
        }
        SceneBuilder scene = new SceneBuilder();
        int[] spheres = new int[n];
        for (int i = 0; i < n; i++) {
            spheres[i] = scene.add(links.get(i).index(), new Sphere(0.25), Placement.at(0, 0, -1));
            if (i > 0) {
                scene.exclude(links.get(i - 1).index(), links.get(i).index());
            }
        }
        int floor = scene.add(Scene.WORLD, new HalfSpace(), Placement.identity());
        int wall = scene.add(Scene.WORLD, new HalfSpace(),
                Placement.facing(new double[] {0, 4.0 * n / 12, 0}, new double[] {0, -1, 0}));
        scene.collide(spheres, new int[] {floor, wall});
        scene.collide(spheres, spheres);
        return new Model(builder.build(), scene.build(), law);
    }

    /** Unit cubes exactly on top of each other. */
    static Model stack(int n) {
        MechanismBuilder builder = Mechanism.named("stack");
        SceneBuilder scene = new SceneBuilder();
        for (int i = 0; i < n; i++) {
            Body cube = builder.body("cube" + i).mass(MassProperties.box(1, 1, 1, 1)).pose(Frame.at(0, 0, 0.5 + i))
                    .add();
            scene.add(cube.index(), new Box(0.5, 0.5, 0.5), Placement.identity());
        }
        scene.add(Scene.WORLD, new HalfSpace(), Placement.identity());
        scene.collideAll();
        return new Model(builder.build(), scene.build(), ContactLaw.coulomb(0.6));
    }
}
