package org.signorini.complementarity.certificate;

import java.util.Arrays;

import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.factory.DecompositionFactory_DDRM;
import org.ejml.interfaces.decomposition.SingularValueDecomposition_F64;
import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.NonlinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.ProblemException;
import org.signorini.complementarity.operator.Operator;

/**
 * The singular values of a problem's lead matrix, M of w = Mz + q, in the problem's own scaling, and so its rank. Friction
 * pyramids lack ranks however little redundant the contacts are (S3), and some solvers mind.
 *
 * <p>
 * Costs O(n³) and allocates; for looking into things, not for every step of a run.
 */
public final class LeadMatrix {

    /** Singular values below this share of the largest, and n ulps of it, count as zero. */
    public static final double TOLERANCE = 1e-12;

    private final double[] values;

    /**
     * @param problem {@linkplain Problem#prepare prepared}, not modified
     * @throws ProblemException of a nonlinear problem, which has no such matrix
     */
    public LeadMatrix(Problem problem) {
        int n = problem.size();
        DMatrixRMaj m = switch (problem) {
            case LinearProblem p -> new DMatrixRMaj(p.matrix());
            case FrictionProblem p -> matrix(p.operator());
            case ConeProblem p -> matrix(p.operator());
            case NonlinearProblem p -> throw new ProblemException("a nonlinear problem has no lead matrix");
        };
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                m.data[i * n + j] *= problem.rowScale(i) * problem.columnScale(j);
            }
        }
        values = singularValues(m);
    }

    private static DMatrixRMaj matrix(Operator operator) {
        int n = operator.size();
        DMatrixRMaj m = new DMatrixRMaj(n, n);
        double[] unit = new double[n];
        double[] column = new double[n];
        for (int j = 0; j < n; j++) {
            unit[j] = 1;
            operator.multiply(unit, column);
            unit[j] = 0;
            for (int i = 0; i < n; i++) {
                m.data[i * n + j] = column[i];
            }
        }
        return m;
    }

    private static double[] singularValues(DMatrixRMaj m) {
        int n = m.numRows;
        SingularValueDecomposition_F64<DMatrixRMaj> svd = DecompositionFactory_DDRM.svd(n, n, false, false, false);
        if (n > 0 && !svd.decompose(m)) {
            throw new ProblemException("the singular values of the lead matrix could not be found");
        }
        double[] ascending = n == 0 ? new double[0] : Arrays.copyOf(svd.getSingularValues(), n);
        Arrays.sort(ascending);
        return ascending;
    }

    /** n. */
    public int size() {
        return values.length;
    }

    public int rank() {
        if (values.length == 0) {
            return 0;
        }
        double zero = Math.max(TOLERANCE, values.length * Math.ulp(1.0)) * values[values.length - 1];
        int rank = 0;
        for (double value : values) {
            rank += value > zero ? 1 : 0;
        }
        return rank;
    }

    /** n less the rank. */
    public int deficiency() {
        return size() - rank();
    }

    /** Smallest singular value by the largest; 0 where the matrix is singular or empty. */
    public double reciprocalCondition() {
        return values.length == 0 || values[values.length - 1] == 0 ? 0 : values[0] / values[values.length - 1];
    }
}
