package org.signorini.scene.mesh;

/**
 * Triangles as flat arrays, corners anticlockwise seen from outside. Arrays are handed out as they are and must not be
 * written to.
 *
 * @param vertices  x, y, z of each
 * @param normals   outward unit normal at each; where a surface has an edge, a vertex is there once for either side
 * @param triangles three vertices each
 * @param edges     two vertices each, of lines that are drawn because the surface has a crease there: once for
 *                  either side of the crease
 */
public record Mesh(double[] vertices, double[] normals, int[] triangles, int[] edges) {

    public int vertexCount() {
        return vertices.length / 3;
    }

    /** Radius of the ball about the origin that holds it. */
    public double reach() {
        double squared = 0;
        for (int i = 0; i < vertices.length; i += 3) {
            squared = Math.max(squared, vertices[i] * vertices[i] + vertices[i + 1] * vertices[i + 1]
                    + vertices[i + 2] * vertices[i + 2]);
        }
        return Math.sqrt(squared);
    }
}
