package org.signorini.ui.animation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;

import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.signorini.scene.Track;
import org.signorini.scene.build.RecordedScene;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;
import org.signorini.ui.views.run.ResultFolder;
import org.signorini.ui.views.run.RunEntry;

/** Makes scenes of runs beside the user interface's thread, one at a time; of those wanted meanwhile only the last. */
final class SceneLoader {

    private final Consumer<Shown> done;
    private final Consumer<String> failed;
    private boolean busy;
    private RunEntry next;

    /** Both are called beside the user interface's thread. */
    SceneLoader(Consumer<Shown> done, Consumer<String> failed) {
        this.done = done;
        this.failed = failed;
    }

    /** Does nothing where nothing is recorded yet. */
    synchronized void load(RunEntry entry) {
        RunResult result = entry.result();
        Table poses = result.tables().get(RunResult.POSES);
        if (poses == null || poses.rows() == 0) {
            return;
        }
        if (busy) {
            next = entry;
            return;
        }
        busy = true;
        Job job = Job.createSystem("Scene of " + entry.name(), (ICoreRunnable) monitor -> {
            try {
                int rows = poses.rows();
                done.accept(new Shown(entry, result, RecordedScene.of(result, folder(entry)), rows, new Track(poses)));
            } catch (IOException e) {
                failed.accept(e.getMessage());
            } finally {
                ended();
            }
        });
        job.schedule();
    }

    /** Where the study or mechanism is, or was: its results are in a folder beside it. */
    private static Path folder(RunEntry entry) {
        Path file = entry.file();
        return file == null ? null : ResultFolder.source(file).map(Path::getParent)
                .orElse(file.toAbsolutePath().getParent().getParent());
    }

    private synchronized void ended() {
        busy = false;
        RunEntry wanted = next;
        next = null;
        if (wanted != null) {
            load(wanted);
        }
    }
}
