package org.signorini.formulation.ce.loop;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.signorini.algebra.Vectors;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.constraint.ClosureRank;
import org.signorini.multibody.constraint.ClosureRows;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.dynamics.DynamicsException;
import org.signorini.multibody.kinematics.Configuration;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.topology.Tree;

/**
 * All loops of a mechanism, kept closed: coordinates by Newton's method on φ(q) = 0 with steps of the shortest way,
 * dependent velocities from independent ones. A scheme leaves the loops by an error of second or third order in its
 * step, so that one to three iterations end at round-off, and no error ever adds up. O(n) per iteration for loops of
 * bounded size; what a loop costs grows with the cube of its rank.
 */
public final class Loops {

    /** Errors, per size of the loop, at which it is closed; of the order of round-off. */
    private static final double CLOSED = 4e-15;
    /** Errors at which iterations that make no more progress are accepted. */
    private static final double SETTLED = 1e-11;
    /** Errors of rows that should follow from others. */
    private static final double CONSISTENT = 1e-8;
    /** Errors from which Newton's method does not come back. */
    private static final double FAR = 1e3;
    private static final int ITERATIONS = 20;
    /** How far to look around a start, rad or sizes of the loop. */
    private static final double NEARBY = 1e-3;

    private final Tree tree;
    private final Kinematics kinematics;
    private final ClosureRows closures;
    private final Configuration configuration;
    private final Rows rows;
    private final ClosureRank rank;
    private final Loop[] loops;
    /** The loop of each cluster, or null. */
    private final Loop[] ofCluster;
    private final double[] change;
    private final double[] residual;
    private final double[] motion;
    private boolean moved;

    /**
     * @param dynamics at the configuration where the mechanism starts
     * @param singular share of the largest pivot below which a closure is singular
     */
    public Loops(Dynamics dynamics, Aggregation clusters, double singular) {
        tree = dynamics.system().tree();
        kinematics = dynamics.kinematics();
        closures = dynamics.closures();
        configuration = dynamics.system().configuration();
        rows = dynamics.rows();
        rank = new ClosureRank(kinematics, closures);
        ofCluster = new Loop[clusters.count];
        loops = build(clusters, singular);
        change = new double[tree.freedoms];
        residual = new double[closures.count()];
        motion = new double[6 * (tree.nodes + 1)];
    }

    private Loop[] build(Aggregation clusters, double singular) {
        List<List<Integer>> closing = new ArrayList<>();
        for (int c = 0; c < clusters.count; c++) {
            closing.add(new ArrayList<>());
        }
        for (int i = 0; i < tree.closures.size(); i++) {
            int a = tree.closures.get(i).nodeA();
            int b = tree.closures.get(i).nodeB();
            // a joint between bodies that are welded together closes nothing
            if (a != b) {
                closing.get(clusters.cluster[a == clusters.ancestor[i] ? b : a]).add(i);
            }
        }
        int[] column = new int[tree.freedoms];
        Arrays.fill(column, -1);
        List<Loop> found = new ArrayList<>();
        for (int c = 0; c < clusters.count; c++) {
            if (clusters.isLoop[c]) {
                for (int i = clusters.firstFreedom[c]; i < clusters.firstFreedom[c + 1]; i++) {
                    column[clusters.freedoms[i]] = i - clusters.firstFreedom[c];
                }
                int[] inside = closing.get(c).stream().mapToInt(Integer::intValue).toArray();
                ofCluster[c] = loop(clusters, c, inside, column, singular);
                found.add(ofCluster[c]);
            }
        }
        return found.toArray(Loop[]::new);
    }

    private Loop loop(Aggregation clusters, int c, int[] inside, int[] column, double singular) {
        int[] rowsOf = IntStream.of(inside).flatMap(i -> IntStream.range(closures.firstRow(i),
                closures.firstRow(i + 1))).toArray();
        int[] freedoms = Arrays.copyOfRange(clusters.freedoms, clusters.firstFreedom[c], clusters.firstFreedom[c + 1]);
        return new Loop(kinematics, inside, clusters.ancestor, rowsOf, freedoms, column, size(clusters, c, inside),
                singular);
    }

    /** Longest distance between neighbouring joints; 1 where there is none. */
    private double size(Aggregation clusters, int c, int[] inside) {
        double most = 0;
        for (int i = clusters.firstNode[c]; i < clusters.firstNode[c + 1]; i++) {
            most = Math.max(most, Vectors.norm(kinematics.r_PN, 3 * clusters.nodes[i]));
        }
        for (int i : inside) {
            most = Math.max(most, Vectors.norm(tree.closures.get(i).x_AF(), 9));
            most = Math.max(most, Vectors.norm(tree.closures.get(i).x_BM(), 9));
        }
        return most > 0 ? most : 1;
    }

    public boolean isEmpty() {
        return tree.closures.isEmpty();
    }

