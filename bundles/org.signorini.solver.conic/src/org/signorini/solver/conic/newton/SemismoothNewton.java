package org.signorini.solver.conic.newton;

import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.certificate.Certificate;
import org.signorini.complementarity.operator.Operator;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solver;
import org.signorini.contribution.Options;
import org.signorini.solver.conic.FrictionSweep;
import org.signorini.solver.conic.block.ContactSystem;

/**
 * The high-accuracy solver of friction problems, exact and relaxed: semismooth Newton on the natural map of De Saxcé's
 * form of Coulomb's law (Alart &amp; Curnier 1991; De Saxcé &amp; Feng 1998; S0 eq. 24). Several ways to the
 * neighbourhood where Newton's method converges, each tried when the one before did not lead there:
 * <ol>
 * <li>none: a starting point that the certificate takes is the answer, as for contacts that rest, and from one near a
 * solution Newton's method is tried at once;
 * <li>some Gauss–Seidel {@linkplain FrictionSweep sweeps} from the starting point: enough for impacts;
 * <li>the {@linkplain CentralPath central path}, from far inside the cones above where the sweeps ended: for
 * hyperstatic stacks and piles at rest;
 * <li>more sweeps, and the path from other starts, one after the other, each for a few steps: it is short from most of
 * them, and from which is not known before;
 * <li>the same once more with patience.
 * </ol>
 * A Newton step factorizes a matrix of 3×3 blocks with the pattern of W's active part, dense-cubic only if W is dense.
 * It fails, honestly, on problems that sweeps would take millions of iterations for; the best point is returned. Not
 * for more than {@value #LARGEST} contacts and groups of bilateral rows, where memory for the elimination order grows
 * with the square. A single contact is solved by the first sweep.
 *
 * <p>
 * Of the relaxed problem (S2 eq. 7) the natural map lacks De Saxcé's term. It is a convex program: the central path
 * leads to its solution from anywhere, and there are no sweeps.
 */
public final class SemismoothNewton implements Solver {

    /** Nodes above which the solver declines. */
    public static final int LARGEST = 8192;

    private static final int DEFAULT_SWEEPS = 20;
    private static final int DEFAULT_STEPS = 200;
    private static final int MORE_SWEEPS = 15;
    /**
     * How far inside the cones paths begin, 0 for their own start; the first few are given up after a share of steps.
     */
    private static final double[] STARTS = {3, 1, 10, 0, 3, 1, 0};
    private static final int SHORT_PATHS = 4;
    private static final int SHORT_SHARE = 5;
    /** Residual of a starting point from which Newton's method is tried before anything else. */
    private static final double NEAR = 1e-4;
    /** Residual on the path from which Newton's method is tried, and by how much it must fall to try again. */
    private static final double HANDOVER = 1e-2;
    private static final double AGAIN = 0.25;
    /**
     * Newton's method goes on beyond the tolerance, so that rounding between here and the certificate cannot matter.
     */
    private static final double SAFETY = 0.1;
    /** Where it stalls within so many tolerances, rounding may be why; steps to try by the certificate's numbers. */
    private static final double WITHIN_ROUNDING = 100;
    private static final int ROUNDING_STEPS = 6;

    private final Certificate certificate = new Certificate();
    private final ContactSystem system = new ContactSystem();
    private final FrictionSweep sweeps = new FrictionSweep();
    private final DampedNewton newton = new DampedNewton();
    private final CentralPath path = new CentralPath();
    private final ResidualMap map = new ResidualMap();
    private int sweepCount = DEFAULT_SWEEPS;
    private int pathSteps = DEFAULT_STEPS;
    private double[] p = {};
    private double[] v = {};
    private double[] best = {};
    private double[] polished = {};
    private double[] w = {};
    private double bestResidual;
    private Problem problem;
    private boolean coulomb;

    @Override
    public void configure(Options options) {
        sweepCount = options.integer("sweeps", DEFAULT_SWEEPS);
        pathSteps = options.integer("path-steps", DEFAULT_STEPS);
    }

    @Override
    public Ending solve(Problem given, double[] z, Monitor monitor) {
        Operator operator = switch (given) {
            case FrictionProblem friction -> friction.operator();
            case ConeProblem cone -> cone.operator();
            default -> null;
        };
        if (operator == null || operator.contacts() + (operator.bilateral() + 2) / 3 > LARGEST) {
            return Ending.UNSUITABLE;
        }
        problem = given;
        coulomb = given instanceof FrictionProblem;
        reshape(operator.bilateral() + 2 + 3 * operator.contacts());
        double start = certificate.measure(problem, z, v);
        if (start <= monitor.tolerance()) {
            return Ending.CONVERGED;
        }
        system.set(problem);
        newton.start(system);
        bestResidual = Double.POSITIVE_INFINITY;
        double tolerance = SAFETY * monitor.tolerance();
        Ending ending = Ending.STALLED;
        if (start <= NEAR) {
            measure(z);
            ending = finish(monitor, tolerance);
        }
        if (unfinished(ending, monitor)) {
            ending = search(operator.contacts(), z, monitor, tolerance);
        }
        system.fromScaled(best, z);
        return ending;
    }

