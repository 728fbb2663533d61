package org.signorini.collision.tests;

import java.util.SplittableRandom;

import org.signorini.collision.ContactSet;
import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.Capsule;
import org.signorini.collision.shape.ConvexMesh;
import org.signorini.collision.shape.Cylinder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Point;
import org.signorini.collision.shape.Shape;
import org.signorini.collision.shape.Sphere;

/**
 * What contacts of two shapes must be, by the definitions alone. Along a direction d (from B to A) two convex sets are
 * separated by s(d) = −h_A(−d) − h_B(d) with their support functions h; their signed distance, apart or overlapping, is
 * the greatest s(d) over all unit vectors. So the normal must attain the gap, which makes it a direction that
 * separates, and no other direction may exceed it. The points of every contact lie on the surfaces.
 */
final class ContactOracle {

    private final Shape first;
    private final Shape second;
    private final TwoBodies pair;
    private final double[] normal = new double[3];

    ContactOracle(Shape first, Shape second, TwoBodies pair) {
        this.first = first;
        this.second = second;
        this.pair = pair;
    }

    /** What is wrong with the contacts, null if nothing is. */
    String check(SplittableRandom random, double gapTolerance, double pointTolerance) {
        ContactSet c = pair.contacts();
        if (c.count() == 0) {
            return "no contact";
        }
        for (int i = 0; i < c.count(); i++) {
            String wrong = contact(c, i, pointTolerance);
            if (wrong != null) {
                return wrong;
            }
        }
        int nearest = TwoBodies.nearest(c);
        double gap = c.gap()[nearest];
        double sign = c.bodyA()[nearest] == 0 ? 1 : -1;
        for (int k = 0; k < 3; k++) {
            normal[k] = sign * c.frame()[9 * nearest + k];
        }
        double own = separation(normal);
        // normals within 1.4e-4 rad of the shortest connection's count as its own
        double turned = 1.5e-4 * (first.reach() + second.reach());
        if (!(own <= gap + gapTolerance && own >= gap - gapTolerance - turned)) {
            return "normal: separates by " + own + ", the gap is " + gap;
        }
        return better(random, gap, gapTolerance);
    }

    private String contact(ContactSet c, int i, double tolerance) {
        double length = 0;
        for (int k = 0; k < 3; k++) {
            length += c.frame()[9 * i + k] * c.frame()[9 * i + k];
            double apart = c.pointA()[3 * i + k] - c.pointB()[3 * i + k];
            if (!(Math.abs(c.gap()[i] * c.frame()[9 * i + k] - apart) <= 1e-12)) {
                return "points: of contact " + i + " are not a gap apart";
            }
        }
        if (!(Math.abs(length - 1) <= 1e-9)) {
            return "unit: normal of contact " + i + " has length² " + length;
        }
        boolean inOrder = c.bodyA()[i] == 0;
        double onFirst = surface(first, 0, inOrder ? c.pointA() : c.pointB(), i);
        double onSecond = surface(second, 1, inOrder ? c.pointB() : c.pointA(), i);
        // The nearest points lie on the surfaces. Ends of a stretch that is tilted lie on a ball inside a capsule, and
        // those of edges that are parallel up to a sine of 0.02 a little beside one of the two.
        boolean nearest = c.gap()[i] == c.gap()[TwoBodies.nearest(c)] && c.feature()[i] >= -1;
        double beside = nearest ? tolerance : 0.02 * (first.reach() + second.reach());
        double inside = nearest ? -tolerance : Double.NEGATIVE_INFINITY;
        boolean on = onFirst <= beside && onSecond <= beside && onFirst >= inside && onSecond >= inside;
        return on ? null : "surface: contact " + i + " of " + c.count() + " is off by " + onFirst + " and " + onSecond
                + ", gap " + c.gap()[i];
    }

    /** Directions that might separate more: any, axes of the shapes and their products, then the best one improved. */
    private String better(SplittableRandom random, double gap, double tolerance) {
        double[] best = normal.clone();
        double most = Double.NEGATIVE_INFINITY;
        for (int trial = 0; trial < 160; trial++) {
            double[] d = trial < 60 ? candidate(trial) : Rotations.direction(random);
            double s = separation(d);
            if (s > most) {
                most = s;
                best = d;
            }
        }
        double spread = 0.3;
        for (int trial = 0; trial < 120; trial++) {
            double[] d = Rotations.direction(random);
            double[] from = trial % 3 == 0 ? normal : best;
            double length = 0;
            for (int k = 0; k < 3; k++) {
                d[k] = from[k] + spread * d[k];
                length += d[k] * d[k];
            }
            for (int k = 0; k < 3; k++) {
                d[k] /= Math.sqrt(length);
            }
            double s = separation(d);
            if (s > most) {
                most = s;
                best = d;
            } else {
                spread *= 0.93;
            }
        }
        return most <= gap + tolerance ? null : "gap: " + gap + ", another direction separates by " + most;
    }

