package org.signorini.ui.help;

import java.util.List;

/**
 * A page of help as plain text with styles.
 *
 * @param text    what is shown
 * @param spans   styled parts
 * @param links   parts that lead elsewhere
 * @param bullets lines that are indented
 */
record HelpText(String text, List<Span> spans, List<Link> links, List<Bullet> bullets) {

    enum Style {
        TITLE, HEADING, STRONG, EMPHASIS, CODE, LINK, SUB, SUPER
    }

    record Span(int start, int end, Style style) {
    }

    record Link(int start, int end, String target) {
    }

    record Bullet(int line) {
    }
}
