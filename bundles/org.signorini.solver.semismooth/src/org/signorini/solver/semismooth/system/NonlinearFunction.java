package org.signorini.solver.semismooth.system;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.NonlinearProblem;

/** F of a nonlinear problem as it is: its unknowns come unscaled, and so does the certificate measure it. */
final class NonlinearFunction implements ScaledFunction {

    private final DMatrixRMaj jacobian = new DMatrixRMaj(0, 0);
    private NonlinearProblem problem;

    void load(NonlinearProblem loaded) {
        problem = loaded;
        jacobian.reshape(loaded.size(), loaded.size());
    }

    @Override
    public int size() {
        return problem.size();
    }

    @Override
    public double unit(int i) {
        return 1;
    }

    @Override
    public void value(double[] x, double[] f) {
        problem.evaluate(x, f);
    }

    @Override
    public double[] jacobian(double[] x) {
        problem.jacobian(x, jacobian);
        return jacobian.data;
    }

    @Override
    public double magnitude() {
        return problem.magnitude();
    }

    @Override
    public boolean isAffine() {
        return false;
    }
}
