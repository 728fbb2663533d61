package org.signorini.complementarity.solver;

import java.util.Arrays;
import java.util.List;

import org.signorini.complementarity.PrivateCopy;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.certificate.Certificate;

/**
 * A declared order of solvers, itself a solver: the next one runs only if the certificate refuses what the last one
 * returned, from the best point seen. Nobody falls back silently: {@link #answeredBy()} and {@link #fallbacks()} tell.
 */
public final class SolverChain implements Solver, Answered {

    private final List<String> ids;
    private final Solver[] solvers;
    private final Certificate certificate = new Certificate();
    private double[] start = {};
    private double[] best = {};
    private double[] w = {};
    private int answered;
    private PrivateCopy copy;

    /** @param links solver ids and solvers in the order they are tried; at least one */
    public SolverChain(List<String> ids, List<Solver> links) {
        if (links.isEmpty() || ids.size() != links.size()) {
            throw new IllegalArgumentException("a chain needs at least one solver and a name for each");
        }
        this.solvers = links.toArray(Solver[]::new);
        this.ids = List.copyOf(ids);
    }

    @Override
    public String answeredBy() {
        return ids.get(answered);
    }

    @Override
    public int fallbacks() {
        return answered;
    }

    @Override
    public void watch(PrivateCopy ofTheProblem) {
        copy = ofTheProblem;
    }

    @Override
    public Ending solve(Problem problem, double[] z, Monitor monitor) {
        int n = problem.size();
        reshape(n);
        System.arraycopy(z, 0, start, 0, n);
        double tolerance = monitor.tolerance();
        double bestResidual = Double.POSITIVE_INFINITY;
        Ending bestEnding = Ending.UNSUITABLE;
        int bestLink = solvers.length - 1;
        for (int k = 0; k < solvers.length; k++) {
            Ending ending = solvers[k].solve(problem, z, monitor);
            if (copy != null && copy.compare(problem) != null) {
                answered = k;
                return Ending.CHANGED_PROBLEM;
            }
            double residual = certificate.certify(problem, z, w);
            if (residual < bestResidual) {
                bestResidual = residual;
                bestEnding = ending;
                bestLink = k;
                System.arraycopy(z, 0, best, 0, n);
            }
            if (residual <= tolerance || monitor.stop() != null) {
                break;
            }
            System.arraycopy(bestResidual < Double.POSITIVE_INFINITY ? best : start, 0, z, 0, n);
        }
        System.arraycopy(bestResidual < Double.POSITIVE_INFINITY ? best : start, 0, z, 0, n);
        answered = bestLink;
        return bestEnding;
    }

    private void reshape(int n) {
        if (start.length < n) {
            start = new double[n];
            best = new double[n];
            w = new double[n];
        }
        Arrays.fill(best, 0, n, 0);
    }
}
