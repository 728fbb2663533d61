package org.signorini.ui.views.launch;

import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.signorini.model.element.ElementException;
import org.signorini.study.run.Overrides;
import org.signorini.study.run.PlannedRun;
import org.signorini.study.run.Run;
import org.signorini.study.run.RunSource;
import org.signorini.study.run.StoredRun;
import org.signorini.study.run.StudyRunner;
import org.signorini.ui.views.run.ResultFolder;
import org.signorini.ui.views.run.RunEntry;

/**
 * Runs of old once more, with the files and settings kept in their results: the same bits, whatever the study says now.
 *
 * @param runs all of the same study and mechanism, text for text, with files
 */
record AgainLaunch(List<RunEntry> runs) implements Launch {

    @Override
    public String name() {
        return runs.getFirst().name() + (runs.size() > 1 ? " and " + (runs.size() - 1) + " more" : "") + " again";
    }

    /** The study's, or where it was. */
    @Override
    public Path folder() {
        Path result = runs.getFirst().file();
        return ResultFolder.source(result).map(Path::getParent).orElse(result.getParent().getParent());
    }

    @Override
    public Prepared prepare() throws Refused, ElementException {
        RunSource source = StoredSource.read(runs.getFirst().info(), folder());
        LocalDateTime now = LaunchTime.next();
        List<Run> again = new ArrayList<>();
        try {
            for (RunEntry run : runs) {
                PlannedRun plan = StoredRun.of(run.info());
                Path study = folder().resolve(ResultFolder.sourceName(run.file()) + ".study");
                again.add(new Run(source, plan, List.of(),
                        Optional.of(ResultFolder.file(study, now, plan.name(), again.size() + 1))));
            }
        } catch (IllegalArgumentException e) {
            throw new Refused(runs.getFirst().file() + " cannot be run again: " + e.getMessage(), e);
        }
        return new Prepared(new StudyRunner(source, Overrides.NONE, RunDefaults.preferred()), again);
    }
}
