package org.signorini.complementarity.generator;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.generator.Packing.Touch;

/**
 * Problems of spheres piled up in a box: radius 50 mm, density 1000 kg/m³, μ = 0.5, steps of 2 ms. The pile is grown by
 * {@link Packing drop and roll} in a box about as wide as the pile is high, so that load chains run through many
 * contacts to floor and walls, as in the snapshots of simulations these problems stand for.
 *
 * <p>
 * What makes a pile hard is the length of its load chains, not the number of its contacts: resting piles, where all of
 * the load must find its way to the floor, take first-order methods many times the iterations of impacting ones.
 *
 * <p>
 * The same number and seed give the same bits.
 */
public final class Piles {

    private static final double RADIUS = 0.05;
    private static final double MASS = 1000 * 4 / 3.0 * Math.PI * RADIUS * RADIUS * RADIUS;
    private static final double INERTIA = 0.4 * MASS * RADIUS * RADIUS;
    private static final double FRICTION = 0.5;
    /** What gravity adds to velocities in a step of 2 ms. */
    private static final double FALL = 9.81 * 0.002;
    /** Velocities left in a pile that is about to rest, m/s. */
    private static final double UNREST = 1e-4;
    /** Speeds in a pile a third of a second after it was let go, m/s. */
    private static final double IMPACT = 3;

    private Piles() {
    }

    /**
     * A pile at rest but for 0.1 mm/s of unrest, under gravity: three quarters of the contacts stick, a
     * fifth slides.
     *
     * @param contacts how many, exactly: the last sphere may lack some of its supports and still be rolling
     */
    public static FrictionProblem resting(int contacts, long seed) {
        return pile(contacts, seed, false);
    }

    /**
     * A pile that is being hit: every sphere has a downward speed of up to 3 m/s and a tenth of that sideways and in
     * spin. Before the impulses half of the contacts open; after them three quarters stick, as in the pile at rest, but
     * the load comes from everywhere and need not travel far.
     *
     * @param contacts how many, exactly
     */
    public static FrictionProblem impacting(int contacts, long seed) {
        return pile(contacts, seed, true);
    }

    private static FrictionProblem pile(int contacts, long seed, boolean impact) {
        if (contacts < 0) {
            throw new IllegalArgumentException("a pile cannot have " + contacts + " contacts");
        }
        Random random = new Random(seed);
        // 2.7 contacts and a box volume of 7.2 r³ per sphere make a pile as high as wide
        Packing packing = new Packing(RADIUS, RADIUS * Math.max(3.2, StrictMath.cbrt(7.2 / 2.7 * contacts)));
        List<Touch> touches = new ArrayList<>();
        while (touches.size() < contacts) {
            List<Touch> more = packing.drop(random.nextDouble(), random.nextDouble());
            touches.addAll(more.subList(0, Math.min(more.size(), contacts - touches.size())));
        }
        Scene scene = new Scene(packing.size());
        for (int i = 0; i < packing.size(); i++) {
            scene.body(i, MASS, INERTIA, packing.centre(i), velocity(random, impact));
        }
        double[] point = new double[3];
        for (Touch touch : touches) {
            double[] c = packing.centre(touch.sphere());
            point[0] = c[0] - RADIUS * touch.nx();
            point[1] = c[1] - RADIUS * touch.ny();
            point[2] = c[2] - RADIUS * touch.nz();
            scene.contact(touch.support() == Packing.BOX ? Scene.GROUND : touch.support(), touch.sphere(), point,
                    touch.nx(), touch.ny(), touch.nz());
        }
        return scene.problem(FRICTION);
    }

    private static double[] velocity(Random random, boolean impact) {
        double scatter = impact ? IMPACT / 10 : UNREST;
        double[] u = new double[6];
        for (int k = 0; k < 6; k++) {
            u[k] = scatter * random.nextGaussian() / (k < 3 ? 1 : RADIUS);
        }
        u[2] -= FALL + (impact ? IMPACT * random.nextDouble() : 0);
        return u;
    }
}
