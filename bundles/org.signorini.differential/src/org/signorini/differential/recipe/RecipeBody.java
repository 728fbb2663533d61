package org.signorini.differential.recipe;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.multibody.model.MassProperties;

/**
 * A body where it starts.
 *
 * @param pose     of its frame in the world
 * @param velocity of its origin
 * @param omega    its angular velocity, in the world's axes
 */
public record RecipeBody(MassProperties mass, Frame pose, Vector3 velocity, Vector3 omega) {

    RecipeBody moving(Vector3 v, Vector3 w) {
        return new RecipeBody(mass, pose, v, w);
    }
}
