package org.signorini.complementarity.io.internal.fclib;

import org.signorini.complementarity.Problem;
import org.signorini.complementarity.io.internal.FormatException;
import org.signorini.complementarity.io.internal.matrix.Condensation;
import org.signorini.complementarity.io.internal.matrix.ContactProblems;
import org.signorini.complementarity.io.internal.matrix.Triplets;

/**
 * Friction problems of FCLIB, the frictional contact library (Acary, Brémond, Koziara, Pérignon: FCLIB, a collection of
 * discrete 3D frictional contact problems, INRIA RT-0444, 2014), HDF5 files with one of
 *
 * <pre>
 * /fclib_local    u = W r + V λ + q,  0 = Vᵀr + R λ + s       V, R, s only where there are bilateral rows
 * /fclib_global   M v = H r + G λ + f,  u = Hᵀv + w,  0 = Gᵀv + b   G, b likewise; brought to contact space
 * </pre>
 *
 * Guesses and solutions in the file are not read: what they are worth is known only to who wrote them.
 */
public final class FclibReader {

    private static final String LOCAL = "/fclib_local";
    private static final String GLOBAL = "/fclib_global";

    private FclibReader() {
    }

    public static Problem read(byte[] content) throws FormatException {
        try (Hdf5 file = new Hdf5(content)) {
            if (file.has(LOCAL)) {
                return local(file);
            }
            if (file.has(GLOBAL)) {
                return global(file);
            }
            throw new FormatException("is an HDF5 file without " + LOCAL + " or " + GLOBAL);
        }
    }

    private static Problem local(Hdf5 file) throws FormatException {
        int dimension = dimension(file, LOCAL);
        Triplets w = FclibMatrix.read(file, LOCAL + "/W");
        int rows = contactRows(LOCAL + "/W", w.rows(), dimension);
        if (!w.isSquare(rows)) {
            throw new FormatException(LOCAL + "/W is " + w.shape() + ", not square");
        }
        double[] q = file.numbers(LOCAL + "/vectors/q", rows);
        double[] mu = file.numbers(LOCAL + "/vectors/mu", rows / dimension);
        if (!file.has(LOCAL + "/R")) {
            ContactProblems problem = new ContactProblems(dimension, mu.length, 0);
            problem.contactRows(w, q);
            return problem.problem(mu);
        }
        Triplets r = FclibMatrix.read(file, LOCAL + "/R");
        Triplets v = FclibMatrix.read(file, LOCAL + "/V");
        if (!r.isSquare(r.rows()) || v.rows() != rows || v.columns() != r.rows()) {
            throw new FormatException(LOCAL + "/R is " + r.shape() + " and V is " + v.shape()
                    + ", which does not fit W, " + w.shape());
        }
        ContactProblems problem = new ContactProblems(dimension, mu.length, r.rows());
        problem.contactRows(w, q);
        problem.bilateralRows(v, r, file.numbers(LOCAL + "/vectors/s", r.rows()));
        return problem.problem(mu);
    }

    private static Problem global(Hdf5 file) throws FormatException {
        int dimension = dimension(file, GLOBAL);
        Triplets m = FclibMatrix.read(file, GLOBAL + "/M");
        Triplets h = FclibMatrix.read(file, GLOBAL + "/H");
        boolean bilateral = file.has(GLOBAL + "/G");
        Triplets g = bilateral ? FclibMatrix.read(file, GLOBAL + "/G") : new Triplets(m.rows(), 0);
        if (!m.isSquare(m.rows()) || h.rows() != m.rows() || g.rows() != m.rows()) {
            throw new FormatException(GLOBAL + "/M is " + m.shape() + ", H is " + h.shape()
                    + (bilateral ? " and G is " + g.shape() : "") + "; they must have the same rows");
        }
        int rows = contactRows(GLOBAL + "/H", h.columns(), dimension);
        double[] f = file.numbers(GLOBAL + "/vectors/f", m.rows());
        double[] w = file.numbers(GLOBAL + "/vectors/w", rows);
        double[] mu = file.numbers(GLOBAL + "/vectors/mu", rows / dimension);
        double[] b = bilateral ? file.numbers(GLOBAL + "/vectors/b", g.columns()) : new double[0];
        return new Condensation(m).condense(dimension, h, g, f, w, b, mu);
    }

    private static int dimension(Hdf5 file, String root) throws FormatException {
        int dimension = file.whole(root + "/spacedim");
        if (dimension != 2 && dimension != 3) {
            throw new FormatException(root + "/spacedim is " + dimension + ", expected 2 or 3");
        }
        return dimension;
    }

    private static int contactRows(String path, int rows, int dimension) throws FormatException {
        if (rows % dimension != 0) {
            throw new FormatException(path + " has " + rows + " contact rows, not a multiple of " + dimension);
        }
        return rows;
    }
}
