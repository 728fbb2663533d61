package org.signorini.complementarity.io.internal.fclib;

import org.signorini.complementarity.io.internal.FormatException;
import org.signorini.complementarity.io.internal.matrix.Triplets;

/**
 * A sparse matrix of FCLIB: a group with {@code m} rows, {@code n} columns and {@code nz}, which is −1 for compressed
 * columns, −2 for compressed rows and else the number of triplets; {@code p}, {@code i} and {@code x} as in CSparse.
 *
 * <p>
 * FCLIB's header says that p are the triplets' rows; the files, written from CSparse structures, have the columns
 * there. So they are read as CSparse has them, and as the header says only where that fits alone.
 */
final class FclibMatrix {

    private static final int COLUMNS = -1;
    private static final int ROWS = -2;

    private final Hdf5 file;
    private final String path;

    private FclibMatrix(Hdf5 file, String path) {
        this.file = file;
        this.path = path;
    }

    static Triplets read(Hdf5 file, String path) throws FormatException {
        return new FclibMatrix(file, path).read();
    }

    private Triplets read() throws FormatException {
        int rows = size("m");
        int columns = size("n");
        int[] p = file.wholes(path + "/p");
        int[] i = file.wholes(path + "/i");
        double[] x = file.numbers(path + "/x");
        Triplets entries = new Triplets(rows, columns);
        int storage = file.whole(path + "/nz");
        switch (storage) {
            case COLUMNS -> compressed(entries, p, i, x, columns, rows, false);
            case ROWS -> compressed(entries, p, i, x, rows, columns, true);
            default -> triplets(entries, p, i, x, storage);
        }
        return entries;
    }

    private int size(String name) throws FormatException {
        int value = file.whole(path + "/" + name);
        if (value < 0) {
            throw new FormatException(path + "/" + name + " is " + value + ", not a size");
        }
        return value;
    }

    private void compressed(Triplets entries, int[] p, int[] i, double[] x, int lines, int across, boolean byRows)
            throws FormatException {
        if (p.length != lines + 1L) {
            throw new FormatException(path + "/p has " + p.length + " numbers, expected " + (lines + 1L));
        }
        int count = Math.min(i.length, x.length);
        for (int line = 0; line < lines; line++) {
            if (p[line] < 0 || p[line + 1] < p[line] || p[line + 1] > count) {
                throw new FormatException(path + "/p[" + (line + 1) + "] is " + p[line + 1] + ", expected from "
                        + p[line] + " to " + count);
            }
            for (int k = p[line]; k < p[line + 1]; k++) {
                if (i[k] < 0 || i[k] >= across) {
                    throw new FormatException(path + "/i[" + k + "] is " + i[k] + ", outside 0 to " + (across - 1));
                }
                entries.add(byRows ? line : i[k], byRows ? i[k] : line, x[k]);
            }
        }
    }

    private void triplets(Triplets entries, int[] p, int[] i, double[] x, int count) throws FormatException {
        if (count < 0 || count > p.length || count > i.length || count > x.length) {
            throw new FormatException(path + "/nz is " + count + ", but there are " + p.length + ", " + i.length
                    + " and " + x.length + " entries in p, i and x");
        }
        boolean likeHeader = !(inside(i, count, entries.rows()) && inside(p, count, entries.columns()));
        if (likeHeader && !(inside(p, count, entries.rows()) && inside(i, count, entries.columns()))) {
            throw new FormatException(path + " has entries outside its size " + entries.shape());
        }
        for (int k = 0; k < count; k++) {
            entries.add(likeHeader ? p[k] : i[k], likeHeader ? i[k] : p[k], x[k]);
        }
    }

    private static boolean inside(int[] indices, int count, int limit) {
        for (int k = 0; k < count; k++) {
            if (indices[k] < 0 || indices[k] >= limit) {
                return false;
            }
        }
        return true;
    }
}
