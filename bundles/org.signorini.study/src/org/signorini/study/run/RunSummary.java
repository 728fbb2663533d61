package org.signorini.study.run;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.DoubleStream;

import org.signorini.model.element.ElementException;
import org.signorini.multibody.State;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.Statistics;
import org.signorini.study.measure.Measures;
import org.signorini.study.probe.ProbeStatistics;
import org.signorini.study.result.RunInfo;

/** What is told of a run when it has ended, in the order it is printed. */
final class RunSummary {

    private RunSummary() {
    }

    static Map<String, Object> of(Run run, Simulator simulator, Measures measures, Judgement judgement,
            RunInfo.Status status, String cause, Function<State, Simulator> restart) throws ElementException {
        RunSettings s = run.plan().settings();
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("study", run.source().name());
        if (!run.plan().variation().isEmpty()) {
            map.put("variation", run.plan().variation());
        }
        map.put("status", status.name().toLowerCase(Locale.ROOT));
        map.put("cause", cause.isEmpty() ? null : cause);
        map.put("verdict", Judgement.asMap(judgement.verdict(status == RunInfo.Status.FAILED ? cause : "")));
        map.put("selfCheck", judgement.selfCheck());
        map.put("time", simulator.time());
        map.put("steps", simulator.steps());
        map.put("seconds", run.seconds());
        map.put("formulation", s.formulation().toString());
        map.put("contactModel", s.contactModel().toString());
        map.put("solver", s.solver().toString());
        map.put("scheme", s.scheme().toString());
        map.put("step", s.step());
        map.put("final", isFinite(simulator.state())
                ? FinalState.of(simulator.response().dynamics(), simulator.state()) : null);
        map.put("probes", probes(run.probed()));
        map.put("measures", measures.report(restart));
        map.put("contacts", measures.contacts());
        map.put("statistics", statistics(simulator.statistics()));
        if (!run.samples().isEmpty()) {
            map.put("samples", run.samples());
        }
        return map;
    }

    private static Map<String, Object> probes(ProbeStatistics probes) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int c = 1; c < probes.columns().size(); c++) {
            Map<String, Object> range = new LinkedHashMap<>();
            range.put("final", number(probes.last(c)));
            range.put("min", number(probes.minimum(c)));
            range.put("max", number(probes.maximum(c)));
            map.put(probes.columns().get(c).name(), range);
        }
        return map;
    }

    /** A state that is lost has no poses to tell of. */
    private static boolean isFinite(State state) {
        return DoubleStream.concat(Arrays.stream(state.q), Arrays.stream(state.u)).allMatch(Double::isFinite);
    }

    /** JSON knows no NaN. */
    private static Double number(double value) {
        return Double.isFinite(value) ? Double.valueOf(value) : null;
    }

    private static Map<String, Object> statistics(Statistics s) {
        Map<String, Object> iterations = new LinkedHashMap<>();
        iterations.put("mean", s.iterationsMean());
        iterations.put("max", s.iterationsMax());
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("solves", s.solves());
        map.put("failures", s.failures());
        map.put("fallbacks", s.fallbacks());
        map.put("iterations", iterations);
        map.put("residual", Map.of("max", s.residualMax()));
        map.put("size", Map.of("max", s.sizeMax()));
        map.put("setupSeconds", Math.max(0, s.stepSeconds() - s.solveSeconds()));
        map.put("solveSeconds", s.solveSeconds());
        return map;
    }
}
