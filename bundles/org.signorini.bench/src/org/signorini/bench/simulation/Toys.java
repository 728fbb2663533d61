package org.signorini.bench.simulation;

import java.util.List;
import java.util.Map;

import org.signorini.algebra.Frame;
import org.signorini.collision.FixedContact;
import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.multibody.Dynamics;
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
import org.signorini.simulation.Simulator;

/** The stack of cubes, and the woodpecker of S4 Table I with linearized kinematics. */
final class Toys {

    private Toys() {
    }

    /** n unit cubes of 1 kg exactly on top of each other, μ = 0.6. */
    static Model stack(int n) {
        MechanismBuilder builder = Mechanism.named("stack");
        SceneBuilder scene = new SceneBuilder();
        for (int i = 0; i < n; i++) {
            Body cube = builder.body("cube" + (i + 1)).mass(MassProperties.box(1, 1, 1, 1))
                    .pose(Frame.at(0, 0, 0.5 + i)).add();
            scene.add(cube.index(), new Box(0.5, 0.5, 0.5), Placement.identity());
        }
        scene.add(Scene.WORLD, new HalfSpace(), Placement.identity());
        scene.collideAll();
        return new Model(builder.build(), scene.build(), ContactLaw.coulomb(0.6));
    }

    /** How far the top cube is from where it started. */
    static void topDrift(Simulator simulator, Map<String, Double> check) {
        Dynamics dynamics = simulator.response().dynamics();
        dynamics.update(simulator.state());
        double[] p = new double[3];
        int top = dynamics.system().mechanism().bodies().size() - 1;
        dynamics.bodies().position(top, p, 0);
        double z = p[2] - (top - 0.5);
        check.put("topDrift", Math.sqrt(p[0] * p[0] + p[1] * p[1] + z * z));
    }

    static Model woodpecker() {
        MechanismBuilder builder = Mechanism.named("woodpecker").gravity(0, -9.81, 0)
                .kinematics(KinematicsMode.LINEARIZED);
        Body slider = builder.body("slider", MassProperties.NONE);
        Body sleeve = builder.body("sleeve", MassProperties.of(0.0003, 5e-9, 5e-9, 5e-9));
        Body bird = builder.body("bird", MassProperties.of(0.0045, 7e-7, 7e-7, 7e-7).at(0.015, 0, 0));
        builder.joint("y", JointType.PRISMATIC).axis(0, 1, 0).between(builder.ground().origin(), slider.origin())
                .initialVelocity(-0.3411).add();
        builder.joint("M", JointType.REVOLUTE).between(slider.origin(), sleeve.origin()).initial(-0.1036).add();
        Joint neck = builder.joint("S", JointType.REVOLUTE).between(sleeve.marker(0.010, 0, 0), bird.origin())
                .initial(-0.2788 + 0.1036).initialVelocity(-7.4583).add();
        builder.force(new JointSpring("spring", neck, 0, 0.0056, 0, 0));
        Placement pole = Placement.facing(new double[] {0.0025, 0, 0}, new double[] {1, 0, 0}, new double[] {0, 1, 0});
        SceneBuilder scene = new SceneBuilder();
        scene.fix(new FixedContact(bird.index(), new double[] {0.015 - 0.0201, 0.02, 0}, Scene.WORLD, pole));
        scene.fix(new FixedContact(sleeve.index(), new double[] {0.0031, -0.0058, 0}, Scene.WORLD, pole));
        scene.fix(new FixedContact(sleeve.index(), new double[] {0.0031, 0.0058, 0}, Scene.WORLD, pole));
        ContactLaw law = ContactLaw.coulomb(0.3);
        return new Model(builder.build(), scene.build(), List.of(law.restitution(0.5), law, law));
    }
}
