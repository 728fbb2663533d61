package org.signorini.analysis.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

import org.signorini.multibody.Dynamics;
import org.signorini.multibody.State;
import org.signorini.multibody.constraint.JointCoordinate;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.topology.JointAddress;
import org.signorini.simulation.Formulation;
import org.signorini.simulation.Response;

/**
 * Compares a formulation with an independent one, at a state: the velocities and accelerations of a step without
 * contacts, how it answers impulses on every freedom with its loops held, and how contact velocities respond to unit
 * impulses on the bodies that may touch and on joint limits. The reference are Newton's and Euler's equations in
 * absolute coordinates with the constraints of every joint, solved densely ({@link NewtonEuler}); it shares with the
 * formulation the mechanism's data and the poses of bodies, whose joints it finds closed or not.
 *
 * <p>
 * A free step of length h from velocities u⁻ is A + h B + C/h: what holds the joints, accelerations, and what closes
 * joints that are open, of which formulations take a share of their own. Three lengths tell the three apart, and A and
 * B are compared. Rows of constraints on velocities leave φ̈ to the next step; how much of it they have, 0, ½ or all,
 * is the formulation's choice and of second order in h. One of the three must fit, to the last digit.
 *
 * <p>
 * The reference costs O((6 bodies)³) for every group of bodies that joints connect. Of groups of more than {@value
 * #MOST_SOLVED} bodies the answers are not computed again but put into the equations, in O(bodies) where loops are
 * short: what is left must be rounding beside the terms, which is less sharp where masses differ much. A loop of more
 * than {@value #MOST_LOOPED} bodies is left out, and the result says so. A workspace of its own is bound to the
 * mechanism: whoever runs it meanwhile is not disturbed.
 */
public final class SelfCheck {

    /** Relative difference that rounding may make. */
    public static final double TOLERANCE = 1e-8;
    /** The same where massless bodies float, see {@link #lightBody}. */
    private static final double LIGHT_TOLERANCE = 1e-5;
    /** Ratio of masses in a large group up to which that holds there; what rounding makes of it grows with the ratio. */
    private static final double PLAIN_MASSES = 1e3;
    static final int MOST_SOLVED = 24;
    static final int MOST_LOOPED = 60;

    private static final double[] SHARES = {0, 0.5, 1};
    private static final double STEP = 1e-3;
    /** Largest error of joints at which the comparison of answers makes sense, m or rad. */
    private static final double OPEN = 1e-5;

    private final Response response;
    private final Mechanism mechanism;
    private final double[] q;
    private final double[] u;
    private final double t;
    private final List<String> notChecked = new ArrayList<>();
    private final Comparison comparison = new Comparison();
    private double tolerance = TOLERANCE;
    private BodyPoses poses;
    private NewtonEuler reference;

    private SelfCheck(Response response, State state) {
        this.response = response;
        mechanism = response.dynamics().system().mechanism();
        q = state.q.clone();
        u = state.u.clone();
        t = state.time;
    }

    /**
     * Checks a formulation at a state of a run of it.
     *
     * @param state of a response that the same formulation bound to the same mechanism
     */
    public static SelfCheckResult of(Formulation formulation, Mechanism mechanism, State state) {
        long start = System.nanoTime();
        if (mechanism.bodies().size() == 1) {
            return new SelfCheckResult(0, TOLERANCE, Optional.empty(), List.of(), seconds(start));
        }
        SelfCheck check = new SelfCheck(formulation.bind(mechanism), state);
        check.compare();
        return new SelfCheckResult(check.comparison.largest(), check.tolerance,
                check.comparison.beyond(check.tolerance),
                check.notChecked, seconds(start));
    }

    private static double seconds(long start) {
        return 1e-9 * (System.nanoTime() - start);
    }

