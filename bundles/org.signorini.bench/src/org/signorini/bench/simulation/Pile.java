package org.signorini.bench.simulation;

import java.util.Map;
import java.util.SplittableRandom;

import org.signorini.algebra.Frame;
import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Sphere;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;

/**
 * Spheres of 5 cm and 1000 kg/m³ on a grid of 2.5 radii with a fixed jitter, above the floor of a box with four walls;
 * μ = 0.5, no restitution.
 */
final class Pile {

    private static final double RADIUS = 0.05;
    private static final double SPACING = 2.5 * RADIUS;
    private static final double JITTER = 0.1 * RADIUS;
    private static final double MASS = 1000 * 4.0 / 3 * Math.PI * RADIUS * RADIUS * RADIUS;

    private Pile() {
    }

    static Model model(int n) {
        int cells = cells(n);
        double half = 0.5 * cells * SPACING;
        SplittableRandom jitter = new SplittableRandom(1);
        MechanismBuilder builder = Mechanism.named("pile");
        SceneBuilder scene = new SceneBuilder();
        for (int i = 0; i < n; i++) {
            double x = (i % cells + 0.5) * SPACING - half + shift(jitter);
            double y = (i / cells % cells + 0.5) * SPACING - half + shift(jitter);
            double z = (i / (cells * cells) + 0.5) * SPACING + shift(jitter);
            Body sphere = builder.body("sphere" + (i + 1)).mass(MassProperties.sphere(MASS, RADIUS))
                    .pose(Frame.at(x, y, z)).add();
            scene.add(sphere.index(), new Sphere(RADIUS), Placement.identity());
        }
        scene.add(Scene.WORLD, new HalfSpace(), Placement.identity());
        for (int side = -1; side <= 1; side += 2) {
            wall(scene, side * half, 0, -side, 0);
            wall(scene, 0, side * half, 0, -side);
        }
        scene.collideAll();
        return new Model(builder.build(), scene.build(), ContactLaw.coulomb(0.5));
    }

    /** Cells along a side of the box. */
    private static int cells(int n) {
        return n <= 64 ? 4 : n <= 256 ? 6 : n <= 1024 ? 10 : 16;
    }

    private static double shift(SplittableRandom jitter) {
        return JITTER * (2 * jitter.nextDouble() - 1);
    }

    private static void wall(SceneBuilder scene, double x, double y, double nx, double ny) {
        scene.add(Scene.WORLD, new HalfSpace(),
                Placement.facing(new double[] {x, y, 0}, new double[] {nx, ny, 0}));
    }

    /** Overlap at the last step as a share of the radius, and what is left of motion. */
    static void overlap(Simulator simulator, Map<String, Double> check) {
        ActiveContacts contacts = simulator.lastStep().candidates();
        double deepest = 0;
        for (int i = 0; i < contacts.count(); i++) {
            deepest = Math.max(deepest, -contacts.gap[i]);
        }
        check.put("overlapAtEndByRadius", deepest / RADIUS);
        Dynamics dynamics = simulator.response().dynamics();
        dynamics.update(simulator.state());
        check.put("kineticEnergy", dynamics.kineticEnergy());
        check.put("sweepsMean", simulator.statistics().iterationsMean());
    }
}
