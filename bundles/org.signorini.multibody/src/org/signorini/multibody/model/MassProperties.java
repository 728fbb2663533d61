package org.signorini.multibody.model;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Symmetric3;
import org.signorini.algebra.Vector3;

/**
 * Mass, centre of mass, and inertia about the centre of mass in the axes of the frame the centre is given in.
 * Off-diagonal entries are those of the tensor, ixy = −∫xy dm.
 */
public record MassProperties(double mass, Vector3 center, double ixx, double iyy, double izz, double ixy, double ixz,
        double iyz) {

    public static final MassProperties NONE = new MassProperties(0, Vector3.ZERO, 0, 0, 0, 0, 0, 0);

    /** Refuses what no distribution of mass has. */
    public MassProperties {
        if (!(mass >= 0) || Double.isInfinite(mass)) {
            throw new ModelException("a mass of " + mass + " kg is impossible");
        }
        if (!center.isFinite()) {
            throw new ModelException("the centre of mass " + center + " is not finite");
        }
        double trace = ixx + iyy + izz;
        double slack = 1e-9 * trace;
        // J = trace/2·1 − I = ∫ r rᵀ dm is positive semidefinite, which includes the triangle inequality
        double jx = trace / 2 - ixx + slack;
        double jy = trace / 2 - iyy + slack;
        double jz = trace / 2 - izz + slack;
        double[] j = {jx, jy, jz, -ixy, -ixz, -iyz};
        boolean possible = trace == 0 && ixy == 0 && ixz == 0 && iyz == 0 && ixx == 0 && iyy == 0
                || trace > 0 && jx >= 0 && jy >= 0 && jz >= 0 && jx * jy >= ixy * ixy && jx * jz >= ixz * ixz
                        && jy * jz >= iyz * iyz && Symmetric3.determinant(j, 0) >= -slack * trace * trace;
        if (!possible) {
            throw new ModelException("no body has the inertia xx=" + ixx + " yy=" + iyy + " zz=" + izz + " xy=" + ixy
                    + " xz=" + ixz + " yz=" + iyz);
        }
    }

    /** Principal inertias along the axes, centre at the origin. */
    public static MassProperties of(double mass, double ixx, double iyy, double izz) {
        return new MassProperties(mass, Vector3.ZERO, ixx, iyy, izz, 0, 0, 0);
    }

    public static MassProperties sphere(double mass, double radius) {
        double i = 0.4 * mass * radius * radius;
        return of(mass, i, i, i);
    }

    /** A box of the given edge lengths. */
    public static MassProperties box(double mass, double x, double y, double z) {
        return of(mass, mass * (y * y + z * z) / 12, mass * (x * x + z * z) / 12, mass * (x * x + y * y) / 12);
    }

    /** A cylinder along z. */
    public static MassProperties cylinder(double mass, double radius, double length) {
        double across = mass * (3 * radius * radius + length * length) / 12;
        return of(mass, across, across, 0.5 * mass * radius * radius);
    }

    /** A thin rod along x. */
    public static MassProperties rod(double mass, double length) {
        double across = mass * length * length / 12;
        return of(mass, 0, across, across);
    }

    /** The same body with its centre of mass at a point, axes unchanged. */
    public MassProperties at(double x, double y, double z) {
        return new MassProperties(mass, new Vector3(x, y, z), ixx, iyy, izz, ixy, ixz, iyz);
    }

    /** These properties, given in B, as seen from A. */
    public MassProperties seenFrom(Frame x_AB) {
        double[] i = inertia();
        Symmetric3.rotate(x_AB.orientation().matrix(), 0, i, 0, i, 0);
        return new MassProperties(mass, x_AB.apply(center), i[0], i[1], i[2], i[3], i[4], i[5]);
    }

    /** Two bodies welded together, both given in the same frame. */
    public MassProperties plus(MassProperties b) {
        double total = mass + b.mass;
        if (total == 0) {
            return NONE;
        }
        Vector3 c = center.times(mass / total).plus(b.center.times(b.mass / total));
        double[] i = inertia();
        double[] other = b.inertia();
        for (int k = 0; k < 6; k++) {
            i[k] += other[k];
        }
        addSteiner(mass, center.minus(c), i);
        addSteiner(b.mass, b.center.minus(c), i);
        return new MassProperties(total, c, i[0], i[1], i[2], i[3], i[4], i[5]);
    }

    private static void addSteiner(double m, Vector3 offset, double[] i) {
        double[] c = new double[3];
        offset.put(c, 0);
        Symmetric3.addPointMass(m, c, 0, i, 0);
    }

    /** xx, yy, zz, xy, xz, yz about the centre of mass. */
    public double[] inertia() {
        return new double[] {ixx, iyy, izz, ixy, ixz, iyz};
    }
}
