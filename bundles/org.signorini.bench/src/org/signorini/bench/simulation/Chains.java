package org.signorini.bench.simulation;

import java.util.Map;

import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Sphere;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointBuilder;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;

/**
 * Chains of massless 1 m links, hinged about x, with a sphere of 1 kg and 0.25 m at each distal end (S0 §6.2); z is up.
 */
final class Chains {

    private static final double RADIUS = 0.25;

    private Chains() {
    }

    /** The pendulum: pivot at 10n/12, 45° to the left, ω_x = 12/n. */
    static Model pendulum(int n, boolean obstacles) {
        Mechanism mechanism = chain(n, 10.0 * n / 12, -Math.PI / 4, 12.0 / n);
        return obstacles ? touching(mechanism, n, 4.0 * n / 12) : new Model(mechanism);
    }

    /** A horizontal chain at rest, pivot at 0.75 m, above the floor alone. */
    static Model aboveFloor(int n) {
        return touching(chain(n, 0.75, -Math.PI / 2, 0), n, Double.POSITIVE_INFINITY);
    }

    private static Mechanism chain(int n, double height, double angle, double omega) {
        MechanismBuilder builder = Mechanism.named("chain");
        Body last = builder.ground();
        for (int i = 1; i <= n; i++) {
            Body link = builder.body("link" + i, MassProperties.sphere(1, RADIUS).at(0, 0, -1));
            JointBuilder joint = builder.joint("J" + i, JointType.REVOLUTE).axis(1, 0, 0)
                    .between(last.marker(0, 0, i == 1 ? height : -1), link.origin());
            if (i == 1) {
                joint.initial(angle).initialVelocity(omega);
            }
            joint.add();
            last = link;
        }
        return builder.build();
    }

    /** Spheres against the floor, a wall at y unless infinite, and each other unless they are neighbours. */
    private static Model touching(Mechanism mechanism, int n, double wall) {
        SceneBuilder scene = new SceneBuilder();
        int[] spheres = new int[n];
        for (int i = 0; i < n; i++) {
            spheres[i] = scene.add(i + 1, new Sphere(RADIUS), Placement.at(0, 0, -1));
            if (i > 0) {
                scene.exclude(i, i + 1);
            }
        }
        int floor = scene.add(Scene.WORLD, new HalfSpace(), Placement.identity());
        scene.collide(spheres, new int[] {floor});
        if (wall < Double.POSITIVE_INFINITY) {
            int side = scene.add(Scene.WORLD, new HalfSpace(),
                    Placement.facing(new double[] {0, wall, 0}, new double[] {0, -1, 0}));
            scene.collide(spheres, new int[] {side});
        }
        scene.collide(spheres, spheres);
        return new Model(mechanism, scene.build(), ContactLaw.coulomb(0.5).restitution(0.7, 0, 0.01));
    }

    /** Where the last sphere is, and the energy. */
    static void lastSphere(Simulator simulator, Map<String, Double> check) {
        Dynamics dynamics = simulator.response().dynamics();
        dynamics.update(simulator.state());
        double[] p = new double[3];
        int last = dynamics.system().mechanism().bodies().size() - 1;
        dynamics.bodies().point(last, new double[] {0, 0, -1}, 0, p, 0);
        check.put("y", p[1]);
        check.put("z", p[2]);
        check.put("energy", dynamics.kineticEnergy() + dynamics.potentialEnergy());
    }
}
