package org.signorini.simulation.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.certificate.LeadMatrix;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.SimulatorBuilder;
import org.signorini.simulation.measure.PivotedRank;
import org.signorini.simulation.record.Recorder;
import org.signorini.simulation.record.Series;
import org.signorini.simulation.record.SolveColumn;
import org.signorini.simulation.scheme.SemiImplicitEuler;

/** What is kept of solving: sizes, ranks, who answered, and times beside it. */
class SolveRecordTest {

    private static final int LIMIT = 40;

    private static SimulatorBuilder sphere(String model) {
        return Setup.of(Toys.sphere(0), Setup.contactModel(model), model.equals("pyramid") ? "lemke" : "nsgs",
                new SemiImplicitEuler(), 1e-3);
    }

    /** M = A B with factors of width r has rank r, whatever its rows and columns are scaled by. */
    @Test
    void rankIsThatOfTheFactors() {
        SplittableRandom random = new SplittableRandom(11);
        PivotedRank rank = new PivotedRank(30);
        for (int k = 0; k < 200; k++) {
            int n = 1 + random.nextInt(30);
            int r = random.nextInt(n + 1);
            DMatrixRMaj m = new DMatrixRMaj(n, n);
            for (int c = 0; c < r; c++) {
                double[] a = random.doubles(n, -1, 1).toArray();
                double[] b = random.doubles(n, -1, 1).toArray();
                for (int i = 0; i < n; i++) {
                    for (int j = 0; j < n; j++) {
                        m.data[i * n + j] += a[i] * b[j];
                    }
                }
            }
            LinearProblem problem = LinearProblem.boxed(m, new double[n], new double[n], filled(n));
            problem.prepare();
            String which = "seed 11, matrix " + k + " of " + n;
            assertEquals(r, rank.of(problem), which);
            assertEquals(new LeadMatrix(problem).rank(), rank.of(problem), which);
        }
    }

    private static double[] filled(int n) {
        double[] values = new double[n];
        java.util.Arrays.fill(values, Double.POSITIVE_INFINITY);
        return values;
    }

    @ParameterizedTest
    @ValueSource(strings = {"pyramid", "exact-cone"})
    void everyStepTellsTheRankOfItsProblem(String model) {
        Simulator simulator = sphere(model).build();
        Recorder recorder = Recorder.attach(simulator, 1, LIMIT);
        int[] seen = {0};
        simulator.add(step -> {
            if (step.isSolved()) {
                LeadMatrix matrix = new LeadMatrix(step.problem());
                int row = seen[0]++;
                assertEquals(matrix.size(), get(recorder, row, SolveColumn.UNKNOWNS));
                assertEquals(matrix.rank(), get(recorder, row, SolveColumn.RANK), "row " + row);
            }
        });
        simulator.run(0.5);
        assertTrue(seen[0] > 50, "contacts in " + seen[0] + " steps");
        assertEquals(seen[0], recorder.solves().count());
        // S3: four directions and σ have no more than three independent columns and rows
        assertEquals(model.equals("pyramid") ? 5 : 3, get(recorder, 0, SolveColumn.RANK));
    }

    @Test
    void ranksOfLargeProblemsAreLeftOut() {
        Simulator simulator = sphere("pyramid").build();
        Recorder recorder = Recorder.attach(simulator, 1, 5);
        simulator.run(0.5);
        assertTrue(recorder.solves().count() > 50);
        assertEquals(6, get(recorder, 0, SolveColumn.UNKNOWNS));
        assertTrue(Double.isNaN(get(recorder, 0, SolveColumn.RANK)));
    }

    /** Times are a series of their own, so that everything else is the same to the bit. */
    @Test
    void timesLieBesideWhatIsTheSameInEveryRun() {
        Simulator timed = sphere("pyramid").timed(true).build();
        Simulator plain = sphere("pyramid").build();
        Recorder a = Recorder.attach(timed, 3, LIMIT);
        Recorder b = Recorder.attach(plain, 3, LIMIT);
        timed.run(0.5);
        plain.run(0.5);
        assertTrue(a.solves().count() > 20);
        for (int row = 0; row < a.solves().count(); row++) {
            assertArrayEquals(a.solves().row(row), b.solves().row(row), 0, "row " + row);
        }
        Series times = a.times();
        assertEquals(a.solves().count(), times.count());
        for (int row = 0; row < times.count(); row++) {
            assertEquals(a.solves().get(row, 0), times.get(row, 0));
            assertTrue(times.get(row, 1) > 0 && times.get(row, 2) > 0, "row " + row);
        }
        double sum = java.util.Arrays.stream(times.column(1)).sum() + java.util.Arrays.stream(times.column(2)).sum();
        assertTrue(sum <= timed.statistics().stepSeconds(), "a third of the steps is less than all");
        assertEquals(0, plain.statistics().stepSeconds(), "nobody asked for times");
        assertEquals(0, b.times().get(0, 1));
    }

    @Test
    void whoAnsweredIsKept() {
        Simulator simulator = sphere("pyramid").solver(new CertifiedSolver("chain", Setup.chain("pgs", "lemke")))
                .build();
        Recorder recorder = Recorder.attach(simulator, 1);
        simulator.run(0.5);
        List<String> names = recorder.solverNames();
        assertTrue(names.contains("lemke"), "projected Gauss-Seidel has no mind for pyramids: " + names);
        for (int row = 0; row < recorder.solves().count(); row++) {
            String answered = names.get((int) get(recorder, row, SolveColumn.SOLVER));
            assertEquals(get(recorder, row, SolveColumn.FALL_BACKS) == 0 ? "pgs" : "lemke", answered, "row " + row);
            assertEquals(1, get(recorder, row, SolveColumn.PROBLEMS), "row " + row);
        }
    }

    private static double get(Recorder recorder, int row, SolveColumn column) {
        return recorder.solves().get(row, column.ordinal());
    }
}
