package org.signorini.complementarity.io.internal.json;

import java.util.Arrays;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.io.internal.FormatException;
import org.signorini.complementarity.io.internal.matrix.DoubleList;

/** An array of arrays of numbers, read before its size is known. */
final class JsonMatrix {

    private final String name;
    private final DoubleList values = new DoubleList();
    private int[] length = {};
    private int rows;

    private JsonMatrix(String name) {
        this.name = name;
    }

    static JsonMatrix read(String name, JsonSource in) throws FormatException {
        JsonMatrix matrix = new JsonMatrix(name);
        in.beginArray("an array of rows");
        while (in.nextElement()) {
            int before = matrix.values.size();
            in.beginArray("an array of numbers");
            while (in.nextElement()) {
                matrix.values.add(in.number());
            }
            matrix.endRow(matrix.values.size() - before);
        }
        return matrix;
    }

    private void endRow(int count) {
        if (rows == length.length) {
            length = Arrays.copyOf(length, 2 * rows + 16);
        }
        length[rows++] = count;
    }

    /** The n×n matrix this must be. */
    DMatrixRMaj square(int n) throws FormatException {
        if (rows != n) {
            throw new FormatException(name + " has " + rows + " rows, expected " + n);
        }
        for (int i = 0; i < n; i++) {
            if (length[i] != n) {
                throw new FormatException(name + "[" + i + "] has " + length[i] + " numbers, expected " + n);
            }
        }
        return DMatrixRMaj.wrap(n, n, values.toArray());
    }
}