    private void compare() {
        Dynamics dynamics = response.dynamics();
        response.update(q, u, t);
        poses = new BodyPoses(dynamics, u);
        reference = new NewtonEuler(poses, t, this::coordinate, joint -> dynamics.system().joint(joint).isCut(),
                MOST_SOLVED);
        for (BalanceCheck large : reference.large()) {
            tolerance = Math.max(tolerance, TOLERANCE * large.massRatio() / PLAIN_MASSES);
            int looped = large.prepare(MOST_LOOPED);
            if (looped > MOST_LOOPED) {
                notChecked.add("forces in a group of " + looped + " bodies that loops hold together");
            }
        }
        for (Island island : reference.islands()) {
            if (!island.isMovable()) {
                notChecked.add(island.bodies().get(0) + ": a body without mass moves");
                return;
            }
        }
        if (!(reference.error() <= OPEN)) {
            notChecked.add("joints that are open by " + reference.error());
            return;
        }
        compareFreeStep();
        compareHeldVelocities();
        Body light = lightBody();
        if (light != null) {
            tolerance = Math.max(tolerance, LIGHT_TOLERANCE);
            notChecked.add("impulses on contacts, as " + light + " has no mass or inertia of its own and floats in this"
                    + " formulation");
            return;
        }
        new ContactCheck(response, q, u, poses, reference, comparison, notChecked).compare();
    }

    /**
     * A body without mass, or without inertia about some axis, that the formulation lets float: it must give it a
     * little, and half of the digits are left to its joints.
     */
    private Body lightBody() {
        for (JointAddress address : response.dynamics().system().joints()) {
            if (address.joint() == null && isLight(address.body().mass())) {
                return address.body();
            }
        }
        return null;
    }

    private static boolean isLight(MassProperties m) {
        double trace = m.ixx() + m.iyy() + m.izz();
        double least = 1e-12 * trace;
        double x = m.ixx() - least;
        double y = m.iyy() - least;
        double z = m.izz() - least;
        double determinant = x * (y * z - m.iyz() * m.iyz()) - m.ixy() * (m.ixy() * z - m.iyz() * m.ixz())
                + m.ixz() * (m.ixy() * m.iyz() - y * m.ixz());
        return !(m.mass() > 0) || !(x > 0) || !(x * y > m.ixy() * m.ixy()) || !(determinant > 0);
    }

    /** How many turns a joint has made is for its formulation to know. */
    private double coordinate(AppliedWrenches.Coordinate c) {
        Dynamics dynamics = response.dynamics();
        JointAddress address = dynamics.system().joint(c.joint());
        JointCoordinate coordinate = JointCoordinate.of(dynamics.kinematics(), address, c.index());
        coordinate.update(q, u);
        return coordinate.value();
    }

    private void compareFreeStep() {
        double[] one = freeStep(STEP);
        double[] two = freeStep(2 * STEP);
        double[] four = freeStep(4 * STEP);
        double[] held = new double[one.length];
        double[] acceleration = new double[one.length];
        double[] bias = poses.bias();
        for (int i = 0; i < one.length; i++) {
            // A + 3 h B and A + 6 h B are free of C
            double first = 2 * two[i] - one[i];
            double second = 2 * four[i] - two[i];
            acceleration[i] = (second - first) / (3 * STEP);
            held[i] = first - 3 * STEP * acceleration[i];
            acceleration[i] += bias[i];
        }
        double[] free = unconstrained();
        double[] faster = poses.velocity.clone();
        for (int i = 0; i < faster.length; i++) {
            faster[i] = Math.abs(faster[i]) + 100 * STEP * Math.abs(free[i]);
        }
        compareMotions("the velocity", held, closing(held), faster);
        double[] momentum = poses.momentum(poses.velocity);
        for (BalanceCheck large : reference.large()) {
            double closed = closed(large, held);
            large.compare("the velocity", held, momentum, faster, BalanceCheck.CANCELLED,
                    (row, isCut) -> -row.rate() - closed * row.swing(), comparison);
        }
        Comparison best = null;
        for (double share : SHARES) {
            Comparison these = new Comparison();
            compareMotions(these, "the acceleration", acceleration, reference.accelerations(bias, share), free);
            for (BalanceCheck large : reference.large()) {
                large.compare("the acceleration", acceleration, reference.wrench(), free, BalanceCheck.CANCELLED,
                        NewtonEuler.turning(bias, share), these);
            }
            best = best == null || these.largest() < best.largest() ? these : best;
        }
        comparison.merge(best);
    }

