package org.signorini.formulation.dca.assembly;

import org.signorini.algebra.Cholesky;
import org.signorini.algebra.Symmetric3;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.model.ModelException;
import org.signorini.multibody.topology.Tree;

/**
 * The inertias of single bodies, and their inverses about the nodes' origins, with c from there to the centre of mass
 *
 * <pre>
 * ζ = [ I⁻¹, −I⁻¹ĉ; ĉI⁻¹, 1/m − ĉI⁻¹ĉ ]
 * </pre>
 *
 * (S1 eq. 21). Handles need mass and inertia, but mechanisms are drawn with massless carriers between two joints and
 * with infinitely thin rods. Such bodies, and only where they are handles, are given a little: {@value #SHARE} of the
 * least mass or inertia there is, and not in forces and energies. Half of the digits are then left to the joints of
 * such a body, and its effect on motion is of the same order.
 */
public final class LeafBodies {

    private static final double SHARE = 1e-8;
    /** Inertias smaller than this share of a body's own are none. */
    private static final double THIN = 1e-12;

    private final Kinematics kinematics;
    private final Tree tree;
    private final double[] addedMass;
    private final double[] addedInertia;
    private final double meanMass;
    private final double meanInertia;
    private final double[] sum = new double[6];
    private final double[] inverse = new double[6];

    /** ζ, 36 per node, row-major, of bodies inverted. */
    public final double[] zeta;

    public LeafBodies(Kinematics kinematics, String mechanism) {
        this.kinematics = kinematics;
        tree = kinematics.tree();
        zeta = new double[36 * (tree.nodes + 1)];
        addedMass = new double[tree.nodes + 1];
        addedInertia = new double[tree.nodes + 1];
        double masses = 0;
        double inertias = 0;
        double leastMass = Double.POSITIVE_INFINITY;
        double leastInertia = Double.POSITIVE_INFINITY;
        for (int k = 1; k <= tree.nodes; k++) {
            leastMass = tree.mass[k] > 0 ? Math.min(leastMass, tree.mass[k]) : leastMass;
            leastInertia = trace(k) > 0 ? Math.min(leastInertia, trace(k)) : leastInertia;
            masses += tree.mass[k];
            inertias += trace(k) / 3;
        }
        if (tree.nodes > 0 && leastMass == Double.POSITIVE_INFINITY) {
            throw new ModelException("mechanism '" + mechanism + "': nothing in it has mass");
        }
        if (leastInertia == Double.POSITIVE_INFINITY) {
            // point masses: as if on arms of a metre
            leastInertia = leastMass;
        }
        for (int k = 1; k <= tree.nodes; k++) {
            addedMass[k] = tree.mass[k] > 0 ? 0 : SHARE * leastMass;
            addedInertia[k] = isThin(k) ? SHARE * (trace(k) > 0 ? trace(k) : leastInertia) : 0;
        }
        meanMass = masses / Math.max(1, tree.nodes);
        meanInertia = inertias > 0 ? inertias / tree.nodes : meanMass;
    }

    /** How far an average body yields to a wrench: a measure for what is rounding. */
    double yielding(double[] w, int at) {
        return (w[at] * w[at] + w[at + 1] * w[at + 1] + w[at + 2] * w[at + 2]) / meanInertia
                + (w[at + 3] * w[at + 3] + w[at + 4] * w[at + 4] + w[at + 5] * w[at + 5]) / meanMass;
    }

    /** out = a share of a body's inertia about its node's origin, {@link org.signorini.algebra.Symmetric6}. */
    void inertia(int k, boolean handle, double share, double[] out, int at) {
        double added = handle ? addedInertia[k] : 0;
        double m = share * (tree.mass[k] + (handle ? addedMass[k] : 0));
        double x = kinematics.c_N[3 * k];
        double y = kinematics.c_N[3 * k + 1];
        double z = kinematics.c_N[3 * k + 2];
        double[] j = kinematics.inertia;
        int o = 6 * k;
        out[at] = share * (j[o] + added) + m * (y * y + z * z);
        out[at + 1] = share * (j[o + 1] + added) + m * (x * x + z * z);
        out[at + 2] = share * (j[o + 2] + added) + m * (x * x + y * y);
        out[at + 3] = share * j[o + 3] - m * x * y;
        out[at + 4] = share * j[o + 4] - m * x * z;
        out[at + 5] = share * j[o + 5] - m * y * z;
        out[at + 6] = 0;
        out[at + 7] = -m * z;
        out[at + 8] = m * y;
        out[at + 9] = m * z;
        out[at + 10] = 0;
        out[at + 11] = -m * x;
        out[at + 12] = -m * y;
        out[at + 13] = m * x;
        out[at + 14] = 0;
        out[at + 15] = m;
        out[at + 16] = m;
        out[at + 17] = m;
        out[at + 18] = 0;
        out[at + 19] = 0;
        out[at + 20] = 0;
    }

    private double trace(int k) {
        return tree.inertia[6 * k] + tree.inertia[6 * k + 1] + tree.inertia[6 * k + 2];
    }

    private boolean isThin(int k) {
        double[] i = tree.inertia;
        int o = 6 * k;
        double least = THIN * trace(k);
        double[] m = {i[o] - least, 0, 0, i[o + 3], i[o + 1] - least, 0, i[o + 4], i[o + 5], i[o + 2] - least};
        return !(least > 0) || Cholesky.factor(m, 0, 3) >= 0;
    }

    /** ζ of a body at the positions of the kinematics. */
    void invert(int k) {
        System.arraycopy(kinematics.inertia, 6 * k, sum, 0, 6);
        sum[0] += addedInertia[k];
        sum[1] += addedInertia[k];
        sum[2] += addedInertia[k];
        Symmetric3.invert(sum, 0, inverse, 0);
        double[] z = zeta;
        int o = 36 * k;
        z[o] = inverse[0];
        z[o + 7] = inverse[1];
        z[o + 14] = inverse[2];
        z[o + 1] = inverse[3];
        z[o + 2] = inverse[4];
        z[o + 8] = inverse[5];
        z[o + 6] = inverse[3];
        z[o + 12] = inverse[4];
        z[o + 13] = inverse[5];
        double x = kinematics.c_N[3 * k];
        double y = kinematics.c_N[3 * k + 1];
        double w = kinematics.c_N[3 * k + 2];
        // row i of ĉI⁻¹ is (c × column of I⁻¹)_i
        for (int j = 0; j < 3; j++) {
            double a = z[o + j];
            double b = z[o + 6 + j];
            double c = z[o + 12 + j];
            z[o + 18 + j] = y * c - w * b;
            z[o + 24 + j] = w * a - x * c;
            z[o + 30 + j] = x * b - y * a;
        }
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                z[o + 6 * j + 3 + i] = z[o + 18 + 6 * i + j];
            }
        }
        // −ĉI⁻¹ĉ = ĉ(ĉI⁻¹)ᵀ
        for (int j = 0; j < 3; j++) {
            double a = z[o + 3 + j];
            double b = z[o + 9 + j];
            double c = z[o + 15 + j];
            z[o + 21 + j] = y * c - w * b;
            z[o + 27 + j] = w * a - x * c;
            z[o + 33 + j] = x * b - y * a;
        }
        // symmetric to the last bit
        z[o + 27] = z[o + 22];
        z[o + 33] = z[o + 23];
        z[o + 34] = z[o + 29];
        z[o + 21] += 1 / (tree.mass[k] + addedMass[k]);
        z[o + 28] += 1 / (tree.mass[k] + addedMass[k]);
        z[o + 35] += 1 / (tree.mass[k] + addedMass[k]);
    }
}
