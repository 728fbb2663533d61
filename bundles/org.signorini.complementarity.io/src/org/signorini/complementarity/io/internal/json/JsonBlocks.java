package org.signorini.complementarity.io.internal.json;

import java.util.Arrays;

import org.signorini.complementarity.io.internal.FormatException;
import org.signorini.complementarity.io.internal.matrix.ContactMatrix;
import org.signorini.complementarity.io.internal.matrix.DoubleList;
import org.signorini.complementarity.operator.Operator;

/**
 * The sparse form of a contact matrix, {@code [[i, j, [numbers]], …]}: block row, block column and the block row-major.
 * Blocks are numbered bilateral rows first, then contacts, so that they are 1×1, 1×3, 3×1 or 3×3.
 */
final class JsonBlocks {

    private static final String SHAPE = "[row, column, [numbers]]";

    private final DoubleList values = new DoubleList();
    private int[] row = {};
    private int[] column = {};
    private int[] start = {0};
    private int count;

    static JsonBlocks read(JsonSource in) throws FormatException {
        JsonBlocks blocks = new JsonBlocks();
        in.beginArray("an array of blocks " + SHAPE);
        while (in.nextElement()) {
            in.beginArray("a block " + SHAPE);
            blocks.grow();
            while (in.nextElement()) {
                switch (in.position()) {
                    case 0 -> blocks.row[blocks.count] = in.index();
                    case 1 -> blocks.column[blocks.count] = in.index();
                    case 2 -> blocks.readValues(in);
                    default -> throw new FormatException(in.here() + " is too much for a block " + SHAPE);
                }
            }
            if (blocks.start[blocks.count + 1] < 0) {
                throw new FormatException(in.here() + " is not a block " + SHAPE);
            }
            blocks.count++;
        }
        return blocks;
    }

    private void readValues(JsonSource in) throws FormatException {
        in.beginArray("an array of numbers");
        while (in.nextElement()) {
            values.add(in.number());
        }
        start[count + 1] = values.size();
    }

    private void grow() {
        if (count == row.length) {
            row = Arrays.copyOf(row, 2 * count + 16);
            column = Arrays.copyOf(column, 2 * count + 16);
            start = Arrays.copyOf(start, 2 * count + 17);
        }
        start[count + 1] = -1;
    }

    Operator operator(int bilateral, int contacts) throws FormatException {
        ContactMatrix matrix = new ContactMatrix(bilateral, contacts);
        long[] places = new long[count];
        for (int k = 0; k < count; k++) {
            checkIndex(k, 0, row[k], matrix.nodes());
            checkIndex(k, 1, column[k], matrix.nodes());
            int expected = matrix.rowsOf(row[k]) * matrix.rowsOf(column[k]);
            if (start[k + 1] - start[k] != expected) {
                throw new FormatException("blocks[" + k + "][2] has " + (start[k + 1] - start[k])
                        + " numbers, expected " + expected);
            }
            places[k] = (long) row[k] * matrix.nodes() + column[k];
            matrix.addBlock(row[k], column[k], values.array(), start[k]);
        }
        checkUnique(places, matrix.nodes());
        return matrix.build();
    }

    private static void checkIndex(int k, int which, int value, int nodes) throws FormatException {
        if (value >= nodes) {
            throw new FormatException("blocks[" + k + "][" + which + "] is " + value + ", but there are only " + nodes
                    + " bilateral rows and contacts");
        }
    }

    private static void checkUnique(long[] places, int nodes) throws FormatException {
        Arrays.sort(places);
        for (int k = 1; k < places.length; k++) {
            if (places[k] == places[k - 1]) {
                throw new FormatException("block (" + places[k] / nodes + ", " + places[k] % nodes
                        + ") is given twice in blocks");
            }
        }
    }
}
