package org.signorini.study.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.signorini.contribution.ContributionException;
import org.signorini.model.element.ElementException;
import org.signorini.study.Executor;
import org.signorini.study.ExecutorRegistry;

/** Has an executor compute the runs of a study. A run that fails is recorded with its cause, and the others go on. */
public final class StudyRunner {

    private final RunSource source;
    private final Overrides overrides;
    private final Defaults defaults;
    private final List<PlannedRun> plan;

    public StudyRunner(RunSource source, Overrides overrides) throws ElementException {
        this(source, overrides, Defaults.BUILT_IN);
    }

    public StudyRunner(RunSource source, Overrides overrides, Defaults defaults) throws ElementException {
        this.source = source;
        this.overrides = overrides;
        this.defaults = defaults;
        plan = source.study() == null ? StudyPlan.of(source.mechanism(), overrides, defaults.settings())
                : StudyPlan.of(source.study(), overrides, defaults.settings());
    }

    public List<PlannedRun> plan() {
        return plan;
    }

    /** The runs, not yet begun. @param files where each is written, or none */
    public List<Run> runs(Function<PlannedRun, Optional<Path>> files) {
        return plan.stream().map(p -> new Run(source, p, overrides.at(), files.apply(p))).toList();
    }

    /**
     * Computes runs.
     *
     * @throws ElementException where a run cannot be begun at all, after the others have ended; among several it is
     *                          recorded as failed
     */
    public void compute(List<Run> runs, RunMonitor monitor) throws ElementException {
        List<ElementException> refused = new ArrayList<>();
        List<Runnable> tasks = new ArrayList<>();
        for (Run run : runs) {
            tasks.add(() -> {
                try {
                    if (!monitor.isCancelled()) {
                        run.compute(monitor);
                    }
                } catch (ElementException e) {
                    if (runs.size() > 1) {
                        run.refused(e.getMessage());
                        monitor.ended(run);
                    }
                    synchronized (refused) {
                        refused.add(e);
                    }
                } catch (RuntimeException e) {
                    // what nobody foresaw ends one run of several, not those beside it
                    if (runs.size() == 1) {
                        throw e;
                    }
                    run.refused("internal error, " + e);
                    monitor.ended(run);
                }
            });
        }
        executor().execute(tasks);
        if (!refused.isEmpty()) {
            throw refused.get(0);
        }
    }

    private Executor executor() throws ElementException {
        Chosen chosen = defaults.executor(source.study() == null || source.study().getExecutor() == null ? null
                : SettingsReader.chosen(source.study().getExecutor()));
        try {
            return ExecutorRegistry.read().find(chosen.id())
                    .orElseThrow(() -> new ContributionException("there is no executor '" + chosen.id() + "'"))
                    .create(chosen.options());
        } catch (ContributionException e) {
            throw new ElementException(source.study() == null ? source.mechanism() : source.study(), null,
                    e.getMessage());
        }
    }
}
