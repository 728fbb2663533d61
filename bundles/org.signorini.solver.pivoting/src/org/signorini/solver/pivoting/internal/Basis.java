package org.signorini.solver.pivoting.internal;

import java.util.Arrays;

/**
 * The basis B of {@code w − A z − d s = q}: n slots, each holding one basic variable and its column (e_i of w_i, −A_j
 * of z_j, −d of s).
 *
 * <p>
 * B is factorized once and then updated: its slack columns need no factors, so only the block of rows without their
 * slack and columns of basic z is decomposed, and each later exchange of a variable multiplies B by an eta matrix
 * (product form of the inverse). The product form was chosen over updating L and U because complementary pivoting never
 * asks for rows of B⁻¹: the direction it has computed for the ratio test already is the eta column, so that an update
 * costs a copy. A fresh factorization is made only when the etas have cost as much as one, which bounds the work by
 * twice the best and keeps rounding from piling up.
 *
 * <p>
 * Variables are numbered z_j = j, s = n, w_i = n + 1 + i.
 */
final class Basis {

    private static final int MOST_ETAS = 200;
    private static final int FEWEST_ETAS = 24;

    private final Factors factors = new Factors();
    private ScaledSystem system;
    private int n;

    /** Variable in each slot, and slot of each variable or −1. */
    int[] variable = {};
    int[] slot = {};

    private int[] rows = {};
    private int[] columns = {};
    private int[] columnSlot = {};
    private int order;
    private double[] gathered = {};
    private double[] solved = {};
    private double[] sum = {};

    private double[] eta = {};
    private int[] etaSlot = {};
    private int etas;
    private long etaWork;

    /** The basis of all slacks. */
    void reset(ScaledSystem newSystem) {
        system = newSystem;
        n = newSystem.size;
        if (variable.length < n) {
            int room = n + n / 4;
            variable = new int[room];
            slot = new int[2 * room + 1];
            rows = new int[room];
            columns = new int[room];
            columnSlot = new int[room];
            gathered = new double[room];
            solved = new double[room];
            sum = new double[room];
            eta = new double[room * MOST_ETAS];
            etaSlot = new int[MOST_ETAS];
        }
        factors.reset(newSystem);
        slack();
    }

    /** Makes every w basic. */
    void slack() {
        for (int j = 0; j <= n; j++) {
            slot[j] = -1;
        }
        for (int i = 0; i < n; i++) {
            put(i, n + 1 + i);
        }
        order = 0;
        etas = 0;
        etaWork = 0;
    }

    /** Puts a variable into the slot of another without updating factors; {@link #factor} has to follow. */
    void substitute(int leaving, int entering) {
        int where = slot[leaving];
        slot[leaving] = -1;
        put(where, entering);
    }

    /** Makes the given variables basic; {@link #factor} has to follow. */
    void assign(int[] variables) {
        Arrays.fill(slot, 0, 2 * n + 1, -1);
        for (int k = 0; k < n; k++) {
            put(k, variables[k]);
        }
    }

    private void put(int where, int v) {
        variable[where] = v;
        slot[v] = where;
    }

    boolean isBasic(int v) {
        return slot[v] >= 0;
    }

    /** Whether a fresh factorization now pays. */
    boolean isWorn() {
        return etas == MOST_ETAS || etas >= FEWEST_ETAS && etaWork > factors.work();
    }

    boolean isFresh() {
        return etas == 0;
    }

    /**
     * Factorizes the basic columns afresh; slots are handed out anew.
     *
     * @param singular relative size of a pivot that is taken for zero
     * @return whether B is regular; if not, the {@link #dependents} have to be taken out
     */
    boolean factor(double singular) {
        order = 0;
        for (int j = 0; j <= n; j++) {
            if (slot[j] >= 0) {
                columns[order++] = j;
            }
        }
        int row = 0;
        for (int i = 0; i < n; i++) {
            if (slot[n + 1 + i] < 0) {
                rows[row] = i;
                columnSlot[row++] = i;
            }
        }
        for (int i = 0; i < n; i++) {
            if (slot[n + 1 + i] >= 0) {
                put(i, n + 1 + i);
            }
        }
        for (int k = 0; k < order; k++) {
            put(columnSlot[k], columns[k]);
        }
        etas = 0;
        etaWork = 0;
        return factors.factor(system, rows, columns, order, singular);
    }

    /** How many basic columns depend on others, after {@link #factor} said no. */
    int dependents() {
        return factors.dependents();
    }

    /** The variable of the k-th of them. */
    int dependent(int k) {
        return columns[factors.dependent(k)];
    }

    /** x = B⁻¹ b, by slot; b by row is left alone. */
    void solve(double[] b, double[] x) {
        System.arraycopy(b, 0, sum, 0, n);
        if (order > 0) {
            // −A[R,C] x_C = b_R
            for (int k = 0; k < order; k++) {
                gathered[k] = -b[rows[k]];
            }
            factors.solve(gathered, solved);
            // x_w = b + A[:,C] x_C
            for (int k = 0; k < order; k++) {
                system.addColumn(columns[k], solved[k], sum);
            }
        }
        System.arraycopy(sum, 0, x, 0, n);
        for (int k = 0; k < order; k++) {
            x[columnSlot[k]] = solved[k];
        }
        applyEtas(x);
    }

    private void applyEtas(double[] x) {
        for (int k = 0, base = 0; k < etas; k++, base += n) {
            int r = etaSlot[k];
            double pivoted = x[r] / eta[base + r];
            if (pivoted != 0) {
                for (int i = 0; i < n; i++) {
                    x[i] -= pivoted * eta[base + i];
                }
            }
            x[r] = pivoted;
        }
        etaWork += (long) etas * n;
    }

    /** residual = b − B x. */
    void residual(double[] b, double[] x, double[] residual) {
        System.arraycopy(b, 0, residual, 0, n);
        for (int k = 0; k < n; k++) {
            int v = variable[k];
            if (v > n) {
                residual[v - n - 1] -= x[k];
            } else if (x[k] != 0) {
                system.addColumn(v, x[k], residual);
            }
        }
    }

    /** The column of a variable. */
    void column(int v, double[] column) {
        Arrays.fill(column, 0, n, 0);
        if (v > n) {
            column[v - n - 1] = 1;
        } else {
            system.addColumn(v, -1, column);
        }
    }

    /** Exchanges the variable in a slot for {@code entering}, whose direction B⁻¹a is y. */
    void exchange(int where, int entering, double[] y) {
        System.arraycopy(y, 0, eta, etas * n, n);
        etaSlot[etas++] = where;
        slot[variable[where]] = -1;
        put(where, entering);
    }
}
