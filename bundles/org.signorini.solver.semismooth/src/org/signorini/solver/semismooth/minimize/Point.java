package org.signorini.solver.semismooth.minimize;

import org.signorini.solver.semismooth.system.NonsmoothSystem;

/** A point with φ, ψ and the residual there. */
final class Point {

    double[] x = {};
    double[] phi = {};
    double psi;
    double residual;
    private int n;

    void reshape(int size) {
        n = size;
        if (x.length < n) {
            x = new double[n];
            phi = new double[n];
        }
    }

    /** Evaluates the system at x; ψ is infinite where φ is not defined. */
    void evaluate(NonsmoothSystem system) {
        system.value(x, phi);
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum += phi[i] * phi[i];
        }
        psi = sum < Double.POSITIVE_INFINITY ? 0.5 * sum : Double.POSITIVE_INFINITY;
        residual = system.residual();
    }

    void set(Point other) {
        System.arraycopy(other.x, 0, x, 0, n);
        System.arraycopy(other.phi, 0, phi, 0, n);
        psi = other.psi;
        residual = other.residual;
    }
}
