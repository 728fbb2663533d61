package org.signorini.solver.conic.newton;

import org.signorini.solver.conic.block.Block3;
import org.signorini.solver.conic.block.ContactSystem;

/**
 * Follows the {@linkplain PathPoint central path} from its start at τ = 1 towards a solution at τ = 0, by predictor and
 * corrector (for the cone's algebra: Andersen, Roos &amp; Terlaky 2003; for friction: Acary, Armand, Nguyen &amp;
 * Shpakovych 2023; for paths that turn back: Allgower &amp; Georg 1990, ch. 2 and 6).
 *
 * <p>
 * For a CCP τ falls all the way. Coulomb's law is not associated, and in piles at rest its path has folds, where
 * interior-point methods stop: τ must rise for a while. So the path is followed by its length, corrected at right
 * angles to itself, and the sign of the linearization's determinant, compared with that at the start, says which way is
 * forward. Each step costs one to five factorizations of a matrix with Ŵ's pattern; ten steps suffice where there is no
 * fold, hundreds may be needed where there are many.
 */
final class CentralPath {

    private static final double FIRST_LENGTH = 0.8;
    private static final double CENTRALITY_TOLERANCE = 1;
    private static final double MOTION_TOLERANCE = 0.2;
    private static final double FAR = 20;
    private static final int TRIES = 30;
    private static final int CORRECTIONS = 6;
    private static final int CUTS = 4;

    private final PathEquations equations = new PathEquations();
    private final PathPoint base = new PathPoint();
    private final PathPoint point = new PathPoint();
    private final PathPoint before = new PathPoint();
    private ContactSystem system;
    private int rows;
    private int first;
    private double pathLength;
    private double sign;
    private int orientation = 1;

    // at the base: tangent per falling τ, curvature, correction at right angles, and the covector of the way forward
    private double[] yt = {};
    private double[] zt = {};
    private double[] tangentP = {};
    private double[] tangentU = {};
    private double[] curveP = {};
    private double[] curveU = {};
    private double[] stepP = {};
    private double[] stepU = {};
    private double[] correctP = {};
    private double[] correctU = {};
    private double[] covectorP = {};
    private double[] covectorU = {};
    private double covectorTau;
    private double correctTau;

    /** Impulses p̂ of the last point reached; inside their cones. */
    double[] p() {
        return base.p;
    }

    /** Ŵp̂ + b̂. */
    double[] v() {
        return base.v;
    }

    /** Begins at p = u = e times the size of the data. */
    void start(ContactSystem contactSystem) {
        system = contactSystem;
        rows = 3 * system.nodes();
        first = 3 * system.groups();
        pathLength = FIRST_LENGTH;
        reshape();
        equations.start(system);
        base.start(system);
        orientation = 1;
        point.share(base);
        before.share(base);
    }

    /**
     * Begins above p and v instead, {@code inside} times the size of the data inside the cones, and forward is where τ
     * falls first. Nearer to a solution there are more folds, not fewer: less than 1 does not pay.
     */
    void startNear(ContactSystem contactSystem, double[] p, double[] v, double inside) {
        start(contactSystem);
        base.startNear(p, v, inside * inside * base.nu0());
        point.share(base);
        before.share(base);
        orientation = equations.factorize(base) ? equations.sign() : 1;
    }

    private void reshape() {
        if (yt.length < rows) {
            yt = new double[rows];
            zt = new double[rows];
            tangentP = new double[rows];
            tangentU = new double[rows];
            curveP = new double[rows];
            curveU = new double[rows];
            stepP = new double[rows];
            stepU = new double[rows];
            correctP = new double[rows];
            correctU = new double[rows];
            covectorP = new double[rows];
            covectorU = new double[rows];
        }
    }

    /** Takes a step; false if none is possible from here. */
    boolean step() {
        if (!equations.factorize(base)) {
            return false;
        }
        sign = orientation * equations.sign();
        equations.tangent();
        System.arraycopy(equations.y, 0, yt, 0, rows);
        System.arraycopy(equations.z, 0, zt, 0, rows);
        System.arraycopy(equations.dp, 0, tangentP, 0, rows);
        System.arraycopy(equations.du, 0, tangentU, 0, rows);
        equations.curvature(yt, zt);
        System.arraycopy(equations.dp, 0, curveP, 0, rows);
        System.arraycopy(equations.du, 0, curveU, 0, rows);
        double unit = lengthPerTau();
        covector();
        equations.correction();
        correctTau = straighten(tangentP, tangentU, correctP, correctU);
        double h = pathLength / unit;
        for (int k = 0; k < TRIES; k++) {
            h = sign > 0 ? Math.min(h, 0.99 * base.tau) : h;
            int corrections = predict(h, k % 3 == 0 ? 1 : k % 3 == 1 ? 0.3 : 0) ? correct() : -1;
            if (corrections >= 0) {
                pathLength = h * unit * (corrections <= 1 ? 2 : corrections == 2 ? 1.2 : 0.7);
                base.copy(point);
                return true;
            }
            h *= k % 3 == 2 ? 0.4 : 1;
        }
        return false;
    }

