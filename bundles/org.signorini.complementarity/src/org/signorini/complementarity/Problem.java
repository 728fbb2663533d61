package org.signorini.complementarity;

/**
 * A complementarity problem: find z so that z and w = F(z) are complementary in the sense of its {@link ProblemKind}.
 *
 * <p>
 * Problems are containers their owner refills every step, so arrays may be longer than {@link #size()}; only the first
 * {@code size()} entries count. Solvers read, never write them.
 *
 * <p>
 * A problem carries its scaling: {@link #columnScale} and {@link #rowScale} turn z and w into numbers of like size,
 * {@code z = columnScale·z'} and {@code w' = rowScale·w}. Residuals are measured there, so that grams and tonnes are
 * certified alike; solvers are free to work there too.
 */
public sealed interface Problem permits LinearProblem, NonlinearProblem, FrictionProblem, ConeProblem {

    ProblemKind kind();

    /** Number of unknowns. */
    int size();

    /** w = F(z). Allocates nothing. */
    void evaluate(double[] z, double[] w);

    /** Scale of unknown {@code i}: positive. */
    double columnScale(int i);

    /** Scale of row {@code i}: positive. */
    double rowScale(int i);

    /** Shows all numbers the problem is made of, in an order that depends on sizes alone. Allocates nothing. */
    void show(PrivateCopy copy);

    /** Size of the problem's data in scaled rows, {@code max |rowScale·F(0)|}; residuals are relative to it. */
    double magnitude();

    /** The smallest reference that residuals can be relative to before underflow in F(z) counts beside them. */
    double smallestReference();

    /**
     * Size of what is summed up in the rows of F(z), scaled like them: what rounding errors of F(z) are relative to. Zero
     * where that is not known.
     */
    double activity(double[] z);

    /**
     * Checks that the problem is well posed and brings its scaling up to date. To be called after refilling and before
     * solving; {@link org.signorini.complementarity.solver.CertifiedSolver} does.
     *
     * @throws ProblemException naming what is wrong: a row, a contact, a number that is not finite
     */
    void prepare();
}
