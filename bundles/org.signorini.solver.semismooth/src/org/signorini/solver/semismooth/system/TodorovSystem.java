package org.signorini.solver.semismooth.system;

import org.signorini.complementarity.FrictionProblem;

/**
 * Todorov's implicit complementarity (S0 §4, eq. 49–59): one unconstrained 𝔷 ∈ ℝ³ per contact stands for an impulse
 * F(𝔷) and a velocity ν(𝔷) = F(𝔷) + 𝔷 that obey Signorini's and Coulomb's laws exactly, so that only the linear
 * equations are left to be met:
 *
 * <pre>
 * Φ(p_b, 𝔷) = W [p_b; F(𝔷)] + b − [0; ν(𝔷)] = 0          (eq. 55, 56)
 * J = W·∂F/∂𝔷 − (∂F/∂𝔷 + I), bilateral columns W alone      (eq. 58)
 * </pre>
 *
 * 𝔷 is an impulse where the contact sticks and a velocity where it separates. So that both are of one size the
 * equations are scaled by S = √(effective mass) per contact, equally in its three rows so that cones stay cones:
 * W' = S W S has a unit diagonal, p' = p/S, v' = S v, and all is divided by max|b'|. S0 prints no such scaling: as
 * printed S = I and nothing is divided.
 *
 * <p>
 * ½‖Φ‖² has local minima where contacts wedge a body in: near p = 0 it is small, since approaching speeds are, and the
 * solution is far away at impulses a hundred times what those speeds alone would take. {@link SmoothCoulombMap} in the
 * place of {@link CoulombMap} makes a system without kinks, to lead a path there; with it comes a compliance of 1e-4 ε²
 * in every row, so that the path is a curve also where W is rank-deficient and impulses are not unique.
 */
public final class TodorovSystem implements SmoothableSystem {

    /** Compliance per ε². */
    private static final double COMPLIANCE = 1e-4;

    private final ResponseMatrix response = new ResponseMatrix();
    private final CoulombMap map = new CoulombMap();
    private final SmoothCoulombMap smooth = new SmoothCoulombMap();
    private final double[] derivative = new double[9];
    private double[] w = {};
    private double[] b = {};
    private double[] s = {};
    /** From p' to velocities; 0 in rows that nothing can move, whose impulses excuse no residual. */
    private double[] activity = {};
    private double[] impulse = {};
    private double[] impulseRate = {};
    private double[] mu = {};
    /** 0 for Coulomb's law. */
    private double epsilon;
    /** Added to the diagonal of W' where Φ is smoothed. */
    private double compliance;
    private boolean scaled = true;
    private double data;
    private double magnitude;
    private double residual;
    private int n;
    private int bilateral;

    /** Whether problems are scaled or taken in their own units; on unless said otherwise. */
    public void scaling(boolean on) {
        scaled = on;
    }

    /** Takes a problem, with its scaling. */
    public void load(FrictionProblem problem) {
        n = problem.size();
        bilateral = problem.bilateral();
        mu = problem.mu();
        epsilon = 0;
        compliance = 0;
        if (b.length < n) {
            w = new double[n * n];
            b = new double[n];
            s = new double[n];
            activity = new double[n];
            impulse = new double[n];
            impulseRate = new double[n];
        }
        response.read(problem.operator(), w);
        double largest = 0;
        for (int i = 0; i < n; i++) {
            s[i] = scaled ? Math.sqrt(problem.columnScale(i)) : 1;
            largest = Math.max(largest, s[i] * Math.abs(problem.b()[i]));
        }
        data = scaled && largest > 0 ? largest : 1;
        magnitude = problem.magnitude();
        for (int i = 0, k = 0; i < n; i++) {
            for (int j = 0; j < n; j++, k++) {
                w[k] *= s[i] * s[j];
            }
            b[i] = s[i] * problem.b()[i] / data;
        }
        for (int i = 0; i < n; i++) {
            activity[i] = response(i) > 0 ? 1 / s[i] : 0;
        }
    }

    /** The diagonal entry of a bilateral row, the trace of a contact's block. */
    private double response(int i) {
        int first = i < bilateral ? i : i - (i - bilateral) % 3;
        double sum = 0;
        for (int k = first; k < (i < bilateral ? i + 1 : first + 3); k++) {
            sum += w[k * n + k];
        }
        return sum;
    }

    /** Reconstructs 𝔷 = ν − F from impulses p and the velocities Wp + b they lead to (eq. 51). */
    public void fromImpulses(double[] p, double[] x) {
        for (int i = 0; i < n; i++) {
            impulse[i] = p[i] / (s[i] * data);
        }
        for (int i = 0; i < n; i++) {
            x[i] = i < bilateral ? impulse[i] : velocity(i) - impulse[i];
        }
    }

    /** p = F(𝔷), unscaled. */
    public void toImpulses(double[] x, double[] p) {
        evaluateImpulses(x);
        for (int i = 0; i < n; i++) {
            p[i] = impulse[i] * s[i] * data;
        }
    }

