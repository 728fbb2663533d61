package org.signorini.reproduce;

import java.util.List;

/** Rows under headings, as text. */
public record Listing(String title, List<String> headings, List<List<String>> rows) implements Panel {

    public Listing {
        headings = List.copyOf(headings);
        rows = rows.stream().map(List::copyOf).toList();
        for (List<String> row : rows) {
            if (row.size() != headings.size()) {
                throw new IllegalArgumentException(row + " does not fit under " + headings);
            }
        }
    }
}
