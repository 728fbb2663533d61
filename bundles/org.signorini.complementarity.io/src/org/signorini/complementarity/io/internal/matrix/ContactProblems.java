package org.signorini.complementarity.io.internal.matrix;

import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.io.internal.FormatException;

/**
 * Friction problems from the matrices and vectors other programs keep in their files. They number rows contact by
 * contact with two (planar) or three rows each.
 *
 * <p>
 * A planar contact gets a second tangential row of zeros, v_t2 = 0 whatever p is. That changes nothing: a sliding
 * contact has p_t = −μ p_n v_t/‖v_t‖ and so p_t2 = 0; in a sticking one p_t2 is arbitrary within the cone, and leaving
 * it out leaves |p_t1| ≤ μ p_n. So every solution of the padded problem is one of the planar problem, and conversely.
 * Contact blocks of deficient rank are what solvers must cope with anyway.
 */
public final class ContactProblems {

    private final int dimension;
    private final int contacts;
    private final int bilateral;
    private final ContactMatrix matrix;
    private final double[] constant;

    /** @param dimension rows per contact in the file, 2 or 3 */
    public ContactProblems(int dimension, int contacts, int bilateral) throws FormatException {
        if (3L * contacts + bilateral > Integer.MAX_VALUE - 8) {
            throw new FormatException("there are " + contacts + " contacts, too many");
        }
        this.dimension = dimension;
        this.contacts = contacts;
        this.bilateral = bilateral;
        matrix = new ContactMatrix(bilateral, contacts);
        constant = new double[bilateral + 3 * contacts];
    }

    /** Adds a block of the matrix whose rows and columns are the file's contact rows. */
    public void contactRows(Triplets w, double[] b) {
        for (int k = 0; k < w.count(); k++) {
            matrix.add(row(w.row(k)), row(w.column(k)), w.value(k));
        }
        for (int i = 0; i < dimension * contacts; i++) {
            constant[row(i)] = b[i];
        }
    }

    /** Adds the bilateral rows: R λ + Vᵀ p + s = 0, and Vλ to the contacts. */
    public void bilateralRows(Triplets v, Triplets r, double[] s) {
        for (int k = 0; k < v.count(); k++) {
            matrix.add(row(v.row(k)), v.column(k), v.value(k));
            matrix.add(v.column(k), row(v.row(k)), v.value(k));
        }
        for (int k = 0; k < r.count(); k++) {
            matrix.add(r.row(k), r.column(k), r.value(k));
        }
        System.arraycopy(s, 0, constant, 0, bilateral);
    }

    public FrictionProblem problem(double[] mu) {
        return new FrictionProblem(matrix.build(), constant, mu);
    }

    private int row(int fileRow) {
        return bilateral + 3 * (fileRow / dimension) + fileRow % dimension;
    }
}
