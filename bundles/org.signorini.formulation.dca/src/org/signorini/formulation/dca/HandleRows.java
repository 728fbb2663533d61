package org.signorini.formulation.dca;

import java.util.Arrays;

import org.signorini.algebra.SpatialVectors;
import org.signorini.formulation.dca.assembly.Assembly;
import org.signorini.formulation.dca.assembly.AssemblyTree;
import org.signorini.formulation.dca.assembly.Multipliers;
import org.signorini.formulation.dca.assembly.SplitBodies;
import org.signorini.multibody.constraint.Rows;

/**
 * The mixed problems of S1 §4.2.1, where velocities of handles stay unknown: 𝒱 of both terminal handles (eq. 32), and
 * of each body with contacts (eq. 33).
 *
 * <p>
 * As printed, A of eq. 32 has −U where the handles are, χ on one side and κ on the other: neither symmetric nor
 * monotone, and its χ¹ takes for granted that the velocity of a handle determines that of body k, which needs as many
 * moving joints between them as there are contacts. The same unknowns in another measure are free of that. A share of
 * each body whose velocity is asked for is cut off and welded on again by six bilateral rows; the impulse in them is F
 * = ∓ M_part Δ𝒱, the velocity sought in terms of momentum. So for the terminal handles H
 *
 * <pre>
 * [ Υ_HH + M_part⁻¹   Υ_HC ] [F]       [  0  ]
 * [ Υ_CH              Υ_CC ] [p]  +    [ v_C ]
 * </pre>
 *
 * with Υ of the mechanism without the shares: symmetric, positive definite in F, no larger and no smaller than S1's.
 * In the sparse form contacts act on the share of their body: the coupling is −M_part⁻¹Jᵀ, J being S1's [r× U], of
 * contacts among each other J M_part⁻¹Jᵀ, nonzero on the same body only, and assembly carries six rows per body
 * whatever the number of its contacts.
 *
 * <p>
 * Only assemblies that contain such bodies are assembled again with the shares cut off; the others are those of the
 * whole mechanism (S1 §4.2.1: bodies without contacts are assembled first).
 */
final class HandleRows {

    private final SplitBodies split;
    private final AssemblyTree tree;
    private final boolean sparse;
    private final Rows rows;
    private final int[] slot;
    private final double[] x = new double[6];
    private int bilateral;

    HandleRows(Assembly assembly, Multipliers multipliers, Rows rows, boolean sparse) {
        tree = assembly.tree();
        split = new SplitBodies(assembly, multipliers);
        this.rows = rows;
        this.sparse = sparse;
        slot = new int[tree.leaf.length];
    }

    /** Takes the rows of contacts; tells the number of bilateral rows, 12 or 12 + 6B_u. */
    int take(Rows contacts) {
        rows.clear();
        split.clear();
        add(tree.firstTerminal);
        add(tree.lastTerminal);
        if (sparse) {
            Arrays.fill(slot, -1);
            for (int leg = 0; leg < 2 * contacts.count(); leg++) {
                int k = contacts.node[leg];
                if (k != 0 && slot[k] < 0) {
                    slot[k] = rows.count();
                    add(k);
                }
            }
        }
        bilateral = rows.count();
        if (!sparse) {
            for (int i = 0; i < contacts.count(); i++) {
                int row = rows.add(contacts.node[2 * i], contacts.node[2 * i + 1]);
                System.arraycopy(contacts.wrench, 12 * i, rows.wrench, 12 * row, 12);
            }
        }
        return bilateral;
    }

    /** Six rows that are the motion of a body, and a share of it for them. */
    private void add(int k) {
        for (int i = 0; i < 6; i++) {
            int row = rows.add(0, k);
            rows.wrench[12 * row + 6 + i] = 1;
        }
        split.share(k);
    }

    /** W, row-major. */
    void fill(Rows contacts, double[] w) {
        int n = bilateral + contacts.count();
        split.fill(rows, bilateral, w, n);
        for (int i = 0; i < bilateral; i += 6) {
            // M_part⁻¹
            for (int a = 0; a < 6; a++) {
                for (int b = 0; b < 6; b++) {
                    w[(i + a) * n + i + b] += split.inverse(rows.node[2 * i + 1], a, b);
                }
            }
        }
        if (sparse) {
            couple(contacts, w, n);
        }
    }

    private void couple(Rows contacts, double[] w, int n) {
        for (int i = bilateral; i < n; i++) {
            Arrays.fill(w, i * n, (i + 1) * n, 0);
            for (int j = 0; j < bilateral; j++) {
                w[j * n + i] = 0;
            }
        }
        for (int leg = 0; leg < 2 * contacts.count(); leg++) {
            int k = contacts.node[leg];
            if (k == 0) {
                continue;
            }
            int i = bilateral + leg / 2;
            split.multiply(k, contacts.wrench, 6 * leg, x);
            for (int a = 0; a < 6; a++) {
                w[(slot[k] + a) * n + i] -= x[a];
                w[i * n + slot[k] + a] -= x[a];
            }
            for (int other = 0; other < 2 * contacts.count(); other++) {
                if (contacts.node[other] == k && other / 2 <= leg / 2) {
                    w[i * n + bilateral + other / 2] += SpatialVectors.dot(x, 0, contacts.wrench, 6 * other);
                }
            }
        }
        for (int i = bilateral; i < n; i++) {
            for (int j = bilateral; j < i; j++) {
                w[j * n + i] = w[i * n + j];
            }
        }
    }
}
