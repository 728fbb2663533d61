package org.signorini.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Runs a scenario from its start several times: once or for a second to warm up, then the repeats, fewer where a run
 * takes more than two seconds. Time is CPU time of this thread, so that others on the machine do not count. Rows come
 * formulation by formulation; each row's check tells the {@linkplain CostExponent exponent} of its formulation's cost
 * over the sizes so far.
 */
public final class StepBenchmark implements Benchmark {

    private static final long WARM_UP_NANOS = 1_000_000_000L;
    /** What a repeat may take: all together stop when their shares are used up. */
    private static final long REPEAT_NANOS = 2_000_000_000L;

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
        List<Integer> sizes = settings.sizes().isEmpty() ? scenario.sizes() : settings.sizes();
        List<StepRow> rows = new ArrayList<>();
        for (String formulation : settings.formulations().isEmpty() ? scenario.formulations()
                : settings.formulations()) {
            CostExponent exponent = new CostExponent();
            for (int n : sizes) {
                progress.say(id() + " " + n + " " + formulation);
                rows.add(measure(n, formulation, settings.with(formulation), exponent));
            }
        }
        return rows;
    }

    private StepRow measure(int n, String formulation, Settings settings, CostExponent exponent)
            throws BenchException {
        long warm = Meter.cpuNanos();
        Timed last;
        do {
            last = new Timed(scenario.start(n, settings), settings.threads());
        } while (Meter.cpuNanos() - warm < WARM_UP_NANOS);
        double[] times = new double[settings.repeats()];
        int made = 0;
        long start = Meter.cpuNanos();
        do {
            last = new Timed(scenario.start(n, settings), settings.threads());
            times[made++] = last.nanosPerStep;
        } while (made < times.length && Meter.cpuNanos() - start < REPEAT_NANOS * times.length);
        times = Arrays.copyOf(times, made);
        Arrays.sort(times);
        Map<String, Double> check = new LinkedHashMap<>(last.run.check());
        exponent.add(n, times[0]);
        if (exponent.isKnown()) {
            check.put("exponent", exponent.value());
        }
        return new StepRow(id(), n, formulation, times[0], Meter.median(times), last.run.steps(), last.contactsMean,
                last.bytesPerStep, check);
    }

    /** A whole run with its measurements. */
    private static final class Timed {

        private final StepRun run;
        private final double nanosPerStep;
        private final double contactsMean;
        private final double bytesPerStep;

        /** CPU time of this thread; where others help, time on the clock. */
        Timed(StepRun run, int threads) {
            this.run = run;
            int steps = run.steps();
            int half = steps / 2;
            long contacts = 0;
            long bytes = 0;
            long start = now(threads);
            for (int k = 0; k < steps; k++) {
                if (k == half) {
                    bytes = Meter.allocatedBytes();
                }
                run.step();
                contacts += run.contacts();
            }
            bytes = Meter.allocatedBytes() - bytes;
            nanosPerStep = (double) (now(threads) - start) / steps;
            contactsMean = (double) contacts / steps;
            bytesPerStep = (double) bytes / (steps - half);
        }

        private static long now(int threads) {
            return threads == 1 ? Meter.cpuNanos() : System.nanoTime();
        }
    }
}
