package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.study.result.ResultFiles;
import org.signorini.study.result.RunResult;
import org.signorini.ui.views.ViewIds;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.Runs;
import org.signorini.ui.views.table.RunsView;

/** A run is repeatable: with exactly what it had, or with what its study says now. */
final class RunAgainTest {

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

    /** The study is changed, its mechanism deleted: the run comes out the same all the same. */
    @Test
    void runningAgainGivesTheSameBitsWhateverBecameOfTheStudy() throws Exception {
        Path study = session.example("bouncing-ball");
        vary(study);
        session.run(study);
        assertEquals(2, runs.all().size());
        RunEntry second = runs.all().get(1);
        RunResult before = ResultFiles.read(second.file());
        Files.writeString(study, Files.readString(study).replaceFirst("duration=\"[^\"]*\"", "duration=\"0.01\""));
        Files.delete(study.resolveSibling("bouncing-ball.mechanism"));

        act(second, "Run Again");
        await(3);
        RunEntry again = runs.all().getFirst();
        assertEquals("done", again.status());
        assertEquals(second.name(), again.name());
        assertEquals(second.info().settings(), again.info().settings());
        assertNotEquals(second.file(), again.file(), "the first result is left as it is");
        RunHands.assertSameBits(before, ResultFiles.read(again.file()));
        RunHands.assertSameBits(before, ResultFiles.read(second.file()));
    }

    @Test
    void runningAgainWithThePresentStudyTakesWhatItSaysNow() throws Exception {
        Path study = session.example("bouncing-ball");
        session.run(study);
        RunEntry first = runs.all().getFirst();
        Files.writeString(study, Files.readString(study).replaceFirst("duration=\"[^\"]*\"", "duration=\"0.01\""));
        act(first, "Run Again with Present Study");
        await(2);
        assertEquals("0.01", runs.all().getFirst().info().settings().get("duration"));
    }

    /** The menu of what was run last, opened in the menu bar. */
    @Test
    void theHistoryRunsAFileAgain() throws Exception {
        session.run(session.example("bouncing-ball"));
        Menu run = RunHands.item(Ui.window().getShell().getMenuBar(), "Run").getMenu();
        MenuItem recent = RunHands.item(run, "Run Recent");
        List<String> files = RunHands.items(recent.getMenu());
        assertEquals("1 bouncing-ball/bouncing-ball.study", files.getFirst());
        RunHands.choose(recent.getMenu(), files.getFirst());
        await(2);
        assertEquals("done", runs.all().getFirst().status());
    }

    private static void vary(Path study) throws Exception {
        Files.writeString(study, """
                <?xml version="1.0" encoding="UTF-8"?>
                <study:Study xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI"
                    xmlns:study="http://www.signorini.org/study/1.0" name="two steps" duration="1.5">
                  <mechanism href="bouncing-ball.mechanism#/"/>
                  <comparisons name="step">
                    <alternatives name="long" step="1 ms"/>
                    <alternatives name="short" step="0.5 ms"><solver id="lemke"/></alternatives>
                  </comparisons>
                </study:Study>
                """);
    }

    private void act(RunEntry run, String item) throws Exception {
        RunsView table = (RunsView) Ui.page().showView(ViewIds.RUNS);
        table.table().setSelection(new StructuredSelection(run));
        RunHands.choose(table.table().getControl().getMenu(), item);
    }

    private void await(int count) {
        assertTrue(Ui.waitUntil(() -> runs.all().size() == count
                && runs.all().stream().noneMatch(RunEntry::isRunning), RunSession.PATIENCE), "it has run again");
        RunSession.drain();
    }
}
