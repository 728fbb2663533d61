package org.signorini.differential.recipe;

/** Two shapes, by their indices, that may touch. */
public record RecipePair(int first, int second) {
}