    /** Length of the path per unit of τ, in relative changes per contact. */
    private double lengthPerTau() {
        int contacts = system.nodes() - system.groups();
        double sum = contacts / (base.tau * base.tau);
        for (int i = first; i < rows; i++) {
            sum += (yt[i] * yt[i] + zt[i] * zt[i]) / base.nu();
        }
        return Math.sqrt(sum / contacts);
    }

    /** Inner product with the way forward, in the metric of the scaling at the base. */
    private void covector() {
        NesterovTodd scaling = equations.scaling();
        double factor = sign / base.nu();
        for (int node = system.groups(), i = first; node < system.nodes(); node++, i += 3) {
            Block3.transposedProduct(scaling.inverse(), 9 * node, yt, i, covectorP, i);
            Block3.product(scaling.t(), 9 * node, zt, i, covectorU, i);
            for (int q = i; q < i + 3; q++) {
                covectorP[q] *= factor;
                covectorU[q] *= factor;
            }
        }
        covectorTau = -sign * (system.nodes() - system.groups()) / (base.tau * base.tau);
    }

    /** Takes from the correction in hand its part along the path; returns by how much τ changes for that. */
    private double straighten(double[] alongP, double[] alongU, double[] outP, double[] outU) {
        double correction = 0;
        double along = -covectorTau;
        for (int i = first; i < rows; i++) {
            correction += covectorP[i] * equations.dp[i] + covectorU[i] * equations.du[i];
            along += covectorP[i] * alongP[i] + covectorU[i] * alongU[i];
        }
        double share = correction / along;
        for (int i = 0; i < rows; i++) {
            outP[i] = equations.dp[i] - share * alongP[i];
            outU[i] = equations.du[i] - share * alongU[i];
        }
        return share;
    }

    /** Moves the point ahead by h and the base's correction; whether it is near enough to be corrected. */
    private boolean predict(double h, double correction) {
        for (int i = 0; i < rows; i++) {
            stepP[i] = correction * correctP[i] + h * (sign * tangentP[i] + h * curveP[i]);
            stepU[i] = correction * correctU[i] + h * (sign * tangentU[i] + h * curveU[i]);
        }
        point.move(base, 1, stepP, stepU, correction * correctTau - sign * h);
        if (!(point.tau > 0) || point.centralityError() > FAR) {
            return false;
        }
        point.evaluate();
        return point.motionError() <= 1;
    }

    /** Damped Newton steps back to the path, at right angles to the way; how many, or −1 if they do not lead there. */
    private int correct() {
        double error = relativeError();
        for (int k = 0; k <= CORRECTIONS; k++) {
            if (error <= 1) {
                return k;
            }
            if (k == CORRECTIONS || !equations.factorize(point)) {
                return -1;
            }
            equations.correction();
            System.arraycopy(equations.dp, 0, stepP, 0, rows);
            System.arraycopy(equations.du, 0, stepU, 0, rows);
            double dTau = acrossThePath();
            double share = point.reach(stepP, stepU);
            if (point.tau + share * dTau <= 0.05 * point.tau) {
                share = -0.9 * point.tau / dTau;
            }
            before.copy(point);
            double allowed = (k == 0 ? 1.5 : 0.9) * error;
            error = Double.POSITIVE_INFINITY;
            for (int cut = 0; cut < CUTS && error >= allowed; cut++, share *= 0.5) {
                point.move(before, share, stepP, stepU, dTau);
                point.evaluate();
                error = relativeError();
            }
            if (error >= allowed) {
                return -1;
            }
        }
        return -1;
    }

    /** Makes the step in hand one across the path, with the tangent at the point itself. */
    private double acrossThePath() {
        equations.tangent();
        double correction = 0;
        double along = -covectorTau;
        for (int i = first; i < rows; i++) {
            correction += covectorP[i] * stepP[i] + covectorU[i] * stepU[i];
            along += covectorP[i] * equations.dp[i] + covectorU[i] * equations.du[i];
        }
        double share = correction / along;
        for (int i = 0; i < rows; i++) {
            stepP[i] -= share * equations.dp[i];
            stepU[i] -= share * equations.du[i];
        }
        return share;
    }

    private double relativeError() {
        return Math.max(point.centralityError() / CENTRALITY_TOLERANCE, point.motionError() / MOTION_TOLERANCE);
    }
}
