package org.signorini.differential.check;

import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;
import org.ejml.dense.row.factory.LinearSolverFactory_DDRM;

/**
 * 0 ≤ p ⟂ W p + b ≥ 0 by trying all sets of closed contacts: 2ⁿ small systems, each by the pseudo-inverse. For a
 * positive semidefinite W the velocities W p are unique, the impulses need not be.
 */
final class FrictionlessSolution {

    static final int MOST = 8;

    private FrictionlessSolution() {
    }

    /**
     * W p + b of a solution, or null where no set fits to a tolerance.
     *
     * @param slack what a velocity may be below zero
     */
    static double[] velocities(DMatrixRMaj w, double[] b, double slack) {
        int n = b.length;
        for (int set = 0; set < 1 << n; set++) {
            double[] v = attempt(w, b, set, slack);
            if (v != null) {
                return v;
            }
        }
        return null;
    }

    private static double[] attempt(DMatrixRMaj w, double[] b, int set, double slack) {
        int n = b.length;
        int size = Integer.bitCount(set);
        int[] rows = new int[size];
        for (int i = 0, k = 0; i < n; i++) {
            if ((set >> i & 1) == 1) {
                rows[k++] = i;
            }
        }
        double[] v = b.clone();
        if (size > 0) {
            DMatrixRMaj a = new DMatrixRMaj(size, size);
            DMatrixRMaj right = new DMatrixRMaj(size, 1);
            for (int i = 0; i < size; i++) {
                right.set(i, 0, -b[rows[i]]);
                for (int j = 0; j < size; j++) {
                    a.set(i, j, w.get(rows[i], rows[j]));
                }
            }
            var solver = LinearSolverFactory_DDRM.pseudoInverse(true);
            DMatrixRMaj p = new DMatrixRMaj(size, 1);
            if (!solver.setA(a)) {
                return null;
            }
            solver.solve(right, p);
            double largest = CommonOps_DDRM.elementMaxAbs(p);
            for (int j = 0; j < size; j++) {
                if (p.get(j) < -1e-9 * largest) {
                    return null;
                }
                for (int i = 0; i < n; i++) {
                    v[i] += w.get(i, rows[j]) * p.get(j);
                }
            }
        }
        for (int i = 0; i < n; i++) {
            boolean closed = (set >> i & 1) == 1;
            if (v[i] < -slack || closed && v[i] > slack) {
                return null;
            }
        }
        return v;
    }
}
