package org.signorini.reproduce;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;

import org.signorini.model.element.ElementException;

/** Computes papers again, figure after figure. One that cannot be computed says so as a claim, and the others go on. */
public final class Reproduction {

    private final List<Chapter> chapters;
    private final ReproductionMonitor monitor;
    private final double seconds;
    private double done;

    public Reproduction(List<Chapter> chapters, ReproductionMonitor monitor) {
        this.chapters = List.copyOf(chapters);
        this.monitor = monitor;
        seconds = chapters.stream().flatMap(c -> c.experiments().stream()).mapToDouble(e -> e.subject().seconds())
                .reduce(0, Double::sum);
    }

    /** @throws CancellationException where the monitor wants it */
    public Report compute() {
        done = 0;
        List<Report.Part> parts = new ArrayList<>();
        for (Chapter chapter : chapters) {
            FigureProgress progress = new FigureProgress(monitor);
            // runs are kept for a paper's other figures, not for the papers after it
            StudyRuns runs = new StudyRuns(progress);
            List<Figure> figures = new ArrayList<>();
            for (Experiment experiment : chapter.experiments()) {
                figures.add(figure(experiment, runs, progress));
            }
            parts.add(new Report.Part(chapter, figures));
        }
        return new Report(parts);
    }

    private Figure figure(Experiment experiment, StudyRuns runs, FigureProgress progress) {
        Subject subject = experiment.subject();
        double share = subject.seconds() / seconds;
        progress.begin(subject, done, share);
        monitor.begun(subject, done);
        if (monitor.isCancelled()) {
            throw new CancellationException();
        }
        Figure figure;
        try {
            figure = experiment.compute(runs);
        } catch (CancellationException e) {
            throw e;
        } catch (IOException | ElementException | RuntimeException e) {
            figure = failed(subject, e);
        }
        done += share;
        monitor.done(figure);
        return figure;
    }

    private static Figure failed(Subject subject, Exception e) {
        return new Figure(subject, List.of(), List.of(Claim.exactly(subject.id() + "-computed",
                "The figure can be computed.", "computed", e.getMessage() == null ? e.toString() : e.getMessage())));
    }
}
