package org.signorini.collision.internal.narrow;

import java.util.Arrays;

import org.signorini.collision.internal.convex.ConvexCore;
import org.signorini.collision.shape.Polytope;

/**
 * The part of one shape's face that lies over another's (Sutherland and Hodgman, CACM 17, 1974), in the frame of the
 * reference face's owner. Every corner of the result is where two lines meet, sides of the incident face or of the
 * reference face, and is known by their numbers: that is the contact's identity, and it lives as long as the faces
 * overlap in the same manner.
 *
 * <p>
 * The reference face is widened by a millionth, so that corners lying exactly above each other are taken as corners of
 * the incident face and do not change their identity with rounding.
 */
final class FaceClip {

    private static final int OUT_ON_REFERENCE = 1 << 30;
    private static final int REFERENCE_IS_B = 1 << 29;
    private static final int IN_ON_REFERENCE = 1 << 28;
    private static final int SIDE_BITS = 14;

    int count;
    /** Corners in the reference frame. */
    double[] x = new double[48];
    /** The line that leaves each corner: a side of the incident face, or the complement of a side of the reference. */
    private int[] line = new int[16];
    private double[] y = new double[48];
    private int[] other = new int[16];
    private boolean polygon;

    /** Loads a face of the incident core. */
    void face(ConvexCore incident, int face, ConvexCore reference) {
        Polytope p = incident.polytope;
        int[] start = p.faceStart();
        double[] v = p.vertices();
        polygon = true;
        count = 0;
        reserve(start[face + 1] - start[face]);
        for (int side = start[face]; side < start[face + 1]; side++) {
            int corner = 3 * p.corner()[side];
            incident.world(v[corner], v[corner + 1], v[corner + 2], x, 3 * count);
            reference.local(x, 3 * count, x, 3 * count);
            line[count++] = side;
        }
    }

    /** Loads a segment given by its ends in the world. */
    void segment(double[] ends, ConvexCore reference) {
        polygon = false;
        count = 2;
        reference.local(ends, 0, x, 0);
        reference.local(ends, 3, x, 3);
        line[0] = 0;
        line[1] = 1;
    }

    /** Cuts what is loaded down to the prism over a face of the reference. */
    void clip(Polytope reference, int face, double widen) {
        double[] planes = reference.sidePlanes();
        int[] start = reference.faceStart();
        reserve(count + start[face + 1] - start[face] + 1);
        for (int side = start[face]; side < start[face + 1] && count > 0; side++) {
            double nx = planes[4 * side];
            double ny = planes[4 * side + 1];
            double nz = planes[4 * side + 2];
            double offset = planes[4 * side + 3] + widen;
            if (polygon) {
                cut(nx, ny, nz, offset, ~side);
            } else {
                shorten(nx, ny, nz, offset);
            }
        }
    }

    private void cut(double nx, double ny, double nz, double offset, int side) {
        int kept = 0;
        int last = count - 1;
        double before = nx * x[3 * last] + ny * x[3 * last + 1] + nz * x[3 * last + 2] - offset;
        for (int i = 0, j = last; i < count; j = i++) {
            double here = nx * x[3 * i] + ny * x[3 * i + 1] + nz * x[3 * i + 2] - offset;
            if (before > 0 != here > 0) {
                double u = before / (before - here);
                y[3 * kept] = x[3 * j] + u * (x[3 * i] - x[3 * j]);
                y[3 * kept + 1] = x[3 * j + 1] + u * (x[3 * i + 1] - x[3 * j + 1]);
                y[3 * kept + 2] = x[3 * j + 2] + u * (x[3 * i + 2] - x[3 * j + 2]);
                // going out the corner is left along the cut, coming in along the line that was cut
                other[kept++] = before > 0 ? line[j] : side;
            }
            if (here <= 0) {
                y[3 * kept] = x[3 * i];
                y[3 * kept + 1] = x[3 * i + 1];
                y[3 * kept + 2] = x[3 * i + 2];
                other[kept++] = line[i];
            }
            before = here;
        }
        double[] points = x;
        x = y;
        y = points;
        int[] lines = line;
        line = other;
        other = lines;
        count = kept;
    }

    private void shorten(double nx, double ny, double nz, double offset) {
        double first = nx * x[0] + ny * x[1] + nz * x[2] - offset;
        double second = nx * x[3] + ny * x[4] + nz * x[5] - offset;
        if (first > 0 && second > 0) {
            count = 0;
        } else if (first > 0 || second > 0) {
            double u = first / (first - second);
            int moved = first > 0 ? 0 : 3;
            for (int k = 0; k < 3; k++) {
                x[moved + k] = x[k] + u * (x[3 + k] - x[k]);
            }
        }
    }

    /** The identity of a corner, not negative: the lines that meet in it, and whose face the reference is. */
    int feature(int i, boolean referenceIsB) {
        int in = polygon && i == 0 ? line[count - 1] : polygon ? line[i - 1] : line[i];
        int out = line[i];
        int code = referenceIsB ? REFERENCE_IS_B : 0;
        code |= in < 0 ? IN_ON_REFERENCE | ~in << SIDE_BITS : in << SIDE_BITS;
        return code | (out < 0 ? OUT_ON_REFERENCE | ~out : out);
    }

    /** Whether a contact with the given identity came from clipping against a face of B. */
    static boolean referenceIsB(int feature) {
        return feature >= 0 && (feature & REFERENCE_IS_B) != 0;
    }

    private void reserve(int corners) {
        if (line.length < corners) {
            int n = 2 * corners;
            x = Arrays.copyOf(x, 3 * n);
            y = Arrays.copyOf(y, 3 * n);
            line = Arrays.copyOf(line, n);
            other = Arrays.copyOf(other, n);
        }
    }
}
