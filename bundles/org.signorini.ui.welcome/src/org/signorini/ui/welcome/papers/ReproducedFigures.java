package org.signorini.ui.welcome.papers;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

import org.signorini.reproduce.Chapter;
import org.signorini.reproduce.Chapters;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.Report;

/** The figures computed since the workbench was started, so that the page may be closed and opened again. */
final class ReproducedFigures {

    private static final ReproducedFigures SHARED = new ReproducedFigures();

    private final Map<String, Figure> figures = new LinkedHashMap<>();

    private ReproducedFigures() {
    }

    static ReproducedFigures shared() {
        return SHARED;
    }

    synchronized void put(Figure figure) {
        figures.put(figure.subject().id(), figure);
    }

    synchronized Optional<Figure> find(String id) {
        return Optional.ofNullable(figures.get(id));
    }

    /** What there is of every paper. */
    synchronized Report report() {
        List<Report.Part> parts = new ArrayList<>();
        for (Chapter chapter : Chapters.all()) {
            List<Figure> known = chapter.experiments().stream().map(e -> figures.get(e.subject().id()))
                    .filter(Objects::nonNull).toList();
            if (!known.isEmpty()) {
                parts.add(new Report.Part(chapter, known));
            }
        }
        return new Report(parts);
    }
}
