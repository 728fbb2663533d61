package org.signorini.formulation.ce.tests;


import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Sphere;
import org.signorini.formulation.tests.Mechanisms;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;

/** Mechanisms that meet something. */
final class LoopContacts {

    private LoopContacts() {
    }

    private static int floor(SceneBuilder scene) {
        return scene.add(Scene.WORLD, new HalfSpace(), Placement.facing(new double[3], new double[] {0, 0, 1}));
    }

    /** The loop that nothing holds, balls at the ends of crank, coupler and rocker and on the base, over a floor. */
    static Model thrownLoop(ContactLaw law) {
        Mechanism mechanism = Loops.floating().build();
        SceneBuilder scene = new SceneBuilder();
        int floor = floor(scene);
        for (Body body : mechanism.bodies().subList(1, mechanism.bodies().size())) {
            scene.collide(floor, scene.add(body.index(), new Sphere(0.15), Placement.at(0.25, 0, 0)));
            scene.collide(floor, scene.add(body.index(), new Sphere(0.12), Placement.at(-0.2, 0.1, -0.1)));
        }
        return new Model(mechanism, scene.build(), law);
    }

    /** The slider-crank, whose piston pushes a loose ball along the bore against friction. */
    static Model pistonAndBall(ContactLaw law) {
        double r = 0.3;
        double l = 0.9;
        MechanismBuilder builder = Mechanism.named("piston and ball").gravity(0, 0, -9.81);
        Body crank = builder.body("crank", Mechanisms.bar(r));
        Body rod = builder.body("rod", Mechanisms.bar(l));
        Body piston = builder.body("piston", MassProperties.sphere(0.7, 0.1));
        Body ball = builder.body("ball").mass(MassProperties.sphere(0.5, 0.1))
                .pose(new Frame(new Vector3(1.31, 0.02, 0.1), Quaternion.IDENTITY)).add();
        Loops.revolute(builder, "pivot").between(builder.ground().marker(0, 0, 0.1), crank.origin()).initial(1.2)
                .initialVelocity(-4).add();
        Loops.revolute(builder, "pin").between(crank.marker(r, 0, 0), rod.origin()).initial(-1.5).add();
        builder.joint("bore", JointType.PRISMATIC).axis(1, 0, 0).between(builder.ground().marker(0, 0, 0.1),
                piston.origin()).initial(0.96).add();
        Loops.revolute(builder, "wrist").between(rod.marker(l, 0, 0), piston.origin()).cut().add();
        SceneBuilder scene = new SceneBuilder();
        int rolling = scene.add(ball.index(), new Sphere(0.1), Placement.at(0, 0, 0));
        scene.collide(floor(scene), rolling);
        scene.collide(scene.add(piston.index(), new Sphere(0.1), Placement.at(0, 0, 0)), rolling);
        return new Model(builder.build(), scene.build(), law);
    }

    /** A four-bar, its coupler's ball above a floor at y = −0.2, left to fall. */
    static Model fourBarOverFloor(ContactLaw law) {
        double[] q = Loops.closed(0.5, 1.4, 1.2, 1.5, 0.6);
        MechanismBuilder builder = Mechanism.named("four-bar over a floor").gravity(0, -9.81, 0);
        Body crank = builder.body("crank", Mechanisms.bar(0.5));
        Body coupler = builder.body("coupler", Mechanisms.bar(1.4));
        Body rocker = builder.body("rocker", Mechanisms.bar(1.2));
        Loops.revolute(builder, "A").between(builder.ground().origin(), crank.origin()).initial(q[0]).add();
        Loops.revolute(builder, "B").between(crank.marker(0.5, 0, 0), coupler.origin()).initial(q[1]).add();
        Loops.revolute(builder, "D").between(builder.ground().marker(1.5, 0, 0), rocker.origin()).initial(q[2])
                .add();
        Loops.revolute(builder, "C").between(coupler.marker(1.4, 0, 0), rocker.marker(1.2, 0, 0)).cut().add();
        SceneBuilder scene = new SceneBuilder();
        int floor = scene.add(Scene.WORLD, new HalfSpace(),
                Placement.facing(new double[] {0, -0.2, 0}, new double[] {0, 1, 0}));
        scene.collide(floor, scene.add(coupler.index(), new Sphere(0.1), Placement.at(0, 0, 0)));
        scene.collide(floor, scene.add(coupler.index(), new Sphere(0.1), Placement.at(0.5, -0.3, 0)));
        return new Model(builder.build(), scene.build(), law);
    }

    /** n four-bars in a row over a floor at y = −0.5, a ball on every coupler. */
    static Model chainOverFloor(int n, ContactLaw law) {
        Mechanism mechanism = Loops.chainOfFourBars(n);
        SceneBuilder scene = new SceneBuilder();
        int floor = scene.add(Scene.WORLD, new HalfSpace(),
                Placement.facing(new double[] {0, -0.5, 0}, new double[] {0, 1, 0}));
        for (int i = 0; i < n; i++) {
            scene.collide(floor, scene.add(mechanism.body("coupler" + i).index(), new Sphere(0.1),
                    Placement.at(0.25, 0, 0)));
        }
        return new Model(mechanism, scene.build(), law);
    }

    /** Two bars on universal and spherical joints fall on a floor: S1's double pendulum in the large. */
    static Model doublePendulum(ContactLaw law) {
        MechanismBuilder builder = Mechanism.named("double pendulum").gravity(0, 0, -9.81);
        Body upper = builder.body("upper", Mechanisms.bar(0.8));
        Body lower = builder.body("lower", Mechanisms.bar(0.6));
        builder.joint("shoulder", JointType.UNIVERSAL).between(builder.ground().marker(0, 0, 0.9), upper.origin())
                .initial(0.2, 0.3).initialVelocity(0.5, 0.4).add();
        builder.joint("elbow", JointType.SPHERICAL).between(upper.marker(0.8, 0, 0), lower.origin())
                .initialVelocity(0.3, 0.2, -0.5).add();
        SceneBuilder scene = new SceneBuilder();
        int floor = floor(scene);
        scene.collide(floor, scene.add(upper.index(), new Sphere(0.05), Placement.at(0.8, 0, 0)));
        scene.collide(floor, scene.add(lower.index(), new Sphere(0.05), Placement.at(0.6, 0, 0)));
        return new Model(builder.build(), scene.build(), law);
    }
}
