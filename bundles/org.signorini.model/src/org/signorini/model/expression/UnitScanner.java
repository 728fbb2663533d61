package org.signorini.model.expression;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Finds the units in a text and writes it as EvalEx understands it: {@code 9.81 m/s^2} becomes {@code 9.81*unit_0},
 * and {@code 2^-1} becomes {@code 2^(-1)}, which EvalEx cannot read where powers go before signs. Remembers where each
 * character came from, so that mistakes are reported where the writer sees them.
 */
final class UnitScanner {

    static final String UNIT = "unit_";

    private final String text;
    private final StringBuilder prepared = new StringBuilder();
    private final List<Integer> origin = new ArrayList<>();
    private final List<Units.Unit> units = new ArrayList<>();
    private final Deque<Parenthesis> open = new ArrayDeque<>();
    private int at;
    /** The operator or parenthesis before what is being read. */
    private char before = '(';

    /** One that is open: where, and the operator before it. */
    private record Parenthesis(int place, char before) {
    }

    UnitScanner(String text) {
        this.text = text;
    }

    /** The text for EvalEx. */
    String scan() throws ExpressionException {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (isDigit(c) || c == '.') {
                number();
                unit();
            } else if (isLetter(c)) {
                copy(endOfName(at));
            } else if (c == '(') {
                open.push(new Parenthesis(at, before));
                operator(c);
            } else if (c == ')') {
                close();
                unit();
            } else if (Character.isWhitespace(c)) {
                copy(at + 1);
            } else if (c == '^' && isSignedPower()) {
                signedPower();
            } else {
                operator(c);
            }
        }
        if (!open.isEmpty()) {
            throw new ExpressionException("this parenthesis is not closed", text, open.peek().place);
        }
        return prepared.toString();
    }

    private void close() throws ExpressionException {
        if (open.isEmpty()) {
            throw new ExpressionException("this parenthesis was not opened", text, at);
        }
        copy(at + 1);
        before = open.pop().before;
    }

    /** The place in the text that a place in what {@link #scan} gave came from. */
    int origin(int place) {
        return place < 0 ? 0 : place >= origin.size() ? text.length() : origin.get(place);
    }

    Units.Unit unit(int number) {
        return units.get(number);
    }

    private void operator(char c) {
        copy(at + 1);
        before = c;
    }

    private void number() {
        int end = at;
        while (end < text.length() && (isDigit(text.charAt(end)) || text.charAt(end) == '.')) {
            end++;
        }
        int exponent = end;
        if (exponent < text.length() && "eE".indexOf(text.charAt(exponent)) >= 0) {
            exponent++;
            if (exponent < text.length() && "+-".indexOf(text.charAt(exponent)) >= 0) {
                exponent++;
            }
            if (exponent < text.length() && isDigit(text.charAt(exponent))) {
                while (exponent < text.length() && isDigit(text.charAt(exponent))) {
                    exponent++;
                }
                end = exponent;
            }
        }
        copy(end);
    }

    /** A unit after a number or a closing parenthesis, if there is one. */
    private void unit() throws ExpressionException {
        int start = at;
        while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
            start++;
        }
        if (start == text.length() || !isLetter(text.charAt(start)) && text.charAt(start) != '°') {
            return;
        }
        int end = endOfUnit(start);
        String name = text.substring(start, end);
        Units.Unit unit = Units.parse(name);
        if (unit == null) {
            throw new ExpressionException("'" + name + "' is no unit; a product needs a *", text, start);
        }
        if (before == '/' || before == '^') {
            throw new ExpressionException("it is not clear what has the unit '" + name
                    + "'; put the number with its unit in parentheses", text, start);
        }
        at = start;
        emit("*" + UNIT + units.size());
        units.add(unit);
        at = end;
    }

    /** A unit has no blanks inside; it goes on after a stroke or dot only with another unit. */
    private int endOfUnit(int start) {
        int end = endOfFactor(start);
        while (end + 1 < text.length() && "/·".indexOf(text.charAt(end)) >= 0) {
            int next = endOfFactor(end + 1);
            if (Units.parse(text.substring(end + 1, next)) == null) {
                return end;
            }
            end = next;
        }
        return end;
    }

    private int endOfFactor(int start) {
        int end = start;
        while (end < text.length() && (isLetter(text.charAt(end)) || "°²³".indexOf(text.charAt(end)) >= 0
                || isDigit(text.charAt(end)) && end > start)) {
            end++;
        }
        if (end + 1 < text.length() && end > start && text.charAt(end) == '^') {
            int digit = text.charAt(end + 1) == '-' ? end + 2 : end + 1;
            if (digit < text.length() && isDigit(text.charAt(digit))) {
                return digit + 1;
            }
        }
        return end;
    }

    private boolean isSignedPower() {
        int next = at + 1;
        while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
            next++;
        }
        return next + 1 < text.length() && text.charAt(next) == '-'
                && (isDigit(text.charAt(next + 1)) || isLetter(text.charAt(next + 1)));
    }

    private void signedPower() {
        copy(at + 1);
        emit("(");
        while (text.charAt(at) != '-') {
            copy(at + 1);
        }
        copy(at + 1);
        if (isLetter(text.charAt(at))) {
            copy(endOfName(at));
        } else {
            number();
        }
        emit(")");
        before = '(';
    }

    private int endOfName(int start) {
        int end = start;
        while (end < text.length() && (isLetter(text.charAt(end)) || isDigit(text.charAt(end)))) {
            end++;
        }
        return end;
    }

    private void copy(int end) {
        while (at < end) {
            prepared.append(text.charAt(at));
            origin.add(at);
            at++;
        }
    }

    private void emit(String inserted) {
        for (char c : inserted.toCharArray()) {
            prepared.append(c);
            origin.add(at);
        }
    }

    static boolean isLetter(char c) {
        return Character.isLetter(c) || c == '_';
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
