package org.signorini.model.expression;

import java.util.regex.Pattern;

/**
 * From a text to its term, by recursive descent:
 *
 * <pre>
 * sum      = product (("+" | "-") product)*
 * product  = signed (("*" | "/") signed)*
 * signed   = ("+" | "-") signed | operand ("^" signed)?
 * operand  = (number | "(" sum ")" | function "(" sum ("," sum)? ")") unit? | name
 * </pre>
 *
 * So powers go before signs on their left, −r² = −(r²), hold what signs stand on their right, and associate to the
 * right: 10^-3^2 = 10^(−(3²)). Texts are short: one of more than {@value #LONGEST} characters is refused unread.
 */
public final class Parser {

    static final int LONGEST = 1000;
    /** Of parentheses, signs and powers inside each other; limits the depth of recursions. */
    private static final int DEEPEST = 200;

    /** Beyond the last character; no character of any text. */
    private static final char END = '\uffff';

    private static final Pattern PLAIN = Pattern.compile("\\s*[-+]?(\\d+\\.?\\d*|\\.\\d+)([eE][-+]?\\d{1,3})?\\s*");

    private final String text;
    private final boolean ofTime;
    private int at;
    private int depth;
    /** Where the last operator, parenthesis or comma is: what is missing is missing there. */
    private int sign;
    /** Whether the operand that was read last ends with a unit: (2 mm) may be raised, 2 mm may not. */
    private boolean hasUnit;

    private Parser(String text, boolean ofTime) {
        this.text = text;
        this.ofTime = ofTime;
    }

    /** Parses a number or an expression. */
    public static Term parse(String text) throws ExpressionException {
        return new Parser(text, false).whole();
    }

    /** Parses an expression that may name the time t. */
    public static Term parseFunction(String text) throws ExpressionException {
        return new Parser(text, true).whole();
    }

    private Term whole() throws ExpressionException {
        if (text.length() > LONGEST) {
            throw mistake("an expression of " + text.length() + " characters is too long", 0);
        }
        if (PLAIN.matcher(text).matches()) {
            return new Term.Constant(Double.parseDouble(text.trim()));
        }
        if (text.isBlank()) {
            throw mistake("a number is missing", 0);
        }
        if (text.indexOf(END) >= 0) {
            throw mistake("this character is not understood", text.indexOf(END));
        }
        Term term = sum();
        if (next() == ')') {
            throw mistake("this parenthesis was not opened", at);
        }
        if (next() != END) {
            throw unexpected();
        }
        return term;
    }

    /** What stands where an operator should. */
    private ExpressionException unexpected() {
        char c = next();
        boolean begins = isLetter(c) || isDigit(c) || c == '(' || c == '.';
        return mistake(begins ? "there is a missing operator" : "'" + c + "' is not understood", at);
    }

    private Term sum() throws ExpressionException {
        Term term = product();
        while (next() == '+' || next() == '-') {
            char operator = take();
            Term right = product();
            term = operator == '+' ? new Term.Sum(term, right) : new Term.Difference(term, right);
        }
        return term;
    }

    private Term product() throws ExpressionException {
        Term term = signed(true);
        while (next() == '*' || next() == '/') {
            char operator = take();
            Term right = signed(operator == '*');
            term = operator == '*' ? new Term.Product(term, right) : new Term.Quotient(term, right);
        }
        return term;
    }

    /** @param measured whether a unit behind the operand clearly belongs to it: not in 1/2 mm, nor in 2^3 mm */
    private Term signed(boolean measured) throws ExpressionException {
        if (next() == '+' || next() == '-') {
            char operator = take();
            deeper();
            Term operand = signed(measured);
            depth--;
            return operator == '+' ? operand : new Term.Product(new Term.Constant(-1), operand);
        }
        Term base = operand(measured);
        if (next() != '^') {
            return base;
        }
        if (hasUnit) {
            throw mistake("it is not clear what is raised; put the number with its unit in parentheses", at);
        }
        take();
        deeper();
        Term exponent = signed(false);
        depth--;
        return new Term.Power(base, exponent);
    }

