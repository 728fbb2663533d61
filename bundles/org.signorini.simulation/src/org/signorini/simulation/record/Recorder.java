package org.signorini.simulation.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.signorini.multibody.Dynamics;
import org.signorini.multibody.State;
import org.signorini.simulation.ContactKey;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.Step;
import org.signorini.simulation.StepListener;

/**
 * Keeps every k-th step of a run, the start included: coordinates, velocities, energy, contact states with impulses,
 * and what the solver did. Attach it by {@link #attach}; a run without one computes nothing of this.
 *
 * <pre>
 * states()    time | q | u
 * energies()  time | kinetic | potential | work of impulses since the last row
 * contacts()  time | lane | state | gap | p_n | p_t1 | p_t2          one row per active contact
 * solves()    time | unknowns | iterations | residual | fall-backs   one row per step with a problem
 * </pre>
 */
public final class Recorder implements StepListener {

    private static final int CONTACT_WIDTH = 7;

    private final int every;
    private final Series states;
    private final int coordinates;
    private final int freedoms;
    private final Series energies = new Series(4);
    private final Series contacts = new Series(CONTACT_WIDTH);
    private final Series solves = new Series(5);
    private final Map<ContactKey, Integer> lanes = new LinkedHashMap<>();
    private final List<String> laneNames = new ArrayList<>();
    private final ContactClassifier classifier = new ContactClassifier();
    private double work;

    private Recorder(int every, State state) {
        this.every = every;
        coordinates = state.q.length;
        freedoms = state.u.length;
        states = new Series(1 + coordinates + freedoms);
    }

    /** Records a simulation from its present state on, every k-th step. */
    public static Recorder attach(Simulator simulator, int every) {
        if (every < 1) {
            throw new IllegalArgumentException("every " + every + "th step cannot be recorded");
        }
        Recorder recorder = new Recorder(every, simulator.state());
        recorder.record(simulator.state(), simulator.response().dynamics());
        simulator.add(recorder);
        return recorder;
    }

    @Override
    public void stepped(Step step) {
        work += step.work();
        if (step.number() % every != 0) {
            return;
        }
        recordContacts(step);
        recordSolve(step);
        // moves the dynamics to the end of the step, so after everything that asks about the step
        record(step.state(), step.dynamics());
    }

    private void record(State state, Dynamics dynamics) {
        int row = states.add();
        states.set(row, 0, state.time);
        states.set(row, 1, state.q, 0, coordinates);
        states.set(row, 1 + coordinates, state.u, 0, freedoms);
        dynamics.update(state);
        int e = energies.add();
        energies.set(e, 0, state.time);
        energies.set(e, 1, dynamics.kineticEnergy());
        energies.set(e, 2, dynamics.potentialEnergy());
        energies.set(e, 3, work);
        work = 0;
    }

    private void recordContacts(Step step) {
        classifier.read(step);
        for (int i = 0; i < step.contacts().count(); i++) {
            int row = contacts.add();
            contacts.set(row, 0, step.state().time);
            contacts.set(row, 1, lane(step, i));
            contacts.set(row, 2, classifier.state(i).ordinal());
            contacts.set(row, 3, step.contacts().gap[i]);
            contacts.set(row, 4, step.impulses(), step.firstRow() + 3 * i, 3);
        }
    }

    private int lane(Step step, int i) {
        ContactKey key = step.contactKey(i);
        Integer lane = lanes.get(key);
        if (lane == null) {
            lane = lanes.size();
            lanes.put(key, lane);
            laneNames.add(step.contactName(i));
        }
        return lane;
    }

    private void recordSolve(Step step) {
        if (step.isSolved()) {
            int row = solves.add();
            solves.set(row, 0, step.state().time);
            solves.set(row, 1, step.solution().size());
            solves.set(row, 2, step.solution().iterations());
            solves.set(row, 3, step.solution().certificate().residual());
            solves.set(row, 4, step.solution().fallbacks());
        }
    }

    public Series states() {
        return states;
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
        return contacts;
    }

    public Series solves() {
        return solves;
    }

    /** The contacts seen, in the order they were met; a contact's lane is its index here. */
    public List<ContactKey> lanes() {
        return List.copyOf(lanes.keySet());
    }

    /** What each lane is called. */
    public List<String> laneNames() {
        return List.copyOf(laneNames);
    }
}
