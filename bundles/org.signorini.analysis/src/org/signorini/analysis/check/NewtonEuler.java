package org.signorini.analysis.check;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.Motion;

/**
 * The reference: Newton's and Euler's equations of every body with the constraints of every joint, dense, island by
 * island, where islands are small; of large ones answers are checked, not computed ({@link BalanceCheck}). It knows
 * neither trees nor cut joints nor any of the kernel's recursions.
 */
final class NewtonEuler {

    private final BodyPoses poses;
    private final List<Island> islands = new ArrayList<>();
    /** Of the islands. */
    private final List<List<JointRows>> joints = new ArrayList<>();
    private final List<BalanceCheck> large = new ArrayList<>();
    private final boolean[] isLarge;
    private final double[] wrench;

    /**
     * @param isCut which joints the formulation closes by constraints
     * @param most  number of bodies up to which an island is solved
     */
    NewtonEuler(BodyPoses poses, double t, ToDoubleFunction<AppliedWrenches.Coordinate> guess,
            Predicate<Joint> isCut, int most) {
        this.poses = poses;
        Mechanism mechanism = poses.mechanism;
        wrench = AppliedWrenches.of(poses, t, guess);
        isLarge = new boolean[mechanism.bodies().size()];
        List<List<Body>> partition = Island.partition(mechanism.bodies(), mechanism.joints());
        int[] island = new int[mechanism.bodies().size()];
        List<List<JointRows>> all = new ArrayList<>();
        for (List<Body> bodies : partition) {
            bodies.forEach(body -> island[body.index()] = all.size());
            all.add(new ArrayList<>());
        }
        for (Joint joint : mechanism.joints()) {
            Body body = joint.from().body().isGround() ? joint.to().body() : joint.from().body();
            if (!body.isGround()) {
                all.get(island[body.index()]).add(new JointRows(joint, rows(joint, t, guess), isCut.test(joint)));
            }
        }
        for (int i = 0; i < partition.size(); i++) {
            List<Body> bodies = partition.get(i);
            if (bodies.size() > most) {
                large.add(new BalanceCheck(poses, bodies, all.get(i)));
                bodies.forEach(body -> isLarge[body.index()] = true);
            } else {
                islands.add(new Island(poses, bodies, all.get(i).stream().flatMap(j -> j.rows().stream()).toList()));
                joints.add(all.get(i));
            }
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

    /** Islands whose answers are not computed. */
    List<BalanceCheck> large() {
        return large;
    }

    boolean isLarge(Body body) {
        return isLarge[body.index()];
    }

    /** Largest |φ|. */
    double error() {
        return Stream.concat(joints.stream().flatMap(List::stream), large.stream().flatMap(l -> l.joints().stream()))
                .flatMap(j -> j.rows().stream()).mapToDouble(r -> Math.abs(r.error())).max().orElse(0);
    }

    double[] wrench() {
        return wrench;
    }

    /** Velocities nearest to given ones that hold all joints, as after impulses. */
    double[] hold(double[] velocity) {
        return solve(poses.momentum(velocity), (row, isCut) -> -row.rate());
    }

    /** The same in a step that closes joints: those of points are open in the world, not in a body that turns. */
    double[] holdAndClose(double[] velocity) {
        return solve(poses.momentum(velocity), (row, isCut) -> -row.rate() - row.swing());
    }

    /**
     * Accelerations under all forces. Rows of constraints on velocities do not know that their joints turn: they let
     * φ̈ be what it is at u̇ = 0.
     *
     * @param bias  accelerations at u̇ = 0
     * @param share of φ̈ that the formulation's rows of cut joints take away all the same
     */
    double[] accelerations(double[] bias, double share) {
        return solve(wrench, turning(bias, share));
    }

    /** What rows ask of accelerations, see {@link #accelerations}. */
    static BalanceCheck.Target turning(double[] bias, double share) {
        return (row, isCut) -> isCut ? (1 - share) * row.times(bias) - share * row.bias() : -row.bias();
    }

    /** Jump of the velocities by impulses on the bodies, six numbers each. */
    double[] respond(double[] impulse) {
        return solve(impulse, (row, isCut) -> 0);
    }

    private double[] solve(double[] momentum, BalanceCheck.Target target) {
        double[] out = new double[momentum.length];
        for (int i = 0; i < islands.size(); i++) {
            double[] g = joints.get(i).stream()
                    .flatMapToDouble(j -> j.rows().stream().mapToDouble(row -> target.of(row, j.isCut()))).toArray();
            islands.get(i).solve(momentum, g, out);
        }
        return out;
    }
}