    private void evaluateImpulses(double[] x) {
        System.arraycopy(x, 0, impulse, 0, bilateral);
        for (int i = bilateral, c = 0; i < n; i += 3, c++) {
            if (epsilon > 0) {
                smooth.impulse(mu[c], x, impulse, i);
            } else {
                map.impulse(mu[c], x, impulse, i);
            }
        }
    }

    @Override
    public void smooth(double value) {
        epsilon = value;
        compliance = COMPLIANCE * value * value;
        smooth.smooth(value);
    }

    /** (W + δI)·∂F/∂ε + F ∂δ/∂ε − ∂F/∂ε with the compliance δ; bilateral rows without the last. */
    @Override
    public void smoothingRate(double[] x, double[] rate) {
        for (int i = bilateral, c = 0; i < n; i += 3, c++) {
            smooth.rate(mu[c], x, impulseRate, i);
        }
        for (int i = 0, row = 0; i < n; i++, row += n) {
            double sum = 2 * COMPLIANCE * epsilon * impulse[i]
                    + (i < bilateral ? 0 : (compliance - 1) * impulseRate[i]);
            for (int j = bilateral; j < n; j++) {
                sum += w[row + j] * impulseRate[j];
            }
            rate[i] = sum;
        }
    }

    @Override
    public void squaredSizes(double[] x, double[] squares) {
        double least = epsilon * epsilon;
        for (int i = 0; i < bilateral; i++) {
            squares[i] = least + x[i] * x[i];
        }
        for (int i = bilateral; i < n; i += 3) {
            squares[i] = least + x[i] * x[i] + x[i + 1] * x[i + 1] + x[i + 2] * x[i + 2];
            squares[i + 1] = squares[i];
            squares[i + 2] = squares[i];
        }
    }

    /** Row i of W'p' + b'. */
    private double velocity(int i) {
        double even = b[i];
        double odd = 0;
        int row = i * n;
        int j = 0;
        for (; j + 1 < n; j += 2) {
            even += w[row + j] * impulse[j];
            odd += w[row + j + 1] * impulse[j + 1];
        }
        return (j < n ? even + w[row + j] * impulse[j] : even) + odd;
    }

    @Override
    public int size() {
        return n;
    }

    @Override
    public void value(double[] x, double[] phi) {
        evaluateImpulses(x);
        double largest = 0;
        for (int i = 0; i < n; i++) {
            phi[i] = (i < bilateral ? velocity(i) : velocity(i) - (impulse[i] + x[i])) + compliance * impulse[i];
            largest = Math.max(largest, Math.abs(impulse[i] * activity[i]));
        }
        double worst = natural(phi);
        residual = NaturalResidual.relative(worst, magnitude / data, largest);
    }

    /**
     * Bounds the natural map in the certificate's units: F(𝔷) solves the problem whose velocities are ν(𝔷), and the
     * projection of the natural map does not lengthen their difference Φ, nor De Saxcé's μ‖v_t‖ by more than μ‖Φ_t‖.
     */
    private double natural(double[] phi) {
        double worst = 0;
        for (int i = 0; i < bilateral; i++) {
            worst = Math.max(worst, Math.abs(phi[i]) / s[i]);
        }
        for (int i = bilateral, c = 0; i < n; i += 3, c++) {
            double tangential = phi[i + 1] * phi[i + 1] + phi[i + 2] * phi[i + 2];
            double bound = Math.sqrt(phi[i] * phi[i] + tangential) + mu[c] * Math.sqrt(tangential);
            worst = Math.max(worst, bound / s[i]);
        }
        return worst;
    }

    @Override
    public void jacobian(double[] x, double[] jacobian) {
        for (int i = 0; i < n; i++) {
            System.arraycopy(w, i * n, jacobian, i * n, bilateral);
        }
        for (int i = 0; i < bilateral; i++) {
            jacobian[i * n + i] += compliance;
        }
        double[] d = derivative;
        for (int c = 0, col = bilateral; col < n; c++, col += 3) {
            if (epsilon > 0) {
                smooth.derivative(mu[c], x, col, d);
            } else {
                map.derivative(mu[c], x, col, d);
            }
            for (int k = col, end = n * n; k < end; k += n) {
                double wn = w[k];
                double w1 = w[k + 1];
                double w2 = w[k + 2];
                jacobian[k] = wn * d[0] + w1 * d[3] + w2 * d[6];
                jacobian[k + 1] = w1 * d[4] + w2 * d[7];
                jacobian[k + 2] = w1 * d[5] + w2 * d[8];
            }
            for (int r = 0; r < 3; r++) {
                int k = (col + r) * n + col;
                for (int j = 0; j < 3; j++) {
                    jacobian[k + j] -= (1 - compliance) * d[3 * r + j] + (r == j ? 1 : 0);
                }
            }
        }
    }

    @Override
    public double residual() {
        return residual;
    }
}
