package org.signorini.differential.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.signorini.algebra.Vector3;
import org.signorini.differential.recipe.Recipe;
import org.signorini.differential.recipe.RecipeBody;
import org.signorini.differential.recipe.RecipeJoint;
import org.signorini.differential.recipe.Wave;
import org.signorini.differential.reference.HeldBodies;
import org.signorini.differential.reference.ReferenceMechanism;
import org.signorini.differential.reference.ReferenceState;

/**
 * Mechanisms by seed: sizes from a millimetre to a kilometre, masses up to six powers of ten apart, any axes,
 * velocities that the joints allow. The same seed gives the same mechanism. What comes out near a singular configuration, where no
 * two programs need agree, is thrown again.
 */
public final class Generator {

    private static final double GRAVITY = 9.81;
    private static final int ATTEMPTS = 100;

    private Generator() {
    }

    public static Recipe of(long seed) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Recipe recipe = attempt(seed, new Dice(seed, attempt));
            if (recipe != null) {
                return recipe;
            }
        }
        throw new IllegalStateException("seed " + seed + " gives nothing but singular mechanisms");
    }

    private static Recipe attempt(long seed, Dice dice) {
        double length = dice.chance(0.3) ? 1 : dice.decade(-3, 3);
        double time = Math.sqrt(length / GRAVITY);
        double decades = dice.chance(0.5) ? 0.3 : dice.chance(0.5) ? 1 : 3;
        Families family = dice.pick(Families.values());
        Assembly assembly = new Assembly(dice, length, dice.decade(-2, 2) * StrictMath.pow(length, 3), decades);
        family.fill(assembly, length, dice);
        Vector3 gravity = dice.chance(0.15) ? Vector3.ZERO
                : (dice.chance(0.5) ? Vector3.Z.times(-1) : dice.direction()).times(GRAVITY);
        Recipe still = new Recipe(seed, family.name().toLowerCase(Locale.ROOT).replace('_', '-'), length, time, gravity,
                assembly.bodies, assembly.joints, List.of(), List.of(), List.of(), 0, 0);
        HeldBodies held = held(still);
        if (!held.isClear()) {
            return null;
        }
        Recipe moving = dice.chance(0.15) ? moving(still, new double[6 * still.bodies().size()])
                : moving(still, held.allowed(twists(still, dice)));
        Recipe driven = dice.chance(0.25) ? driven(moving, dice) : moving;
        Recipe loaded = driven.withForces(Loads.on(driven, dice));
        Recipe whole = dice.chance(0.35) ? Touching.with(loaded, dice) : loaded;
        return held(whole).isClear() ? whole : null;
    }

    private static HeldBodies held(Recipe recipe) {
        ReferenceMechanism mechanism = new ReferenceMechanism(recipe);
        return new HeldBodies(mechanism, mechanism.start());
    }

    private static double[] twists(Recipe recipe, Dice dice) {
        double[] twists = new double[6 * recipe.bodies().size()];
        for (int i = 0; i < twists.length; i++) {
            twists[i] = dice.between(-1, 1) / recipe.time() * (i % 6 < 3 ? recipe.length() : 1);
        }
        return twists;
    }

    /** With the velocities (v, ω) of centres and bodies, and joints that agree with them. */
    public static Recipe moving(Recipe still, double[] twists) {
        ReferenceMechanism mechanism = new ReferenceMechanism(still);
        ReferenceState state = mechanism.start().moving(twists);
        List<RecipeBody> bodies = new ArrayList<>();
        for (int b = 1; b <= still.bodies().size(); b++) {
            RecipeBody body = still.bodies().get(b - 1);
            Vector3 v = Vector3.from(twists, 6 * (b - 1));
            Vector3 w = Vector3.from(twists, 6 * (b - 1) + 3);
            Vector3 arm = body.pose().orientation().rotate(body.mass().center());
            bodies.add(new RecipeBody(body.mass(), body.pose(), v.minus(w.cross(arm)), w));
        }
        List<RecipeJoint> joints = new ArrayList<>();
        for (int i = 0; i < still.joints().size(); i++) {
            joints.add(still.joints().get(i).moving(mechanism.jointVelocities(state, i)));
        }
        return still.with(bodies, joints);
    }

    /** With a motion prescribed to one joint that no other prevents. */
    private static Recipe driven(Recipe recipe, Dice dice) {
        if (recipe.joints().isEmpty()) {
            return recipe;
        }
        int index = dice.number(0, recipe.joints().size() - 1);
        RecipeJoint joint = recipe.joints().get(index);
        if (!joint.type().isScalar() || joint.type().coordinates() == 0) {
            return recipe;
        }
        List<Wave> waves = new ArrayList<>();
        for (int k = 0; k < joint.type().coordinates(); k++) {
            double omega = dice.between(0.3, 2) / recipe.time();
            double phase = dice.between(-1, 1);
            double amplitude = joint.velocity().get(k) / (omega * StrictMath.cos(phase));
            waves.add(new Wave(joint.initial().get(k) - amplitude * StrictMath.sin(phase), amplitude, omega, phase));
        }
        List<RecipeJoint> joints = new ArrayList<>(recipe.joints());
        joints.set(index, joint.driven(waves));
        Recipe driven = recipe.with(recipe.bodies(), joints);
        return held(driven).rank() == held(recipe).rank() + waves.size() ? driven : recipe;
    }
}
