package org.signorini.solver.pivoting.internal;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.NonlinearProblem;

/** F of a nonlinear problem, whose variables carry no scaling of their own. */
final class NonlinearFunction implements SmoothFunction {

    private final ScaledSystem system = new ScaledSystem();
    private final DMatrixRMaj jacobian = new DMatrixRMaj(0, 0);
    private NonlinearProblem problem;

    void load(NonlinearProblem newProblem) {
        problem = newProblem;
        jacobian.reshape(problem.size(), problem.size());
    }

    @Override
    public int size() {
        return problem.size();
    }

    @Override
    public void value(double[] z, double[] w) {
        problem.evaluate(z, w);
    }

    @Override
    public void linearize(double[] z, double epsilon) {
        int n = problem.size();
        problem.jacobian(z, jacobian);
        for (int i = 0; i < n; i++) {
            jacobian.data[i * n + i] += epsilon;
        }
        system.load(jacobian, problem.lower(), problem.upper(), problem.magnitude());
    }

    @Override
    public ScaledSystem system() {
        return system;
    }
}
