package org.signorini.reproduce;

import java.util.List;
import java.util.stream.Stream;

/** All that was computed again. */
public record Report(List<Part> parts) {

    /** A paper's share. */
    public record Part(Chapter chapter, List<Figure> figures) {

        public Part {
            figures = List.copyOf(figures);
        }

        public Stream<Claim> claims() {
            return figures.stream().flatMap(f -> f.claims().stream());
        }
    }

    public Report {
        parts = List.copyOf(parts);
    }

    /** In the order of the papers and their figures. */
    public List<Claim> claims() {
        return parts.stream().flatMap(Part::claims).toList();
    }

    /** Whether every claim is met, or it is said why it cannot be. */
    public boolean isExplained() {
        return claims().stream().allMatch(Claim::isExplained);
    }
}
