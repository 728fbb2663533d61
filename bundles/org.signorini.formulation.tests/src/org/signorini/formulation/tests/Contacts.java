package org.signorini.formulation.tests;

import java.util.List;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.collision.FixedContact;
import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Sphere;
import org.signorini.multibody.force.JointSpring;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.model.Motion;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;

/** Mechanisms that meet a floor at z = 0. */
public final class Contacts {

    private Contacts() {
    }

    private static int floor(SceneBuilder scene) {
        return scene.add(Scene.WORLD, new HalfSpace(), Placement.facing(new double[3], new double[] {0, 0, 1}));
    }

    /**
     * {@code chain-floor} of the benchmarks: pivot at 0.75 m, horizontal, at rest, a sphere at the end of each link.
     */
    public static Model chainOnFloor(int n, ContactLaw law) {
        return chainOnFloor(n, law, 0);
    }

    /** The same, turned about the vertical, so that no axis of the world is in its plane. */
    public static Model chainOnFloor(int n, ContactLaw law, double turn) {
        double x = Math.sin(turn);
        double y = -Math.cos(turn);
        MechanismBuilder builder = Mechanism.named("chain on floor").gravity(0, 0, -9.81);
        SceneBuilder scene = new SceneBuilder();
        int floor = floor(scene);
        Body before = builder.ground();
        for (int i = 1; i <= n; i++) {
            Body link = builder.body("B" + i, MassProperties.sphere(1, 0.25).at(x, y, 0));
            builder.joint("J" + i, JointType.REVOLUTE).axis(-y, x, 0)
                    .between(i == 1 ? before.marker(0, 0, 0.75) : before.marker(x, y, 0), link.origin()).add();
            scene.collide(floor, scene.add(link.index(), new Sphere(0.25), Placement.at(x, y, 0)));
            before = link;
        }
        return new Model(builder.build(), scene.build(), law);
    }

    /**
     * Four bars on spherical, revolute and universal joints, a ball at each end, thrown at the floor; nothing holds
     * it.
     */
    public static Model thrownChain(ContactLaw law) {
        JointType[] types = {JointType.FREE, JointType.SPHERICAL, JointType.REVOLUTE, JointType.UNIVERSAL};
        MechanismBuilder builder = Mechanism.named("thrown chain").gravity(0, 0, -9.81);
        SceneBuilder scene = new SceneBuilder();
        int floor = floor(scene);
        Body before = null;
        for (int i = 0; i < types.length; i++) {
            var description = builder.body("B" + i).mass(Mechanisms.bar(0.6));
            if (i == 0) {
                description.pose(new Frame(new Vector3(0, 0, 0.6), Quaternion.rotation(new Vector3(1, 1, 0), 0.4)))
                        .velocity(new Vector3(1.5, 0.4, -1), new Vector3(0.5, 2, -1));
            }
            Body body = description.add();
            if (i > 0) {
                builder.joint("J" + i, types[i]).between(before.marker(0.6, 0, 0), body.origin()).add();
            }
            scene.collide(floor, scene.add(body.index(), new Sphere(0.1), Placement.at(0.6, 0, 0)));
            before = body;
        }
        return new Model(builder.build(), scene.build(), law);
    }

    /** The pendulum of the benchmarks over its floor. */
    public static Model pendulumOverFloor(int n, ContactLaw law) {
        Mechanism mechanism = Mechanisms.pendulum(n);
        SceneBuilder scene = new SceneBuilder();
        int floor = floor(scene);
        for (int i = 1; i <= n; i++) {
            scene.collide(floor, scene.add(i, new Sphere(0.25), Placement.at(0, -1, 0)));
        }
        return new Model(mechanism, scene.build(), law);
    }

