package org.signorini.simulation;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Mechanism;

/**
 * What is simulated: a mechanism, what of it may touch, and what happens then. Immutable.
 *
 * @param scene  its bodies are numbered by {@link #number}
 * @param laws   one per rule of the scene
 * @param limits the law of joint limits; friction does not concern them
 * @param names  what contacts of shapes are called in messages and records; empty to call them by their bodies
 */
public record Model(Mechanism mechanism, Scene scene, List<ContactLaw> laws, ContactLaw limits,
        Optional<Function<ContactKey, String>> names) {

    public Model {
        laws = List.copyOf(laws);
        int bodies = mechanism.bodies().size();
        for (int s = 0; s < scene.shapeCount(); s++) {
            check(scene.body(s), bodies);
        }
        for (int f = 0; f < scene.fixedCount(); f++) {
            check(scene.fixed(f).bodyA(), bodies);
            check(scene.fixed(f).bodyB(), bodies);
        }
    }

    private static void check(int body, int bodies) {
        if (body >= bodies || body == 0) {
            throw new IllegalArgumentException("the scene has a body " + body + ", but the mechanism has 1 to "
                    + (bodies - 1) + ", and the ground is " + Scene.WORLD);
        }
    }

    /** With contacts called by their bodies. */
    public Model(Mechanism mechanism, Scene scene, List<ContactLaw> laws, ContactLaw limits) {
        this(mechanism, scene, laws, limits, Optional.empty());
    }

    /** With joint limits that do not bounce. */
    public Model(Mechanism mechanism, Scene scene, List<ContactLaw> laws) {
        this(mechanism, scene, laws, ContactLaw.SMOOTH);
    }

    /** The same law for all. */
    public Model(Mechanism mechanism, Scene scene, ContactLaw law) {
        this(mechanism, scene, List.of(law));
    }

    /** A mechanism that touches nothing. */
    public Model(Mechanism mechanism) {
        this(mechanism, new SceneBuilder().build(), List.of());
    }

    /** The number of a body in scenes: its index, or {@link Scene#WORLD} for the ground. */
    public static int number(Body body) {
        return body.isGround() ? Scene.WORLD : body.index();
    }

    /** The law of a rule; where there are fewer laws than rules, the last one holds for the rest. */
    public ContactLaw law(int rule) {
        if (laws.isEmpty()) {
            throw new IllegalArgumentException("the scene lets things touch but there is no contact law");
        }
        return laws.get(Math.min(rule, laws.size() - 1));
    }
}
