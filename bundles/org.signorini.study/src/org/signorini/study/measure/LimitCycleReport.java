package org.signorini.study.measure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

import org.ejml.data.Complex_F64;
import org.signorini.model.element.ElementException;
import org.signorini.model.mechanism.JointProbe;
import org.signorini.model.mechanism.JointQuantity;
import org.signorini.model.study.LimitCycleMeasure;
import org.signorini.model.study.StudyPackage.Literals;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.State;
import org.signorini.multibody.model.Joint;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.measure.FloquetMultipliers;
import org.signorini.simulation.measure.LimitCycle;
import org.signorini.simulation.measure.Section;
import org.signorini.study.assembly.Assembly;
import org.signorini.study.probe.JointReader;
import org.signorini.study.result.Column;

/** A limit cycle as a study asks for it. */
public final class LimitCycleReport {

    /**
     * Disturbances for Floquet multipliers, as a share of how far each coordinate swings. The return map of time steps
     * is rough: of the woodpecker's multiplier −0.85 a hundredth leaves −0.83 … −0.94 with steps of 10 to 100 µs, a
     * ten-thousandth anything from −7 to 7.
     */
    private static final double DISTURBANCE = 1e-2;
    private static final double PATIENCE = 5;
    /** Returns to a section are the same where no coordinate differs by more than this share of its swing. */
    private static final double SAME = 0.02;
    private static final int MOST_TURNS = 16;

    private final LimitCycleMeasure measure;
    private final Assembly assembly;
    private final Dynamics dynamics;
    private final Section section;
    private final LimitCycle cycle;
    private final List<Column> columns;

    /** @param columns names of time, coordinates and velocities */
    public LimitCycleReport(LimitCycleMeasure measure, Assembly assembly, Simulator simulator, List<Column> columns)
            throws ElementException {
        this.measure = measure;
        this.assembly = assembly;
        this.columns = columns;
        dynamics = simulator.response().dynamics();
        section = section(dynamics);
        cycle = LimitCycle.attach(simulator, section,
                assembly.numbers().number(measure, Literals.LIMIT_CYCLE_MEASURE__START));
    }

    private Section section(Dynamics on) throws ElementException {
        Value value = value(measure.getSection(), on);
        double level = assembly.numbers().number(measure, Literals.LIMIT_CYCLE_MEASURE__LEVEL);
        return state -> value.of(state) - level;
    }

    @FunctionalInterface
    private interface Value {
        double of(State state);
    }

    private Value value(JointProbe probe, Dynamics on) throws ElementException {
        Joint joint = probe == null ? null : assembly.joints().get(probe.getJoint());
        if (joint == null) {
            throw new ElementException(measure, null, "needs a probe of a joint of this mechanism");
        }
        boolean rate = probe.getQuantity() == JointQuantity.VELOCITY;
        int index = probe.getCoordinate();
        if (index < 0 || index >= (rate ? joint.type().freedoms() : joint.type().coordinates())) {
            throw new ElementException(probe, null, "joint '" + joint.name() + "' has no coordinate " + index);
        }
        JointReader reader = new JointReader(on, joint);
        return state -> {
            if (reader.needsBodies()) {
                on.update(state);
            }
            reader.read(state.q, state.u);
            return rate ? reader.velocities()[index] : reader.coordinates()[index];
        };
    }

    /** @param restart gives a simulation that begins at a state, for stability */
    public Map<String, Object> report(Function<State, Simulator> restart) throws ElementException {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("period", cycle.period());
        map.put("periods", cycle.periods());
        map.put("scatter", cycle.scatter());
        if (measure.getDrop() != null && cycle.periods() > 0) {
            Value drop = value(measure.getDrop(), dynamics);
            double first = drop.of(cycle.points().getFirst());
            map.put("drop", (first - drop.of(cycle.points().getLast())) / cycle.periods());
            map.put("dropOf", measure.getDrop().getName());
        }
        map.put("extrema", extrema());
        map.put("points", cycle.points().stream().map(p -> p.time).toList());
        if (measure.isMultipliers() && cycle.periods() > 0) {
            map.put("multipliers", multipliers(restart));
        }
        return map;
    }

    private Map<String, Object> extrema() {
        Map<String, Object> extrema = new LinkedHashMap<>();
        for (int i = 1; i < columns.size(); i++) {
            if (cycle.least(i - 1) <= cycle.most(i - 1)) {
                extrema.put(columns.get(i).name(), List.of(cycle.least(i - 1), cycle.most(i - 1)));
            }
        }
        return extrema;
    }

    /** Real and imaginary part of each. The coordinate that drops is not periodic and left alone. */
    private List<List<Double>> multipliers(Function<State, Simulator> restart) throws ElementException {
        State point = cycle.points().getLast();
        int skipped = dropEntry(point);
        List<Integer> entries = new ArrayList<>();
        for (int i = 0; i < point.q.length + point.u.length; i++) {
            if (i != skipped && cycle.most(i) > cycle.least(i) && !isPrescribed(point, i)) {
                entries.add(i);
            }
        }
        double[] disturbance = entries.stream().mapToDouble(i -> DISTURBANCE * (cycle.most(i) - cycle.least(i)))
                .toArray();
        int turns = returnsPerPeriod(entries);
        List<Complex_F64> values = new FloquetMultipliers(restart, section(dynamics), turns * cycle.period(),
                PATIENCE).at(point, entries.stream().mapToInt(Integer::intValue).toArray(), disturbance);
        return values.stream().map(z -> List.of(z.real, z.imaginary)).toList();
    }

    /** Whether a motion is given in time: moved away, the entry is put back. */
    private boolean isPrescribed(State point, int entry) {
        State moved = point.copy();
        double[] array = entry < moved.q.length ? moved.q : moved.u;
        int at = entry < moved.q.length ? entry : entry - moved.q.length;
        array[at] += cycle.most(entry) - cycle.least(entry);
        double value = array[at];
        dynamics.update(moved);
        return array[at] != value;
    }

    /** After how many returns to the section the motion repeats: two where the period has doubled. */
    private int returnsPerPeriod(List<Integer> entries) {
        List<State> points = cycle.points();
        for (int turns = 1; turns <= Math.min(MOST_TURNS, points.size() - 1); turns++) {
            State one = points.getLast();
            State other = points.get(points.size() - 1 - turns);
            if (entries.stream().allMatch(i -> Math.abs(entry(one, i) - entry(other, i))
                    <= SAME * (cycle.most(i) - cycle.least(i)))) {
                return turns;
            }
        }
        return 1;
    }

    private static double entry(State state, int i) {
        return i < state.q.length ? state.q[i] : state.u[i - state.q.length];
    }

    /** Which entry of q the dropping coordinate is, found by moving each a little. */
    private int dropEntry(State point) throws ElementException {
        if (measure.getDrop() == null) {
            return -1;
        }
        Value drop = value(measure.getDrop(), dynamics);
        double before = drop.of(point);
        for (int i = 0; i < point.q.length; i++) {
            State moved = point.copy();
            moved.q[i] += 1;
            if (Math.abs(drop.of(moved) - before) > 0.5) {
                return i;
            }
        }
        return -1;
    }
}
