package org.signorini.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Runs a scenario from its start several times: once or for a second to warm up, then the repeats. Time is CPU time of
 * this thread, so that others on the machine do not count.
 */
public final class StepBenchmark implements Benchmark {

    private static final long WARM_UP_NANOS = 1_000_000_000L;

    private final StepScenario scenario;

    public StepBenchmark(StepScenario scenario) {
        this.scenario = scenario;
    }

    @Override
    public String id() {
        return scenario.id();
    }

    @Override
    public String description() {
        return scenario.description();
    }

    @Override
    public List<StepRow> run(Settings settings, Progress progress) throws BenchException {
        List<StepRow> rows = new ArrayList<>();
        for (int n : settings.sizes().isEmpty() ? scenario.sizes() : settings.sizes()) {
            progress.say(id() + " " + n);
            rows.add(measure(n, settings));
        }
        return rows;
    }

    private StepRow measure(int n, Settings settings) throws BenchException {
        long warm = Meter.cpuNanos();
        Timed last;
        do {
            last = new Timed(scenario.start(n, settings));
        } while (Meter.cpuNanos() - warm < WARM_UP_NANOS);
        double[] times = new double[settings.repeats()];
        for (int k = 0; k < times.length; k++) {
            last = new Timed(scenario.start(n, settings));
            times[k] = last.nanosPerStep;
        }
        Arrays.sort(times);
        return new StepRow(id(), n, times[0], Meter.median(times), last.run.steps(), last.contactsMean,
                last.bytesPerStep, last.run.check());
    }

    /** A whole run with its measurements. */
    private static final class Timed {

        private final StepRun run;
        private final double nanosPerStep;
        private final double contactsMean;
        private final double bytesPerStep;

        Timed(StepRun run) {
            this.run = run;
            int steps = run.steps();
            int half = steps / 2;
            long contacts = 0;
            long bytes = 0;
            long start = Meter.cpuNanos();
            for (int k = 0; k < steps; k++) {
                if (k == half) {
                    bytes = Meter.allocatedBytes();
                }
                run.step();
                contacts += run.contacts();
            }
            bytes = Meter.allocatedBytes() - bytes;
            nanosPerStep = (double) (Meter.cpuNanos() - start) / steps;
            contactsMean = (double) contacts / steps;
            bytesPerStep = (double) bytes / (steps - half);
        }
    }
}
