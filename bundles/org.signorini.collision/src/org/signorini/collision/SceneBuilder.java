package org.signorini.collision;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import org.signorini.collision.internal.broad.PairRules;
import org.signorini.collision.internal.world.ShapeTable;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Shape;

/**
 * Collects a scene. Every call that lets things touch starts a new rule and returns its number, counted from zero; each
 * contact carries the number of its rule, by which its user finds friction and restitution. Where several rules fit a
 * pair, one that names the pair goes before groups, and an earlier one before a later.
 */
public final class SceneBuilder {

    private final List<Shape> shapes = new ArrayList<>();
    private final List<Placement> placements = new ArrayList<>();
    private final List<Integer> bodies = new ArrayList<>();
    private final List<PairRules.Groups> groups = new ArrayList<>();
    private final List<PairRules.Pair> pairs = new ArrayList<>();
    private final List<FixedContact> fixed = new ArrayList<>();
    private final List<Integer> fixedRules = new ArrayList<>();
    private final List<Long> excluded = new ArrayList<>();
    private int rules;

    /**
     * Puts a shape on a body.
     *
     * @param body number of the body in the {@link Poses}, or {@link Scene#WORLD}
     * @return number of the shape
     */
    public int add(int body, Shape shape, Placement placement) {
        if (body < Scene.WORLD) {
            throw new IllegalArgumentException("there is no body " + body);
        }
        shapes.add(shape);
        placements.add(placement);
        bodies.add(body);
        return shapes.size() - 1;
    }

    /** Lets two shapes touch, even if their bodies are excluded from each other. */
    public int collide(int shapeA, int shapeB) {
        check(shapeA);
        check(shapeB);
        if (shapes.get(shapeA) instanceof HalfSpace && shapes.get(shapeB) instanceof HalfSpace) {
            throw new IllegalArgumentException("shapes " + shapeA + " and " + shapeB
                    + " are half-spaces; two half-spaces always overlap");
        }
        if (bodies.get(shapeA).equals(bodies.get(shapeB))) {
            throw new IllegalArgumentException("shapes " + shapeA + " and " + shapeB + " are on the same body "
                    + bodies.get(shapeA) + " and cannot collide");
        }
        pairs.add(new PairRules.Pair(rules, Math.min(shapeA, shapeB), Math.max(shapeA, shapeB)));
        return rules++;
    }

    /** Lets every shape of one group touch every shape of another, which may be the same group. */
    public int collide(int[] groupA, int[] groupB) {
        for (int s : groupA) {
            check(s);
        }
        for (int s : groupB) {
            check(s);
        }
        groups.add(new PairRules.Groups(rules, groupA.clone(), groupB.clone()));
        return rules++;
    }

    /** Lets all shapes added so far touch each other. */
    public int collideAll() {
        int[] all = IntStream.range(0, shapes.size()).toArray();
        return collide(all, all);
    }

    /** Adds a fixed contact. */
    public int fix(FixedContact contact) {
        if (contact.bodyA() < Scene.WORLD || contact.bodyB() < Scene.WORLD) {
            throw new IllegalArgumentException("a fixed contact between bodies " + contact.bodyA() + " and "
                    + contact.bodyB() + ": there is no body below " + Scene.WORLD);
        }
        if (contact.bodyA() == contact.bodyB()) {
            throw new IllegalArgumentException("a fixed contact of body " + contact.bodyA() + " with itself");
        }
        fixed.add(contact);
        fixedRules.add(rules);
        return rules++;
    }

    /** Keeps the shapes of two bodies, such as neighbours in a chain, from touching by rules between groups. */
    public void exclude(int bodyA, int bodyB) {
        excluded.add(PairRules.key(Math.min(bodyA, bodyB), Math.max(bodyA, bodyB)));
    }

    public Scene build() {
        ShapeTable table = new ShapeTable(shapes, placements, bodies.stream().mapToInt(Integer::intValue).toArray());
        long[] excludedBodies = excluded.stream().mapToLong(Long::longValue).toArray();
        PairRules pairRules = new PairRules(table, groups, pairs, excludedBodies);
        return new Scene(shapes, placements, table, pairRules, fixed.toArray(FixedContact[]::new),
                fixedRules.stream().mapToInt(Integer::intValue).toArray());
    }

    private void check(int shape) {
        if (shape < 0 || shape >= shapes.size()) {
            throw new IllegalArgumentException("there is no shape " + shape);
        }
    }
}
