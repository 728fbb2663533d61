package org.signorini.scene.mesh;

import java.util.HashMap;
import java.util.Map;

import org.signorini.collision.shape.Polytope;
import org.signorini.collision.shape.Polytopes;

/** Meshes of shapes, each about its own z axis as in {@code org.signorini.collision.shape}. */
public final class Meshes {

    private static final int AROUND = 48;
    /** Of what is small. */
    private static final int FEWEST = 8;
    /** Cosine of the angle from which two faces meet in an edge. */
    private static final double SHARP = 0.8;

    private Meshes() {
    }

    public static Mesh box(double halfX, double halfY, double halfZ) {
        return polytope(Polytopes.box(halfX, halfY, halfZ));
    }

    /** Flat faces, a line along each edge that is sharp. */
    public static Mesh polytope(Polytope p) {
        MeshBuilder mesh = new MeshBuilder();
        double[] v = p.vertices();
        double[] n = p.normals();
        int[] beyond = beyond(p);
        for (int face = 0; face < p.faceCount(); face++) {
            int from = p.faceStart()[face];
            int count = p.faceStart()[face + 1] - from;
            int first = -1;
            for (int i = 0; i < count; i++) {
                int c = 3 * p.corner()[from + i];
                int made = mesh.vertex(v[c], v[c + 1], v[c + 2], n[3 * face], n[3 * face + 1], n[3 * face + 2]);
                first = i == 0 ? made : first;
            }
            for (int i = 1; i + 1 < count; i++) {
                mesh.triangle(first, first + i, first + i + 1);
            }
            for (int i = 0; i < count; i++) {
                int other = 3 * beyond[from + i];
                double cos = n[3 * face] * n[other] + n[3 * face + 1] * n[other + 1] + n[3 * face + 2] * n[other + 2];
                if (cos < SHARP) {
                    mesh.edge(first + i, first + (i + 1) % count);
                }
            }
        }
        return mesh.build();
    }

    /** The face on the other side of each side of a face. */
    private static int[] beyond(Polytope p) {
        Map<Long, Integer> faces = new HashMap<>();
        for (int face = 0; face < p.faceCount(); face++) {
            for (int side = p.faceStart()[face]; side < p.faceStart()[face + 1]; side++) {
                faces.put((long) p.corner()[side] << 32 | p.corner()[next(p, face, side)], face);
            }
        }
        int[] beyond = new int[p.sideCount()];
        for (int face = 0; face < p.faceCount(); face++) {
            for (int side = p.faceStart()[face]; side < p.faceStart()[face + 1]; side++) {
                long back = (long) p.corner()[next(p, face, side)] << 32 | p.corner()[side];
                beyond[side] = faces.getOrDefault(back, face);
            }
        }
        return beyond;
    }

    private static int next(Polytope p, int face, int side) {
        return side + 1 < p.faceStart()[face + 1] ? side + 1 : p.faceStart()[face];
    }

    public static Mesh cylinder(double radius, double halfLength) {
        return turned(new double[] {radius, radius}, new double[] {-halfLength, halfLength});
    }

    /** A straight arrow along z from 0 to 1, as thick as is given. */
    public static Mesh arrow(double shaft, double head, double headLength) {
        return turned(new double[] {shaft, shaft, head, 0}, new double[] {0, 1 - headLength, 1 - headLength, 1});
    }

    /** A frustum along z between two radii. */
    public static Mesh cone(double radiusLow, double radiusHigh, double low, double high) {
        return turned(new double[] {radiusLow, radiusHigh}, new double[] {low, high});
    }

    /** What a polygon in (radius, z) sweeps about z, rising; flat ends, an edge at each of its corners. */
    private static Mesh turned(double[] radius, double[] z) {
        return turned(radius, z, AROUND);
    }

    private static Mesh turned(double[] radius, double[] z, int around) {
        MeshBuilder mesh = new MeshBuilder();
        cap(mesh, radius[0], z[0], -1, around);
        double widest = radius[0];
        for (int k = 0; k + 1 < z.length; k++) {
            double dz = z[k + 1] - z[k];
            double dr = radius[k + 1] - radius[k];
            int before = -1;
            for (int i = 0; i <= around; i++) {
                double c = Math.cos(2 * Math.PI * i / around);
                double s = Math.sin(2 * Math.PI * i / around);
                int low = mesh.vertex(radius[k] * c, radius[k] * s, z[k], dz * c, dz * s, -dr);
                mesh.vertex(radius[k + 1] * c, radius[k + 1] * s, z[k + 1], dz * c, dz * s, -dr);
                if (i > 0) {
                    mesh.quad(before, low, low + 1, before + 1);
                    mesh.edge(before, low);
                    mesh.edge(before + 1, low + 1);
                }
                before = low;
            }
            widest = Math.max(widest, radius[k + 1]);
        }
        cap(mesh, radius[radius.length - 1], z[z.length - 1], 1, around);
        return mesh.build(chord(widest, around), around > FEWEST ? turned(radius, z, fewer(around)) : null);
    }

    private static void cap(MeshBuilder mesh, double radius, double z, int side, int around) {
        if (radius == 0) {
            return;
        }
        int center = mesh.vertex(0, 0, z, 0, 0, side);
        for (int i = 0; i <= around; i++) {
            double angle = side * 2 * Math.PI * i / around;
            int v = mesh.vertex(radius * Math.cos(angle), radius * Math.sin(angle), z, 0, 0, side);
            if (i > 0) {
                mesh.triangle(center, v - 1, v);
                mesh.edge(v - 1, v);
            }
        }
    }

    /** 48, 24, 16, 12, 8. */
    private static int fewer(int around) {
        return around > 24 ? 24 : around > 16 ? 16 : around - 4;
    }

    /** How far a circle's chord is from it. */
    private static double chord(double radius, int around) {
        return radius * (1 - Math.cos(Math.PI / around));
    }

    /** A sphere about the origin. */
    public static Mesh sphere(double radius) {
        return capsule(radius, 0);
    }

    /** Round ends about (0, 0, ±halfLength). */
    public static Mesh capsule(double radius, double halfLength) {
        return capsule(radius, halfLength, AROUND);
    }

    private static Mesh capsule(double radius, double halfLength, int around) {
        MeshBuilder mesh = new MeshBuilder();
        int rings = around / 4;
        for (int half = -1; half <= 1; half += 2) {
            for (int j = 0; j <= rings; j++) {
                double latitude = 0.5 * Math.PI * (half < 0 ? -1 + (double) j / rings : (double) j / rings);
                for (int i = 0; i <= around; i++) {
                    double angle = 2 * Math.PI * i / around;
                    double nx = Math.cos(latitude) * Math.cos(angle);
                    double ny = Math.cos(latitude) * Math.sin(angle);
                    double nz = Math.sin(latitude);
                    mesh.vertex(radius * nx, radius * ny, radius * nz + half * halfLength, nx, ny, nz);
                }
            }
        }
        for (int j = 0; j < 2 * rings + 1; j++) {
            for (int i = 0; i < around; i++) {
                int a = j * (around + 1) + i;
                mesh.quad(a, a + 1, a + around + 2, a + around + 1);
            }
        }
        return mesh.build(chord(radius, around), around > FEWEST ? capsule(radius, halfLength,
                fewer(around)) : null);
    }
}
