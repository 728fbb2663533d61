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
 * @param reach     radius of the ball about the origin that holds it
 * @param deviation how far it is from the shape it stands for, at most
 * @param coarser   the same with fewer triangles, for where it is small; or null
 */
public record Mesh(double[] vertices, double[] normals, int[] triangles, int[] edges, double reach, double deviation,
        Mesh coarser) {

    public int vertexCount() {
        return vertices.length / 3;
    }

    /** With as few triangles as do not deviate by more than a length. */
    public Mesh within(double length) {
        Mesh mesh = this;
        while (mesh.coarser != null && mesh.coarser.deviation <= length) {
            mesh = mesh.coarser;
        }
        return mesh;
    }
}
