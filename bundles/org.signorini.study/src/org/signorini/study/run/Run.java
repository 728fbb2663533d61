package org.signorini.study.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

import org.signorini.contribution.ContributionException;
import org.signorini.model.element.ElementException;
import org.signorini.multibody.State;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.ModelException;
import org.signorini.simulation.Outcome;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.SimulatorBuilder;
import org.signorini.simulation.record.Recorder;
import org.signorini.study.assembly.Assembler;
import org.signorini.study.assembly.Assembly;
import org.signorini.study.measure.Measures;
import org.signorini.study.probe.ProbeRecorder;
import org.signorini.study.probe.ProbeStatistics;
import org.signorini.study.result.Checkpoints;
import org.signorini.study.result.ResultFileException;
import org.signorini.study.result.ResultFiles;
import org.signorini.study.result.RunInfo;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;

/** One run: assembled, stepped, recorded, measured, and written where a file is given. By one thread. */
public final class Run {

    private static final Duration CHECKPOINT = Duration.ofSeconds(10);
    private static final long REPORT_NANOS = 200_000_000L;
    private static final int CHUNK = 16;
    /** Unknowns up to which a rank takes less than the step. */
    private static final int RANK_LIMIT = 40;

    private final RunSource source;
    private final PlannedRun plan;
    private final List<Double> at;
    private final Optional<Path> file;
    private final List<Map<String, Object>> samples = new ArrayList<>();
    private volatile RunInfo info;
    private volatile Recorder recorder;
    private volatile Map<String, Table> tables = Map.of();
    private volatile List<String> bodies = List.of();
    private Assembly assembly;
    private Simulator simulator;
    private Measures measures;
    private ProbeStatistics probed;
    private Checkpoints checkpoints;
    private volatile boolean written;
    private OptionalLong failedStep = OptionalLong.empty();
    private Judgement judgement;
    private Map<String, Object> summary = Map.of();
    private double seconds;

    /**
     * @param at   times of which the whole state is wanted
     * @param file where to write the result, now and then while it runs and at the end
     */
    public Run(RunSource source, PlannedRun plan, List<Double> at, Optional<Path> file) {
        this.source = source;
        this.plan = plan;
        this.at = at;
        this.file = file;
        info = new RunInfo(source.name(), plan.variation(), plan.asText(), source.mechanismText(), source.studyText(),
                Versions.asText(), Instant.now().truncatedTo(ChronoUnit.MILLIS).toString(),
                RunInfo.Status.RUNNING, "", "");
    }

    public PlannedRun plan() {
        return plan;
    }

    public Optional<Path> file() {
        return file;
    }

    /** What there is now; may be asked for by any thread while it runs. */
    public RunResult result() {
        Recorder r = recorder;
        return new RunResult(info, tables, r == null ? List.of() : r.laneNames(), bodies,
                r == null ? List.of() : r.solverNames());
    }

    /** The object {@code run --json} prints; empty until the run has ended. */
    public Map<String, Object> summary() {
        return summary;
    }

    public RunInfo.Status status() {
        return info.status();
    }

    /** The assembled mechanism; null before the run has begun, or where it cannot be assembled. */
    public Assembly assembly() {
        return assembly;
    }

    /**
     * Computes it. What goes wrong in a run is in its result, not thrown; only a mechanism that cannot be run at all is.
     */
    public void compute(RunMonitor monitor) throws ElementException {
        long start = System.nanoTime();
        prepare();
        monitor.started(this);
        RunInfo.Status status;
        String cause = "";
        try {
            file.ifPresent(Run::requireWritable);
            if (judgement.refusal().isPresent()) {
                status = RunInfo.Status.FAILED;
                cause = judgement.refusal().get();
            } else {
                Outcome outcome = step(monitor, start);
                status = switch (outcome.ending()) {
                    case DONE -> RunInfo.Status.DONE;
                    case FAILED -> RunInfo.Status.FAILED;
                    case CANCELLED -> RunInfo.Status.CANCELLED;
                };
                if (status == RunInfo.Status.FAILED) {
                    failedStep = OptionalLong.of(simulator.steps() + 1);
                }
                cause = outcome.failure()
                        .map(f -> Judgement.explain(f, simulator) + FailedProblem.keep(simulator, file)).orElse("");
            }
        } catch (UncheckedIOException e) {
            status = RunInfo.Status.FAILED;
            cause = e.getCause().getMessage();
        } catch (RuntimeException e) {
            // what the numerics did not foresee ends this run, not those beside it
            status = RunInfo.Status.FAILED;
            failedStep = OptionalLong.of(simulator.steps() + 1);
            cause = "step " + (simulator.steps() + 1) + " at t = " + simulator.time() + " s: internal error, " + e;
        } finally {
            seconds = (System.nanoTime() - start) * 1e-9;
        }
        summary = RunSummary.of(this, simulator, measures, judgement, status, cause, restarted());
        RunNotes.of(plan.settings(), checkpoints).ifPresent(notes -> summary.put("notes", notes));
        info = info.ended(status, cause, SummaryJson.text(summary));
        write();
        monitor.ended(this);
    }

