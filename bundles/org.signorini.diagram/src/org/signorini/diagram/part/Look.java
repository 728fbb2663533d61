package org.signorini.diagram.part;

import java.util.List;

import org.signorini.diagram.specification.Style;
import org.signorini.diagram.view.View;

/**
 * All that a figure shows. After a change every part looks again, but only a figure whose look is another is given it,
 * so that one edit lays out and paints what it changes and no more.
 *
 * @param place where, in whatever form the part has it
 */
record Look(Style style, String text, List<String> badges, Object place) {

    static Look of(View view, Style style, String text, Object place) {
        return new Look(style, text, view.badges(), place);
    }
}
