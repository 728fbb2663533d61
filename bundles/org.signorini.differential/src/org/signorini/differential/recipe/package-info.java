/**
 * Mechanisms as plain values: what a generator makes of a seed, what a shrinker takes apart, what is written to files.
 * Nothing here computes; {@link org.signorini.differential.recipe.RecipeModel} hands a recipe to the kernel.
 */
package org.signorini.differential.recipe;