    /** Before anything is computed that could not be kept. */
    private static void requireWritable(Path file) {
        try {
            ResultFiles.requireWritable(file);
        } catch (ResultFileException e) {
            throw new UncheckedIOException(new IOException(e.getMessage(), e));
        }
    }

    /** It cannot be computed: recorded as a failure with its cause, so that nobody misses it among others. */
    void refused(String cause) {
        info = info.ended(RunInfo.Status.FAILED, cause, "");
        write();
    }

    private void prepare() throws ElementException {
        assembly = Assembler.assemble(source.mechanism(), plan.parameters(), source.folder());
        try {
            simulator = builder().build();
        } catch (ContributionException | ModelException | IllegalArgumentException e) {
            throw new ElementException(source.study() == null ? source.mechanism() : source.study(), null,
                    e.getMessage());
        }
        bodies = assembly.model().mechanism().bodies().stream().map(Body::name).toList();
        judgement = new Judgement(simulator, plan.settings(), this::builder);
        int every = plan.settings().every();
        recorder = Recorder.attach(simulator, every, RANK_LIMIT);
        Map<String, Table> all = new LinkedHashMap<>();
        ProbeRecorder probes = ProbeRecorder.attach(simulator, assembly, every);
        probed = probes.statistics(Double.NEGATIVE_INFINITY);
        all.put(RunResult.PROBES, probes.table());
        all.putAll(RunTables.of(simulator.response().dynamics().system(), recorder));
        tables = all;
        measures = new Measures(simulator, judgement.audit(), assembly, probes, source.measures(),
                all.get(RunResult.STATES).columns());
        if (file.isPresent()) {
            checkpoints = new Checkpoints(this::result, file.get(), CHECKPOINT);
            simulator.add(checkpoints);
        }
    }

    private SimulatorBuilder builder() throws ContributionException {
        return plan.settings().simulator(assembly.model());
    }

    /** A simulation of the same that starts elsewhere and is not recorded. */
    private java.util.function.Function<State, Simulator> restarted() {
        return state -> {
            try {
                return builder().initial(state).build();
            } catch (ContributionException e) {
                throw new IllegalStateException(e);
            }
        };
    }

    private Outcome step(RunMonitor monitor, long start) {
        long total = plan.settings().steps();
        long next = start + REPORT_NANOS;
        int wanted = sample(0);
        Outcome outcome = new Outcome(Outcome.Ending.DONE, simulator.time(), 0, Optional.empty());
        while (simulator.steps() < total) {
            long chunk = Math.min(CHUNK, total - simulator.steps());
            if (wanted < at.size()) {
                chunk = Math.min(chunk, Math.max(1, Math.round(at.get(wanted) / plan.settings().step())
                        - simulator.steps()));
            }
            outcome = simulator.steps() + chunk < total ? simulator.advance(chunk, monitor::isCancelled)
                    : simulator.run(chunk, monitor::isCancelled);
            wanted = sample(wanted);
            if (!outcome.isDone()) {
                return outcome;
            }
            long now = System.nanoTime();
            if (now - next >= 0) {
                monitor.progressed(this, simulator.steps(), total);
                next = now + REPORT_NANOS;
            }
        }
        return outcome;
    }

    /** Takes the whole state at times that were asked for. */
    private int sample(int wanted) {
        int k = wanted;
        while (k < at.size() && simulator.time() >= at.get(k) - 0.5 * plan.settings().step()) {
            Map<String, Object> sample = new LinkedHashMap<>();
            sample.put("time", simulator.time());
            sample.putAll(FinalState.of(simulator.response().dynamics(), simulator.state()));
            samples.add(sample);
            k++;
        }
        return k;
    }

    private void write() {
        if (file.isPresent()) {
            try {
                ResultFiles.write(result(), file.get());
                written = true;
            } catch (ResultFileException e) {
                lost(e.getMessage());
                if (simulator != null && simulator.steps() > 0) {
                    lost(RescuedResult.keep(result()));
                }
            }
        }
    }

    /** A result that is not kept where it was to be is a failure, told wherever the ending is. */
    public void lost(String why) {
        String cause = info.cause().contains(why) ? info.cause()
                : info.cause().isEmpty() ? why : info.cause() + "; " + why;
        if (!summary.isEmpty()) {
            summary.put("status", "failed");
            summary.put("cause", cause);
        }
        info = info.ended(RunInfo.Status.FAILED, cause, summary.isEmpty() ? "" : SummaryJson.text(summary));
    }

    /** The step, counted from one, that could not be made; none where a run failed because its results are lost. */
    public OptionalLong failedStep() {
        return failedStep;
    }

    /** Whether the result is in its file, whole. */
    public boolean isWritten() {
        return written;
    }

    List<Map<String, Object>> samples() {
        return samples;
    }

    ProbeStatistics probed() {
        return probed;
    }

    double seconds() {
        return seconds;
    }

    RunSource source() {
        return source;
    }
}
