package org.signorini.differential.check;

import org.signorini.differential.recipe.Recipe;
import org.signorini.differential.recipe.RecipeBody;
import org.signorini.differential.recipe.RecipeModel;
import org.signorini.differential.reference.HeldBodies;
import org.signorini.differential.reference.ReferenceMechanism;
import org.signorini.differential.reference.ReferenceState;
import org.signorini.simulation.Model;

/** A mechanism under examination: for the kernel and for the reference. */
final class Subject {

    final Recipe recipe;
    final Model model;
    final ReferenceMechanism reference;
    final ReferenceState start;
    final HeldBodies held;

    Subject(Recipe recipe) {
        this.recipe = recipe;
        model = RecipeModel.of(recipe);
        reference = new ReferenceMechanism(recipe);
        start = reference.start();
        held = new HeldBodies(reference, start);
    }

    /**
     * To how much accelerations and responses agree, relative: 1e-8, and less where masses are so far apart, or
     * constraints so nearly dependent, that JM⁻¹Jᵀ in absolute coordinates loses more digits than that.
     */
    double precision() {
        double light = Double.POSITIVE_INFINITY;
        double heavy = 0;
        for (RecipeBody body : recipe.bodies()) {
            light = Math.min(light, body.mass().mass());
            heavy = Math.max(heavy, body.mass().mass());
        }
        double smallest = held.smallest();
        return Math.max(1e-8, 1e-13 * heavy / light / (smallest * smallest));
    }

    /** kg. */
    double heaviest() {
        return recipe.bodies().stream().mapToDouble(b -> b.mass().mass()).max().orElse(0);
    }

    double length() {
        return recipe.length();
    }

    double time() {
        return recipe.time();
    }
}
