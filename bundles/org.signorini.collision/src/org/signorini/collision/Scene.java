package org.signorini.collision;

import java.util.List;

import org.signorini.collision.internal.broad.PairRules;
import org.signorini.collision.internal.world.ShapeTable;
import org.signorini.collision.shape.Shape;

/** Shapes on bodies, fixed contacts, and which of them may touch. Immutable; made by a {@link SceneBuilder}. */
public final class Scene {

    /** The body that never moves: its frame is the world's. */
    public static final int WORLD = -1;

    final ShapeTable table;
    final PairRules rules;
    final FixedContact[] fixed;
    final int[] fixedRule;
    private final List<Shape> shapes;
    private final List<Placement> placements;

    Scene(List<Shape> shapes, List<Placement> placements, ShapeTable table, PairRules rules, FixedContact[] fixed,
            int[] fixedRule) {
        this.shapes = List.copyOf(shapes);
        this.placements = List.copyOf(placements);
        this.table = table;
        this.rules = rules;
        this.fixed = fixed;
        this.fixedRule = fixedRule;
    }

    public int shapeCount() {
        return shapes.size();
    }

    public Shape shape(int s) {
        return shapes.get(s);
    }

    public Placement placement(int s) {
        return placements.get(s);
    }

    /** The body a shape is on. */
    public int body(int s) {
        return table.body[s];
    }

    public int fixedCount() {
        return fixed.length;
    }

    public FixedContact fixed(int f) {
        return fixed[f];
    }

    /** The rule by which two shapes collide, −1 if they do not. */
    public int rule(int shapeA, int shapeB) {
        return rules.rule(Math.min(shapeA, shapeB), Math.max(shapeA, shapeB));
    }
}
