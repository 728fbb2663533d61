package org.signorini.study.probe;

import java.util.ArrayList;
import java.util.List;

import org.signorini.model.element.ElementException;
import org.signorini.model.mechanism.CenterOfMassProbe;
import org.signorini.model.mechanism.ContactProbe;
import org.signorini.model.mechanism.EnergyProbe;
import org.signorini.model.mechanism.JointProbe;
import org.signorini.model.mechanism.JointQuantity;
import org.signorini.model.mechanism.MarkerProbe;
import org.signorini.model.mechanism.Probe;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.State;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.Marker;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.Step;
import org.signorini.simulation.StepListener;
import org.signorini.simulation.record.Series;
import org.signorini.study.assembly.Assembly;
import org.signorini.study.assembly.Places;
import org.signorini.study.result.Column;
import org.signorini.study.result.SeriesTable;
import org.signorini.study.result.Table;

/** Measures by the mechanism's probes, and records every k-th step of it, the start included. */
public final class ProbeRecorder implements StepListener {

    private final int every;
    private final Dynamics dynamics;
    private final List<Gauge> gauges = new ArrayList<>();
    private final List<Column> columns = new ArrayList<>(List.of(new Column("time", "s")));
    private final Series series;
    private final double[] row;
    private final List<ProbeStatistics> statistics = new ArrayList<>();

    private ProbeRecorder(Assembly assembly, Dynamics dynamics, int every) throws ElementException {
        this.every = every;
        this.dynamics = dynamics;
        for (Probe probe : assembly.source().getProbes()) {
            Gauge gauge = gauge(probe, assembly);
            gauges.add(gauge);
            columns.addAll(gauge.columns());
        }
        row = new double[columns.size()];
        series = new Series(row.length);
    }

    public static ProbeRecorder attach(Simulator simulator, Assembly assembly, int every) throws ElementException {
        ProbeRecorder recorder = new ProbeRecorder(assembly, simulator.response().dynamics(), every);
        recorder.measure(simulator.state(), null);
        recorder.record();
        simulator.add(recorder);
        return recorder;
    }

    private Gauge gauge(Probe probe, Assembly assembly) throws ElementException {
        return switch (probe) {
            case JointProbe p -> joint(p, assembly);
            case MarkerProbe p -> new MarkerGauge(p.getName(), dynamics,
                    Places.marker(p, p.getMarker(), assembly.bodies(), assembly.numbers()),
                    p.getRelativeTo() == null ? ground() : Places.marker(p, p.getRelativeTo(), assembly.bodies(),
                            assembly.numbers()), p.getQuantity(), p.getComponent());
            case CenterOfMassProbe p -> new CenterOfMassGauge(p.getName(), dynamics, p.getComponent());
            case EnergyProbe p -> new EnergyGauge(p.getName(), dynamics, p.getKind());
            case ContactProbe p -> new ContactGauge(p.getName(), rule(p, assembly), p.getQuantity());
            default -> throw new ElementException(probe, null, "is of an unknown kind");
        };
    }

    private Marker ground() {
        return dynamics.system().mechanism().bodies().get(0).origin();
    }

    private Gauge joint(JointProbe p, Assembly assembly) throws ElementException {
        Joint joint = assembly.joints().get(p.getJoint());
        if (joint == null) {
            throw new ElementException(p, null, "names no joint of this mechanism");
        }
        boolean rate = p.getQuantity() == JointQuantity.VELOCITY;
        int count = rate ? joint.type().freedoms() : joint.type().coordinates();
        if (p.getCoordinate() < 0 || p.getCoordinate() >= count) {
            throw new ElementException(p, null, "joint '" + joint.name() + "' has no coordinate " + p.getCoordinate());
        }
        return new JointGauge(p.getName(), dynamics, joint, p.getCoordinate(), rate);
    }

    private static int rule(ContactProbe p, Assembly assembly) throws ElementException {
        int rule = assembly.contacts().indexOf(p.getContact());
        if (rule < 0) {
            throw new ElementException(p, null, "names no contact of this mechanism");
        }
        return rule;
    }

    @Override
    public void stepped(Step step) {
        if (!gauges.isEmpty()) {
            measure(step.state(), step);
            if (step.number() % every == 0) {
                record();
            }
        }
    }

    /** What is measured of all steps from a time on, to be asked for before the first. */
    public ProbeStatistics statistics(double start) {
        ProbeStatistics asked = new ProbeStatistics(List.copyOf(columns), start);
        asked.add(row);
        statistics.add(asked);
        return asked;
    }

    private void measure(State state, Step step) {
        dynamics.update(state);
        row[0] = state.time;
        int at = 1;
        for (Gauge gauge : gauges) {
            gauge.read(state, step, row, at);
            at += gauge.columns().size();
        }
        for (int i = 0; i < statistics.size(); i++) {
            statistics.get(i).add(row);
        }
    }

    private void record() {
        int index = series.begin();
        series.set(index, 0, row, 0, row.length);
        series.commit();
    }

    public Table table() {
        return new SeriesTable(columns, series);
    }
}
