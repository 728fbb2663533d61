package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.progress.IProgressConstants;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.study.result.RunResult;
import org.signorini.ui.application.Screenshot;
import org.signorini.ui.views.ViewIds;
import org.signorini.ui.views.cycle.LimitCycleView;
import org.signorini.ui.views.gallery.NewExampleWizard;
import org.signorini.ui.views.launch.RunHistory;
import org.signorini.ui.views.launch.RunStudy;
import org.signorini.ui.views.launch.RunStudyJob;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.RunFinder;
import org.signorini.ui.views.run.Runs;
import org.signorini.ui.views.solver.SolverView;
import org.signorini.ui.views.trajectory.TrajectoriesView;

/** Studies run beside the workbench: watched, stopped, failing, several, and found again. */
final class RunStudyTest {

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
    void resultsStreamWhileAStudyRunsAndCancellingKeepsThem() throws Exception {
        Path study = longer(session.example("woodpecker"));
        TrajectoriesView trajectories = (TrajectoriesView) Ui.page().showView(ViewIds.TRAJECTORIES);
        RunStudyJob job = RunStudy.start(study);
        assertTrue(Ui.waitUntil(() -> !trajectories.curves().isEmpty()
                && trajectories.curves().getFirst().table().rows() > 1000, RunSession.PATIENCE),
                "rows come while it runs");
        assertTrue(Ui.waitUntil(() -> trajectories.canvas().frame() != null, RunSession.PATIENCE), "and are drawn");
        RunEntry run = runs.all().getFirst();
        assertTrue(run.isRunning());
        Ui.page().showView(IProgressConstants.PROGRESS_VIEW_ID);
        Ui.screenshot("running");
        Ui.page().showView(ViewIds.TRAJECTORIES);

        job.cancel();
        assertTrue(Ui.waitUntil(() -> job.getResult() != null, RunSession.PATIENCE), "it can be stopped");
        Ui.settle(300);
        assertEquals("cancelled", run.status());
        assertTrue(run.result().table(RunResult.STATES).rows() > 1000, "what it had is kept");
        assertTrue(Files.isRegularFile(run.file()), "also in its file");
    }

    /** The same study over a time nobody waits for. */
    private static Path longer(Path study) throws Exception {
        Files.writeString(study, Files.readString(study).replace("duration=\"2\"", "duration=\"2000\""));
        // the editor that is open reads the file anew, which is no part of running it
        ResourcesPlugin.getWorkspace().getRoot().refreshLocal(IResource.DEPTH_INFINITE, null);
        Ui.settle(1500);
        return study;
    }

    @Test
    void runsAreFoundAgainAndTheirTablesReadWhenLookedAt() throws Exception {
        session.run(session.example("bouncing-ball"));
        RunEntry before = runs.all().getFirst();
        int rows = before.result().table(RunResult.STATES).rows();
        runs.remove(runs.all());

        // as at a start: nothing is known but the workspace
        RunFinder.find(runs);
        assertTrue(Ui.waitUntil(() -> runs.all().size() == 1, RunSession.PATIENCE));
        RunEntry again = runs.all().getFirst();
        assertEquals(before.name(), again.name());
        assertEquals("done", again.status());
        assertFalse(again.isLoaded());
        runs.select(runs.all());
        assertTrue(Ui.waitUntil(again::isLoaded, RunSession.PATIENCE));
        assertEquals(rows, again.result().table(RunResult.STATES).rows());
        TrajectoriesView trajectories = (TrajectoriesView) Ui.page().showView(ViewIds.TRAJECTORIES);
        assertTrue(Ui.waitUntil(() -> !trajectories.curves().isEmpty(), RunSession.PATIENCE));
        session.assertDrawn(trajectories.canvas(), "found-again");

        ResourcesPlugin.getWorkspace().getRoot().getProject("bouncing-ball").getFolder("results").delete(true, null);
        assertTrue(Ui.waitUntil(() -> runs.all().isEmpty(), RunSession.PATIENCE), "a file that is gone is no run");
    }

    @Test
    void aStudyThatCannotBeRunSaysWhy() throws Exception {
        Path study = session.example("bouncing-ball");
        Files.writeString(study, Files.readString(study).replaceFirst("duration=\"[^\"]*\"", "duration=\"soon\""));
        RunStudyJob job = RunStudy.start(study);
        assertTrue(Ui.waitUntil(() -> job.getResult() != null, RunSession.PATIENCE));
        assertTrue(Ui.waitUntil(() -> session.message("cannot be run") != null, RunSession.PATIENCE),
                "a message opens");
        Shell message = session.message("cannot be run");
        Ui.settle(300);
        message.close();
        assertEquals(0, runs.all().size());
    }

    @Test
    void variationsMakeABifurcationDiagram() throws Exception {
        Path study = session.example("woodpecker");
        Files.writeString(study, Files.readString(study).replace("<measures", """
                <variations values="0.28, 0.3, 0.32, 0.34">
                    <parameter href="woodpecker.mechanism#//@parameters[name='mu']"/>
                  </variations>
                  <measures"""));
        session.run(study);
        assertEquals(4, runs.all().size());
        assertEquals(4, runs.selected().size());
        LimitCycleView cycle = (LimitCycleView) Ui.page().showView(ViewIds.LIMIT_CYCLE);
        cycle.bifurcation(true);
        session.assertDrawn(cycle.canvas(), "bifurcation");
        assertEquals("mu", cycle.canvas().frame().chart().getXYPlot().getDomainAxis().getLabel());
        assertTrue(cycle.canvas().frame().chart().getXYPlot().getDataset().getItemCount(0) >= 4);
        cycle.bifurcation(false);
        SolverView solver = (SolverView) Ui.page().showView(ViewIds.SOLVER);
        assertEquals(4, solver.compared());
        assertEquals(study, RunHistory.files().getFirst());
    }

    @Test
    void theCommandRunsWhatIsInTheActiveEditor() throws Exception {
        session.example("bouncing-ball");
        IHandlerService handlers = PlatformUI.getWorkbench().getService(IHandlerService.class);
        handlers.executeCommand("org.signorini.ui.views.runStudy", null);
        assertTrue(Ui.waitUntil(() -> runs.all().size() == 1 && !runs.all().getFirst().isRunning(),
                RunSession.PATIENCE));
        Ui.settle(400);
        assertEquals("done", runs.all().getFirst().status());
        assertEquals("bouncing-ball.mechanism", RunHistory.files().getFirst().getFileName().toString(),
                "the editor in front has the mechanism");
    }

    @Test
    void theGalleryOffersEveryExample() {
        NewExampleWizard wizard = new NewExampleWizard();
        wizard.init(PlatformUI.getWorkbench(), StructuredSelection.EMPTY);
        WizardDialog dialog = new WizardDialog(Ui.window().getShell(), wizard);
        dialog.setBlockOnOpen(false);
        dialog.open();
        try {
            Ui.settle(300);
            assertTrue(wizard.canFinish(), "the first example is chosen");
            Ui.settle(600);
            Screenshot.save(dialog.getShell(), Ui.picture("gallery").getPath());
            assertTrue(wizard.performFinish());
            Ui.settle(300);
            assertEquals(1, ResourcesPlugin.getWorkspace().getRoot().getProjects().length);
            assertEquals(2, Ui.page().getEditorReferences().length, "mechanism and study are open");
        } finally {
            dialog.close();
        }
    }
}
