package org.signorini.ui.animation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.signorini.scene.export.Frames;

/** Saves pictures as an animated GIF or into a folder. A GIF that was cancelled is not left behind half written. */
public final class ExportJob extends Job {

    private final Frames pictures;
    private final Path to;
    private final boolean gif;

    /** @param to a file for a GIF, else a folder */
    public ExportJob(Frames pictures, Path to, boolean gif) {
        super("Saving " + to.getFileName());
        this.pictures = pictures;
        this.to = to;
        this.gif = gif;
        setUser(true);
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        monitor.beginTask(to.toString(), pictures.count());
        try {
            if (gif) {
                pictures.writeGif(to, k -> goOn(monitor, k));
            } else {
                pictures.writePng(to, k -> goOn(monitor, k));
            }
            if (gif && monitor.isCanceled()) {
                Files.deleteIfExists(to);
            }
        } catch (IOException e) {
            return Status.error(to + " cannot be written: " + e.getMessage(), e);
        } finally {
            monitor.done();
        }
        return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
    }

    /** Asked before each picture. */
    private boolean goOn(IProgressMonitor monitor, int number) {
        monitor.subTask("picture " + (number + 1) + " of " + pictures.count());
        monitor.worked(number > 0 ? 1 : 0);
        return !monitor.isCanceled();
    }
}
