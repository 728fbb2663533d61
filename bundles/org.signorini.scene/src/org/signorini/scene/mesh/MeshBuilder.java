package org.signorini.scene.mesh;

import java.util.Arrays;

/** Collects vertices, triangles and edges. */
final class MeshBuilder {

    private double[] vertices = new double[96];
    private double[] normals = new double[96];
    private int[] triangles = new int[96];
    private int[] edges = new int[32];
    private int vertexCount;
    private int corners;
    private int ends;

    int vertex(double x, double y, double z, double nx, double ny, double nz) {
        int at = 3 * vertexCount;
        if (at + 3 > vertices.length) {
            vertices = Arrays.copyOf(vertices, 2 * vertices.length);
            normals = Arrays.copyOf(normals, 2 * normals.length);
        }
        vertices[at] = x;
        vertices[at + 1] = y;
        vertices[at + 2] = z;
        double length = Math.sqrt(nx * nx + ny * ny + nz * nz);
        normals[at] = nx / length;
        normals[at + 1] = ny / length;
        normals[at + 2] = nz / length;
        return vertexCount++;
    }

    void triangle(int a, int b, int c) {
        if (corners + 3 > triangles.length) {
            triangles = Arrays.copyOf(triangles, 2 * triangles.length);
        }
        triangles[corners++] = a;
        triangles[corners++] = b;
        triangles[corners++] = c;
    }

    void quad(int a, int b, int c, int d) {
        triangle(a, b, c);
        triangle(a, c, d);
    }

    void edge(int a, int b) {
        if (ends + 2 > edges.length) {
            edges = Arrays.copyOf(edges, 2 * edges.length);
        }
        edges[ends++] = a;
        edges[ends++] = b;
    }

    Mesh build() {
        return build(0, null);
    }

    /** @param coarser the same with fewer triangles, or null */
    Mesh build(double deviation, Mesh coarser) {
        double squared = 0;
        for (int i = 0; i < 3 * vertexCount; i += 3) {
            squared = Math.max(squared, vertices[i] * vertices[i] + vertices[i + 1] * vertices[i + 1]
                    + vertices[i + 2] * vertices[i + 2]);
        }
        return new Mesh(Arrays.copyOf(vertices, 3 * vertexCount), Arrays.copyOf(normals, 3 * vertexCount),
                Arrays.copyOf(triangles, corners), Arrays.copyOf(edges, ends), Math.sqrt(squared), deviation, coarser);
    }
}
