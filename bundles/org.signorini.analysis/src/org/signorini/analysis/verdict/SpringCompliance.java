package org.signorini.analysis.verdict;

import java.util.Arrays;
import java.util.function.Consumer;

import org.signorini.algebra.PivotedCholesky;
import org.signorini.algebra.Vectors;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.LoopProjection;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.constraint.JointCoordinate;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.force.TranslationalSpring;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.Marker;
import org.signorini.multibody.model.Mechanism;

/**
 * Relative velocity of the ends of a spring per unit impulse along it, where a mechanism starts: w = W_ss − W_sc W_cc⁻¹
 * W_cs with W = J M⁻¹Jᵀ of the spring's row s and the rows c that close loops. In minimal coordinates, whatever
 * formulation runs. O(n + c²) per spring.
 */
final class SpringCompliance {

    /** Pivots of loops below this share of their diagonal say again what others do. */
    private static final double DEPENDENT = 1e-10;
    private static final double CLOSED = 1e-9;
    private static final int ITERATIONS = 50;

    private final Dynamics dynamics;
    private final State state;
    private final Rows loops;
    private final Rows row;
    private final PivotedCholesky factor = new PivotedCholesky();
    private final double[] du;
    private final double[] across;
    private final double[] held;
    private final double[] one = {1};

    SpringCompliance(Mechanism mechanism) {
        dynamics = new Dynamics(MultibodySystem.minimal(mechanism));
        state = dynamics.system().initialState();
        if (dynamics.closures().count() > 0) {
            new LoopProjection(dynamics).closePositions(state, CLOSED, ITERATIONS);
        }
        dynamics.update(state);
        loops = dynamics.rows();
        row = dynamics.rows();
        dynamics.closures().append(state.time, loops);
        int n = loops.count();
        double[] w = new double[n * n];
        dynamics.operationalSpace(loops, w);
        factor.factor(w, n, DEPENDENT);
        du = new double[dynamics.system().tree().freedoms];
        across = new double[n];
        held = new double[n];
    }

    /** Of a coordinate of a joint, 1/kg or 1/(kg m²). */
    double of(Joint joint, int index) {
        JointCoordinate coordinate = JointCoordinate.of(dynamics.kinematics(), dynamics.system().joint(joint), index);
        coordinate.update(state.q, state.u);
        return of(rows -> coordinate.append(1, rows));
    }

    /** Along the line between two markers; zero where they meet. */
    double of(TranslationalSpring spring) {
        double[] a = point(spring.a());
        double[] line = point(spring.b());
        Vectors.addScaled(-1, a, 0, line, 0);
        double length = Vectors.norm(line, 0);
        if (length == 0) {
            return 0;
        }
        for (int i = 0; i < 3; i++) {
            line[i] /= length;
        }
        return of(rows -> rows.addPoint(spring.a().body().index(), spring.b().body().index(), a, 0, line, 0, 1));
    }

    private double[] point(Marker marker) {
        double[] p = new double[3];
        marker.frame().origin().put(p, 0);
        dynamics.bodies().point(marker.body().index(), p.clone(), 0, p, 0);
        return p;
    }

    private double of(Consumer<Rows> direction) {
        row.clear();
        direction.accept(row);
        dynamics.response(row, one, du);
        double[] own = new double[1];
        dynamics.multiply(row, du, own);
        dynamics.multiply(loops, du, across);
        System.arraycopy(across, 0, held, 0, held.length);
        factor.solve(held, 0);
        double taken = 0;
        for (int i = 0; i < held.length; i++) {
            taken += held[i] * across[i];
        }
        Arrays.fill(held, 0);
        return Math.max(0, own[0] - taken);
    }
}
