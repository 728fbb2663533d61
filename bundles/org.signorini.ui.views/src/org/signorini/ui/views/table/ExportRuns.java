package org.signorini.ui.views.table;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.signorini.study.result.CsvFiles;
import org.signorini.study.result.ResultFileException;
import org.signorini.study.result.ResultFiles;
import org.signorini.study.result.RunResult;
import org.signorini.ui.views.run.ResultFolder;
import org.signorini.ui.views.run.RunEntry;

/** Writes the tables of runs as CSV files, a folder for each run. */
public final class ExportRuns {

    private ExportRuns() {
    }

    /** In the background. @param complain is told what could not be written, by the job's thread */
    public static Job to(Path folder, List<RunEntry> runs, Consumer<String> complain) {
        Job job = Job.create("Writing CSV files", (ICoreRunnable) monitor -> {
            SubMonitor progress = SubMonitor.convert(monitor, runs.size());
            for (RunEntry run : runs) {
                try {
                    CsvFiles.write(tables(run), folder.resolve(name(run)));
                } catch (ResultFileException e) {
                    complain.accept(e.getMessage());
                }
                progress.split(1);
            }
        });
        job.schedule();
        return job;
    }

    private static RunResult tables(RunEntry run) throws ResultFileException {
        return run.isLoaded() ? run.result() : ResultFiles.read(run.file());
    }

    private static String name(RunEntry run) {
        return run.file() == null ? run.name()
                : run.file().getFileName().toString().replace(ResultFolder.EXTENSION, "");
    }
}
