package org.signorini.simulation.measure;

import java.util.ArrayList;
import java.util.List;

import org.signorini.multibody.State;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.Step;
import org.signorini.simulation.StepListener;

/**
 * A periodic motion by its returns to a section: period, what a coordinate gains per period (the woodpecker's drop),
 * the extremes of coordinates and velocities, and the states at the section, interpolated linearly within a step.
 */
public final class LimitCycle implements StepListener {

    private final Section section;
    private final double from;
    private final State before;
    private final List<State> points = new ArrayList<>();
    private final double[] least;
    private final double[] most;
    private double last = Double.NaN;

    private LimitCycle(Section section, double from, State state) {
        this.section = section;
        this.from = from;
        before = state.copy();
        least = new double[state.q.length + state.u.length];
        most = new double[least.length];
        java.util.Arrays.fill(least, Double.POSITIVE_INFINITY);
        java.util.Arrays.fill(most, Double.NEGATIVE_INFINITY);
    }

    /** @param from time before which nothing counts: the motion must have settled */
    public static LimitCycle attach(Simulator simulator, Section section, double from) {
        LimitCycle cycle = new LimitCycle(section, from, simulator.state());
        simulator.add(cycle);
        return cycle;
    }

    @Override
    public void stepped(Step step) {
        State state = step.state();
        if (state.time >= from) {
            double value = section.value(state);
            if (last < 0 && value >= 0) {
                points.add(between(state, last / (last - value)));
            }
            last = value;
            extend(state.q, 0);
            extend(state.u, state.q.length);
        }
        before.set(state);
    }

    private State between(State state, double share) {
        State point = before.copy();
        mix(state.q, share, point.q);
        mix(state.u, share, point.u);
        point.time += share * (state.time - point.time);
        return point;
    }

    private static void mix(double[] to, double share, double[] point) {
        for (int i = 0; i < point.length; i++) {
            point[i] += share * (to[i] - point[i]);
        }
    }

    private void extend(double[] values, int at) {
        for (int i = 0; i < values.length; i++) {
            least[at + i] = Math.min(least[at + i], values[i]);
            most[at + i] = Math.max(most[at + i], values[i]);
        }
    }

    /** States at the section, in the order they were met. */
    public List<State> points() {
        return List.copyOf(points);
    }

    /** Complete periods seen. */
    public int periods() {
        return Math.max(0, points.size() - 1);
    }

    /** Mean period, NaN where none is complete. */
    public double period() {
        return periods() == 0 ? Double.NaN : (points.getLast().time - points.getFirst().time) / periods();
    }

    /** Mean change of a coordinate per period. */
    public double shift(int coordinate) {
        return periods() == 0 ? Double.NaN
                : (points.getLast().q[coordinate] - points.getFirst().q[coordinate]) / periods();
    }

    /** Largest deviation of a single period from the mean. */
    public double scatter() {
        double worst = 0;
        for (int i = 1; i < points.size(); i++) {
            worst = Math.max(worst, Math.abs(points.get(i).time - points.get(i - 1).time - period()));
        }
        return worst;
    }

    /** Smallest value of an entry of (q, u). */
    public double least(int entry) {
        return least[entry];
    }

    /** Largest value of an entry of (q, u). */
    public double most(int entry) {
        return most[entry];
    }
}
