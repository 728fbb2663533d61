package org.signorini.scene;

import org.signorini.scene.mesh.Mesh;

/** Something to be seen. Colours are {@code 0xrrggbb}; placements are {@link Rigid} motions in the body's frame. */
public sealed interface Item {

    /** Triangles fixed to a body. */
    record Solid(int body, Mesh mesh, double[] placement, int color) implements Item {
    }

    /** A sphere, painted exactly rather than by triangles; bands about it show how it turns. */
    record Ball(int body, double[] placement, double radius, int color) implements Item {
    }

    /** A spring between a point of one body and a point of another, coiled about the line through both. */
    record Coil(int bodyA, double[] pointA, int bodyB, double[] pointB, double radius, int color) implements Item {
    }

    /**
     * What is seen of a half-space: a polygon of its surface, from the outside; its outline from the inside, where it
     * would hide everything.
     *
     * @param corners x, y of each in the placement's xy-plane, anticlockwise
     * @param grid    distance of the lines on it, m
     * @param shadows whether others cast shadows on it
     */
    record Plate(int body, double[] placement, double[] corners, double grid, boolean shadows) implements Item {
    }
}