    /** The loop that a cluster is, or null. */
    public Loop ofCluster(int c) {
        return ofCluster[c];
    }

    public List<Loop> all() {
        return List.of(loops);
    }

    /** Evaluates all closures at the kinematics' positions. */
    void evaluate(double t) {
        rows.clear();
        closures.append(t, rows);
        boolean looked = false;
        for (Loop loop : loops) {
            loop.evaluate(rows);
            if (loop.isFaint()) {
                if (!looked) {
                    rank.look(rows);
                    looked = true;
                }
                loop.clearBlocked(rank);
            }
        }
    }

    /** Chooses all partitions anew at the kinematics' positions. */
    public void begin(double t) {
        evaluate(t);
        for (Loop loop : loops) {
            loop.begin();
        }
    }

    /**
     * A loop that is singular at a closed configuration, or null. There, moving a little along an independent velocity
     * and closing the rows that seemed enough either does not close the others, or finds more of them independent. The
     * kinematics, and all partitions, have to be set again.
     */
    public Loop singularAt(double[] q, double t) {
        double[] near = q.clone();
        int most = 0;
        for (Loop loop : loops) {
            most = Math.max(most, loop.independents());
        }
        for (int j = 0; j < most; j++) {
            kinematics.positions(q);
            begin(t);
            Arrays.fill(change, 0);
            for (Loop loop : loops) {
                if (j < loop.independents()) {
                    loop.addMotion(j, NEARBY, change);
                }
            }
            configuration.advance(q, change, 1, near);
            kinematics.positions(near);
            evaluate(t);
            Loop open = solve(near, t);
            if (open != null) {
                return open;
            }
            for (Loop loop : loops) {
                if (!(loop.largest(rows, rows.error, false) <= CONSISTENT) || loop.rankHere() > loop.rank()) {
                    return loop;
                }
            }
        }
        return null;
    }

    /**
     * Moves q by the shortest way to where the loops are closed, and the kinematics with it.
     *
     * @throws DynamicsException naming the joints of a loop that is singular or does not close
     */
    public void close(double[] q, double[] u, double t) {
        evaluate(t);
        for (Loop loop : loops) {
            loop.follow();
        }
        Loop open = solve(q, t);
        if (open != null) {
            throw new DynamicsException(open.name() + " cannot be closed after this step; take shorter steps");
        }
        if (moved) {
            kinematics.velocities(u);
            // once more for φ̈ at these velocities
            rows.clear();
            closures.append(t, rows);
        }
        for (Loop loop : loops) {
            loop.factor();
            if (!(loop.largest(rows, rows.error, false) <= CONSISTENT)) {
                throw new DynamicsException(loop.name() + " does not close with the joints it has: its closures"
                        + " contradict each other");
            }
        }
    }

    /** Newton's method on the rows chosen as independent, from rows evaluated; a loop that stays open, or null. */
    private Loop solve(double[] q, double t) {
        moved = false;
        double before = Double.POSITIVE_INFINITY;
        for (int i = 0;; i++) {
            double error = 0;
            Loop worst = null;
            for (Loop loop : loops) {
                double open = loop.largest(rows, rows.error, true) / (1 + loop.distance());
                if (!(open <= error)) {
                    error = open;
                    worst = loop;
                }
            }
            if (error <= CLOSED || error <= SETTLED && error > 0.5 * before) {
                return null;
            }
            if (i == ITERATIONS || !(error < FAR)) {
                return worst;
            }
            before = error;
            Arrays.fill(change, 0);
            for (Loop loop : loops) {
                loop.addClosing(rows, change);
            }
            configuration.advance(q, change, 1, q);
            kinematics.positions(q);
            evaluate(t);
            moved = true;
        }
    }

    /** change −= G_d⁻¹ ofRow in all loops, one number per row of all closures. */
    private void addDependents(double[] ofRow, double[] out) {
        for (Loop loop : loops) {
            loop.addDependents(rows, ofRow, out);
        }
    }

    /**
     * out += what dependent velocities of u lack, so that G u + ∂φ/∂t = 0 not here but where u takes the mechanism in a
     * time: φ̇ = −time · φ̈ with φ̈ at the velocities of the kinematics and no accelerations.
     */
    public void addMissing(double[] u, double time, double[] out) {
        kinematics.motion(u, motion);
        rows.multiply(motion, residual);
        for (int i = 0; i < residual.length; i++) {
            residual[i] += rows.rate[i] + time * rows.bias[i];
        }
        addDependents(residual, out);
    }

    /** out += the displacement of dependent coordinates that takes the errors to zero, to first order. */
    public void addClosing(double[] out) {
        addDependents(rows.error, out);
    }

    /** Largest error of a closure at the last evaluation, metres or radians. */
    public double error() {
        double most = 0;
        for (int i = 0; i < rows.count(); i++) {
            most = Math.max(most, Math.abs(rows.error[i]));
        }
        return most;
    }
}
