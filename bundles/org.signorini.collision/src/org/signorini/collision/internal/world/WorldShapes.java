package org.signorini.collision.internal.world;

import java.util.Arrays;

import org.signorini.collision.Poses;

/**
 * The shapes where the bodies have carried them. Origins are computed for all at every step, orientations only when
 * somebody asks: most shapes are spheres or far from everything.
 */
public final class WorldShapes {

    public final ShapeTable table;
    /** Origins. */
    public final double[] centre;
    /** Rotations shape to world, row-major; of a shape only after {@link #orient}. */
    public final double[] rotation;

    private final long[] oriented;
    private final int[] moving;
    private Poses poses;
    private long step;

    public WorldShapes(ShapeTable table) {
        this.table = table;
        int n = table.count;
        centre = new double[3 * n];
        rotation = new double[9 * n];
        oriented = new long[n];
        int[] carried = new int[n];
        int count = 0;
        for (int s = 0; s < n; s++) {
            if (table.body[s] < 0) {
                System.arraycopy(table.position, 3 * s, centre, 3 * s, 3);
                System.arraycopy(table.rotation, 9 * s, rotation, 9 * s, 9);
                oriented[s] = Long.MAX_VALUE;
            } else {
                carried[count++] = s;
            }
        }
        moving = Arrays.copyOf(carried, count);
    }

    /** Takes the bodies' poses of a step. */
    public void update(Poses at) {
        poses = at;
        step++;
        for (int s : moving) {
            carry(s);
        }
    }

    /** Takes the bodies' poses for two shapes only. */
    public void update(Poses at, int a, int b) {
        poses = at;
        step++;
        carry(a);
        carry(b);
    }

    /** x = R x_local + p for the origin of a shape. */
    private void carry(int s) {
        ShapeTable t = table;
        int body = t.body[s];
        if (body < 0) {
            return;
        }
        int c = 3 * s;
        int p = poses.position(body);
        double[] pos = poses.positions();
        if (t.central[s]) {
            centre[c] = pos[p];
            centre[c + 1] = pos[p + 1];
            centre[c + 2] = pos[p + 2];
        } else {
            int r = poses.rotation(body);
            double[] rot = poses.rotations();
            double x = t.position[c];
            double y = t.position[c + 1];
            double z = t.position[c + 2];
            centre[c] = rot[r] * x + rot[r + 1] * y + rot[r + 2] * z + pos[p];
            centre[c + 1] = rot[r + 3] * x + rot[r + 4] * y + rot[r + 5] * z + pos[p + 1];
            centre[c + 2] = rot[r + 6] * x + rot[r + 7] * y + rot[r + 8] * z + pos[p + 2];
        }
    }

    /** Makes sure a shape's rotation is that of this step: R = R_body R_local. */
    public void orient(int s) {
        if (oriented[s] >= step) {
            return;
        }
        oriented[s] = step;
        double[] a = poses.rotations();
        double[] b = table.rotation;
        int r = poses.rotation(table.body[s]);
        int q = 9 * s;
        for (int row = 0; row < 9; row += 3) {
            double x = a[r + row];
            double y = a[r + row + 1];
            double z = a[r + row + 2];
            rotation[q + row] = x * b[q] + y * b[q + 3] + z * b[q + 6];
            rotation[q + row + 1] = x * b[q + 1] + y * b[q + 4] + z * b[q + 7];
            rotation[q + row + 2] = x * b[q + 2] + y * b[q + 5] + z * b[q + 8];
        }
    }

    /**
     * Rotation of a shape's body, to hang a first tangent on: where it stands in {@link #bodyRotations}, −1 for the
     * world.
     */
    public int bodyRotation(int s) {
        return table.body[s] < 0 ? -1 : poses.rotation(table.body[s]);
    }

    public double[] bodyRotations() {
        return poses.rotations();
    }

    /** Shapes on bodies that can move. */
    public int[] moving() {
        return moving;
    }
}
