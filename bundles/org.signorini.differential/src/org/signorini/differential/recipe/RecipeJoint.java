package org.signorini.differential.recipe;

import java.util.List;

import org.signorini.algebra.Frame;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.Limit;

/**
 * A joint between frame F on body {@code from} and frame M on body {@code to}; bodies count from 1, the ground is 0.
 *
 * @param initial  coordinates at the start, those the bodies' poses give
 * @param velocity rates at the start, those the bodies' velocities give
 * @param motions  empty, or what each coordinate is told to do
 * @param cut      whether to close this joint by constraints
 */
public record RecipeJoint(JointType type, int from, int to, Frame f, Frame m, List<Double> initial,
        List<Double> velocity, List<Limit> limits, List<Wave> motions, boolean cut) {

    public RecipeJoint {
        initial = List.copyOf(initial);
        velocity = List.copyOf(velocity);
        limits = List.copyOf(limits);
        motions = List.copyOf(motions);
    }

    /** The same with other rates. */
    public RecipeJoint moving(List<Double> rates) {
        return new RecipeJoint(type, from, to, f, m, initial, rates, limits, motions, cut);
    }

    public RecipeJoint limited(List<Limit> stops) {
        return new RecipeJoint(type, from, to, f, m, initial, velocity, stops, motions, cut);
    }

    public RecipeJoint driven(List<Wave> waves) {
        return new RecipeJoint(type, from, to, f, m, initial, velocity, limits, waves, cut);
    }

    public RecipeJoint between(int a, int b) {
        return new RecipeJoint(type, a, b, f, m, initial, velocity, limits, motions, cut);
    }

    public RecipeJoint uncut() {
        return new RecipeJoint(type, from, to, f, m, initial, velocity, limits, motions, false);
    }
}
