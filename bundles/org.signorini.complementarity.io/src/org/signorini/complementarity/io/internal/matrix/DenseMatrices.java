package org.signorini.complementarity.io.internal.matrix;

import java.util.Locale;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.io.internal.FormatException;

/** Dense matrices, refused before they are too large for this machine. */
public final class DenseMatrices {

    private DenseMatrices() {
    }

    public static DMatrixRMaj of(Triplets entries, String name) throws FormatException {
        DMatrixRMaj matrix = zeros(entries.rows(), name);
        for (int k = 0; k < entries.count(); k++) {
            matrix.data[entries.row(k) * matrix.numCols + entries.column(k)] += entries.value(k);
        }
        return matrix;
    }

    /** An n×n matrix. */
    public static DMatrixRMaj zeros(int n, String name) throws FormatException {
        long bytes = 8L * n * n;
        long room = Runtime.getRuntime().maxMemory();
        if ((long) n * n > Integer.MAX_VALUE - 8 || bytes > room / 2) {
            throw new FormatException(String.format(Locale.ROOT,
                    "%s has %d rows; as a dense matrix it would take %.3g GB of the %.3g GB there are", name, n,
                    1e-9 * bytes, 1e-9 * room));
        }
        return new DMatrixRMaj(n, n);
    }
}
