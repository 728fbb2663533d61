package org.signorini.examples.tests;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The numbers of a text that need proof: all but those of figures, sections, equations and years. */
public final class Numerals {

    private static final Pattern REFERENCE = Pattern.compile("(?:[Ff]igures?|[Ss]ections?|[Cc]ases?|[Tt]ables?"
            + "|[Ee]quations?|[Cc]hapters?|[Ee]q\\.|[Rr]ef\\.|[Rr]eference)"
            + " \\d[\\d.]*[a-d]?(?:(?:, | to | and |–|-)\\d[\\d.]*[a-d]?)*"
            + "|§\\d[\\d.]*|\\(\\d+[a-d]?(?: and \\d+[a-d]?)?\\)|[,.;] (?:19|20)\\d\\d\\b|\\b(?:19|20)\\d\\d\\)");
    private static final Pattern NUMERAL = Pattern
            .compile("(?<![\\p{L}\\d.^_])-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?(?:/\\d+)?(?![\\d])");

    /** A number and where it stands. */
    public record Numeral(String text, int start, int end) {
    }

    private Numerals() {
    }

    public static List<Numeral> in(String text) {
        String plain = REFERENCE.matcher(text).replaceAll(m -> " ".repeat(m.group().length()));
        List<Numeral> found = new ArrayList<>();
        Matcher matcher = NUMERAL.matcher(plain);
        while (matcher.find()) {
            found.add(new Numeral(matcher.group(), matcher.start(), matcher.end()));
        }
        return found;
    }
}
