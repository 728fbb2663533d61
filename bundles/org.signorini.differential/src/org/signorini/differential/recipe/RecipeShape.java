package org.signorini.differential.recipe;

import org.signorini.algebra.Frame;
import org.signorini.collision.shape.Shape;

/** A shape on a body, the ground being 0. */
public record RecipeShape(int body, Shape shape, Frame placement) {
}
