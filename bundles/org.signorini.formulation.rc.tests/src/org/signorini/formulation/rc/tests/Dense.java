package org.signorini.formulation.rc.tests;

import org.ejml.data.DMatrixRMaj;

/** Plain dense elimination, to compare with. */
final class Dense {

    private Dense() {
    }

    /** One step of Gaussian elimination on pivot (k, k). */
    static void eliminate(DMatrixRMaj a, int k) {
        for (int i = k + 1; i < a.numRows; i++) {
            double f = a.get(i, k) / a.get(k, k);
            for (int j = k; j < a.numCols; j++) {
                a.set(i, j, a.get(i, j) - f * a.get(k, j));
            }
        }
    }
}
