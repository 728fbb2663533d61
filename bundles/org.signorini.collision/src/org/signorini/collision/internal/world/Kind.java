package org.signorini.collision.internal.world;

import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.Capsule;
import org.signorini.collision.shape.ConvexMesh;
import org.signorini.collision.shape.Cylinder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Point;
import org.signorini.collision.shape.Shape;
import org.signorini.collision.shape.Sphere;

/**
 * Numbers for kinds of shapes, for the switch of the narrow phase. In a pair the shape with the lower number is A, so a
 * half-space is always B; points are spheres.
 */
public final class Kind {

    public static final int SPHERE = 0;
    public static final int CAPSULE = 1;
    public static final int BOX = 2;
    public static final int CYLINDER = 3;
    public static final int MESH = 4;
    public static final int HALF_SPACE = 5;

    private Kind() {
    }

    public static int of(Shape shape) {
        return switch (shape) {
            case Point p -> SPHERE;
            case Sphere s -> SPHERE;
            case Capsule c -> CAPSULE;
            case Box b -> BOX;
            case Cylinder c -> CYLINDER;
            case ConvexMesh m -> MESH;
            case HalfSpace h -> HALF_SPACE;
        };
    }

    /** A number for the pair; the arguments in rising order. */
    public static int pair(int kindA, int kindB) {
        return kindA * 8 + kindB;
    }
}
