package org.signorini.solver.conic;

import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.certificate.Certificate;

/**
 * The certificate's measure of a cone problem, the natural map γ' − Π_K(γ' − u) with γ' = γ/effective mass, for a
 * solver that has u = Nγ + r at hand already and need not multiply again.
 */
final class ConeResidual {

    private final double[] x = new double[3];

    double measure(ConeProblem problem, double[] gamma, double[] u) {
        double worst = 0;
        int bilateral = problem.bilateral();
        for (int i = 0; i < bilateral; i++) {
            worst = Math.max(worst, Math.abs(u[i]));
        }
        double[] mu = problem.mu();
        for (int c = 0, i = bilateral; c < problem.contacts(); c++, i += 3) {
            double mass = problem.effectiveMass(c);
            double square = 0;
            for (int k = 0; k < 3; k++) {
                x[k] = gamma[i + k] / mass - u[i + k];
            }
            boolean inside = FrictionCone.project(mu[c], x, 0);
            for (int k = 0; k < 3; k++) {
                // inside, γ' − (γ' − u) must not cancel where γ is large
                double d = inside ? u[i + k] : gamma[i + k] / mass - x[k];
                square += d * d;
            }
            worst = Math.max(worst, Math.sqrt(square));
        }
        double reference = Certificate.reference(problem.magnitude(), problem.activity(gamma));
        return worst == 0 ? 0 : worst / reference;
    }
}
