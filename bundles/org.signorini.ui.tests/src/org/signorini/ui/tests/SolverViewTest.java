package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.eclipse.core.runtime.jobs.Job;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.io.ProblemFiles;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;
import org.signorini.complementarity.solver.SolverRegistry;
import org.signorini.simulation.record.ContactColumn;
import org.signorini.simulation.record.SolveColumn;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;
import org.signorini.ui.views.ViewIds;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.Runs;
import org.signorini.ui.views.solver.SolvedStep;
import org.signorini.ui.views.solver.SolverView;

/** The view Solver: worst steps, their problems as files, and runs side by side. */
final class SolverViewTest {

    private final Runs runs = Runs.shared();
    private RunSession session;

    @BeforeEach
    void open() {
        session = new RunSession();
    }

    @AfterEach
    void close() throws Exception {
        session.close();
    }

    private static SolverView view() throws Exception {
        return (SolverView) Ui.page().showView(ViewIds.SOLVER);
    }

    @Test
    void withoutRunsItSaysWhatToDo() throws Exception {
        SolverView view = view();
        assertEquals(0, view.rows());
        assertEquals(0, view.compared());
        Ui.screenshot("solver-empty");
    }

    @Test
    void theWorstStepIsSavedAndSolvedOnItsOwn() throws Exception {
        SolverView view = view();
        view.sort("Iterations");
        session.run(session.example("woodpecker"));
        RunEntry run = runs.all().getFirst();
        Table solves = run.result().table(RunResult.SOLVER);
        SolvedStep worst = view.worst().getFirst();
        double most = java.util.Arrays.stream(solves.column(SolveColumn.ITERATIONS.ordinal())).max().orElseThrow();
        assertEquals(most, worst.get(SolveColumn.ITERATIONS));
        assertEquals("3", view.cell(worst, "Rank"));
        assertEquals("lemke", view.cell(worst, "Solver"));
        assertTrue(Double.parseDouble(view.cell(worst, "Set-up [µs]")) > 0);
        assertEquals(Math.round(worst.time() / 1e-4), worst.number());
        session.assertDrawn(view.canvas(), "solver-woodpecker");

        // a contact that opens takes most iterations; rounding is worst where one carries a load
        view.sort("Residual");
        SolvedStep loaded = view.worst().getFirst();
        assertTrue(load(loaded) > 0);
        Path folder = Files.createTempDirectory("problem");
        for (SolvedStep step : List.of(worst, loaded)) {
            Path file = folder.resolve(step.number() + ".json");
            Job job = view.save(step, file);
            session.await(job);
            assertTrue(job.getResult().isOK(), job.getResult().getMessage());
            Problem problem = ProblemFiles.read(file);
            Solution solution = new Solution();
            assertTrue(new SolverRegistry().create("chain", Map.of()).solve(problem, solution, new Monitor()));
            compare(rows(run, step.time()), solution.z(), load(loaded));
        }
    }

    /** By singular values, which is not how ranks are recorded. */
    @Test
    void theRankOfAStepIsFoundAgain() throws Exception {
        SolverView view = view();
        view.sort("Rank");
        session.run(session.example("sphere-misaligned"));
        SolvedStep step = view.worst().getFirst();
        Job job = view.rank(step);
        session.await(job);
        assertTrue(job.getResult().isOK(), job.getResult().getMessage());
        assertTrue(step.get(SolveColumn.RANK) < step.get(SolveColumn.UNKNOWNS), "pyramids lack ranks");
        assertTrue(job.getResult().getMessage().startsWith(String.format("Step %d: %.0f unknowns, rank %.0f,",
                step.number(), step.get(SolveColumn.UNKNOWNS), step.get(SolveColumn.RANK))),
                job.getResult().getMessage());
        view.sort("Iterations");
    }

    private static double load(SolvedStep step) {
        Table contacts = step.run().result().table(RunResult.CONTACTS);
        return rows(step.run(), step.time()).stream()
                .mapToDouble(row -> contacts.get(row, ContactColumn.NORMAL_IMPULSE.ordinal())).sum();
    }

    /** Rows of the contacts that were active in the step that ended at a time. */
    private static List<Integer> rows(RunEntry run, double time) {
        Table contacts = run.result().table(RunResult.CONTACTS);
        List<Integer> rows = new ArrayList<>();
        for (int i = 0; i < contacts.rows(); i++) {
            if (contacts.get(i, 0) == time) {
                rows.add(i);
            }
        }
        assertFalse(rows.isEmpty());
        return rows;
    }

    /** S4 eq. 33: z = (Λ_N, Λ_R, ξ_L), and Λ_T = Λ_R − μΛ_N. */
    private void compare(List<Integer> rows, double[] z, double load) {
        Table contacts = runs.all().getFirst().result().table(RunResult.CONTACTS);
        int n = rows.size();
        for (int c = 0; c < n; c++) {
            int row = rows.get(c);
            double normal = contacts.get(row, ContactColumn.NORMAL_IMPULSE.ordinal());
            double tangential = Math.hypot(contacts.get(row, ContactColumn.TANGENT1_IMPULSE.ordinal()),
                    contacts.get(row, ContactColumn.TANGENT2_IMPULSE.ordinal()));
            double mu = contacts.get(row, ContactColumn.FRICTION.ordinal());
            assertEquals(normal, z[c], 1e-12 * load);
            assertEquals(tangential, Math.abs(z[n + c] - mu * z[c]), 1e-9 * load);
        }
    }

    @Test
    void worstIsByTheColumnChosen() throws Exception {
        SolverView view = view();
        session.run(session.example("bouncing-ball"));
        for (Map.Entry<String, SolveColumn> by : Map.of("Residual", SolveColumn.RESIDUAL, "Iterations",
                SolveColumn.ITERATIONS).entrySet()) {
            view.sort(by.getKey());
            List<SolvedStep> worst = view.worst();
            assertTrue(worst.size() > 10, "steps with contacts: " + worst.size());
            for (int i = 1; i < worst.size(); i++) {
                assertTrue(worst.get(i - 1).get(by.getValue()) >= worst.get(i).get(by.getValue()), by.getKey());
            }
        }
        view.sort("Solve [µs]");
        List<SolvedStep> slowest = view.worst();
        assertTrue(Double.parseDouble(view.cell(slowest.getFirst(), "Solve [µs]"))
                >= Double.parseDouble(view.cell(slowest.getLast(), "Solve [µs]")));
    }

    @Test
    void severalRunsAreCompared() throws Exception {
        SolverView view = view();
        view.sort("Iterations");
        session.run(session.example("sphere"));
        List<RunEntry> all = runs.selected();
        assertTrue(all.size() > 2, all.size() + " solvers");
        assertEquals(all.size(), view.compared());
        for (RunEntry run : all) {
            assertEquals("600", view.compared(run, "Steps"));
            assertTrue(Double.parseDouble(view.compared(run, "Step [µs]")) > 0, run.name());
            assertTrue(Double.parseDouble(view.compared(run, "Residual")) <= 1e-9, run.name());
        }
        double worst = view.worst().getFirst().get(SolveColumn.ITERATIONS);
        for (RunEntry run : all) {
            assertTrue(worst >= run.summary().number("statistics", "iterations", "max"), "of all runs together");
        }
        session.assertDrawn(view.canvas(), "solver-several");
        view.compare(true);
        Ui.screenshot("solver-compared");
        view.compare(false);
    }
}