    private Term operand(boolean measured) throws ExpressionException {
        char c = next();
        if (isDigit(c) || c == '.') {
            return unit(number(), measured);
        }
        if (isLetter(c)) {
            int start = at;
            while (at < text.length() && (isLetter(text.charAt(at)) || isDigit(text.charAt(at)))) {
                at++;
            }
            String name = text.substring(start, at);
            return next() == '(' ? unit(call(name, start), measured) : name(name, start);
        }
        if (c == '(') {
            int opened = at;
            take();
            deeper();
            Term term = sum();
            depth--;
            close(opened);
            return unit(term, measured);
        }
        if (c == END || ")+-*/^,".indexOf(c) >= 0) {
            throw mistake("an operand is missing", c == END ? sign : at);
        }
        throw mistake("'" + c + "' is not understood", at);
    }

    private void close(int opened) throws ExpressionException {
        if (next() == END) {
            throw mistake("this parenthesis is not closed", opened);
        }
        if (next() != ')') {
            throw unexpected();
        }
        take();
    }

    private Term call(String name, int start) throws ExpressionException {
        MathFunction function = MathFunction.named(name)
                .orElseThrow(() -> mistake("there is no function '" + name + "'", start));
        int opened = at;
        take();
        deeper();
        Term a = sum();
        Term b = null;
        int given = 1;
        while (next() == ',') {
            take();
            b = sum();
            given++;
        }
        depth--;
        close(opened);
        if (given != function.arguments()) {
            throw mistake(name + " has " + (function.arguments() == 1 ? "one argument" : "two arguments") + ", not "
                    + given, start);
        }
        return new Term.Call(function, a, b);
    }

    private Term name(String name, int start) {
        hasUnit = false;
        if (name.equals("pi") || name.equals("π")) {
            return new Term.Constant(Math.PI);
        }
        return ofTime && name.equals("t") ? new Term.Time() : new Term.Name(name, start);
    }

    private Term number() throws ExpressionException {
        int start = at;
        int end = digits(at);
        if (end < text.length() && "eE".indexOf(text.charAt(end)) >= 0) {
            int exponent = end + 1;
            if (exponent < text.length() && "+-".indexOf(text.charAt(exponent)) >= 0) {
                exponent++;
            }
            if (exponent < text.length() && isDigit(text.charAt(exponent))) {
                end = exponent;
                while (end < text.length() && isDigit(text.charAt(end))) {
                    end++;
                }
            }
        }
        at = end;
        String written = text.substring(start, end);
        try {
            double value = Double.parseDouble(written);
            if (Double.isFinite(value)) {
                return new Term.Constant(value);
            }
        } catch (NumberFormatException e) {
            // a lone or second point
        }
        throw mistake("'" + (written.length() > 40 ? written.substring(0, 37) + "..." : written)
                + "' is no usable number", start);
    }

    private int digits(int start) {
        int end = start;
        while (end < text.length() && (isDigit(text.charAt(end)) || text.charAt(end) == '.')) {
            end++;
        }
        return end;
    }

    /** With the unit that follows, if one does. */
    private Term unit(Term number, boolean measured) throws ExpressionException {
        next();
        hasUnit = UnitReader.begins(text, at);
        if (!hasUnit) {
            return number;
        }
        int start = at;
        UnitReader reader = new UnitReader(text, start);
        Units.Unit unit = reader.read();
        if (!measured) {
            throw mistake("it is not clear what has the unit '" + text.substring(start, reader.end())
                    + "'; put the number with its unit in parentheses", start);
        }
        at = reader.end();
        return new Term.Measured(number, unit, start, reader.starred());
    }

    /** The next character that is not blank, {@link #END} at the end; goes there. */
    private char next() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at < text.length() ? text.charAt(at) : END;
    }

    private char take() {
        sign = at;
        return text.charAt(at++);
    }

    private void deeper() throws ExpressionException {
        if (++depth > DEEPEST) {
            throw mistake("this is nested too deep", at);
        }
    }

    private ExpressionException mistake(String cause, int place) {
        return new ExpressionException(cause, text, place);
    }

    /** The next character from a place that is not blank, {@link #END} at the end. */
    static char after(String text, int place) {
        int at = place;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at < text.length() ? text.charAt(at) : END;
    }

    static boolean isLetter(char c) {
        return Character.isLetter(c) || c == '_';
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
