package org.signorini.study.measure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;

import org.signorini.analysis.energy.EnergyAccount;
import org.signorini.analysis.energy.EnergyAudit;
import org.signorini.model.element.ElementException;
import org.signorini.model.study.LimitCycleMeasure;
import org.signorini.model.study.Measure;
import org.signorini.model.study.ProbeMeasure;
import org.signorini.model.study.Statistic;
import org.signorini.model.study.StudyPackage.Literals;
import org.signorini.multibody.State;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.measure.Impacts;
import org.signorini.simulation.measure.Violations;
import org.signorini.study.assembly.Assembly;
import org.signorini.study.probe.ProbeRecorder;
import org.signorini.study.probe.ProbeStatistics;
import org.signorini.study.result.Column;

/**
 * What is measured in a run. Energy, penetration, drift and the solver's effort are told of every run; limit cycles and
 * statistics of probes where the study asks for them.
 */
public final class Measures {

    private final Assembly assembly;
    private final Simulator simulator;
    private final List<Measure> asked;
    private final EnergyAudit energy;
    private final Violations violations = new Violations();
    private final ContactCounts counts = new ContactCounts();
    private final Map<ProbeMeasure, ProbeStatistics> statistics = new LinkedHashMap<>();
    private final Map<String, LimitCycleReport> cycles = new LinkedHashMap<>();

    /** @param energy the audit of the run */
    public Measures(Simulator simulator, EnergyAudit energy, Assembly assembly, ProbeRecorder probes,
            List<? extends Measure> asked, List<Column> stateColumns) throws ElementException {
        this.assembly = assembly;
        this.simulator = simulator;
        this.asked = List.copyOf(asked);
        this.energy = energy;
        simulator.add(violations);
        simulator.add(counts);
        for (Measure measure : asked) {
            if (measure instanceof ProbeMeasure statistic) {
                double start = assembly.numbers().number(statistic, Literals.PROBE_MEASURE__START);
                statistics.put(statistic, probes.statistics(start));
            }
        }
        List<LimitCycleMeasure> limitCycles = new ArrayList<>();
        asked.forEach(m -> {
            if (m instanceof LimitCycleMeasure cycle) {
                limitCycles.add(cycle);
            }
        });
        for (LimitCycleMeasure cycle : limitCycles) {
            cycles.put(limitCycles.size() == 1 ? "limitCycle" : "limitCycle." + cycle.getName(),
                    new LimitCycleReport(cycle, assembly, simulator, stateColumns));
        }
    }

    public Map<String, Object> report(Function<State, Simulator> restart) throws ElementException {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("energy", energies());
        map.put("penetration", Map.of("max", violations.penetration()));
        map.put("constraintDrift", Map.of("max", violations.drift()));
        for (Map.Entry<String, LimitCycleReport> cycle : cycles.entrySet()) {
            map.put(cycle.getKey(), cycle.getValue().report(restart));
        }
        for (Measure measure : asked) {
            if (measure instanceof ProbeMeasure statistic) {
                map.put(statistic.getName(), statistic(statistic, statistics.get(statistic)));
            }
        }
        return map;
    }

    private Map<String, Object> energies() {
        EnergyAccount account = energy.account();
        Impacts.Impact gain = energy.impacts().largestGain();
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("initial", finite(account.initial()));
        map.put("final", finite(account.present()));
        map.put("change", finite(account.change()));
        map.put("work", finite(account.contacts()));
        map.put("normal", finite(account.normal()));
        map.put("friction", finite(account.friction()));
        map.put("limits", finite(account.limits()));
        map.put("forces", finite(account.forces()));
        map.put("motors", finite(account.motors()));
        map.put("prescribed", finite(account.prescribed()));
        map.put("springs", finite(account.springs()));
        map.put("dampers", finite(account.dampers()));
        map.put("scheme", finite(account.scheme()));
        map.put("schemeLasting", finite(account.lasting()));
        map.put("schemeMax", finite(account.most()));
        map.put("schemeMin", finite(account.least()));
        map.put("turnover", finite(account.turnover()));
        map.put("impacts", energy.impacts().all().size());
        map.put("largestGain", gain == null ? Double.valueOf(0) : finite(gain.gain()));
        map.put("largestGainTime", gain == null ? null : gain.time());
        return map;
    }

    /** JSON knows neither NaN nor infinity. */
    private static Double finite(double value) {
        return Double.isFinite(value) ? Double.valueOf(value) : null;
    }

    private Object statistic(ProbeMeasure measure, ProbeStatistics probes) throws ElementException {
        if (measure.getProbe() == null) {
            throw new ElementException(measure, null, "names no probe");
        }
        String name = measure.getProbe().getName();
        OptionalInt single = probes.find(name);
        if (single.isPresent()) {
            return number(value(probes, single.getAsInt(), measure.getStatistic()));
        }
        Map<String, Object> parts = new LinkedHashMap<>();
        for (int c = 1; c < probes.columns().size(); c++) {
            String column = probes.columns().get(c).name();
            if (column.startsWith(name + ".")) {
                parts.put(column.substring(name.length() + 1),
                        number(value(probes, c, measure.getStatistic())));
            }
        }
        return parts;
    }

    private static double value(ProbeStatistics probes, int column, Statistic statistic) {
        return switch (statistic) {
            case FINAL -> probes.last(column);
            case MINIMUM -> probes.minimum(column);
            case MAXIMUM -> probes.maximum(column);
            case MEAN -> probes.mean(column);
            case RMS -> probes.rootMeanSquare(column);
            case RANGE -> probes.maximum(column) - probes.minimum(column);
        };
    }

    /** JSON knows no NaN. */
    static Double number(double value) {
        return Double.isNaN(value) ? null : Double.valueOf(value);
    }

    public Map<String, Object> contacts() {
        Map<String, Object> map = new LinkedHashMap<>();
        long steps = Math.max(1, simulator.steps());
        map.put("mean", (double) simulator.statistics().contacts() / steps);
        map.put("max", simulator.statistics().contactsMax());
        map.put("states", counts.asMap());
        return map;
    }
}
