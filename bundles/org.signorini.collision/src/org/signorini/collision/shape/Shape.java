package org.signorini.collision.shape;

/** A convex set of points in its own frame. */
public sealed interface Shape permits Point, Sphere, HalfSpace, Box, Capsule, Cylinder, ConvexMesh {

    /** Radius of the smallest ball about the origin of the shape's frame that holds it; infinite for a half-space. */
    double reach();

    /** Radius of a ball that fits into the shape; infinite for a half-space, zero where there is no volume. */
    double inradius();
}
