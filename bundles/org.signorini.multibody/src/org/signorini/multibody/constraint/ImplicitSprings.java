package org.signorini.multibody.constraint;

import java.util.ArrayList;
import java.util.List;

import org.signorini.multibody.Dynamics;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.force.ForceElement;
import org.signorini.multibody.force.JointSpring;
import org.signorini.multibody.model.Joint;

/**
 * Springs and dampers on joints taken implicitly. In absolute coordinates M + hθC + h²θ²K is no longer block
 * diagonal, but a spring along the row J_s of a joint's coordinate is a bilateral row that yields: its impulse beyond
 * that of the explicit forces is r = −h²θk J_s u⁻ − a J_s Δ with a = hθ(c + hθk), so that
 *
 * <pre>
 * −J_s Δ − r/a = (h²θk/a) J_s u⁻.
 * </pre>
 *
 * Rows of springs are not counted in n_b. Springs on prescribed coordinates do nothing and are left out.
 */
public final class ImplicitSprings {

    /** All springs on one coordinate of a joint. */
    private static final class Spring {
        final Joint joint;
        final int index;
        final JointCoordinate coordinate;
        double stiffness;
        double damping;

        Spring(Joint joint, int index, JointCoordinate coordinate) {
            this.joint = joint;
            this.index = index;
            this.coordinate = coordinate;
        }
    }

    private final List<Spring> springs = new ArrayList<>();
    private double h;
    private double theta;

    public ImplicitSprings(Dynamics dynamics) {
        MultibodySystem system = dynamics.system();
        for (ForceElement element : system.mechanism().forces()) {
            if (element instanceof JointSpring spring && !spring.joint().isPrescribed()) {
                Spring at = find(spring);
                if (at == null) {
                    at = new Spring(spring.joint(), spring.coordinate(), JointCoordinate.of(dynamics.kinematics(),
                            system.joint(spring.joint()), spring.coordinate()));
                    springs.add(at);
                }
                at.stiffness += spring.stiffness();
                at.damping += spring.damping();
            }
        }
    }

    private Spring find(JointSpring spring) {
        return springs.stream().filter(s -> s.joint == spring.joint() && s.index == spring.coordinate()).findFirst()
                .orElse(null);
    }

    public int count() {
        return springs.size();
    }

    public Joint joint(int i) {
        return springs.get(i).joint;
    }

    /** Appends one row per spring. */
    public void append(double[] q, double[] u, Rows rows) {
        for (int i = 0; i < springs.size(); i++) {
            springs.get(i).coordinate.update(q, u);
            springs.get(i).coordinate.append(1, rows);
        }
    }

    /**
     * Sets the step.
     *
     * @return whether the matrix changes by it
     */
    public boolean step(double length, double share) {
        boolean changes = !springs.isEmpty() && (length != h || share != theta);
        h = length;
        theta = share;
        return changes;
    }

    /** a; zero where the spring is explicit. */
    public double weight(int i) {
        return h * theta * (springs.get(i).damping + h * theta * springs.get(i).stiffness);
    }

    /** h²θk/a. */
    public double lag(int i) {
        return h * h * theta * springs.get(i).stiffness / weight(i);
    }
}
