package org.signorini.cli.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.signorini.model.element.ElementException;
import org.signorini.plot.ResultCharts;
import org.signorini.scene.SceneModel;
import org.signorini.scene.Track;
import org.signorini.scene.build.MechanismScene;
import org.signorini.scene.export.Frames;
import org.signorini.study.result.CsvFiles;
import org.signorini.study.result.ResultFileException;
import org.signorini.study.result.RunResult;
import org.signorini.study.run.PlannedRun;
import org.signorini.study.run.Run;
import org.signorini.study.run.RunSource;

/** Where results go: with several runs each has a number of its own. */
public final class RunFiles {

    private final Optional<Path> out;
    private final Optional<Path> csv;
    private final Optional<Path> plot;
    private final List<PlannedRun> plan;
    private final RunSource source;
    private final int frames;

    /** @param frames how many pictures of each run go with its charts; 0 for none */
    public RunFiles(Optional<Path> out, Optional<Path> csv, Optional<Path> plot, List<PlannedRun> plan,
            RunSource source, int frames) {
        this.out = out;
        this.csv = csv;
        this.plot = plot;
        this.plan = plan;
        this.source = source;
        this.frames = frames;
    }

    public Optional<Path> resultFile(PlannedRun run) {
        return out.map(file -> plan.size() == 1 ? file : numbered(file, plan.indexOf(run) + 1));
    }

    /** {@code a-3.h5} of a.h5. */
    private static Path numbered(Path file, int number) {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        return file.resolveSibling(dot < 0 ? name + "-" + number
                : name.substring(0, dot) + "-" + number + name.substring(dot));
    }

    private Path folder(Path folder, Run run) {
        return plan.size() == 1 ? folder : folder.resolve(Integer.toString(plan.indexOf(run.plan()) + 1));
    }

    /** Writes CSV files, charts and pictures of runs that have ended; a run some of whose are lost has failed. */
    public void write(List<Run> runs) throws ElementException {
        for (Run run : runs) {
            if (csv.isPresent()) {
                try {
                    CsvFiles.write(run.result(), folder(csv.get(), run));
                } catch (ResultFileException e) {
                    run.lost(e.getMessage());
                }
            }
            if (plot.isPresent()) {
                try {
                    ResultCharts.write(run.result(), folder(plot.get(), run));
                    paint(run, folder(plot.get(), run));
                } catch (IOException e) {
                    run.lost(ResultFileException.unwritable(plot.get(), e).getMessage());
                }
            }
        }
    }

    private void paint(Run run, Path folder) throws IOException, ElementException {
        // a run that was cancelled before it began has no mechanism to show
        if (frames > 0 && run.assembly() != null) {
            Track track = new Track(run.result().table(RunResult.POSES));
            SceneModel scene = MechanismScene.of(run.assembly(), source.folder(), track);
            Frames.of(scene, run.result(), frames).writeAll(folder);
        }
    }
}
