package org.signorini.complementarity.io.internal.matrix;

import java.util.Arrays;

import org.ejml.data.DMatrixRMaj;
import org.ejml.data.DMatrixSparseCSC;
import org.ejml.data.DMatrixSparseTriplet;
import org.ejml.interfaces.linsol.LinearSolverSparse;
import org.ejml.ops.DConvertMatrixStruct;
import org.ejml.sparse.FillReducing;
import org.ejml.sparse.csc.factory.LinearSolverFactory_DSCC;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.io.internal.FormatException;

/**
 * A contact problem given in coordinates of the bodies, brought to contact space by eliminating their velocities v:
 *
 * <pre>
 * M v = H p + G λ + f,   u = Hᵀv + w,   0 = Gᵀv + b
 * u = HᵀM⁻¹H p + HᵀM⁻¹G λ + (w + HᵀM⁻¹f),   0 = GᵀM⁻¹H p + GᵀM⁻¹G λ + (b + GᵀM⁻¹f)
 * </pre>
 *
 * M is factorized once (sparse Cholesky); each column of G and H costs one solve with it and one product.
 */
public final class Condensation {

    private final LinearSolverSparse<DMatrixSparseCSC, DMatrixRMaj> mass;
    private final DMatrixRMaj right;
    private final DMatrixRMaj solution;

    public Condensation(Triplets m) throws FormatException {
        DMatrixSparseCSC matrix = csc(m);
        mass = LinearSolverFactory_DSCC.cholesky(FillReducing.NONE);
        if (!mass.setA(matrix)) {
            throw new FormatException("M is not positive definite");
        }
        right = new DMatrixRMaj(m.rows(), 1);
        solution = new DMatrixRMaj(m.rows(), 1);
    }

    /**
     * @param dimension rows per contact, 2 or 3
     * @param g         columns of the bilateral rows; none for a problem without
     */
    public FrictionProblem condense(int dimension, Triplets h, Triplets g, double[] f, double[] w, double[] b,
            double[] mu) throws FormatException {
        DMatrixSparseCSC contacts = csc(h);
        DMatrixSparseCSC constraints = csc(g);
        Triplets ww = new Triplets(h.columns(), h.columns());
        Triplets v = new Triplets(h.columns(), g.columns());
        Triplets r = new Triplets(g.columns(), g.columns());
        for (int j = 0; j < h.columns(); j++) {
            solveColumn(contacts, j);
            for (int i = 0; i < h.columns(); i++) {
                ww.add(i, j, dotColumn(contacts, i));
            }
        }
        for (int j = 0; j < g.columns(); j++) {
            solveColumn(constraints, j);
            for (int i = 0; i < h.columns(); i++) {
                v.add(i, j, dotColumn(contacts, i));
            }
            for (int i = 0; i < g.columns(); i++) {
                r.add(i, j, dotColumn(constraints, i));
            }
        }
        System.arraycopy(f, 0, right.data, 0, f.length);
        mass.solve(right, solution);
        ContactProblems problem = new ContactProblems(dimension, mu.length, g.columns());
        problem.contactRows(ww, shifted(w, contacts));
        problem.bilateralRows(v, r, shifted(b, constraints));
        return problem.problem(mu);
    }

    private void solveColumn(DMatrixSparseCSC a, int j) {
        Arrays.fill(right.data, 0);
        for (int k = a.col_idx[j]; k < a.col_idx[j + 1]; k++) {
            right.data[a.nz_rows[k]] += a.nz_values[k];
        }
        mass.solve(right, solution);
    }

    private double dotColumn(DMatrixSparseCSC a, int i) {
        double sum = 0;
        for (int k = a.col_idx[i]; k < a.col_idx[i + 1]; k++) {
            sum += a.nz_values[k] * solution.data[a.nz_rows[k]];
        }
        return sum;
    }

    private double[] shifted(double[] constant, DMatrixSparseCSC a) {
        double[] sum = new double[a.numCols];
        for (int j = 0; j < sum.length; j++) {
            sum[j] = constant[j] + dotColumn(a, j);
        }
        return sum;
    }

    private static DMatrixSparseCSC csc(Triplets t) {
        DMatrixSparseTriplet triplets = new DMatrixSparseTriplet(t.rows(), t.columns(), t.count());
        for (int k = 0; k < t.count(); k++) {
            triplets.addItem(t.row(k), t.column(k), t.value(k));
        }
        DMatrixSparseCSC matrix = DConvertMatrixStruct.convert(triplets, (DMatrixSparseCSC) null);
        matrix.sortIndices(null);
        return matrix;
    }
}
