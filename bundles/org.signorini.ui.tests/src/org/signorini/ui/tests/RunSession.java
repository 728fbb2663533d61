package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.signorini.examples.Gallery;
import org.signorini.ui.views.chart.ChartCanvas;
import org.signorini.ui.views.gallery.ExampleProject;
import org.signorini.ui.views.launch.RunStudy;
import org.signorini.ui.views.launch.RunStudyJob;
import org.signorini.ui.views.run.Runs;

/** A workspace in which studies are run; empty before and after, and nothing may be logged as an error meanwhile. */
final class RunSession implements AutoCloseable {

    static final int PATIENCE = 60_000;

    private final ErrorLog log = new ErrorLog();

    /** Copies an example into a project and opens it. @return its study */
    Path example(String id) throws CoreException {
        IFile study = ExampleProject.create(Gallery.find(id).orElseThrow(), id);
        ExampleProject.open(study, Ui.page());
        return Path.of(study.getLocation().toOSString());
    }

    /** Runs a study to its end. */
    void run(Path study) {
        RunStudyJob job = RunStudy.start(study);
        assertNotNull(job);
        await(job);
    }

    void await(Job job) {
        assertTrue(Ui.waitUntil(() -> job.getResult() != null, PATIENCE), "the run has ended");
        drain();
        Ui.settle(400);
    }

    /** Until everything that jobs have handed to the user interface so far is done, however busy the machine is. */
    static void drain() {
        AtomicBoolean reached = new AtomicBoolean();
        Display.getCurrent().asyncExec(() -> reached.set(true));
        assertTrue(Ui.waitUntil(reached::get, PATIENCE));
    }

    /** The window with this in its title, or null. */
    Shell message(String title) {
        for (Shell shell : Display.getCurrent().getShells()) {
            if (shell.getText().contains(title)) {
                return shell;
            }
        }
        return null;
    }

    /** A chart is on the screen, and it is not blank. */
    void assertDrawn(ChartCanvas canvas, String name) {
        awaitFrame(canvas, name);
        Ui.screenshot(name);
        // a picture of the window lets events pass, after which the chart may be drawn anew
        awaitFrame(canvas, name);
        ImageData pixels = canvas.frame().pixels();
        Set<Integer> colours = new HashSet<>();
        for (int x = 0; x < pixels.width; x += 2) {
            for (int y = 0; y < pixels.height; y += 2) {
                colours.add(pixels.getPixel(x, y));
            }
        }
        assertTrue(colours.size() > 20, name + " has " + colours.size() + " colours");
    }

    /** What was asked for last is on the screen, and can be clicked at. */
    void awaitFrame(ChartCanvas canvas, String name) {
        assertTrue(Ui.waitUntil(() -> canvas.isUpToDate() && canvas.frame() != null, PATIENCE), name);
    }

    @Override
    public void close() throws CoreException {
        Job.getJobManager().cancel(RunStudyJob.class);
        Ui.waitUntil(() -> Job.getJobManager().find(RunStudyJob.class).length == 0, PATIENCE);
        drain();
        Ui.page().closeAllEditors(false);
        Runs.shared().remove(Runs.shared().all());
        for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
            project.delete(true, true, null);
        }
        log.close();
    }
}
