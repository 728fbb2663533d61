package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;

import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.study.result.ResultFiles;
import org.signorini.study.result.RunResult;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.RunFinder;
import org.signorini.ui.views.run.Runs;
import org.signorini.ui.views.run.UiThread;

/** What a workbench that starts knows of the runs of the last one: everything, from the workspace alone. */
final class RunRestartTest {

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
    void aWorkbenchThatKnowsNothingFindsRunsWithAllTheirSettingsMeasuresAndRows() throws Exception {
        session.run(session.example("woodpecker"));
        session.run(session.example("bouncing-ball"));
        List<RunEntry> before = runs.all();
        assertEquals(2, before.size());

        Runs fresh = new Runs();
        session.await(RunFinder.find(fresh));
        assertTrue(Ui.waitUntil(() -> fresh.all().size() == 2, RunSession.PATIENCE));
        for (int i = 0; i < 2; i++) {
            RunEntry old = before.get(i);
            RunEntry found = fresh.all().get(i);
            assertFalse(found.isLoaded(), "tables wait until they are looked at");
            assertEquals(old.info(), found.info());
            assertEquals(old.name(), found.name());
            assertEquals("done", found.status());
            assertEquals(old.begun(), found.begun());
            assertEquals(old.summary().number("seconds"), found.summary().number("seconds"));
            assertEquals(old.summary().names("measures"), found.summary().names("measures"));
            RunResult kept = ResultFiles.read(old.file());
            found.load();
            RunHands.assertSameBits(kept, found.result());
            assertTrue(found.result().table(RunResult.STATES).rows() > 1000);
        }
        assertTrue(fresh.all().stream().anyMatch(
                r -> Math.abs(r.summary().number("measures", "limitCycle", "period") - 0.146) < 1e-3));
    }

    /** Jobs that still look for results when the workbench closes have nobody to tell, and log nothing. */
    @Test
    void closingWhileResultsAreLookedForIsNoError() throws Exception {
        session.run(session.example("bouncing-ball"));
        AtomicInteger told = new AtomicInteger();
        Executor gone = UiThread.forgiving(work -> {
            told.incrementAndGet();
            throw new SWTException(SWT.ERROR_DEVICE_DISPOSED);
        });
        Job job = RunFinder.find(new Runs(), gone);
        session.await(job);
        assertEquals(1, told.get());
        assertNotNull(job.getResult());
        assertTrue(job.getResult().isOK(), job.getResult().toString());
        Executor broken = UiThread.forgiving(work -> {
            throw new SWTException(SWT.ERROR_THREAD_INVALID_ACCESS);
        });
        assertThrows(SWTException.class, () -> broken.execute(() -> { }), "what is a defect stays one");
    }
}
