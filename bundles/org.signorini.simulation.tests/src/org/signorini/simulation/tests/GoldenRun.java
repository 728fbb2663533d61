package org.signorini.simulation.tests;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.Capsule;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Sphere;
import org.signorini.multibody.State;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.model.Motion;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;
import org.signorini.simulation.Outcome;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.MoreauMidpoint;
import org.signorini.simulation.scheme.SemiImplicitEuler;

/** Short runs that between them pass through most of what computes. */
enum GoldenRun {

    /** Twelve links against floor, wall and each other: joints' sines, pyramids, pivoting. */
    PENDULUM(2) {
        @Override
        Simulator simulator() {
            return Setup.of(Toys.pendulum(12, ContactLaw.coulomb(0.3).restitution(0.3)),
                    Setup.contactModel("pyramid", "directions", "8"), "lemke", new SemiImplicitEuler(), 1e-3).build();
        }
    },

    /** Impacts, sticking and sliding of fixed contacts in the plane. */
    WOODPECKER(0.3) {
        @Override
        Simulator simulator() {
            return Setup.of(Toys.woodpecker(KinematicsMode.NONLINEAR), Setup.contactModel("planar"), "lemke",
                    new MoreauMidpoint(), 1e-4).build();
        }
    },

    /** A closed loop with a prescribed crank; the arm that swings below it forgets no bit. */
    FOUR_BAR(1) {
        @Override
        Simulator simulator() {
            MechanismBuilder builder = Mechanism.named("four-bar");
            Body crank = builder.body("crank", MassProperties.box(0.3, 0.05, 0.05, 0.5).at(0, 0, -0.25));
            Body rocker = builder.body("rocker", MassProperties.box(0.3, 0.05, 0.05, 0.5).at(0, 0, -0.25));
            Body coupler = builder.body("coupler", MassProperties.box(1, 1, 0.1, 0.1));
            builder.joint("drive", JointType.REVOLUTE).axis(0, 1, 0)
                    .between(builder.ground().marker(-0.5, 0, 1.1), crank.origin())
                    .motion(Motion.harmonic(0, 0.4, 5, 0.3)).add();
            builder.joint("first", JointType.REVOLUTE).axis(0, 1, 0)
                    .between(crank.marker(0, 0, -0.5), coupler.marker(-0.5, 0, 0)).add();
            builder.joint("second", JointType.REVOLUTE).axis(0, 1, 0)
                    .between(builder.ground().marker(0.5, 0, 1.1), rocker.origin()).add();
            builder.joint("closing", JointType.REVOLUTE).axis(0, 1, 0)
                    .between(rocker.marker(0, 0, -0.5), coupler.marker(0.5, 0, 0)).cut().add();
            Body arm = builder.body("arm", MassProperties.box(0.5, 0.05, 0.05, 0.4).at(0, 0, -0.2));
            builder.joint("hinge", JointType.REVOLUTE).axis(0, 1, 0).between(coupler.origin(), arm.origin())
                    .initial(2.5).add();
            return Setup.exact(new Model(builder.build(), new SceneBuilder().build(), ContactLaw.SMOOTH), 1e-3);
        }
    },

    /** Joints of two and three rotations fall on the floor: quaternions, capsules, the exact cone. */
    SPATIAL_CHAIN(1) {
        @Override
        Simulator simulator() {
            MechanismBuilder builder = Mechanism.named("chain");
            SceneBuilder scene = new SceneBuilder();
            Body last = builder.ground();
            for (int i = 0; i < 5; i++) {
                Body link = builder.body("link" + i, MassProperties.box(1 + 0.1 * i, 0.5, 0.1, 0.08).at(0.25, 0, 0));
                builder.joint("J" + i, i % 2 == 0 ? JointType.UNIVERSAL : JointType.SPHERICAL)
                        .between(i == 0 ? last.marker(0, 0, 1) : last.marker(0.5, 0, 0), link.origin())
                        .initialVelocity(i % 2 == 0 ? new double[] {0.7, -0.4 * i} : new double[] {1, 0.3 * i, -2})
                        .add();
                int shape = scene.add(link.index(), new Capsule(0.05, 0.15), Placement.at(0.25, 0, 0));
                int floor = scene.add(Scene.WORLD, new HalfSpace(), Placement.identity());
                scene.collide(shape, floor);
                last = link;
            }
            return Setup.exact(new Model(builder.build(), scene.build(), ContactLaw.coulomb(0.4)), 1e-3);
        }
    },

    /** Free balls and boxes that tumble onto each other. */
    PILE(0.6) {
        @Override
        Simulator simulator() {
            MechanismBuilder builder = Mechanism.named("pile");
            SceneBuilder scene = new SceneBuilder();
            for (int i = 0; i < 12; i++) {
                boolean ball = i % 2 == 0;
                Body body = builder.body("body" + i)
                        .mass(ball ? MassProperties.sphere(1, 0.1) : MassProperties.box(1, 0.2, 0.15, 0.1))
                        .pose(Frame.at(0.05 * (i % 3), 0.04 * (i % 4), 0.15 + 0.25 * i))
                        .velocity(Vector3.ZERO, new Vector3(3, 1 - i, 0.5 * i)).add();
                scene.add(body.index(), ball ? new Sphere(0.1) : new Box(0.1, 0.075, 0.05), Placement.identity());
            }
            scene.add(Scene.WORLD, new HalfSpace(), Placement.identity());
            scene.collideAll();
            return Setup.exact(new Model(builder.build(), scene.build(), ContactLaw.coulomb(0.5)), 1e-3);
        }
    };

    private final double duration;

    GoldenRun(double duration) {
        this.duration = duration;
    }

    abstract Simulator simulator();

    /** The bits of the last state's coordinates and velocities, mixed into one number. */
    final long bits() {
        Simulator simulator = simulator();
        Outcome outcome = simulator.run(duration);
        if (!outcome.isDone()) {
            throw new AssertionError(this + ": " + outcome);
        }
        State state = simulator.state();
        return mixed(mixed(0, state.q), state.u);
    }

    private static long mixed(long start, double[] values) {
        long mixed = start;
        for (double value : values) {
            mixed = 0x9e3779b97f4a7c15L * (mixed ^ Double.doubleToLongBits(value));
            mixed ^= mixed >>> 29;
        }
        return mixed;
    }
}
