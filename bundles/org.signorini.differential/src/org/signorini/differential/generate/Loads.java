package org.signorini.differential.generate;

import java.util.ArrayList;
import java.util.List;

import org.signorini.algebra.Vector3;
import org.signorini.differential.recipe.Recipe;
import org.signorini.differential.recipe.RecipeForce;
import org.signorini.differential.recipe.RecipeJoint;
import org.signorini.differential.recipe.Wave;
import org.signorini.multibody.model.JointType;

/** Force elements whose effect is of the order of gravity's, on the lighter of the bodies they act on. */
final class Loads {

    private Loads() {
    }

    static List<RecipeForce> on(Recipe recipe, Dice dice) {
        List<RecipeForce> forces = new ArrayList<>();
        for (int k = dice.chance(0.4) ? 0 : dice.number(1, 3); k > 0; k--) {
            List<Integer> scalar = new ArrayList<>();
            for (int j = 0; j < recipe.joints().size(); j++) {
                JointType type = recipe.joints().get(j).type();
                if (type.isScalar() && type.coordinates() > 0 && recipe.joints().get(j).motions().isEmpty()) {
                    scalar.add(j);
                }
            }
            if (!scalar.isEmpty() && dice.chance(0.6)) {
                forces.add(onJoint(recipe, dice.pick(scalar), dice));
            } else if (dice.chance(0.5)) {
                forces.add(line(recipe, dice));
            } else {
                forces.add(load(recipe, dice));
            }
        }
        return forces;
    }

    private static double mass(Recipe recipe, int body) {
        return body == 0 ? Double.POSITIVE_INFINITY : recipe.bodies().get(body - 1).mass().mass();
    }

    private static RecipeForce onJoint(Recipe recipe, int index, Dice dice) {
        RecipeJoint joint = recipe.joints().get(index);
        int k = dice.number(0, joint.type().coordinates() - 1);
        boolean angle = switch (joint.type()) {
            case PRISMATIC -> false;
            case CYLINDRICAL -> k == 0;
            case PLANAR -> k == 2;
            default -> true;
        };
        double size = angle ? 0.05 * recipe.length() * recipe.length() : 1;
        double m = size * Math.min(mass(recipe, joint.from()), mass(recipe, joint.to()));
        double rate = 1 / recipe.time();
        double stretch = angle ? 1 : recipe.length();
        double stiffness = m * rate * rate * dice.between(0, 2);
        double damping = dice.chance(0.5) ? 0 : m * rate * dice.between(0, 1);
        double rest = joint.initial().get(k) + stretch * dice.between(-0.5, 0.5);
        Wave wave = new Wave(rest, stretch * dice.between(0, 0.5), rate * dice.between(0.3, 3), dice.between(-3, 3));
        return switch (dice.number(0, 3)) {
            case 0 -> new RecipeForce.Motor(index, k, wave, stiffness, damping,
                    dice.chance(0.5) ? Double.MAX_VALUE : stiffness * stretch * 0.2);
            case 1 -> new RecipeForce.Push(index, k, new Wave(0, stiffness * stretch, wave.omega(), wave.phase()));
            default -> new RecipeForce.Spring(index, k, stiffness, damping, rest);
        };
    }

    private static RecipeForce line(Recipe recipe, Dice dice) {
        int a = dice.number(1, recipe.bodies().size());
        int b = dice.number(0, recipe.bodies().size());
        b = a == b ? 0 : b;
        Vector3 pa = dice.vector(recipe.length());
        Vector3 pb = dice.vector(recipe.length());
        double m = 0.1 * Math.min(mass(recipe, a), mass(recipe, b));
        double rate = 1 / recipe.time();
        return new RecipeForce.Line(a, pa, b, pb, m * rate * rate * dice.between(0, 2),
                dice.chance(0.5) ? 0 : m * rate * dice.between(0, 1), recipe.length() * dice.between(0, 2));
    }

    private static RecipeForce load(Recipe recipe, Dice dice) {
        int body = dice.number(1, recipe.bodies().size());
        boolean torque = dice.chance(0.5);
        double size = mass(recipe, body) * recipe.length() / recipe.time() / recipe.time()
                * (torque ? 0.05 * recipe.length() : 0.5);
        return new RecipeForce.Load(body, dice.vector(0.5 * recipe.length()), dice.vector(size), torque,
                dice.chance(0.5));
    }
}
