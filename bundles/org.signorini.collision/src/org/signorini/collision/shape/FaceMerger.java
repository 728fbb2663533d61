package org.signorini.collision.shape;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

import org.signorini.collision.internal.convex.GrowingHull;

/**
 * Joins the triangles of a hull that lie in one plane into polygons and drops corners that are none: a cube's side is
 * one face with four sides, whatever its triangulation. Neighbours whose corners are within a flatness of a face's
 * plane belong to it (mesh files in single precision are flat to 1e-6 of their size at best); the largest triangles
 * pick first.
 */
final class FaceMerger {

    private final GrowingHull hull;
    private final double[] x;
    private final int points;
    private final double tolerance;
    private final int[] group;
    private final int[][] loops;
    private final int[] members;
    private final int[] next;
    private int groups;

    /**
     * @param x        the points in the mesh's frame, by the hull's numbers
     * @param flatness how far corners of a face may be off its plane
     */
    FaceMerger(GrowingHull hull, double[] x, double flatness) {
        this.hull = hull;
        this.x = x;
        points = x.length / 3;
        tolerance = flatness;
        group = new int[hull.faces];
        loops = new int[hull.faces][];
        members = new int[hull.faces];
        next = new int[points];
        Arrays.fill(group, -1);
        Arrays.fill(next, -1);
    }

    Polytope build() {
        int[] bySize = IntStream.range(0, hull.faces).filter(f -> hull.alive[f]).boxed()
                .sorted(Comparator.comparingDouble((Integer f) -> -area(f))).mapToInt(Integer::intValue).toArray();
        for (int seed : bySize) {
            if (group[seed] < 0) {
                int size = gather(seed, tolerance);
                int[] loop = loop(size);
                if (loop == null) {
                    // not one simple outline: leave this triangle alone
                    for (int i = 1; i < size; i++) {
                        group[members[i]] = -1;
                    }
                    loop = loop(1);
                }
                loops[groups++] = loop;
            }
        }
        return assemble();
    }

    private double area(int f) {
        double[] u = edge(f, 1);
        double[] v = edge(f, 2);
        double x = u[1] * v[2] - u[2] * v[1];
        double y = u[2] * v[0] - u[0] * v[2];
        double z = u[0] * v[1] - u[1] * v[0];
        return Math.sqrt(x * x + y * y + z * z);
    }

    private double[] edge(int f, int k) {
        int from = 3 * hull.corner[3 * f];
        int to = 3 * hull.corner[3 * f + k];
        return new double[] {hull.x[to] - hull.x[from], hull.x[to + 1] - hull.x[from + 1],
                hull.x[to + 2] - hull.x[from + 2]};
    }

    /** Collects the faces around a seed that lie in its plane; returns how many, the seed first. */
    private int gather(int seed, double flatness) {
        int size = 0;
        members[size++] = seed;
        group[seed] = groups;
        for (int i = 0; i < size; i++) {
            for (int k = 0; k < 3; k++) {
                int beyond = hull.across[3 * members[i] + k];
                if (group[beyond] < 0 && inPlane(beyond, seed, flatness)) {
                    group[beyond] = groups;
                    members[size++] = beyond;
                }
            }
        }
        return size;
    }

    private boolean inPlane(int face, int seed, double flatness) {
        boolean flat = true;
        for (int k = 0; k < 3; k++) {
            flat &= Math.abs(hull.height(seed, hull.corner[3 * face + k])) <= flatness;
        }
        double cosine = 0;
        for (int k = 0; k < 3; k++) {
            cosine += hull.normal[3 * face + k] * hull.normal[3 * seed + k];
        }
        // the far side of a plate lies in the plane, too
        return flat && cosine > 0;
    }

    /** The outline of the group being gathered, null if it is not one loop. */
    private int[] loop(int size) {
        int edges = 0;
        int start = -1;
        boolean simple = true;
        for (int i = 0; i < size; i++) {
            for (int k = 0; k < 3; k++) {
                if (group[hull.across[3 * members[i] + k]] != groups) {
                    start = hull.corner[3 * members[i] + k];
                    simple &= next[start] < 0;
                    next[start] = hull.corner[3 * members[i] + (k + 1) % 3];
                    edges++;
                }
            }
        }
        int[] loop = new int[edges];
        int at = start;
        for (int i = 0; i < edges && simple; i++) {
            simple = at >= 0 && (i == 0 || at != start);
            loop[i] = at;
            at = simple ? next[at] : at;
        }
        simple &= at == start;
        for (int i = 0; i < size; i++) {
            for (int k = 0; k < 3; k++) {
                next[hull.corner[3 * members[i] + k]] = -1;
            }
        }
        return simple ? loop : null;
    }

    /** Keeps the points where at least three faces meet. */
    private Polytope assemble() {
        int[] meeting = new int[points];
        for (int g = 0; g < groups; g++) {
            Arrays.stream(loops[g]).forEach(p -> meeting[p]++);
        }
        int[] number = new int[points];
        double[] vertices = new double[3 * points];
        int kept = 0;
        for (int p = 0; p < points; p++) {
            if (meeting[p] >= 3) {
                System.arraycopy(x, 3 * p, vertices, 3 * kept, 3);
                number[p] = kept++;
            }
        }
        int[][] faces = Arrays.stream(loops, 0, groups)
                .map(loop -> Arrays.stream(loop).filter(p -> meeting[p] >= 3).map(p -> number[p]).toArray())
                .filter(loop -> loop.length >= 3).toArray(int[][]::new);
        int[] faceStart = new int[faces.length + 1];
        for (int f = 0; f < faces.length; f++) {
            faceStart[f + 1] = faceStart[f] + faces[f].length;
        }
        int[] corner = Arrays.stream(faces).flatMapToInt(Arrays::stream).toArray();
        double[] compact = Arrays.copyOf(vertices, 3 * kept);
        return new Polytope(compact, faceStart, corner, normals(compact, faces));
    }

    /** Newell's normals: half the sum of corner × next corner is the polygon's vector area. */
    private static double[] normals(double[] x, int[][] faces) {
        double[] normals = new double[3 * faces.length];
        for (int f = 0; f < faces.length; f++) {
            int[] loop = faces[f];
            int o = 3 * loop[0];
            for (int i = 1; i + 1 < loop.length; i++) {
                int p = 3 * loop[i];
                int q = 3 * loop[i + 1];
                for (int k = 0; k < 3; k++) {
                    int a = (k + 1) % 3;
                    int b = (k + 2) % 3;
                    normals[3 * f + k] += (x[p + a] - x[o + a]) * (x[q + b] - x[o + b])
                            - (x[p + b] - x[o + b]) * (x[q + a] - x[o + a]);
                }
            }
            double length = Math.sqrt(normals[3 * f] * normals[3 * f] + normals[3 * f + 1] * normals[3 * f + 1]
                    + normals[3 * f + 2] * normals[3 * f + 2]);
            for (int k = 0; k < 3; k++) {
                normals[3 * f + k] /= length;
            }
        }
        return normals;
    }
}
