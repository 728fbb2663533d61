package org.signorini.model.expression;

import java.util.Locale;
import java.util.regex.Pattern;

import com.ezylang.evalex.Expression;
import com.ezylang.evalex.parser.ASTNode;
import com.ezylang.evalex.parser.ParseException;
import com.ezylang.evalex.parser.Token;

/** From a text to its term. Texts are short: one of more than {@value #LONGEST} characters is refused unread. */
public final class Parser {

    /** Limits nesting, and with it the depth of recursions. */
    static final int LONGEST = 1000;

    private static final Pattern PLAIN = Pattern.compile("\\s*[-+]?(\\d+\\.?\\d*|\\.\\d+)([eE][-+]?\\d{1,3})?\\s*");

    private final String text;
    private final UnitScanner scanner;
    private final boolean ofTime;

    private Parser(String text, boolean ofTime) {
        this.text = text;
        this.ofTime = ofTime;
        scanner = new UnitScanner(text);
    }

    /** Parses a number or an expression. */
    public static Term parse(String text) throws ExpressionException {
        return new Parser(text, false).term();
    }

    /** Parses an expression that may name the time t. */
    public static Term parseFunction(String text) throws ExpressionException {
        return new Parser(text, true).term();
    }

    private Term term() throws ExpressionException {
        if (text.length() > LONGEST) {
            throw new ExpressionException("an expression of " + text.length() + " characters is too long", text, 0);
        }
        if (PLAIN.matcher(text).matches()) {
            return new Term.Constant(Double.parseDouble(text.trim()));
        }
        if (text.isBlank()) {
            throw new ExpressionException("a number is missing", text, 0);
        }
        String prepared = scanner.scan();
        try {
            return compile(new Expression(prepared, Grammar.CONFIGURATION).getAbstractSyntaxTree());
        } catch (ParseException e) {
            // EvalEx counts from 1
            throw new ExpressionException(words(e.getMessage()), text, scanner.origin(e.getStartPosition() - 1));
        }
    }

    private static String words(String message) {
        return message == null ? "this is no expression"
                : message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
    }

    private int position(Token token) {
        return scanner.origin(token.getStartPosition() - 1);
    }

    private Term compile(ASTNode node) throws ExpressionException {
        Token token = node.getToken();
        return switch (token.getType()) {
            case NUMBER_LITERAL -> number(token);
            case VARIABLE_OR_CONSTANT -> name(token);
            case PREFIX_OPERATOR -> {
                Term operand = compile(node.getParameters().get(0));
                yield token.getValue().equals("-") ? new Term.Product(new Term.Constant(-1), operand) : operand;
            }
            case INFIX_OPERATOR -> infix(token, node.getParameters().get(0), node.getParameters().get(1));
            case FUNCTION -> call(token, node);
            default -> throw new ExpressionException("'" + token.getValue() + "' is not understood", text,
                    position(token));
        };
    }

    private Term number(Token token) throws ExpressionException {
        try {
            double value = Double.parseDouble(token.getValue());
            if (Double.isFinite(value)) {
                return new Term.Constant(value);
            }
        } catch (NumberFormatException e) {
            // hexadecimal numbers, which EvalEx knows and engineers do not
        }
        throw new ExpressionException("'" + token.getValue() + "' is no usable number", text, position(token));
    }

    private Term name(Token token) throws ExpressionException {
        String name = token.getValue();
        if (name.startsWith(UnitScanner.UNIT)) {
            throw new ExpressionException("a name cannot begin with " + UnitScanner.UNIT, text, position(token));
        }
        if (name.equals("pi") || name.equals("π")) {
            return new Term.Constant(Math.PI);
        }
        return ofTime && name.equals("t") ? new Term.Time() : new Term.Name(name, position(token));
    }

    private Term infix(Token token, ASTNode left, ASTNode right) throws ExpressionException {
        Token second = right.getToken();
        if (token.getValue().equals("*") && second.getValue().startsWith(UnitScanner.UNIT)
                && !text.startsWith(UnitScanner.UNIT, position(second))) {
            int number = Integer.parseInt(second.getValue().substring(UnitScanner.UNIT.length()));
            return new Term.Measured(compile(left), scanner.unit(number));
        }
        Term a = compile(left);
        Term b = compile(right);
        return switch (token.getValue()) {
            case "+" -> new Term.Sum(a, b);
            case "-" -> new Term.Difference(a, b);
            case "*" -> new Term.Product(a, b);
            case "/" -> new Term.Quotient(a, b);
            case "^" -> new Term.Power(a, b);
            default -> throw new ExpressionException("'" + token.getValue() + "' is not understood", text,
                    position(token));
        };
    }

    private Term call(Token token, ASTNode node) throws ExpressionException {
        MathFunction function = MathFunction.named(token.getValue()).orElseThrow(() -> new ExpressionException(
                "there is no function '" + token.getValue() + "'", text, position(token)));
        Term a = compile(node.getParameters().get(0));
        return new Term.Call(function, a, function.arguments() == 1 ? null : compile(node.getParameters().get(1)));
    }
}
