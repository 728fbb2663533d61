package org.signorini.collision.shape;

/**
 * A convex polytope as flat arrays: corners, flat faces with their corners anticlockwise seen from outside, and which
 * corners are joined by an edge. An edge of a face is called a side here and numbered through all faces, so a side
 * names its face, its edge and the corner it starts at.
 *
 * <p>
 * The accessors hand out the arrays themselves because collision walks through them; they must not be written to.
 */
public final class Polytope {

    private final double[] vertices;
    private final int[] faceStart;
    private final int[] corner;
    private final double[] normals;
    private final double[] offsets;
    private final double[] sidePlanes;
    private final int[] neighbourStart;
    private final int[] neighbours;

    /**
     * @param vertices  x, y, z of each corner
     * @param faceStart first side of each face, and behind the last face the number of sides
     * @param corner    the corner each side starts at
     * @param normals   outward unit normal of each face
     */
    Polytope(double[] vertices, int[] faceStart, int[] corner, double[] normals) {
        this(vertices, faceStart, corner, normals, sideNormals(vertices, faceStart, corner, normals));
    }

    /** With the outward normals of the side planes given, for edges that may have no length. */
    Polytope(double[] vertices, int[] faceStart, int[] corner, double[] normals, double[] sideNormals) {
        this.vertices = vertices;
        this.faceStart = faceStart;
        this.corner = corner;
        this.normals = normals;
        offsets = new double[faceStart.length - 1];
        sidePlanes = new double[4 * corner.length];
        for (int face = 0; face < offsets.length; face++) {
            offsets[face] = Double.NEGATIVE_INFINITY;
            for (int side = faceStart[face]; side < faceStart[face + 1]; side++) {
                offsets[face] = Math.max(offsets[face], dot(normals, 3 * face, vertices, 3 * corner[side]));
                System.arraycopy(sideNormals, 3 * side, sidePlanes, 4 * side, 3);
                sidePlanes[4 * side + 3] = dot(sideNormals, 3 * side, vertices, 3 * corner[side]);
            }
        }
        Edges edges = new Edges(vertices.length / 3, faceStart, corner);
        neighbourStart = edges.start;
        neighbours = edges.neighbours;
    }

    /** The same polytope with its frame's origin moved to the given point. */
    public Polytope about(double x, double y, double z) {
        double[] moved = vertices.clone();
        for (int i = 0; i < moved.length; i += 3) {
            moved[i] -= x;
            moved[i + 1] -= y;
            moved[i + 2] -= z;
        }
        double[] sideNormals = new double[3 * corner.length];
        for (int side = 0; side < corner.length; side++) {
            System.arraycopy(sidePlanes, 4 * side, sideNormals, 3 * side, 3);
        }
        return new Polytope(moved, faceStart, corner, normals, sideNormals);
    }

    /** Whether the faces close a body: Euler's formula, corners − edges + faces = 2. */
    boolean isClosed() {
        return faceCount() >= 4 && 2 * (vertexCount() + faceCount()) == sideCount() + 4;
    }

    /** x, y, z of each corner. */
    public double[] vertices() {
        return vertices;
    }

    public int vertexCount() {
        return vertices.length / 3;
    }

    public int faceCount() {
        return offsets.length;
    }

    public int sideCount() {
        return corner.length;
    }

    /** First side of each face; one entry more than faces. */
    public int[] faceStart() {
        return faceStart;
    }

    /** The corner each side starts at. */
    public int[] corner() {
        return corner;
    }

    /** Outward unit normal of each face, three numbers each. */
    public double[] normals() {
        return normals;
    }

    /** n·x of the points x of each face. */
    public double[] offsets() {
        return offsets;
    }

    /** The plane through each side, perpendicular to its face: outward unit normal and offset, four numbers each. */
    public double[] sidePlanes() {
        return sidePlanes;
    }

    /** First entry in {@link #neighbours} of each corner; one entry more than corners. */
    public int[] neighbourStart() {
        return neighbourStart;
    }

    /** Corners joined to a corner by an edge. */
    public int[] neighbours() {
        return neighbours;
    }

    /** Side plane normal = edge direction × face normal; an edge without length cuts nothing off. */
    private static double[] sideNormals(double[] vertices, int[] faceStart, int[] corner, double[] normals) {
        double[] out = new double[3 * corner.length];
        for (int face = 0; face + 1 < faceStart.length; face++) {
            double nx = normals[3 * face];
            double ny = normals[3 * face + 1];
            double nz = normals[3 * face + 2];
            for (int side = faceStart[face]; side < faceStart[face + 1]; side++) {
                int next = side + 1 < faceStart[face + 1] ? side + 1 : faceStart[face];
                int from = 3 * corner[side];
                int to = 3 * corner[next];
                double ex = vertices[to] - vertices[from];
                double ey = vertices[to + 1] - vertices[from + 1];
                double ez = vertices[to + 2] - vertices[from + 2];
                double x = ey * nz - ez * ny;
                double y = ez * nx - ex * nz;
                double z = ex * ny - ey * nx;
                double length = Math.sqrt(x * x + y * y + z * z);
                if (length > 0) {
                    out[3 * side] = x / length;
                    out[3 * side + 1] = y / length;
                    out[3 * side + 2] = z / length;
                }
            }
        }
        return out;
    }

    private static double dot(double[] a, int i, double[] b, int j) {
        return a[i] * b[j] + a[i + 1] * b[j + 1] + a[i + 2] * b[j + 2];
    }

    /** Which corners share an edge, found from the faces. */
    private static final class Edges {

        final int[] start;
        final int[] neighbours;

        Edges(int vertices, int[] faceStart, int[] corner) {
            start = new int[vertices + 1];
            for (int c : corner) {
                start[c + 1]++;
            }
            for (int v = 0; v < vertices; v++) {
                start[v + 1] += start[v];
            }
            neighbours = new int[corner.length];
            int[] fill = start.clone();
            for (int face = 0; face + 1 < faceStart.length; face++) {
                for (int side = faceStart[face]; side < faceStart[face + 1]; side++) {
                    // every edge runs once in each direction, on the two faces it parts
                    int next = side + 1 < faceStart[face + 1] ? side + 1 : faceStart[face];
                    neighbours[fill[corner[side]]++] = corner[next];
                }
            }
        }
    }
}
