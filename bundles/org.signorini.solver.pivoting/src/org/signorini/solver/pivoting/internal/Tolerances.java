package org.signorini.solver.pivoting.internal;

import org.signorini.complementarity.solver.Monitor;

/** What pivoting takes for zero, derived from the tolerance the certificate will apply. */
final class Tolerances {

    /** Pivoting aims well below the tolerance: a basis is either right or not, and rounding is all that is lost. */
    private static final double AIM = 1e-3;
    /** What is still accepted when nothing better comes. */
    private static final double ACCEPT = 0.1;
    /** Differences that count as ties. */
    private static final double TIE = 1e-4;

    private Tolerances() {
    }

    /** Violation up to which a variable is feasible. */
    static double feasible(ScaledSystem system, Monitor monitor) {
        return feasible(system.reference, monitor);
    }

    /** The same of a problem with data of a size. */
    static double feasible(double magnitude, Monitor monitor) {
        return AIM * monitor.tolerance() * magnitude;
    }

    /** Difference of two slacks up to which they are the same. */
    static double tie(ScaledSystem system, Monitor monitor) {
        return TIE * monitor.tolerance() * system.reference;
    }

    /** Relative violation that a result may have. */
    static double accepted(Monitor monitor) {
        return ACCEPT * monitor.tolerance();
    }
}
