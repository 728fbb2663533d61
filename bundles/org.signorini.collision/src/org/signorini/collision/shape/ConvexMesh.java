package org.signorini.collision.shape;

/** A convex polytope with any number of faces. */
public record ConvexMesh(Polytope polytope) implements Shape {

    /**
     * The convex hull of points; which of them are corners is found out here.
     *
     * @param points x, y, z of each
     * @throws IllegalArgumentException if they lie in a plane, or a number is not finite
     */
    public static ConvexMesh hullOf(double... points) {
        return new ConvexMesh(new HullBuilder(points).build());
    }

    @Override
    public double reach() {
        double squared = 0;
        double[] x = polytope.vertices();
        for (int i = 0; i < x.length; i += 3) {
            squared = Math.max(squared, x[i] * x[i] + x[i + 1] * x[i + 1] + x[i + 2] * x[i + 2]);
        }
        return Math.sqrt(squared);
    }
}
