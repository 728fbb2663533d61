package org.signorini.analysis.check;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

import org.signorini.algebra.Vector3;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.Motion;

/**
 * The reference: Newton's and Euler's equations of every body with the constraints of every joint, dense, island by
 * island. It knows neither trees nor cut joints nor any of the kernel's recursions.
 */
final class NewtonEuler {

    private final BodyPoses poses;
    private final List<Island> islands = new ArrayList<>();
    private final List<List<Row>> rows = new ArrayList<>();
    /** Of every row, whether the formulation has it as a row too; the others are coordinates there. */
    private final List<List<Boolean>> cut = new ArrayList<>();
    private final double[] wrench;

    /** @param isCut which joints the formulation closes by constraints */
    NewtonEuler(BodyPoses poses, double t, ToDoubleFunction<AppliedWrenches.Coordinate> guess,
            java.util.function.Predicate<Joint> isCut) {
        this.poses = poses;
        Mechanism mechanism = poses.mechanism;
        wrench = AppliedWrenches.of(poses, t, guess);
        for (List<Body> bodies : Island.partition(mechanism.bodies(), mechanism.joints())) {
            List<Row> all = new ArrayList<>();
            List<Boolean> closed = new ArrayList<>();
            for (Joint joint : mechanism.joints()) {
                Body body = joint.from().body().isGround() ? joint.to().body() : joint.from().body();
                if (bodies.contains(body)) {
                    all.addAll(rows(joint, t, guess));
                    while (closed.size() < all.size()) {
                        closed.add(isCut.test(joint));
                    }
                }
            }
            islands.add(new Island(poses, bodies, all));
            rows.add(all);
            cut.add(closed);
        }
    }

    private List<Row> rows(Joint joint, double t, ToDoubleFunction<AppliedWrenches.Coordinate> guess) {
        JointGeometry geometry = new JointGeometry(poses, joint);
        List<Row> all = geometry.constraints();
        for (int i = 0; i < joint.motions().size(); i++) {
            Motion motion = joint.motions().get(i);
            all.add(geometry.coordinate(i, guess.applyAsDouble(new AppliedWrenches.Coordinate(joint, i)))
                    .following(motion.position(t), motion.velocity(t), motion.acceleration(t)));
        }
        return all;
    }

    List<Island> islands() {
        return islands;
    }

    /** Largest |φ|. */
    double error() {
        return rows.stream().flatMap(List::stream).mapToDouble(r -> Math.abs(r.error())).max().orElse(0);
    }

    double[] wrench() {
        return wrench;
    }

    /** Velocities nearest to given ones that hold all joints, as after impulses. */
    double[] hold(double[] velocity) {
        return solve(momentum(velocity), (row, isCut) -> -row.rate());
    }

    /** The same in a step that closes joints: those of points are open in the world, not in a body that turns. */
    double[] holdAndClose(double[] velocity) {
        return solve(momentum(velocity), (row, isCut) -> -row.rate() - row.swing());
    }

    /**
     * Accelerations under all forces. Rows of constraints on velocities do not know that their joints turn: they let
     * φ̈ be what it is at u̇ = 0.
     *
     * @param bias  accelerations at u̇ = 0
     * @param share of φ̈ that the formulation's rows of cut joints take away all the same
     */
    double[] accelerations(double[] bias, double share) {
        return solve(wrench, (row, isCut) -> isCut ? (1 - share) * row.times(bias) - share * row.bias() : -row.bias());
    }

    /** Jump of the velocities by impulses on the bodies, six numbers each. */
    double[] respond(double[] impulse) {
        return solve(impulse, (row, isCut) -> 0);
    }

    /** The right side of a row. */
    private interface Target {
        double of(Row row, boolean isCut);
    }

    private double[] solve(double[] momentum, Target target) {
        double[] out = new double[momentum.length];
        for (int i = 0; i < islands.size(); i++) {
            double[] g = new double[rows.get(i).size()];
            for (int k = 0; k < g.length; k++) {
                g[k] = target.of(rows.get(i).get(k), cut.get(i).get(k));
            }
            islands.get(i).solve(momentum, g, out);
        }
        return out;
    }

    private double[] momentum(double[] velocity) {
        double[] out = new double[velocity.length];
        for (Body body : poses.mechanism.bodies()) {
            int at = 6 * body.index();
            Vector3.from(velocity, at).times(body.mass().mass()).put(out, at);
            poses.inertia(body, Vector3.from(velocity, at + 3)).put(out, at + 3);
        }
        return out;
    }
}
