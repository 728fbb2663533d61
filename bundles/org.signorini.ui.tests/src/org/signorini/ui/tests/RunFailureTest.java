package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.study.result.ResultFiles;
import org.signorini.study.result.RunResult;
import org.signorini.ui.views.ViewIds;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.Runs;
import org.signorini.ui.views.table.RunsView;
import org.signorini.ui.views.trajectory.TrajectoriesView;

/** What the user learns of a run that fails, and what is left of it. */
final class RunFailureTest {

    private static final String HEAD = """
            <?xml version="1.0" encoding="UTF-8"?>
            <study:Study xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI"
                xmlns:study="http://www.signorini.org/study/1.0" name="hopeless" step="1 ms" duration="1">
            """;

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

    /** A ball thrown up; when it is back and slides, a tolerance below rounding cannot be met. */
    @Test
    void theMessageNamesBodyContactAndStepAndTheViewsShowWhatThereIs() throws Exception {
        Path study = session.example("sliding-ball");
        Path mechanism = study.resolveSibling("sliding-ball.mechanism");
        Files.writeString(mechanism, Files.readString(mechanism).replace("velocity=\"v, 0, 0\"",
                "velocity=\"v, 0.1, 1\""));
        Files.writeString(study, HEAD.replace("duration=\"1\"", "duration=\"1\" tolerance=\"1e-300\"") + """
                  <contactModel id="exact-cone"/>
                  <solver id="nsgs"/>
                  <mechanism href="sliding-ball.mechanism#/"/>
                </study:Study>
                """);
        TrajectoriesView trajectories = (TrajectoriesView) Ui.page().showView(ViewIds.TRAJECTORIES);
        session.run(study);
        RunEntry failed = runs.all().getFirst();
        assertEquals("failed", failed.status());
        assertTrue(Ui.waitUntil(() -> session.message("failed") != null, RunSession.PATIENCE), "a message opens");
        Shell message = session.message("The run 'hopeless' failed");
        String words = RunHands.words(message);
        Ui.screenshot("failed");
        message.close();

        assertTrue(words.contains("ball on floor"), "contact: " + words);
        assertTrue(words.contains("of ball with ground"), "bodies: " + words);
        Matcher step = Pattern.compile("in step (\\d+) at t = ([0-9.E-]+) s").matcher(words);
        assertTrue(step.find(), words);
        int number = Integer.parseInt(step.group(1));
        assertTrue(number > 100, "it was in the air before");
        assertEquals(number, failed.result().table(RunResult.STATES).rows(), "all steps before, and the start");
        assertEquals((number - 1) * 1e-3, Double.parseDouble(step.group(2)), 1e-9);
        assertEquals(number, trajectories.curves().getFirst().table().rows(), "and they are shown");
        session.assertDrawn(trajectories.canvas(), "failed-trajectories");
        assertEquals(number, ResultFiles.read(failed.file()).table(RunResult.STATES).rows(), "and kept");
        String kept = failed.file().getFileName().toString().replace(".h5", "-step-" + number + ".json");
        assertTrue(words.contains(kept) && Files.exists(failed.file().resolveSibling(kept)), "under the same number");
        RunsView table = (RunsView) Ui.page().showView(ViewIds.RUNS);
        assertTrue(table.cell(failed, "Note").contains("in step " + number), "the table tells why");
    }

    /** A radius that is no radius: the others of the study run, this one is listed with its cause. */
    @Test
    void aPointThatCannotBeAssembledIsListedWithItsCause() throws Exception {
        Path study = session.example("bouncing-ball");
        Files.writeString(study, HEAD.replace("duration=\"1\"", "duration=\"0.1\"") + """
                  <mechanism href="bouncing-ball.mechanism#/"/>
                  <variations values="0.1, -0.1, 0.2">
                    <parameter href="bouncing-ball.mechanism#//@parameters[name='r']"/>
                  </variations>
                </study:Study>
                """);
        RunsView table = (RunsView) Ui.page().showView(ViewIds.RUNS);
        session.run(study);
        assertTrue(Ui.waitUntil(() -> session.message("failed") != null, RunSession.PATIENCE), "a message opens");
        Shell message = session.message("failed");
        assertTrue(message.getText().contains("r = -0.1"), message.getText());
        message.close();
        Ui.settle(300);
        assertTrue(session.message("cannot be run") == null, "it is told once");
        assertEquals(List.of("done", "failed", "done"), runs.all().stream().map(RunEntry::status).toList());
        RunEntry failed = runs.all().get(1);
        assertFalse(failed.info().cause().isEmpty());
        assertEquals(failed.info().cause(), table.cell(failed, "Note"));
        assertEquals(failed.info().cause(), ResultFiles.readInfo(failed.file()).cause(), "also in its file");
    }
}
