package org.signorini.formulation.dca.assembly;

import java.util.Arrays;

import org.signorini.algebra.SpatialVectors;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.topology.Tree;

/**
 * A mechanism assembled: how the velocities of its joints jump by impulses on its bodies, all joints held. {@link
 * #update} follows the kinematics, {@link #prepare} assembles, {@link #advance} and {@link #respond} assemble right
 * sides and disassemble, O(n) each.
 */
public final class Assembly {

    private final Dynamics dynamics;
    private final Kinematics kinematics;
    private final Tree tree;
    private final AssemblyTree assemblies;
    private final Springs springs;
    private final JointRows rows;
    private final LeafBodies bodies;
    private final HandleEquations equations;
    private final Workers workers;
    private final Workers.Work assemble;
    private final Workers.Work riseDriven;
    private final Workers.Work rise;
    private final Workers.Work descend;
    private final double[] wrench;
    private final double[] jointForce;
    private final double[] motion;
    private final double[] relative = new double[6];
    private double[] start;
    private boolean prepared;

    /** @param leaf bodies a leaf may have; 1 for S1's own tree */
    public Assembly(Dynamics dynamics, double correction, int leaf, int threads) {
        this.dynamics = dynamics;
        kinematics = dynamics.kinematics();
        tree = kinematics.tree();
        springs = new Springs(dynamics);
        rows = new JointRows(dynamics, springs, correction);
        assemblies = AssemblyTreeBuilder.build(tree, rows, leaf);
        rows.arrange(assemblies);
        bodies = new LeafBodies(kinematics, dynamics.system().mechanism().name());
        equations = copy();
        workers = new Workers(assemblies, threads, equations.scratch());
        wrench = new double[6 * (tree.nodes + 1)];
        motion = new double[6 * (tree.nodes + 1)];
        jointForce = new double[tree.freedoms];
        assemble = equations::assemble;
        HandleSweep sweep = new HandleSweep(assemblies, rows, equations);
        riseDriven = (c, t) -> sweep.rise(c, wrench, start, t);
        rise = (c, t) -> sweep.rise(c, wrench, null, t);
        descend = (c, t) -> sweep.descend(c, motion, t);
    }

    public AssemblyTree tree() {
        return assemblies;
    }

    public HandleEquations equations() {
        return equations;
    }

    public LeafBodies bodies() {
        return bodies;
    }

    /** The same mechanism for other equations, with bodies taken as shares of themselves. */
    public HandleEquations copy() {
        return new HandleEquations(assemblies, rows, bodies,
                new SubDomains(assemblies, kinematics, bodies, springs));
    }

    /** Follows the kinematics to a state. */
    public void update(double t) {
        rows.update(t);
        prepared &= kinematics.isLinearized();
    }

    /** Assembles for a step of length h with springs of joints implicit by θ; tells whether anything changed. */
    public boolean prepare(double h, double theta) {
        if (!springs.step(h, theta) && prepared) {
            return false;
        }
        rows.fill();
        workers.up(assemble);
        prepared = true;
        return true;
    }

    /**
     * uNext = u⁻ + h u̇ under all forces at the state of the last update, joints and loops held (S1 eq. 13, 31 without
     * contacts).
     */
    public void advance(double[] uStart, double h, double[] uNext) {
        dynamics.forces(wrench, jointForce);
        for (int k = 1; k <= tree.nodes; k++) {
            for (int i = 6 * k; i < 6 * k + 6; i++) {
                wrench[i] *= h;
            }
        }
        for (int k = 1; k <= tree.nodes; k++) {
            for (int i = tree.u0[k]; i < tree.u0[k + 1]; i++) {
                // S1 eq. 13b, prescribed motion: these velocities are known
                uNext[i] = uStart[i] + h * kinematics.prescribed[i];
                if (jointForce[i] != 0 && !tree.prescribed[k]) {
                    push(k, i, h * jointForce[i]);
                }
            }
        }
        if (!tree.closures.isEmpty()) {
            kinematics.motion(uNext, motion);
        }
        rows.drive(uStart, motion);
        start = uStart;
        workers.up(riseDriven);
        workers.down(descend);
        addRelative(uNext);
    }

    /** An impulse along a joint's freedom: on the node, and its opposite on the parent. */
    private void push(int k, int i, double impulse) {
        SpatialVectors.addScaled(impulse, kinematics.S, 6 * i, wrench, 6 * k);
        if (tree.parent[k] != 0) {
            Arrays.fill(relative, 0);
            SpatialVectors.addScaled(-impulse, kinematics.S, 6 * i, relative, 0);
            SpatialVectors.addShiftedForce(relative, 0, kinematics.r_PN, 3 * k, wrench, 6 * tree.parent[k]);
        }
    }

    /** Where impulses on the bodies are to be put for {@link #respond}, 6 per node; zero at first. */
    public double[] impulses() {
        Arrays.fill(wrench, 0);
        return wrench;
    }

    /** u += the jump by impulses on the bodies (S1 §4.3). */
    public void respond(double[] u) {
        workers.up(rise);
        workers.down(descend);
        addRelative(u);
    }

    /** Velocities of joints from the motions of their two bodies; S has orthonormal directions. */
    private void addRelative(double[] u) {
        for (int k = 1; k <= tree.nodes; k++) {
            if (tree.prescribed[k]) {
                continue;
            }
            Arrays.fill(motion, 0, 6, 0);
            SpatialVectors.shiftMotion(motion, 6 * tree.parent[k], kinematics.r_PN, 3 * k, relative, 0);
            for (int i = 0; i < 6; i++) {
                relative[i] = motion[6 * k + i] - relative[i];
            }
            for (int i = tree.u0[k]; i < tree.u0[k + 1]; i++) {
                u[i] += SpatialVectors.dot(kinematics.S, 6 * i, relative, 0);
            }
        }
    }

    /** Largest error of a closure at the last update. */
    public double error() {
        return rows.error();
    }
}
