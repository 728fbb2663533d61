package org.signorini.collision;

/**
 * Where a shape sits on its body.
 *
 * @param rotation from the shape's axes to the body's, row-major
 * @param position of the shape's origin in the body's frame
 */
public record Placement(double[] rotation, double[] position) {

    /** Rotations may be off by this much and are taken as they are. */
    private static final double TOLERANCE = 1e-9;

    public Placement {
        if (rotation.length != 9 || position.length != 3) {
            throw new IllegalArgumentException("a placement needs nine numbers for the rotation and three for the"
                    + " position, not " + rotation.length + " and " + position.length);
        }
        rotation = rotation.clone();
        position = position.clone();
        for (double x : position) {
            if (!Double.isFinite(x)) {
                throw new IllegalArgumentException("a coordinate of a placement is " + x);
            }
        }
        checkRotation(rotation);
    }

    /** At the body's origin, along its axes. */
    public static Placement identity() {
        return at(0, 0, 0);
    }

    /** Along the body's axes. */
    public static Placement at(double x, double y, double z) {
        return new Placement(new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1}, new double[] {x, y, z});
    }

    /**
     * With the shape's z axis along a direction: the normal of a half-space, the axis of a cylinder. The x axis is the
     * body's axis least aligned with it, made perpendicular.
     */
    public static Placement facing(double[] position, double[] direction) {
        double ax = Math.abs(direction[0]);
        double ay = Math.abs(direction[1]);
        double az = Math.abs(direction[2]);
        double[] x = ax <= ay && ax <= az ? new double[] {1, 0, 0}
                : ay <= az ? new double[] {0, 1, 0} : new double[] {0, 0, 1};
        return facing(position, direction, x);
    }

    /** With the shape's z axis along a direction and its x axis as near to another as can be. */
    public static Placement facing(double[] position, double[] direction, double[] xAxis) {
        double[] z = unit(direction);
        double along = z[0] * xAxis[0] + z[1] * xAxis[1] + z[2] * xAxis[2];
        double[] x = unit(xAxis[0] - along * z[0], xAxis[1] - along * z[1], xAxis[2] - along * z[2]);
        double[] rotation = {
            x[0], z[1] * x[2] - z[2] * x[1], z[0],
            x[1], z[2] * x[0] - z[0] * x[2], z[1],
            x[2], z[0] * x[1] - z[1] * x[0], z[2]};
        return new Placement(rotation, position);
    }

    private static double[] unit(double... v) {
        double length = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
        if (!(length > 0 && length < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("(" + v[0] + ", " + v[1] + ", " + v[2]
                    + ") gives no direction for a shape's axis");
        }
        return new double[] {v[0] / length, v[1] / length, v[2] / length};
    }

    private static void checkRotation(double[] r) {
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j <= i; j++) {
                double product = r[3 * i] * r[3 * j] + r[3 * i + 1] * r[3 * j + 1] + r[3 * i + 2] * r[3 * j + 2];
                if (!(Math.abs(product - (i == j ? 1 : 0)) <= TOLERANCE)) {
                    throw new IllegalArgumentException("the rotation of a placement is not orthonormal");
                }
            }
        }
        double determinant = r[0] * (r[4] * r[8] - r[5] * r[7]) + r[1] * (r[5] * r[6] - r[3] * r[8])
                + r[2] * (r[3] * r[7] - r[4] * r[6]);
        if (determinant < 0) {
            throw new IllegalArgumentException("the rotation of a placement is a reflection");
        }
    }
}
