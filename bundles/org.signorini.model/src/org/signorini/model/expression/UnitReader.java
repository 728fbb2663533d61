package org.signorini.model.expression;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads the unit that follows a number: factors without blanks between them, joined by {@code / * ·}, each with a whole
 * exponent if any: {@code N*mm/deg}, {@code kg·m²}, {@code mm^-2}. It goes on after a sign only with another unit, so
 * that {@code 5 mm*x} is a length times the parameter x.
 */
final class UnitReader {

    /** Beyond, a factor leaves the range of doubles. */
    private static final int HIGHEST = 30;

    private final String text;
    private final List<Term.Name> starred = new ArrayList<>();
    private int at;

    UnitReader(String text, int start) {
        this.text = text;
        at = start;
    }

    /** Where the unit ends. */
    int end() {
        return at;
    }

    /** Factors after a {@code *}, which a parameter of the same name could be meant by. */
    List<Term.Name> starred() {
        return List.copyOf(starred);
    }

    static boolean begins(String text, int at) {
        return at < text.length() && (Parser.isLetter(text.charAt(at)) || text.charAt(at) == '°');
    }

    Units.Unit read() throws ExpressionException {
        String name = text.substring(at, endOfName(at));
        if (!Units.isUnit(name)) {
            throw new ExpressionException("'" + name + "' is no unit; a product needs a *", text, at);
        }
        Units.Unit unit = factor();
        while (at < text.length() && "/*·".indexOf(text.charAt(at)) >= 0 && isUnit(at + 1)) {
            char sign = text.charAt(at);
            at++;
            if (sign == '*') {
                starred.add(new Term.Name(text.substring(at, endOfName(at)), at));
            }
            unit = unit.times(factor(), sign == '/' ? -1 : 1);
        }
        return unit;
    }

    /** Whether a unit begins there; {@code min(} is a function. */
    private boolean isUnit(int start) {
        int end = endOfName(start);
        return Units.isUnit(text.substring(start, end)) && Parser.after(text, end) != '(';
    }

    private int endOfName(int start) {
        int end = start;
        while (begins(text, end) || end > start && end < text.length() && Parser.isDigit(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private Units.Unit factor() throws ExpressionException {
        int end = endOfName(at);
        Units.Unit unit = Units.parse(text.substring(at, end));
        at = end;
        int power = 1;
        if (at < text.length() && "²³".indexOf(text.charAt(at)) >= 0) {
            power = text.charAt(at) == '²' ? 2 : 3;
            at++;
        } else if (at < text.length() && text.charAt(at) == '^') {
            power = exponent();
        }
        return Units.NONE.times(unit, power);
    }

    private int exponent() throws ExpressionException {
        int start = at + 1;
        int end = start < text.length() && text.charAt(start) == '-' ? start + 1 : start;
        int digits = end;
        while (end < text.length() && Parser.isDigit(text.charAt(end))) {
            end++;
        }
        boolean whole = end > digits && (end == text.length() || text.charAt(end) != '.' && !begins(text, end));
        int power = whole && end - digits <= 4 ? Integer.parseInt(text, start, end, 10) : 0;
        if (power == 0 || Math.abs(power) > HIGHEST) {
            throw new ExpressionException("the exponent of a unit is a whole number up to " + HIGHEST
                    + "; to raise a quantity put it in parentheses", text, at);
        }
        at = end;
        return power;
    }
}
