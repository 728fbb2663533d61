package org.signorini.complementarity.io.internal.siconos;

import org.signorini.complementarity.io.internal.FormatException;
import org.signorini.complementarity.io.internal.matrix.Triplets;

/**
 * A matrix as Siconos prints it: storage, rows, columns, then by storage 0 the size again and all numbers column by
 * column, 1 blocks in block rows, each block column by column, 2 what CSparse prints.
 */
final class SiconosMatrix {

    private final Tokens in;
    private final String name;
    private Triplets entries;

    private SiconosMatrix(Tokens in, String name) {
        this.in = in;
        this.name = name;
    }

    static Triplets read(Tokens in, String name) throws FormatException {
        return new SiconosMatrix(in, name).read();
    }

    private Triplets read() throws FormatException {
        int storage = in.whole("the storage of " + name);
        int rows = in.count("the number of rows of " + name);
        int columns = in.count("the number of columns of " + name);
        entries = new Triplets(rows, columns);
        switch (storage) {
            case 0 -> dense();
            case 1 -> blocks();
            case 2 -> sparse();
            default -> throw in.wrong("the storage of " + name, Integer.toString(storage),
                    "0 (dense), 1 (blocks) or 2 (sparse)");
        }
        return entries;
    }

    private void dense() throws FormatException {
        same("number of rows", entries.rows());
        same("number of columns", entries.columns());
        in.require((long) entries.rows() * entries.columns(), name);
        dense(0, 0, entries.rows(), entries.columns());
    }

    private void dense(int firstRow, int firstColumn, int rows, int columns) throws FormatException {
        for (int j = firstColumn; j < firstColumn + columns; j++) {
            for (int i = firstRow; i < firstRow + rows; i++) {
                entries.add(i, j, in.number(name));
            }
        }
    }

    private void same(String what, int first) throws FormatException {
        int again = in.count("the " + what + " of " + name);
        if (again != first) {
            throw in.wrong("the second " + what + " of " + name, Integer.toString(again), Integer.toString(first));
        }
    }

    private void blocks() throws FormatException {
        int count = in.count("the number of blocks of " + name);
        if (count == 0) {
            return;
        }
        int blockRows = in.count("the number of block rows of " + name);
        int blockColumns = in.count("the number of block columns of " + name);
        int[] rowEnd = ends("block rows", blockRows, entries.rows());
        int[] columnEnd = ends("block columns", blockColumns, entries.columns());
        int starts = in.count("the length of the row index of " + name);
        int indices = in.count("the length of the column index of " + name);
        if (starts != blockRows + 1 || indices != count) {
            throw in.wrong("the index of " + name, starts + " and " + indices, (blockRows + 1) + " and " + count);
        }
        int[] start = indices("the row index of " + name, starts, count + 1);
        int[] column = indices("the column index of " + name, indices, blockColumns);
        if (start[0] != 0 || start[blockRows] != count) {
            throw in.wrong("the row index of " + name, start[0] + "…" + start[blockRows], "0…" + count);
        }
        for (int row = 0; row < blockRows; row++) {
            for (int e = start[row]; e < start[row + 1]; e++) {
                block(e, row, column[e], rowEnd, columnEnd);
            }
        }
    }

    private void block(int e, int row, int column, int[] rowEnd, int[] columnEnd) throws FormatException {
        int number = in.whole("the number of block " + e + " of " + name);
        if (number != e) {
            throw in.wrong("the number of block " + e + " of " + name, Integer.toString(number), Integer.toString(e));
        }
        int firstRow = row == 0 ? 0 : rowEnd[row - 1];
        int firstColumn = column == 0 ? 0 : columnEnd[column - 1];
        int rows = rowEnd[row] - firstRow;
        int columns = columnEnd[column] - firstColumn;
        in.require((long) rows * columns, "block " + e + " of " + name);
        dense(firstRow, firstColumn, rows, columns);
    }

    /** Where blocks end: ascending, the last at the matrix's size. */
    private int[] ends(String what, int count, int total) throws FormatException {
        String element = "the ends of the " + what + " of " + name;
        int[] end = indices(element, count, total + 1);
        for (int k = 1; k < count; k++) {
            if (end[k] < end[k - 1]) {
                throw in.wrong(element, end[k - 1] + " " + end[k], "ascending numbers");
            }
        }
        if (count == 0 || end[count - 1] != total) {
            throw new FormatException(element + " do not reach " + total);
        }
        return end;
    }

    private int[] indices(String element, int count, int limit) throws FormatException {
        in.require(count, element);
        int[] values = new int[count];
        for (int k = 0; k < count; k++) {
            values[k] = in.count(element);
            if (values[k] >= limit) {
                throw in.wrong(element, Integer.toString(values[k]), "less than " + limit);
            }
        }
        return values;
    }

    /**
     * CSparse's print: origin (1 triplets, 2 by columns, 3 by rows), a line of copyright, a line with the sizes, then
     * {@code row column : value} or, under {@code col j : locations a to b}, {@code row : value}.
     */
    private void sparse() throws FormatException {
        int origin = in.whole("the origin of " + name);
        if (origin < 1 || origin > 3) {
            throw in.wrong("the origin of " + name, Integer.toString(origin),
                    "1 (triplets), 2 (columns) or 3 (rows)");
        }
        word("CSparse");
        in.skipLine();
        String size = in.next("the size of " + name);
        boolean triplets = size.equals("triplet:");
        if (triplets) {
            size = in.next("the size of " + name);
        }
        String expected = entries.rows() + "-by-" + entries.columns();
        if (!size.replace(",", "").equals(expected)) {
            throw in.wrong("the size of " + name, size, expected);
        }
        word("nzmax:");
        in.count("nzmax of " + name);
        word("nnz:");
        String nonzeros = in.next("nnz of " + name).replace(",", "");
        in.skipLine();
        int count;
        try {
            count = Integer.parseInt(nonzeros);
        } catch (NumberFormatException e) {
            throw in.wrong("nnz of " + name, nonzeros, "a whole number");
        }
        if (triplets) {
            triplets(count);
        } else {
            compressed(count, origin == 3);
        }
    }

    private void triplets(int count) throws FormatException {
        for (int k = 0; k < count; k++) {
            int i = index("row", entries.rows());
            int j = index("column", entries.columns());
            word(":");
            entries.add(i, j, in.number(name));
        }
    }

    private void compressed(int count, boolean byRows) throws FormatException {
        int lines = byRows ? entries.rows() : entries.columns();
        int across = byRows ? entries.columns() : entries.rows();
        int read = 0;
        for (int line = 0; line < lines; line++) {
            word("col");
            word(Integer.toString(line));
            word(":");
            word("locations");
            int from = in.whole("the first location in " + name);
            word("to");
            int to = in.whole("the last location in " + name);
            if (from != read || to < from - 1 || to >= count) {
                throw in.wrong("the locations in " + name, from + " to " + to, "some between " + read + " and "
                        + (count - 1));
            }
            for (; read <= to; read++) {
                int k = index("row", across);
                word(":");
                double value = in.number(name);
                entries.add(byRows ? line : k, byRows ? k : line, value);
            }
        }
    }

    private int index(String what, int limit) throws FormatException {
        int value = in.count("a " + what + " of " + name);
        if (value >= limit) {
            throw in.wrong("a " + what + " of " + name, Integer.toString(value), "less than " + limit);
        }
        return value;
    }

    private void word(String expected) throws FormatException {
        String found = in.next("'" + expected + "' of " + name);
        if (!found.equals(expected)) {
            throw in.wrong("a word of " + name, found, "'" + expected + "'");
        }
    }
}
