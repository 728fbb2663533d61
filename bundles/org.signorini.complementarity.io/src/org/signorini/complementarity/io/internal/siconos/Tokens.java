package org.signorini.complementarity.io.internal.siconos;

import java.util.regex.Pattern;

import org.signorini.complementarity.io.internal.FormatException;

/** Words of a text file separated by white space, read one after the other; every complaint names the line. */
final class Tokens {

    private static final Pattern DECIMAL = Pattern.compile("[-+0-9.eE]*");

    private final byte[] text;
    private int at;
    private int line = 1;

    Tokens(byte[] text) {
        this.text = text;
    }

    private Tokens(Tokens other) {
        text = other.text;
        at = other.at;
        line = other.line;
    }

    /** A second reader at the same place, to look ahead. */
    Tokens copy() {
        return new Tokens(this);
    }

    boolean hasNext() {
        skipSpace();
        return at < text.length;
    }

    int whole(String element) throws FormatException {
        String word = next(element);
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException e) {
            throw wrong(element, word, "a whole number");
        }
    }

    /** A whole number that is not negative. */
    int count(String element) throws FormatException {
        int value = whole(element);
        if (value < 0) {
            throw wrong(element, Integer.toString(value), "a number from 0");
        }
        return value;
    }

    double number(String element) throws FormatException {
        String word = next(element);
        double value;
        try {
            value = Double.parseDouble(word);
        } catch (NumberFormatException e) {
            throw wrong(element, word, "a number");
        }
        // Java would also take 1d, 1f and 0x1p0
        if (!Double.isFinite(value) || !DECIMAL.matcher(word).matches()) {
            throw wrong(element, word, "a finite number");
        }
        return value;
    }

    /** The next word, whatever it is. */
    String next(String element) throws FormatException {
        skipSpace();
        int from = at;
        while (at < text.length && !isSpace(text[at])) {
            at++;
        }
        if (from == at) {
            throw new FormatException("the file ends where " + element + " should be");
        }
        StringBuilder word = new StringBuilder(at - from);
        for (int i = from; i < at; i++) {
            word.append(text[i] < ' ' ? '?' : (char) text[i]);
        }
        return word.toString();
    }

    /** Passes over the rest of the line. */
    void skipLine() {
        while (at < text.length && text[at] != '\n') {
            at++;
        }
    }

    /** Refuses sizes the rest of the file cannot hold, before room is made for them. */
    void require(long numbers, String element) throws FormatException {
        // a number takes a digit and a separator; the last may go without
        if (numbers > (text.length - at + 1) / 2) {
            throw new FormatException(element + " takes " + numbers + " numbers, more than the file has");
        }
    }

    FormatException wrong(String element, String word, String expected) {
        String shown = word.length() > 40 ? word.substring(0, 40) + "…" : word;
        return new FormatException("line " + line + ": " + element + " is '" + shown + "', expected " + expected);
    }

    private void skipSpace() {
        while (at < text.length && isSpace(text[at])) {
            if (text[at++] == '\n') {
                line++;
            }
        }
    }

    private static boolean isSpace(byte c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }
}
