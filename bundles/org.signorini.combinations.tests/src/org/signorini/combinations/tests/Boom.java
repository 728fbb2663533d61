package org.signorini.combinations.tests;

import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Sphere;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;

/**
 * A boom of 1 m hinged to a carriage falls on the floor: its tip hits, bounces, slides and sticks, all in the plane of
 * x and z. The hinges block the contact's second tangent; with the first along x, friction in the plane is the same for
 * pyramids, boxes and the cone.
 */
enum Boom {

    /** The carriage runs on a rail: a tree. */
    CART(0.35) {
        @Override
        Body carriage(MechanismBuilder builder) {
            Body cart = builder.body("cart", MassProperties.box(2, 0.4, 0.2, 0.2));
            builder.joint("rail", JointType.PRISMATIC).axis(1, 0, 0)
                    .between(builder.ground().marker(0, 0, 0.6), cart.origin()).initialVelocity(0.6).add();
            return cart;
        }
    },

    /** The carriage is the coupler of a four-bar, two cranks of 0.5 m hanging 1 m apart: a closed loop. */
    FOUR_BAR(0.3) {
        @Override
        Body carriage(MechanismBuilder builder) {
            Body left = builder.body("left crank", MassProperties.box(0.3, 0.05, 0.05, 0.5).at(0, 0, -0.25));
            Body right = builder.body("right crank", MassProperties.box(0.3, 0.05, 0.05, 0.5).at(0, 0, -0.25));
            Body coupler = builder.body("coupler", MassProperties.box(1, 1, 0.1, 0.1));
            double angle = 0.2;
            double speed = -1.5;
            builder.joint("left", JointType.REVOLUTE).axis(0, 1, 0)
                    .between(builder.ground().marker(-0.5, 0, 1.1), left.origin()).initial(angle)
                    .initialVelocity(speed).add();
            builder.joint("joint", JointType.REVOLUTE).axis(0, 1, 0)
                    .between(left.marker(0, 0, -0.5), coupler.marker(-0.5, 0, 0)).initial(-angle)
                    .initialVelocity(-speed).add();
            builder.joint("right", JointType.REVOLUTE).axis(0, 1, 0)
                    .between(builder.ground().marker(0.5, 0, 1.1), right.origin()).initial(angle)
                    .initialVelocity(speed).add();
            builder.joint("closing", JointType.REVOLUTE).axis(0, 1, 0)
                    .between(right.marker(0, 0, -0.5), coupler.marker(0.5, 0, 0)).cut().add();
            return coupler;
        }
    };

    static final double STEP = 1e-3;

    private final double duration;

    Boom(double duration) {
        this.duration = duration;
    }

    abstract Body carriage(MechanismBuilder builder);

    double duration() {
        return duration;
    }

    Model model() {
        MechanismBuilder builder = Mechanism.named("boom");
        Body carriage = carriage(builder);
        Body boom = builder.body("boom", MassProperties.box(1, 1, 0.1, 0.1).at(0.5, 0, 0));
        builder.joint("pivot", JointType.REVOLUTE).axis(0, 1, 0).between(carriage.origin(), boom.origin())
                .initial(0.45).initialVelocity(1).add();
        SceneBuilder scene = new SceneBuilder();
        int tip = scene.add(boom.index(), new Sphere(0.05), Placement.at(1, 0, 0));
        int floor = scene.add(Scene.WORLD, new HalfSpace(),
                Placement.facing(new double[3], new double[] {0, 0, 1}, new double[] {1, 0, 0}));
        scene.collide(tip, floor);
        return new Model(builder.build(), scene.build(),
                ContactLaw.SMOOTH.friction(0.9, 0.8, 1e-3).restitution(0.3, 0, 0.3));
    }

    /** Where the centre of the tip is. */
    static double[] tip(Simulator simulator) {
        Dynamics dynamics = simulator.response().dynamics();
        dynamics.update(simulator.state());
        double[] p = new double[3];
        int boom = dynamics.system().mechanism().bodies().size() - 1;
        dynamics.bodies().point(boom, new double[] {1, 0, 0}, 0, p, 0);
        return p;
    }
}
