package org.signorini.ui.views.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** A sentence in lines. */
final class TextLines {

    private TextLines() {
    }

    static List<String> wrap(String text, int width, ToIntFunction<String> measure) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : text.split(" ")) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && measure.applyAsInt(longer) > width) {
                lines.add(line);
                longer = word;
            }
            line = longer;
        }
        lines.add(line);
        return lines;
    }
}