    /** The woodpecker of S4 (Table I, eq. 13–16), its slider without mass. */
    public static Model woodpecker(KinematicsMode mode) {
        MechanismBuilder builder = Mechanism.named("woodpecker").gravity(0, -9.81, 0).kinematics(mode);
        Body slider = builder.body("slider", MassProperties.NONE);
        Body sleeve = builder.body("sleeve", MassProperties.of(0.0003, 5e-9, 5e-9, 5e-9));
        Body bird = builder.body("bird", MassProperties.of(0.0045, 7e-7, 7e-7, 7e-7).at(0.015, 0, 0));
        builder.joint("y", JointType.PRISMATIC).axis(0, 1, 0).between(builder.ground().origin(), slider.origin())
                .initialVelocity(-0.3411).add();
        builder.joint("M", JointType.REVOLUTE).between(slider.origin(), sleeve.origin()).initial(-0.1036).add();
        Joint neck = builder.joint("S", JointType.REVOLUTE).between(sleeve.marker(0.010, 0, 0), bird.origin())
                .initial(-0.2788 + 0.1036).initialVelocity(-7.4583).add();
        builder.force(new JointSpring("spring", neck, 0, 0.0056, 0, 0));
        Placement pole = Placement.facing(new double[] {0.0025, 0, 0}, new double[] {1, 0, 0},
                new double[] {0, 1, 0});
        SceneBuilder scene = new SceneBuilder();
        scene.fix(new FixedContact(bird.index(), new double[] {0.015 - 0.0201, 0.02, 0}, Scene.WORLD, pole));
        scene.fix(new FixedContact(sleeve.index(), new double[] {0.0031, -0.0058, 0}, Scene.WORLD, pole));
        scene.fix(new FixedContact(sleeve.index(), new double[] {0.0031, 0.0058, 0}, Scene.WORLD, pole));
        ContactLaw law = ContactLaw.coulomb(0.3);
        return new Model(builder.build(), scene.build(), List.of(law.restitution(0.5), law, law));
    }

    /** The four-bar with a stop: its rocker hits a limit and rebounds. */
    public static Model fourBarWithStop(ContactLaw stop) {
        return new Model(Mechanisms.fourBar(2.2), new SceneBuilder().build(), List.of(), stop);
    }

    /** The double pendulum, hung up, its bobs over the floor. */
    public static Model doublePendulum(ContactLaw law) {
        MechanismBuilder builder = Mechanism.named("double pendulum").gravity(0, 0, -9.81);
        SceneBuilder scene = new SceneBuilder();
        int floor = floor(scene);
        Body before = builder.ground();
        for (int i = 0; i < 2; i++) {
            Body link = builder.body("B" + i, Mechanisms.bar(0.6));
            builder.joint("J" + i, JointType.SPHERICAL)
                    .between(i == 0 ? before.marker(0, 0, 0.9) : before.marker(0.6, 0, 0), link.origin())
                    .initialVelocity(0.2, 0, 1.5 * (1 - i)).add();
            scene.collide(floor, scene.add(link.index(), new Sphere(0.1), Placement.at(0.6, 0, 0)));
            before = link;
        }
        return new Model(builder.build(), scene.build(), law);
    }

    /** A block on a slider that is led to and fro carries another one by friction. */
    public static Model shakenBlock(ContactLaw law) {
        MechanismBuilder builder = Mechanism.named("shaken block").gravity(0, 0, -9.81);
        SceneBuilder scene = new SceneBuilder();
        Body table = builder.body("table", MassProperties.box(2, 1, 1, 0.1));
        builder.joint("drive", JointType.PRISMATIC).axis(1, 0, 0).between(builder.ground().origin(), table.origin())
                .motion(Motion.harmonic(0, 0.1, 7, 0)).add();
        Body block = builder.body("block").mass(MassProperties.sphere(0.5, 0.1))
                .pose(Frame.at(0, 0, 0.15)).add();
        int top = scene.add(table.index(), new HalfSpace(),
                Placement.facing(new double[] {0, 0, 0.05}, new double[] {0, 0, 1}));
        scene.collide(top, scene.add(block.index(), new Sphere(0.1), Placement.at(0, 0, 0)));
        return new Model(builder.build(), scene.build(), law);
    }
}
