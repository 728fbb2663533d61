package org.signorini.differential.recipe;

import java.util.List;

import org.signorini.algebra.Vector3;

/**
 * A mechanism as a value, with where and how fast it starts. Poses, coordinates and velocities agree with each other
 * and with all joints.
 *
 * @param family      how it was made, in a word
 * @param length      its size, m
 * @param time        in which something of it moves by its own size, s
 * @param shapes      what it may touch with
 * @param pairs       which shapes may touch
 * @param friction    μ of all contacts
 * @param restitution e of all contacts
 */
public record Recipe(long seed, String family, double length, double time, Vector3 gravity, List<RecipeBody> bodies,
        List<RecipeJoint> joints, List<RecipeForce> forces, List<RecipeShape> shapes, List<RecipePair> pairs,
        double friction, double restitution) {

    public Recipe {
        bodies = List.copyOf(bodies);
        joints = List.copyOf(joints);
        forces = List.copyOf(forces);
        shapes = List.copyOf(shapes);
        pairs = List.copyOf(pairs);
    }

    /** Whether anything in it is one-sided. */
    public boolean isUnilateral() {
        return !pairs.isEmpty() || joints.stream().anyMatch(j -> !j.limits().isEmpty());
    }

    public boolean isDriven() {
        return joints.stream().anyMatch(j -> !j.motions().isEmpty());
    }

    /** How much there is of it: what shrinking makes less. */
    public int size() {
        return bodies.size() + joints.size() + forces.size() + shapes.size() + pairs.size()
                + joints.stream().mapToInt(j -> j.limits().size() + j.motions().size()).sum();
    }

    public Recipe with(List<RecipeBody> newBodies, List<RecipeJoint> newJoints) {
        return new Recipe(seed, family, length, time, gravity, newBodies, newJoints, forces, shapes, pairs, friction,
                restitution);
    }

    public Recipe withForces(List<RecipeForce> newForces) {
        return new Recipe(seed, family, length, time, gravity, bodies, joints, newForces, shapes, pairs, friction,
                restitution);
    }

    public Recipe withContacts(List<RecipeShape> newShapes, List<RecipePair> newPairs, double mu, double e) {
        return new Recipe(seed, family, length, time, gravity, bodies, joints, forces, newShapes, newPairs, mu, e);
    }

    public Recipe withGravity(Vector3 g) {
        return new Recipe(seed, family, length, time, g, bodies, joints, forces, shapes, pairs, friction, restitution);
    }

    /** What stands in messages: how it was made and of how much. */
    public String title() {
        return "seed " + seed + ", " + family + ": " + bodies.size() + " bodies, " + joints.size() + " joints, "
                + forces.size() + " forces, " + pairs.size() + " pairs";
    }
}
