package org.signorini.multibody;

import java.util.Arrays;

import org.signorini.multibody.constraint.ClosureRows;
import org.signorini.multibody.constraint.LimitRows;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.dynamics.ArticulatedSolver;
import org.signorini.multibody.dynamics.Energy;
import org.signorini.multibody.dynamics.InertialForces;
import org.signorini.multibody.dynamics.MassFactor;
import org.signorini.multibody.dynamics.OperationalSpace;
import org.signorini.multibody.force.Forces;
import org.signorini.multibody.kinematics.BodyMotion;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.topology.Tree;

/**
 * The dynamics of a system: the workspace of one run, for one thread. {@link #update} moves it to a state, everything
 * else speaks of that state. Nothing allocates after construction, but for rows that outgrow their container.
 */
public final class Dynamics {

    private final MultibodySystem system;
    private final Tree tree;
    private final Kinematics kinematics;
    private final PrescribedMotions prescribed;
    private final InertialForces inertial;
    private final MassFactor factor;
    private final ArticulatedSolver solver;
    private final OperationalSpace space;
    private final Forces forces;
    private final ClosureRows closures;
    private final LimitRows limits;
    private final Energy energy;
    private final BodyMotion bodies;
    private final double[] wrench;
    private final double[] tau;
    private final double[] motion;
    private double[] q;
    private double[] u;
    private double time;
    private boolean factored;

    public Dynamics(MultibodySystem system) {
        this.system = system;
        tree = system.tree();
        kinematics = new Kinematics(tree, system.reference());
        prescribed = new PrescribedMotions(system.joints());
        inertial = new InertialForces(kinematics);
        factor = new MassFactor(kinematics);
        solver = new ArticulatedSolver(factor);
        space = new OperationalSpace(factor);
        forces = new Forces(system.mechanism(), kinematics, system.joints());
        closures = new ClosureRows(kinematics);
        limits = new LimitRows(kinematics, system.joints());
        energy = new Energy(kinematics, system.mechanism());
        bodies = new BodyMotion(kinematics);
        wrench = new double[6 * (tree.nodes + 1)];
        motion = new double[6 * (tree.nodes + 1)];
        tau = new double[tree.freedoms];
    }

    public MultibodySystem system() {
        return system;
    }

    public Kinematics kinematics() {
        return kinematics;
    }

    /** Poses and velocities of bodies. */
    public BodyMotion bodies() {
        return bodies;
    }

    /** A container for rows on this system. */
    public Rows rows() {
        return new Rows(kinematics);
    }

    /** The rows of cut joints. */
    public ClosureRows closures() {
        return closures;
    }

    /** The rows of joint limits. */
    public LimitRows limits() {
        return limits;
    }

    /** Moves to a state; cut joints are in the turns it tells, where it does. */
    public void update(State state) {
        kinematics.cutAngles().set(state.angles);
        update(state.q, state.u, state.time);
    }

    /**
     * Moves to a configuration, velocities and time. Coordinates and velocities whose motion is prescribed are set to
     * their values at that time. The arrays are read until the next update.
     */
    public void update(double[] coordinates, double[] velocities, double t) {
        q = coordinates;
        u = velocities;
        time = t;
        prescribed.set(t, q, u, kinematics.prescribed);
        kinematics.positions(q);
        kinematics.velocities(u);
        factored &= kinematics.isLinearized();
    }

    /**
     * Asks forces and prescribed motions for their values at a time without moving there.
     *
     * @throws org.signorini.multibody.dynamics.DynamicsException naming the force or joint that has no finite one
     */
    public void check(double t) {
        prescribed.check(t);
        forces.check(t);
    }

    /** Factors M + diag(added), or M for null: needed only for an addition, M alone is factored when asked for. */
    public void factor(double[] added) {
        factor.factor(added);
        factored = true;
    }

    private void requireFactor() {
        if (!factored) {
            factor(null);
        }
    }

