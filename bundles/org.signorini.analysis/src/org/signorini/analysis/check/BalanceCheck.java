package org.signorini.analysis.check;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

import org.signorini.multibody.model.Body;

/**
 * Whether answers of a formulation satisfy M V + Gᵀλ = P and G V = g for some λ, for many jointed bodies, without
 * solving for V: rows one by one, and P − M V group by group of {@link LoopGroups} from the last to the first, where
 * every group hands to the next what its bridge must bear. What no joint bears is an error, beside the forces that
 * balance there and a share of the largest anywhere. O(bodies + Σ (6 bodies in loops)³).
 */
final class BalanceCheck {

    /** Share of what free bodies would do below which differences do not matter: there forces and joints cancel. */
    static final double CANCELLED = 1e-4;
    /** The same of an impulse: most of it ends in bodies nearby, and what is far moves by rounding. */
    static final double FADED = 0.1;

    private final BodyPoses poses;
    private final List<Body> bodies;
    private final List<JointRows> joints;
    private final List<GroupBalance> groups = new ArrayList<>();
    private final double length;

    BalanceCheck(BodyPoses poses, List<Body> bodies, List<JointRows> joints) {
        this.poses = poses;
        this.bodies = bodies;
        this.joints = joints;
        length = Island.length(joints.stream().flatMap(j -> j.rows().stream()).toList());
    }

    /** The most bodies that loops hold together. */
    int prepare(int most) {
        int largest = 0;
        List<LoopGroups.Group> found = LoopGroups.of(bodies, joints);
        for (LoopGroups.Group group : found) {
            largest = Math.max(largest, group.bodies().size());
        }
        for (LoopGroups.Group group : largest > most ? List.<LoopGroups.Group>of() : found) {
            if (!group.bodies().isEmpty()) {
                groups.add(new GroupBalance(group));
            }
        }
        return largest;
    }

    /** Of the heaviest body and the lightest that has mass. */
    double massRatio() {
        double most = bodies.stream().mapToDouble(body -> body.mass().mass()).max().orElse(1);
        double least = bodies.stream().mapToDouble(body -> body.mass().mass()).filter(m -> m > 0).min().orElse(most);
        return most > 0 ? most / least : 1;
    }

    List<JointRows> joints() {
        return joints;
    }

    /**
     * Compares an answer.
     *
     * @param velocity V
     * @param momentum P
     * @param target   g of a row
     * @param free     velocities of bodies without joints
     * @param share    of these and of the largest force, below which differences do not matter
     */
    void compare(String what, double[] velocity, double[] momentum, double[] free, double share, Target target,
            Comparison into) {
        double size = 0;
        for (Body body : bodies) {
            for (int k = 0; k < 6; k++) {
                int i = 6 * body.index() + k;
                size = Math.max(size, Math.max(Math.abs(velocity[i]), share * Math.abs(free[i]))
                        * (k < 3 ? 1 : length));
            }
        }
        for (JointRows joint : joints) {
            for (Row row : joint.rows()) {
                into.compare(what + " between the bodies", joint.joint().toString(), row.times(velocity),
                        target.of(row, joint.isCut()), size * row.size(length));
            }
        }
        balance(what, velocity, momentum, free, share, into);
    }

    /** The right side of a row. */
    interface Target {
        double of(Row row, boolean isCut);
    }

    private void balance(String what, double[] velocity, double[] momentum, double[] free, double share,
            Comparison into) {
        double[] answer = poses.momentum(velocity);
        double[] floor = poses.momentum(free);
        double[] wrench = new double[momentum.length];
        for (int i = 0; i < wrench.length; i++) {
            wrench[i] = momentum[i] - answer[i];
        }
        double largest = 0;
        for (Body body : bodies) {
            for (int k = 0; k < 6; k++) {
                int i = 6 * body.index() + k;
                largest = Math.max(largest,
                        Math.max(Math.abs(momentum[i]), Math.abs(answer[i])) / (k < 3 ? 1 : length));
            }
        }
        // largest force that takes part beyond and at a body
        double[] carried = new double[poses.center.length];
        for (int g = groups.size() - 1; g >= 0; g--) {
            GroupBalance group = groups.get(g);
            double scale = share * largest;
            for (Body body : group.bodies()) {
                scale = Math.max(scale, carried[body.index()]);
                for (int k = 0; k < 6; k++) {
                    int i = 6 * body.index() + k;
                    double most = Math.max(Math.max(Math.abs(momentum[i]), Math.abs(answer[i])),
                            Math.max(Math.abs(wrench[i]), share * Math.abs(floor[i])));
                    scale = Math.max(scale, most / group.scale(k));
                }
            }
            group.carry(wrench);
            carried[group.beyond()] = Math.max(carried[group.beyond()], scale);
            for (Body body : group.bodies()) {
                for (int k = 0; k < 6; k++) {
                    int i = 6 * body.index() + k;
                    into.compare((k < 3 ? "the force" : "the moment") + " that " + what.replace("the ", "the jump of ")
                            + " takes along " + "xyz".charAt(k % 3), body.toString(), answer[i], answer[i] + wrench[i],
                            scale * group.scale(k));
                }
            }
        }
    }

    /** Sum over all rows, for whoever measures how much of something the answer has. */
    double sum(ToDoubleFunction<Row> value) {
        double sum = 0;
        for (JointRows joint : joints) {
            for (Row row : joint.rows()) {
                sum += value.applyAsDouble(row);
            }
        }
        return sum;
    }
}
