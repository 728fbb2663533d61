package org.signorini.simulation.record;

import java.util.List;

import org.signorini.multibody.Dynamics;
import org.signorini.multibody.State;
import org.signorini.simulation.ContactKey;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.Step;
import org.signorini.simulation.StepListener;

/**
 * Keeps every k-th step of a run, the start included: coordinates, velocities, poses, energy, contact states with
 * impulses, and what the solver did. Attach it by {@link #attach}; a run without one computes nothing of this. What it
 * keeps may be read by others while the run goes on.
 *
 * <pre>
 * states()    time | q | u
 * poses()     time | per body x, y, z, w, i, j, k
 * energies()  time | kinetic | potential | work of contacts since the last row
 * contacts()  one row per active contact: {@link ContactColumn}
 * solves()    one row per step with a problem: {@link SolveColumn}
 * times()     time | set-up | solve, s    beside solves(), row by row; zero unless the simulator is timed
 * </pre>
 */
public final class Recorder implements StepListener {

    private static final int POSE = 7;

    private final int every;
    private final Series states;
    private final Series poses;
    private final int coordinates;
    private final int freedoms;
    private final int bodies;
    private final double[] pose = new double[POSE];
    private final Series energies = new Series(4);
    private final SolveLog solves;
    private final ContactLanes lanes = new ContactLanes();
    private final ContactWork work = new ContactWork();
    private double told;

    private Recorder(int every, State state, int bodies, int rankLimit) {
        this.every = every;
        solves = new SolveLog(rankLimit);
        this.bodies = bodies;
        coordinates = state.q.length;
        freedoms = state.u.length;
        states = new Series(1 + coordinates + freedoms);
        poses = new Series(1 + POSE * bodies);
    }

    /** Records a simulation from its present state on, every k-th step, without ranks. */
    public static Recorder attach(Simulator simulator, int every) {
        return attach(simulator, every, 0);
    }

    /**
     * Records a simulation from its present state on, every k-th step.
     *
     * @param rankLimit unknowns up to which the ranks of problems are looked for, which takes about as long as solving
     */
    public static Recorder attach(Simulator simulator, int every, int rankLimit) {
        if (every < 1) {
            throw new IllegalArgumentException("every " + every + "th step cannot be recorded");
        }
        int bodies = simulator.response().dynamics().system().mechanism().bodies().size();
        Recorder recorder = new Recorder(every, simulator.state(), bodies, rankLimit);
        recorder.record(simulator.state(), simulator.response().dynamics());
        simulator.add(recorder);
        return recorder;
    }

    @Override
    public void stepped(Step step) {
        work.stepped(step);
        boolean wanted = step.number() % every == 0;
        solves.record(step, wanted);
        if (!wanted) {
            return;
        }
        lanes.record(step);
        // moves the dynamics to the end of the step, so after everything that asks about the step
        record(step.state(), step.dynamics());
    }

    @Override
    public void partDone(Step step) {
        work.partDone(step);
    }

    private void record(State state, Dynamics dynamics) {
        int row = states.begin();
        states.set(row, 0, state.time);
        states.set(row, 1, state.q, 0, coordinates);
        states.set(row, 1 + coordinates, state.u, 0, freedoms);
        dynamics.update(state);
        recordPoses(state.time, dynamics);
        int e = energies.begin();
        energies.set(e, 0, state.time);
        energies.set(e, 1, dynamics.kineticEnergy());
        energies.set(e, 2, dynamics.potentialEnergy());
        energies.set(e, 3, work.sum() - told);
        energies.commit();
        // last: whoever sees the state finds everything else of its step
        states.commit();
        told = work.sum();
    }

    private void recordPoses(double time, Dynamics dynamics) {
        int row = poses.begin();
        poses.set(row, 0, time);
        for (int body = 0; body < bodies; body++) {
            dynamics.bodies().position(body, pose, 0);
            dynamics.bodies().quaternion(body, pose, 3);
            poses.set(row, 1 + POSE * body, pose, 0, POSE);
        }
        poses.commit();
    }

    public Series states() {
        return states;
    }

    public Series poses() {
        return poses;
    }

    public int coordinates() {
        return coordinates;
    }

    public int freedoms() {
        return freedoms;
    }

    public Series energies() {
        return energies;
    }

    public Series contacts() {
        return lanes.rows();
    }

    public Series solves() {
        return solves.solves();
    }

    /** What the steps of {@link #solves} took, row by row. */
    public Series times() {
        return solves.times();
    }

    /** Ids of the solvers that answered, by the column solver of {@link #solves}. */
    public List<String> solverNames() {
        return solves.solvers();
    }

    /** The contacts seen, in the order they were met; a contact's lane is its index here. */
    public List<ContactKey> lanes() {
        return lanes.keys();
    }

    /** What each lane is called. */
    public List<String> laneNames() {
        return lanes.names();
    }
}