    /**
     * udot = M⁻¹(τ − C): accelerations without constraints, under gravity and all force elements. Those of prescribed
     * coordinates are the prescribed ones.
     */
    public void accelerations(double[] udot) {
        requireFactor();
        applyForces();
        inertial.subtract(kinematics.bias, wrench);
        solver.solve(wrench, forces.isEmpty() ? null : tau, udot, motion);
        prescribed.copy(kinematics.prescribed, udot);
    }

    /** out = τ − C, the right side of M u̇ = τ − C: h of S4 eq. 6. O(n). */
    public void generalizedForces(double[] out) {
        applyForces();
        inertial.subtract(kinematics.bias, wrench);
        System.arraycopy(tau, 0, out, 0, tree.freedoms);
        kinematics.project(wrench, out);
    }

    /**
     * What {@link #generalizedForces} projects on the freedoms: the wrenches of forces less those of inertia at u̇ = 0
     * on the nodes, 6 numbers per node, and forces along the freedoms of joints. For formulations that keep bodies
     * apart.
     */
    public void forces(double[] nodeWrench, double[] jointForce) {
        Arrays.fill(nodeWrench, 0);
        Arrays.fill(jointForce, 0);
        if (!forces.isEmpty()) {
            forces.apply(q, u, time, nodeWrench, jointForce);
        }
        inertial.subtract(kinematics.bias, nodeWrench);
    }

    private void applyForces() {
        Arrays.fill(wrench, 0);
        if (!forces.isEmpty()) {
            Arrays.fill(tau, 0);
            forces.apply(q, u, time, wrench, tau);
        }
    }

    /** out = M x, O(n), without forming M. */
    public void multiplyMass(double[] x, double[] out) {
        kinematics.motion(x, motion);
        Arrays.fill(wrench, 0);
        inertial.addMomentum(motion, wrench);
        Arrays.fill(out, 0, tree.freedoms, 0);
        kinematics.project(wrench, out);
    }

    /**
     * du = M⁻¹Jᵀp: the jump of velocities by impulses p in rows, O(n) + O(rows). The motions of the nodes that belong
     * to it are then in {@link #motions()}: with {@link Rows#multiply} they give J M⁻¹Jᵀp without Λ.
     */
    public void response(Rows rows, double[] p, double[] du) {
        requireFactor();
        Arrays.fill(wrench, 0);
        rows.addImpulses(p, wrench);
        solver.solve(wrench, null, du, motion);
    }

    /** du = M⁻¹τ, in general: x from generalized forces or impulses. */
    public void solve(double[] generalized, double[] du) {
        requireFactor();
        Arrays.fill(wrench, 0);
        solver.solve(wrench, generalized, du, motion);
    }

    /** Motions (ω, v) of the nodes in the last solve, 6 per node. */
    public double[] motions() {
        return motion;
    }

    /** out = J v for any velocities v. */
    public void multiply(Rows rows, double[] v, double[] out) {
        kinematics.motion(v, motion);
        rows.multiply(motion, out);
    }

    /** out = Λ = J M⁻¹Jᵀ, row-major. */
    public void operationalSpace(Rows rows, double[] out) {
        requireFactor();
        space.fill(rows, out);
    }

    /**
     * out = Υ of a body's node, {@link org.signorini.algebra.Symmetric6}: how its motion about the node's origin
     * responds to an impulse there. For a floating body alone, its inverse inertia; else O(depth).
     */
    public void compliance(int body, double[] out) {
        requireFactor();
        space.compliance(tree.bodyNode[body], out);
    }

    /** Effort of the last {@link #operationalSpace}, for reports. */
    public OperationalSpace space() {
        return space;
    }

    /** Adds stiffness and damping of springs on joints, one number per freedom: what an implicit scheme may factor. */
    public void jointStiffness(double[] stiffness, double[] damping) {
        forces.addDiagonal(stiffness, damping);
    }

    public double kineticEnergy() {
        return energy.kinetic();
    }

    /** Potential energy of gravity, zero at the world's origin, and of springs. */
    public double potentialEnergy() {
        double sum = energy.gravitational();
        if (!forces.isEmpty()) {
            applyForces();
            sum += forces.energy();
        }
        return sum;
    }

    /** out = moment of momentum about the world's origin, momentum. */
    public void momentum(double[] out) {
        energy.momentum(out);
    }
}