    /** Sweeps and paths, until Newton's method converges from one of them. */
    private Ending search(int contacts, double[] z, Monitor monitor, double tolerance) {
        boolean paths = (contacts > 1 || !coulomb) && pathSteps > 0;
        Ending ending = sweep(z, sweepCount, monitor, tolerance);
        for (int k = 0; paths && k < STARTS.length && unfinished(ending, monitor); k++) {
            if (k == 1 && coulomb) {
                ending = sweep(z, MORE_SWEEPS * sweepCount, monitor, tolerance);
            }
            if (unfinished(ending, monitor)) {
                ending = follow(STARTS[k], k < SHORT_PATHS ? pathSteps / SHORT_SHARE : pathSteps, monitor, tolerance);
            }
        }
        return ending;
    }

    private static boolean unfinished(Ending ending, Monitor monitor) {
        return ending != Ending.CONVERGED && monitor.stop() == null;
    }

    private void reshape(int n) {
        if (p.length < n) {
            p = new double[n];
            v = new double[n];
            best = new double[n];
            polished = new double[n];
            w = new double[n];
        }
    }

    /** Sweeps over z where the law is Coulomb's, then Newton's method. */
    private Ending sweep(double[] z, int count, Monitor monitor, double tolerance) {
        if (coulomb) {
            sweeps.start((FrictionProblem) problem, z);
        }
        for (int k = 0; k < count && coulomb; k++) {
            double change = sweeps.sweep(z) / problem.magnitude();
            // a problem without data changes by 0/0
            boolean done = !(change > tolerance);
            if (!monitor.proceed(done ? 0 : change)) {
                measure(z);
                return monitor.stop();
            }
            if (done) {
                break;
            }
        }
        return measure(z) <= tolerance ? Ending.CONVERGED : finish(monitor, tolerance);
    }

    private double measure(double[] z) {
        system.toScaled(z, p);
        system.velocities(p, v);
        return remember();
    }

    /** Measures p and v, and keeps them if there was nothing better. */
    private double remember() {
        map.evaluate(system, p, v);
        double residual = map.residual(system);
        if (residual < bestResidual || bestResidual == Double.POSITIVE_INFINITY) {
            bestResidual = residual;
            System.arraycopy(p, 0, best, 0, 3 * system.nodes());
        }
        return residual;
    }

    private Ending finish(Monitor monitor, double tolerance) {
        Ending ending = newton.run(system, p, v, monitor, tolerance);
        // steps add up in v, and what a huge one leaves of it when it is taken back is nothing but rounding
        system.velocities(p, v);
        double residual = remember();
        if (residual <= tolerance) {
            return Ending.CONVERGED;
        }
        if (residual <= WITHIN_ROUNDING * monitor.tolerance() && polish(monitor)) {
            return Ending.CONVERGED;
        }
        return ending == Ending.CONVERGED ? Ending.STALLED : ending;
    }

    /**
     * Newton steps from where rounding lets the residual fall no further, by the velocities as the certificate computes
     * them: with a heavy body on a light one, W p is 1e6 times what is left of it and the roundings of Ŵ alone are near
     * the tolerance. Whether the certificate takes one of them, kept as the best point then.
     */
    private boolean polish(Monitor monitor) {
        for (int k = 0; k < ROUNDING_STEPS && monitor.stop() == null; k++) {
            system.fromScaled(p, polished);
            if (certificate.measure(problem, polished, w) <= monitor.tolerance()) {
                System.arraycopy(p, 0, best, 0, 3 * system.nodes());
                return true;
            }
            system.toScaledVelocities(w, v);
            if (!newton.step(system, p, v)) {
                return false;
            }
            monitor.proceed(certificate.residual());
        }
        return false;
    }

    /**
     * Along the central path, with an attempt to finish whenever the residual has fallen enough.
     *
     * @param inside how far inside the cones to begin above the best point; 0 for the path's own start
     */
    private Ending follow(double inside, int steps, Monitor monitor, double tolerance) {
        if (inside > 0) {
            System.arraycopy(best, 0, p, 0, 3 * system.nodes());
            system.velocities(p, v);
            path.startNear(system, p, v, inside);
        } else {
            path.start(system);
        }
        double next = HANDOVER;
        for (int k = 0; k < steps; k++) {
            boolean moved = path.step();
            System.arraycopy(path.p(), 0, p, 0, 3 * system.nodes());
            System.arraycopy(path.v(), 0, v, 0, 3 * system.nodes());
            double residual = remember();
            if (!monitor.proceed(residual)) {
                return monitor.stop();
            }
            if (residual <= next || !moved) {
                next = AGAIN * residual;
                if (!unfinished(finish(monitor, tolerance), monitor)) {
                    return monitor.stop() == null ? Ending.CONVERGED : monitor.stop();
                }
            }
            if (!moved) {
                return Ending.STALLED;
            }
        }
        return Ending.STALLED;
    }
}
