package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import org.eclipse.swt.widgets.Display;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.ui.animation.AnimationView;
import org.signorini.ui.views.ViewIds;
import org.signorini.ui.views.launch.RunStudy;
import org.signorini.ui.views.launch.RunStudyJob;
import org.signorini.ui.views.run.RunChange;
import org.signorini.ui.views.run.Runs;

/** While studies run the workbench answers within a fifth of a second, whatever is looked at; see {@link RunProbe}. */
final class RunFreezeTest {

    private static final int FREEZE = 200;
    private static final List<String> VIEWS = List.of(ViewIds.RUNS, ViewIds.SOLVER, ViewIds.CONTACTS,
            ViewIds.LIMIT_CYCLE, AnimationView.ID, ViewIds.TRAJECTORIES);

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

    @Test
    void theProbeNoticesAFreeze() throws Exception {
        try (RunProbe probe = new RunProbe()) {
            ThreadMXBean threads = ManagementFactory.getThreadMXBean();
            Consumer<RunChange> slow = change -> {
                long end = threads.getCurrentThreadCpuTime() + 2 * FREEZE * 1_000_000L;
                while (threads.getCurrentThreadCpuTime() < end) {
                    Thread.onSpinWait();
                }
            };
            runs.addListener(slow);
            boolean[] done = new boolean[1];
            Display.getCurrent().asyncExec(() -> {
                runs.cursor(0.123);
                done[0] = true;
            });
            assertTrue(probe.until(() -> done[0], RunSession.PATIENCE));
            runs.removeListener(slow);
            assertTrue(probe.longest() > FREEZE, "noticed " + probe.longest() + " ms");
        }
    }

    @Test
    void theWoodpeckerRunsBesideEveryView() throws Exception {
        assertFluid(session.example("woodpecker"), 1);
    }

    @Test
    void aStudyOfFiveRunsRunsBesideEveryView() throws Exception {
        Path study = session.example("woodpecker");
        Files.writeString(study, Files.readString(study).replace("<measures", """
                <variations values="0.28, 0.29, 0.3, 0.31, 0.32">
                    <parameter href="woodpecker.mechanism#//@parameters[name='mu']"/>
                  </variations>
                  <measures"""));
        assertFluid(study, 5);
    }

    /** All views are open; while the study runs, and after it has ended, one after the other is in front. */
    private void assertFluid(Path study, int count) throws Exception {
        for (String view : VIEWS) {
            Ui.page().showView(view);
            Ui.settle(100);
        }
        List<String> pauses = new ArrayList<>();
        try (RunProbe probe = new RunProbe()) {
            RunStudyJob job = RunStudy.start(study);
            for (String view : VIEWS) {
                probe.act(() -> Ui.page().bringToTop(Ui.page().findView(view)));
                long end = System.nanoTime() + 400_000_000L;
                assertTrue(probe.until(() -> System.nanoTime() > end, RunSession.PATIENCE));
            }
            assertTrue(probe.until(() -> job.getResult() != null, RunSession.PATIENCE), "it ends");
            long end = System.nanoTime() + 500_000_000L;
            probe.until(() -> System.nanoTime() > end, RunSession.PATIENCE);
            if (probe.longest() >= FREEZE) {
                pauses.add(probe.longest() + " ms in " + probe.where());
            }
        }
        assertEquals(List.of(), pauses, "the workbench stood still");
        assertEquals(count, runs.all().size());
        assertTrue(runs.all().stream().allMatch(r -> r.status().equals("done")));
    }
}