    /** ± the axes of both shapes and of their products. */
    private double[] candidate(int trial) {
        double sign = trial % 2 == 0 ? 1 : -1;
        int which = trial / 2;
        double[] r = pair.rotations;
        double[] d = new double[3];
        if (which < 6) {
            for (int k = 0; k < 3; k++) {
                d[k] = sign * r[which < 3 ? 3 * k + which : 9 + 3 * k + which - 3];
            }
            return d;
        }
        int i = (which - 6) / 3 % 3;
        int j = (which - 6) % 3;
        double length = 0;
        for (int k = 0; k < 3; k++) {
            int p = (k + 1) % 3;
            int q = (k + 2) % 3;
            d[k] = sign * (r[3 * p + i] * r[9 + 3 * q + j] - r[3 * q + i] * r[9 + 3 * p + j]);
            length += d[k] * d[k];
        }
        for (int k = 0; k < 3; k++) {
            d[k] = length > 1e-12 ? d[k] / Math.sqrt(length) : k == 0 ? sign : 0;
        }
        return d;
    }

    private double separation(double[] d) {
        double[] back = {-d[0], -d[1], -d[2]};
        return -support(first, 0, back) - support(second, 1, d);
    }

    /** h(d) = max d·x over the shape where it is. */
    private double support(Shape shape, int body, double[] d) {
        double[] local = local(body, d, 0, 0, 0);
        double shift = 0;
        for (int k = 0; k < 3; k++) {
            shift += d[k] * pair.positions[3 * body + k];
        }
        return shift + switch (shape) {
            case Point p -> 0;
            case Sphere s -> s.radius();
            case Capsule c -> c.radius() + c.halfLength() * Math.abs(local[2]);
            case Cylinder c -> c.radius() * Math.hypot(local[0], local[1]) + c.halfLength() * Math.abs(local[2]);
            case Box b -> b.halfX() * Math.abs(local[0]) + b.halfY() * Math.abs(local[1])
                    + b.halfZ() * Math.abs(local[2]);
            case ConvexMesh m -> highest(m, local);
            case HalfSpace h -> throw new IllegalArgumentException("unbounded");
        };
    }

    private double[] local(int body, double[] d, double x, double y, double z) {
        double[] r = pair.rotations;
        double[] local = new double[3];
        for (int k = 0; k < 3; k++) {
            local[k] = r[9 * body + k] * (d[0] - x) + r[9 * body + 3 + k] * (d[1] - y)
                    + r[9 * body + 6 + k] * (d[2] - z);
        }
        return local;
    }

    private static double highest(ConvexMesh mesh, double[] d) {
        double[] x = mesh.polytope().vertices();
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < x.length; i += 3) {
            most = Math.max(most, d[0] * x[i] + d[1] * x[i + 1] + d[2] * x[i + 2]);
        }
        return most;
    }

    /** Signed distance of a contact's point from a shape's surface; outside of a mesh, its height over the planes. */
    private double surface(Shape shape, int body, double[] points, int i) {
        double[] p = {points[3 * i], points[3 * i + 1], points[3 * i + 2]};
        double[] x = local(body, p, pair.positions[3 * body], pair.positions[3 * body + 1],
                pair.positions[3 * body + 2]);
        return switch (shape) {
            case Point point -> Math.hypot(Math.hypot(x[0], x[1]), x[2]);
            case Sphere s -> Math.hypot(Math.hypot(x[0], x[1]), x[2]) - s.radius();
            case Capsule c -> Math.hypot(Math.hypot(x[0], x[1]),
                    Math.max(0, Math.abs(x[2]) - c.halfLength())) - c.radius();
            case Cylinder c -> signed(Math.hypot(x[0], x[1]) - c.radius(), Math.abs(x[2]) - c.halfLength(), 0, 2);
            case Box b -> signed(Math.abs(x[0]) - b.halfX(), Math.abs(x[1]) - b.halfY(), Math.abs(x[2]) - b.halfZ(),
                    3);
            case ConvexMesh m -> height(m, x);
            case HalfSpace h -> x[2];
        };
    }

    /** From how far a point is beyond each of some perpendicular faces. */
    private static double signed(double u, double v, double w, int faces) {
        double inside = Math.max(Math.max(u, v), faces == 3 ? w : Double.NEGATIVE_INFINITY);
        return inside <= 0 ? inside : Math.hypot(Math.hypot(Math.max(0, u), Math.max(0, v)),
                faces == 3 ? Math.max(0, w) : 0);
    }

    private static double height(ConvexMesh mesh, double[] x) {
        double most = Double.NEGATIVE_INFINITY;
        double[] n = mesh.polytope().normals();
        for (int f = 0; f < mesh.polytope().faceCount(); f++) {
            most = Math.max(most, n[3 * f] * x[0] + n[3 * f + 1] * x[1] + n[3 * f + 2] * x[2]
                    - mesh.polytope().offsets()[f]);
        }
        return most;
    }
}
