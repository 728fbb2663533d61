package org.signorini.reproduce;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;

import org.signorini.model.element.ElementException;
import org.signorini.study.run.Overrides;
import org.signorini.study.run.Run;
import org.signorini.study.run.RunSource;
import org.signorini.study.run.StudyRunner;

/** What studies left, computed as {@code run} computes them when first asked for, and kept. By one thread. */
public final class StudyRuns {

    private final FigureProgress progress;
    private final Map<StudyFile, List<Run>> known = new LinkedHashMap<>();

    /** Computed without a word. */
    public StudyRuns() {
        this(new FigureProgress(ReproductionMonitor.SILENT));
    }

    StudyRuns(FigureProgress progress) {
        this.progress = progress;
    }

    /** All runs of a study, in its order; those that failed are among them. */
    public List<Run> of(StudyFile study) throws IOException, ElementException {
        List<Run> runs = known.get(study);
        if (runs == null) {
            RunSource source = RunSource.read(study.path());
            StudyRunner runner = new StudyRunner(source, Overrides.NONE);
            runs = runner.runs(plan -> Optional.empty());
            progress.expect(runs.size());
            runner.compute(runs, progress);
            if (progress.isCancelled()) {
                throw new CancellationException();
            }
            known.put(study, runs);
        }
        return runs;
    }

    /** The run of an alternative, by its name. */
    public Run of(StudyFile study, String alternative) throws IOException, ElementException {
        return of(study).stream().filter(r -> r.plan().variation().containsValue(alternative)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException(study.name() + " has no alternative '" + alternative
                        + "'"));
    }
}
