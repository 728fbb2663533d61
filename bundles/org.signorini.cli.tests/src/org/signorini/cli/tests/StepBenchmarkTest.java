package org.signorini.cli.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.signorini.bench.BenchException;
import org.signorini.bench.Settings;
import org.signorini.bench.StepBenchmark;
import org.signorini.bench.StepRow;
import org.signorini.bench.StepRun;
import org.signorini.bench.StepScenario;

/** How steps are counted and measured, on a scenario that only counts. */
class StepBenchmarkTest {

    private static final int STEPS = 1000;

    /** Allocates n bytes a step from its second half on and much more before, as runs do while they make room. */
    private static final class Counting implements StepScenario {

        private final List<Integer> started = new ArrayList<>();

        @Override
        public String id() {
            return "counting";
        }

        @Override
        public String description() {
            return "counts";
        }

        @Override
        public List<Integer> sizes() {
            return List.of(16, 0);
        }

        @Override
        public StepRun start(int n, Settings settings) {
            started.add(n);
            return new StepRun() {

                private int made;
                private byte[] room = {};

                @Override
                public int steps() {
                    return STEPS;
                }

                @Override
                public void step() {
                    if (made < STEPS / 2) {
                        room = new byte[10_000];
                    } else if (n > 0) {
                        room = new byte[n * 1024];
                    }
                    made++;
                }

                @Override
                public int contacts() {
                    return made <= STEPS / 2 ? 2 : 4;
                }

                @Override
                public Map<String, Double> check() {
                    return Map.of("made", (double) made + room.length * 0);
                }
            };
        }
    }

    private static Settings settings(List<Integer> sizes) {
        return new Settings(sizes, 3, 1, null, List.of(), List.of(), 1e-8, Duration.ofSeconds(1));
    }

    @Test
    void rowsSayWhatWasDone() throws BenchException {
        Counting scenario = new Counting();
        List<StepRow> rows = new StepBenchmark(scenario).run(settings(List.of()), line -> { });
        assertEquals(List.of(16, 0), rows.stream().map(StepRow::n).toList());
        for (StepRow row : rows) {
            assertEquals(STEPS, row.steps());
            assertEquals(3, row.contactsMean());
            assertEquals(Map.of("made", (double) STEPS), row.check());
            assertTrue(row.nsPerStepMin() > 0 && row.nsPerStepMin() <= row.nsPerStepMedian(), row.toString());
        }
        assertEquals(List.of("scenario", "n", "formulation", "nsPerStepMin", "nsPerStepMedian", "steps",
                "contactsMean", "bytesPerStep", "check"), List.copyOf(rows.get(0).fields().keySet()));
        assertEquals(rows.get(0).headings().size(), rows.get(0).cells().size());
        // an array of 16 KB and its header; nothing
        assertEquals(16 * 1024 + 16, rows.get(0).bytesPerStep(), 8);
        assertEquals(0, rows.get(1).bytesPerStep(), 8);
    }

    @Test
    void sizesOfTheUserComeFirst() throws BenchException {
        Counting scenario = new Counting();
        List<StepRow> rows = new StepBenchmark(scenario).run(settings(List.of(7)), line -> { });
        assertEquals(List.of(7), rows.stream().map(StepRow::n).toList());
        // at least one to warm up, then the repeats, each from the start
        assertTrue(scenario.started.size() >= 4, scenario.started.toString());
    }
}
