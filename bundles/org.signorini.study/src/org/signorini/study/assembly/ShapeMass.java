package org.signorini.study.assembly;

import org.signorini.algebra.Vector3;
import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.Capsule;
import org.signorini.collision.shape.ConvexMesh;
import org.signorini.collision.shape.Cylinder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Point;
import org.signorini.collision.shape.Polytope;
import org.signorini.collision.shape.Shape;
import org.signorini.collision.shape.Sphere;
import org.signorini.multibody.model.MassProperties;

/** Mass properties of solid shapes of uniform density, in the shape's own frame. */
final class ShapeMass {

    private ShapeMass() {
    }

    /** Of density 1: the mass is the volume. Points and half-spaces weigh nothing. */
    static MassProperties ofUnitDensity(Shape shape) {
        return switch (shape) {
            case Point p -> MassProperties.NONE;
            case HalfSpace h -> MassProperties.NONE;
            case Sphere s -> MassProperties.sphere(4 * Math.PI / 3 * s.radius() * s.radius() * s.radius(), s.radius());
            case Box b -> MassProperties.box(8 * b.halfX() * b.halfY() * b.halfZ(), 2 * b.halfX(), 2 * b.halfY(),
                    2 * b.halfZ());
            case Cylinder c -> MassProperties.cylinder(2 * Math.PI * c.radius() * c.radius() * c.halfLength(),
                    c.radius(), 2 * c.halfLength());
            case Capsule c -> capsule(c.radius(), c.halfLength());
            case ConvexMesh m -> polytope(m.polytope());
        };
    }

    /** A cylinder and two half balls, whose centres of mass are 3r/8 beyond the cylinder's ends. */
    private static MassProperties capsule(double r, double half) {
        MassProperties middle = MassProperties.cylinder(2 * Math.PI * r * r * half, r, 2 * half);
        double ball = 4 * Math.PI / 3 * r * r * r;
        double along = 0.4 * ball * r * r;
        // each half ball: 2/5 m r² about the ball's centre, m (3r/8)² less about its own
        double offset = half + 0.375 * r;
        double across = ball * (0.4 * r * r - 0.140625 * r * r + offset * offset);
        return MassProperties.of(middle.mass() + ball, middle.ixx() + across, middle.iyy() + across,
                middle.izz() + along);
    }

    /**
     * The tetrahedra between the corners' mean and the triangles of faces. Seen from there all of them count positive
     * and no digit is lost, however far the mesh is from its frame.
     */
    private static MassProperties polytope(Polytope p) {
        double[] middle = new double[3];
        double[] x = centred(p.vertices(), middle);
        double volume = 0;
        double[] first = new double[3];
        double[] second = new double[6];
        for (int face = 0; face < p.faceCount(); face++) {
            int start = p.faceStart()[face];
            int a = 3 * p.corner()[start];
            for (int side = start + 1; side < p.faceStart()[face + 1] - 1; side++) {
                int b = 3 * p.corner()[side];
                int c = 3 * p.corner()[side + 1];
                double det = x[a] * (x[b + 1] * x[c + 2] - x[b + 2] * x[c + 1])
                        + x[a + 1] * (x[b + 2] * x[c] - x[b] * x[c + 2])
                        + x[a + 2] * (x[b] * x[c + 1] - x[b + 1] * x[c]);
                volume += det / 6;
                addMoments(x, a, b, c, det, first, second);
            }
        }
        if (!(volume > 0)) {
            return MassProperties.NONE;
        }
        Vector3 center = new Vector3(first[0] / volume, first[1] / volume, first[2] / volume);
        MassProperties centred = about(center, volume, second);
        return centred.at(middle[0] + center.x(), middle[1] + center.y(), middle[2] + center.z());
    }

    /** Corners relative to their mean, which is taken relative to the first of them. */
    private static double[] centred(double[] vertices, double[] mean) {
        double[] x = new double[vertices.length];
        int corners = vertices.length / 3;
        for (int k = 0; k < 3; k++) {
            double sum = 0;
            for (int i = k; i < x.length; i += 3) {
                x[i] = vertices[i] - vertices[k];
                sum += x[i];
            }
            mean[k] = vertices[k] + sum / corners;
            for (int i = k; i < x.length; i += 3) {
                x[i] = vertices[i] - mean[k];
            }
        }
        return x;
    }

    /** ∫x dV = det/24 Σv and ∫x xᵀ dV = det/120 (Σ v vᵀ + Σv Σvᵀ) of the tetrahedron 0, a, b, c. */
    private static void addMoments(double[] x, int a, int b, int c, double det, double[] first, double[] second) {
        int k = 0;
        for (int i = 0; i < 3; i++) {
            double si = x[a + i] + x[b + i] + x[c + i];
            first[i] += det / 24 * si;
            for (int j = i; j < 3; j++) {
                double sj = x[a + j] + x[b + j] + x[c + j];
                second[k++] += det / 120 * (x[a + i] * x[a + j] + x[b + i] * x[b + j] + x[c + i] * x[c + j] + si * sj);
            }
        }
    }

    /** @param s ∫ xx, xy, xz, yy, yz, zz about the point that c is relative to */
    private static MassProperties about(Vector3 c, double m, double[] s) {
        double xx = s[0] - m * c.x() * c.x();
        double xy = s[1] - m * c.x() * c.y();
        double xz = s[2] - m * c.x() * c.z();
        double yy = s[3] - m * c.y() * c.y();
        double yz = s[4] - m * c.y() * c.z();
        double zz = s[5] - m * c.z() * c.z();
        return new MassProperties(m, c, yy + zz, xx + zz, xx + yy, -xy, -xz, -yz);
    }
}