    /** Velocities that hold all joints and close those that are open by the formulation's own share. */
    private double[] closing(double[] held) {
        double[] out = reference.hold(poses.velocity);
        double[] all = reference.holdAndClose(poses.velocity);
        double along = 0;
        double square = 0;
        for (int i = 0; i < out.length; i++) {
            along += (held[i] - out[i]) * (all[i] - out[i]);
            square += (all[i] - out[i]) * (all[i] - out[i]);
        }
        double share = square > 0 ? Math.clamp(along / square, 0, 1) : 0;
        for (int i = 0; i < out.length; i++) {
            out[i] += share * (all[i] - out[i]);
        }
        return out;
    }

    /** The share of open joints that velocities close. */
    private static double closed(BalanceCheck large, double[] held) {
        double square = large.sum(row -> row.swing() * row.swing());
        return square > 0 ? Math.clamp(-large.sum(row -> (row.times(held) + row.rate()) * row.swing()) / square, 0, 1)
                : 0;
    }

    private double[] freeStep(double h) {
        double[] out = new double[u.length];
        response.predict(u, h, 0, out);
        return poses.motion(out);
    }

    /** What bodies would do without joints. */
    private double[] unconstrained() {
        double[] out = new double[6 * poses.center.length];
        for (Body body : mechanism.bodies()) {
            if (body.mass().mass() > 0) {
                for (int k = 0; k < 3; k++) {
                    out[6 * body.index() + k] = reference.wrench()[6 * body.index() + k] / body.mass().mass();
                }
            }
        }
        return out;
    }

    /**
     * Any velocities, as if everything had been struck at once: the formulation makes of them what its joints allow.
     */
    private void compareHeldVelocities() {
        Random random = new Random(1);
        double[] struck = new double[u.length];
        for (int i = 0; i < struck.length; i++) {
            struck[i] = 2 * random.nextDouble() - 1;
        }
        double[] coordinates = q.clone();
        response.update(coordinates, struck, t);
        double[] out = new double[u.length];
        response.predict(struck, 0, 0, out);
        double[] before = poses.motion(struck);
        String what = "the velocity after impulses on all freedoms";
        double[] after = poses.motion(out);
        compareMotions(what, after, reference.hold(before), before);
        double[] momentum = poses.momentum(before);
        for (BalanceCheck large : reference.large()) {
            large.compare(what, after, momentum, before, BalanceCheck.CANCELLED, (row, isCut) -> -row.rate(),
                    comparison);
        }
        response.update(q, u, t);
        response.predict(u, STEP, 0, out);
    }

    private void compareMotions(String what, double[] formulation, double[] expected, double[] free) {
        compareMotions(comparison, what, formulation, expected, free);
    }

    /** Velocities and, by a length, angular velocities are compared with the largest of their island. */
    private void compareMotions(Comparison into, String what, double[] formulation, double[] expected, double[] free) {
        for (Island island : reference.islands()) {
            double scale = 0;
            for (Body body : island.bodies()) {
                for (int k = 0; k < 6; k++) {
                    int i = 6 * body.index() + k;
                    double size = Math.max(Math.max(Math.abs(expected[i]), Math.abs(formulation[i])),
                            BalanceCheck.CANCELLED * Math.abs(free[i]));
                    scale = Math.max(scale, size * (k < 3 ? 1 : island.scale()));
                }
            }
            for (Body body : island.bodies()) {
                for (int k = 0; k < 6; k++) {
                    int i = 6 * body.index() + k;
                    String quantity = k < 3 ? what : what.replace("the ", "the angular ");
                    into.compare(quantity + " along " + "xyz".charAt(k % 3),
                            body.toString(), formulation[i], expected[i], k < 3 ? scale : scale / island.scale());
                }
            }
        }
    }
}
