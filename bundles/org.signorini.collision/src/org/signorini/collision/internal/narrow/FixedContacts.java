package org.signorini.collision.internal.narrow;

import java.util.Arrays;

import org.signorini.collision.FixedContact;
import org.signorini.collision.Poses;

/** Gaps and frames of the fixed contacts: gap = n·(x_A − x_0) with the plane carried by B. */
public final class FixedContacts {

    private final FixedContact[] contacts;
    private final int[] rules;
    private final double[] pointA;
    private final double[] origin;
    private final double[] plane;
    /** Where each one is in the last step's contacts, −1 if it was too far. */
    private final int[] last;
    private final double[] x = new double[3];
    private final double[] foot = new double[3];
    private final double[] axes = new double[9];

    public FixedContacts(FixedContact[] contacts, int[] rules) {
        this.contacts = contacts;
        this.rules = rules;
        int n = contacts.length;
        pointA = new double[3 * n];
        origin = new double[3 * n];
        plane = new double[9 * n];
        last = new int[n];
        for (int f = 0; f < n; f++) {
            System.arraycopy(contacts[f].pointA(), 0, pointA, 3 * f, 3);
            System.arraycopy(contacts[f].plane().position(), 0, origin, 3 * f, 3);
            System.arraycopy(contacts[f].plane().rotation(), 0, plane, 9 * f, 9);
        }
        forget();
    }

    public void forget() {
        Arrays.fill(last, -1);
    }

    public void detect(Poses poses, double margin, ContactBuffer out) {
        for (int f = 0; f < last.length; f++) {
            int bodyA = contacts[f].bodyA();
            int bodyB = contacts[f].bodyB();
            place(poses, bodyA, pointA, 3 * f, x);
            place(poses, bodyB, origin, 3 * f, foot);
            turn(poses, bodyB, 9 * f);
            double nx = axes[2];
            double ny = axes[5];
            double nz = axes[8];
            double gap = nx * (x[0] - foot[0]) + ny * (x[1] - foot[1]) + nz * (x[2] - foot[2]);
            int before = last[f];
            last[f] = -1;
            if (gap <= margin) {
                int i = out.count;
                last[f] = i;
                out.put(gap, nx, ny, nz, x[0] - gap * nx, x[1] - gap * ny, x[2] - gap * nz, f);
                Frames.tangents(out.frame, 9 * i, axes[0], axes[3], axes[6]);
                out.shapeA[i] = -1;
                out.shapeB[i] = -1;
                out.bodyA[i] = bodyA;
                out.bodyB[i] = bodyB;
                out.rule[i] = rules[f];
                out.previous[i] = before;
            }
        }
    }

    private static void place(Poses poses, int body, double[] local, int at, double[] out) {
        if (body < 0) {
            System.arraycopy(local, at, out, 0, 3);
            return;
        }
        double[] r = poses.rotations();
        int q = poses.rotation(body);
        int p = poses.position(body);
        for (int k = 0; k < 3; k++) {
            out[k] = r[q + 3 * k] * local[at] + r[q + 3 * k + 1] * local[at + 1] + r[q + 3 * k + 2] * local[at + 2]
                    + poses.positions()[p + k];
        }
    }

    /** axes = R_B · plane */
    private void turn(Poses poses, int body, int at) {
        if (body < 0) {
            System.arraycopy(plane, at, axes, 0, 9);
            return;
        }
        double[] r = poses.rotations();
        int q = poses.rotation(body);
        for (int i = 0; i < 9; i += 3) {
            for (int j = 0; j < 3; j++) {
                axes[i + j] = r[q + i] * plane[at + j] + r[q + i + 1] * plane[at + 3 + j]
                        + r[q + i + 2] * plane[at + 6 + j];
            }
        }
    }
}
