package org.signorini.solver.pivoting.internal;

/** F(z) = A z + q of a {@link ScaledSystem}, which is its own linearization. */
final class LinearFunction implements SmoothFunction {

    private ScaledSystem system;
    private double[] q = {};
    private double[] diagonal = {};

    void load(ScaledSystem newSystem) {
        system = newSystem;
        int n = system.size;
        if (q.length < n) {
            q = new double[n];
            diagonal = new double[n];
        }
        System.arraycopy(system.q, 0, q, 0, n);
        for (int i = 0; i < n; i++) {
            diagonal[i] = system.a[i * n + i];
        }
    }

    @Override
    public int size() {
        return system.size;
    }

    @Override
    public void value(double[] z, double[] w) {
        int n = system.size;
        System.arraycopy(q, 0, w, 0, n);
        for (int j = 0; j < n; j++) {
            if (z[j] != 0) {
                system.addColumn(j, z[j], w);
                // the system's diagonal may be perturbed
                w[j] += z[j] * (diagonal[j] - system.a[j * n + j]);
            }
        }
    }

    @Override
    public void linearize(double[] z, double epsilon) {
        int n = system.size;
        for (int i = 0; i < n; i++) {
            system.a[i * n + i] = diagonal[i] + epsilon;
        }
    }

    @Override
    public ScaledSystem system() {
        return system;
    }
}
