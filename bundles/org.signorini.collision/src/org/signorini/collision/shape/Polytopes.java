package org.signorini.collision.shape;

/** Polytopes known beforehand. */
public final class Polytopes {

    private Polytopes() {
    }

    /**
     * A box. Corner number: bit 0 set for +x, bit 1 for +y, bit 2 for +z. Face number: twice the axis, one more for the
     * negative side.
     */
    public static Polytope box(double halfX, double halfY, double halfZ) {
        double[] half = {halfX, halfY, halfZ};
        double[] vertices = new double[24];
        for (int v = 0; v < 8; v++) {
            for (int axis = 0; axis < 3; axis++) {
                vertices[3 * v + axis] = (v >> axis & 1) == 1 ? half[axis] : -half[axis];
            }
        }
        int[] faceStart = {0, 4, 8, 12, 16, 20, 24};
        int[] corner = new int[24];
        double[] normals = new double[18];
        double[] sideNormals = new double[72];
        for (int axis = 0; axis < 3; axis++) {
            int j = 1 << (axis + 1) % 3;
            int k = 1 << (axis + 2) % 3;
            int[] loop = {0, j, j | k, k};
            for (int i = 0; i < 4; i++) {
                corner[8 * axis + i] = 1 << axis | loop[i];
                corner[8 * axis + 4 + i] = loop[3 - i];
                // the sides of the loop look to −k, +j, +k, −j; backwards from its last corner to +k, +j, −k, −j
                int outward = i % 2 == 0 ? (axis + 2) % 3 : (axis + 1) % 3;
                sideNormals[3 * (8 * axis + i) + outward] = i == 0 || i == 3 ? -1 : 1;
                sideNormals[3 * (8 * axis + 4 + i) + outward] = i < 2 ? 1 : -1;
            }
            normals[6 * axis + axis] = 1;
            normals[6 * axis + 3 + axis] = -1;
        }
        return new Polytope(vertices, faceStart, corner, normals, sideNormals);
    }

    /** The two flat ends of a cylinder about z as regular polygons (upper first), without the sides between them. */
    public static Polytope cylinderEnds(double radius, double halfLength, int corners) {
        double[] vertices = new double[6 * corners];
        int[] corner = new int[2 * corners];
        for (int i = 0; i < corners; i++) {
            double angle = 2 * Math.PI * i / corners;
            vertices[3 * i] = radius * StrictMath.cos(angle);
            vertices[3 * i + 1] = radius * StrictMath.sin(angle);
            vertices[3 * i + 2] = halfLength;
            vertices[3 * (corners + i)] = vertices[3 * i];
            vertices[3 * (corners + i) + 1] = vertices[3 * i + 1];
            vertices[3 * (corners + i) + 2] = -halfLength;
            corner[i] = i;
            corner[2 * corners - 1 - i] = corners + i;
        }
        return new Polytope(vertices, new int[] {0, corners, 2 * corners}, corner, new double[] {0, 0, 1, 0, 0, -1});
    }
}
