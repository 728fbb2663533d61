package org.signorini.solver.semismooth.linear;

/**
 * The search direction H⁻¹B of S0 §5.2, least squares with H = [J; √λ I] and B = [−φ; 0]. With the λ = 1e-16 of S0 it
 * is Newton's direction −J⁻¹φ to more digits than matter wherever J is far from singular; there J is LU-factorized,
 * which takes a third of the operations of {@link StackedQr}. The pivots tell; where they do not vouch for J, or more
 * damping is asked for, the stacked matrix is reflected.
 */
public final class StackedDirection {

    /** Pivot ratio above which damping of less than its square times 1e-2 is below what a direction needs to be. */
    private static final double WELL_CONDITIONED = 1e-5;

    private final DenseLu lu = new DenseLu();
    private final StackedQr qr = new StackedQr();

    /** Computes Δ; J is n×n, row-major. */
    public void solve(double[] jacobian, double[] phi, double lambda, int n, double[] step) {
        if (lambda <= 1e-2 * WELL_CONDITIONED * WELL_CONDITIONED
                && lu.factorize(jacobian, n) > WELL_CONDITIONED) {
            for (int i = 0; i < n; i++) {
                step[i] = -phi[i];
            }
            lu.solve(step);
        } else {
            qr.solve(jacobian, phi, lambda, n, step);
        }
    }
}
