package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.progress.IProgressConstants;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.study.result.ResultFiles;
import org.signorini.study.result.RunInfo;
import org.signorini.study.result.RunResult;
import org.signorini.ui.views.launch.RunStatus;
import org.signorini.ui.views.launch.RunStudy;
import org.signorini.ui.views.launch.RunStudyJob;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.Runs;

/** How far studies are is told where people look; what a stopped one has is kept. */
final class RunProgressTest {

    private static final Pattern LINE = Pattern.compile(
            "[\\d,]+ of [\\d,]+ steps · \\S+ s simulated · \\S+ × real time · \\d+ (s|min) remaining.*");

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
    void progressIsToldInTheStatusLineAndTheViewForSeveralStudiesAtOnce() throws Exception {
        Path study = session.example("woodpecker");
        Files.writeString(study, Files.readString(study).replace("duration=\"2\"", "duration=\"20000\"")
                .replace("name=\"woodpecker toy\"", "name=\"woodpecker toy\" every=\"100\""));
        IViewPart progress = Ui.page().showView(IProgressConstants.PROGRESS_VIEW_ID);
        RunStudyJob one = RunStudy.start(study);
        assertTrue(Ui.waitUntil(() -> LINE.matcher(RunStatus.text()).matches(), RunSession.PATIENCE),
                RunStatus.text());
        assertTrue(Ui.waitUntil(() -> words(Ui.window().getShell()).contains(RunStatus.text()), RunSession.PATIENCE),
                "it stands in the window");
        assertTrue(Ui.waitUntil(() -> words((Composite) progress.getSite().getShell()).lines()
                .filter(l -> LINE.matcher(l).matches()).count() >= 2, RunSession.PATIENCE), "and in the view Progress");
        RunStudyJob other = RunStudy.start(study);
        assertTrue(Ui.waitUntil(() -> RunStatus.text().startsWith("2 studies · "), RunSession.PATIENCE),
                RunStatus.text());
        Ui.screenshot("progress");
        RunEntry first = runs.all().stream().filter(one::computes).findFirst().orElseThrow();
        assertTrue(first.isRunning(), first.status() + " " + first.info().cause());
        assertTrue(Ui.waitUntil(() -> first.result().table(RunResult.STATES).rows() > 50, RunSession.PATIENCE));

        one.cancel();
        other.cancel();
        session.await(one);
        session.await(other);
        assertEquals("", RunStatus.text());
        assertEquals("cancelled", first.status());
        RunResult kept = ResultFiles.read(first.file());
        assertEquals(RunInfo.Status.CANCELLED, kept.info().status());
        assertTrue(kept.table(RunResult.STATES).rows() > 50, "what it had can be read");
        assertFalse(kept.info().summary().isEmpty(), "and is measured");
    }

    private static String words(Composite in) {
        StringBuilder words = new StringBuilder();
        for (Control control : in.getChildren()) {
            words.append(control instanceof Label label ? label.getText() + "\n" : "");
            words.append(control instanceof Link link ? link.getText().replaceAll("<[^>]*>", "") + "\n" : "");
            words.append(control instanceof Composite inner ? words(inner) : "");
        }
        return words.toString();
    }
}
