package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.examples.Gallery;
import org.signorini.ui.views.ViewIds;
import org.signorini.ui.views.gallery.ExampleProject;
import org.signorini.ui.views.launch.RunStudy;
import org.signorini.ui.views.launch.RunStudyJob;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.Runs;
import org.signorini.ui.views.table.RunsView;
import org.signorini.ui.views.trajectory.TrajectoriesView;

/** An example is opened and run, and every view shows it. */
final class RunViewsTest {

    private static final int PATIENCE = 60_000;

    private final Runs runs = Runs.shared();
    private ErrorLog log;

    @BeforeEach
    void listen() {
        log = new ErrorLog();
    }

    @AfterEach
    void cleanUp() throws Exception {
        Ui.page().closeAllEditors(false);
        runs.remove(runs.all());
        for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
            project.delete(true, true, null);
        }
        log.close();
    }

    private static Path example(String id) throws Exception {
        IFile study = ExampleProject.create(Gallery.find(id).orElseThrow(), id);
        ExampleProject.open(study, Ui.page());
        return Path.of(study.getLocation().toOSString());
    }

    private void run(Path study) {
        RunStudyJob job = RunStudy.start(study);
        assertNotNull(job);
        assertTrue(Ui.waitUntil(() -> job.getResult() != null, PATIENCE), "the run has ended");
        Ui.settle(300);
    }

    @Test
    void theWoodpeckerFillsEveryView() throws Exception {
        Path study = example("woodpecker");
        RunsView table = (RunsView) Ui.page().showView(ViewIds.RUNS);
        TrajectoriesView trajectories = (TrajectoriesView) Ui.page().showView(ViewIds.TRAJECTORIES);
        Ui.screenshot("trajectories-empty");
        run(study);

        assertEquals(1, runs.all().size());
        RunEntry run = runs.all().getFirst();
        assertEquals("done", run.status());
        assertEquals(1, table.rows());
        assertTrue(Ui.waitUntil(trajectories.canvas()::isUpToDate, PATIENCE));
        assertEquals(20001, trajectories.curves().getFirst().table().rows(), "2 s in steps of 0.1 ms, and the start");
        Ui.screenshot("trajectories");
        Ui.page().showView(ViewIds.RUNS);
        Ui.screenshot("runs");
    }
}
