package org.signorini.solver.conic;

import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.certificate.Certificate;
import org.signorini.complementarity.operator.Operator;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solver;
import org.signorini.contribution.Options;

/**
 * Projected Gauss–Seidel on cones for the cone complementarity problem of S2 eq. 7: contact after contact,
 *
 * <pre>
 * γ_i ← Π_K(γ_i − ω η_i (Nγ + r)_i)
 * </pre>
 *
 * (Tasora &amp; Anitescu 2011, "A matrix-free cone complementarity approach for solving large-scale, nonsmooth, rigid
 * body dynamics"), bilateral rows by plain Gauss–Seidel. Matrix-free through the traversal of {@link Operator}: a
 * sweep over a contact graph costs O(contacts).
 *
 * <p>
 * Changed: η_i is 1/λ_max(N_ii), not 3/tr(N_ii). Then each projection lowers the quadratic program's objective by
 * (1/ω − 1/2)λ_max‖Δγ_i‖² at least, whatever the shape of the block, and the sweeps converge for every positive
 * semidefinite N and 0 &lt; ω &lt; 2 if there is a solution. Linear at best and slow on tall stacks, where an impulse
 * travels one contact per sweep; good for warm starts and modest accuracy.
 *
 * <p>
 * A contact or row that nothing can move (zero diagonal) keeps its impulse; if its velocity contradicts its law, no γ
 * helps and the solve ends at its limit, or as {@link Ending#STALLED} once nothing changes any more.
 */
public final class PgsCone implements Solver {

    private static final int MAX_ITERATIONS = 10000;
    /** Sweeps after which the certificate is asked, whatever the change: rounding may keep that from falling. */
    private static final int CHECK = 16;

    private final Certificate certificate = new Certificate();
    private double omega = 1;
    private int maxIterations = MAX_ITERATIONS;
    private double[] step = {};
    private double[] w = {};
    private final double[] block = new double[9];
    private final ContactTraversal.Visitor visitor = this::visit;
    private ContactTraversal traversal = new ContactTraversal(1);
    private ConeProblem problem;
    private Operator operator;
    private double[] z;

    @Override
    public void configure(Options options) {
        omega = options.number("omega", 1);
        maxIterations = options.integer("max-iterations", MAX_ITERATIONS);
        traversal = new ContactTraversal(options.integer("threads", 1));
    }

    @Override
    public Ending solve(Problem given, double[] unknowns, Monitor monitor) {
        if (!(given instanceof ConeProblem cone)) {
            return Ending.UNSUITABLE;
        }
        problem = cone;
        operator = problem.operator();
        z = unknowns;
        prepare();
        traversal.start(operator);
        if (certificate.measure(problem, z, w) <= monitor.tolerance()) {
            return Ending.CONVERGED;
        }
        operator.start(z);
        double reference = problem.magnitude() > 0 ? problem.magnitude() : 1;
        for (int k = 0; k < maxIterations; k++) {
            double change = sweep() / reference;
            boolean done = false;
            if (change <= monitor.tolerance() || k % CHECK == CHECK - 1) {
                done = certificate.measure(problem, z, w) <= monitor.tolerance();
                // rounding of thousands of updates must not hide what is left
                operator.start(z);
            }
            boolean goOn = monitor.proceed(change);
            if (done) {
                return Ending.CONVERGED;
            }
            if (!goOn) {
                return monitor.stop();
            }
            if (change == 0) {
                return Ending.STALLED;
            }
        }
        return Ending.ITERATION_LIMIT;
    }

    private void prepare() {
        int rows = problem.size();
        if (w.length < rows) {
            w = new double[rows];
            step = new double[rows];
        }
        int bilateral = problem.bilateral();
        for (int i = 0; i < bilateral; i++) {
            step[i] = inverse(operator.diagonal(i));
        }
        for (int c = 0; c < problem.contacts(); c++) {
            operator.diagonalBlock(c, block);
            step[bilateral + c] = inverse(SymmetricBlock.largestEigenvalue(block));
        }
    }

    private static double inverse(double a) {
        return a > 0 ? 1 / a : 0;
    }

    /** One sweep; returns the largest change turned into a velocity by the effective mass. */
    private double sweep() {
        double[] r = problem.r();
        int bilateral = problem.bilateral();
        double most = 0;
        for (int i = 0; i < bilateral; i++) {
            double delta = -omega * step[i] * (operator.row(i) + r[i]);
            if (delta != 0) {
                z[i] += delta;
                operator.add(i, delta);
                most = Math.max(most, Math.abs(delta) / problem.columnScale(i));
            }
        }
        // whoever changed, all are visited: joints move bodies too
        traversal.all();
        return Math.max(most, traversal.sweep(visitor, 0));
    }

    private double visit(int c, double[] x) {
        int i = problem.bilateral() + 3 * c;
        double[] r = problem.r();
        operator.rows(c, x);
        double factor = omega * step[problem.bilateral() + c];
        for (int k = 0; k < 3; k++) {
            x[k] = z[i + k] - factor * (x[k] + r[i + k]);
        }
        FrictionCone.project(problem.mu()[c], x, 0);
        double d0 = x[0] - z[i];
        double d1 = x[1] - z[i + 1];
        double d2 = x[2] - z[i + 2];
        if (d0 == 0 && d1 == 0 && d2 == 0) {
            return 0;
        }
        System.arraycopy(x, 0, z, i, 3);
        operator.add(c, d0, d1, d2);
        return Math.sqrt(d0 * d0 + d1 * d1 + d2 * d2) / problem.effectiveMass(c);
    }
}
