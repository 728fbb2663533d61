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

    /** Of the ball about the corners' mean that touches the nearest face. */
    @Override
    public double inradius() {
        double[] x = polytope.vertices();
        double[] mean = new double[3];
        for (int i = 0; i < x.length; i++) {
            mean[i % 3] += (x[i] - x[i % 3]) / polytope.vertexCount();
        }
        double[] n = polytope.normals();
        double least = Double.POSITIVE_INFINITY;
        for (int f = 0; f < polytope.faceCount(); f++) {
            int corner = 3 * polytope.corner()[polytope.faceStart()[f]];
            double depth = 0;
            for (int k = 0; k < 3; k++) {
                depth += n[3 * f + k] * (x[corner + k] - x[k] - mean[k]);
            }
            least = Math.min(least, depth);
        }
        return Math.max(0, least);
    }
}
