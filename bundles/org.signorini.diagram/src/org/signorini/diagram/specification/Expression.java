package org.signorini.diagram.specification;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An expression of the specification: one of four forms, everything else is refused. */
public sealed interface Expression {

    /** {@code feature:name}. */
    record Feature(String name) implements Expression {
    }

    /** {@code var:name}. */
    record Variable(String name) implements Expression {
    }

    /**
     * {@code service:method(a, b)} or {@code service:receiver.method}.
     *
     * @param receiver  a variable, or {@code null} for the element at hand
     * @param arguments variables
     */
    record Service(String receiver, String method, List<String> arguments) implements Expression {
    }

    /** Anything without a prefix. */
    record Literal(String text) implements Expression {
    }

    Pattern PREFIX = Pattern.compile("([A-Za-z]\\w*):(.*)", Pattern.DOTALL);
    Pattern SERVICE = Pattern.compile("(?:(\\w+)\\.)?(\\w+)(?:\\(([\\w, ]*)\\))?");

    static Expression parse(String place, String text) {
        Matcher prefixed = PREFIX.matcher(text);
        if (!prefixed.matches()) {
            return new Literal(text);
        }
        String rest = prefixed.group(2).strip();
        return switch (prefixed.group(1)) {
            case "feature" -> new Feature(rest);
            case "var" -> new Variable(rest);
            case "service" -> service(place, rest);
            default -> throw new SpecificationException(place,
                    "'" + text + "' is no expression known here; use feature:, var: or service:");
        };
    }

    private static Expression service(String place, String text) {
        Matcher call = SERVICE.matcher(text);
        if (!call.matches()) {
            throw new SpecificationException(place, "'service:" + text + "' does not name a method");
        }
        String arguments = call.group(3) == null ? "" : call.group(3).strip();
        return new Service(call.group(1), call.group(2),
                arguments.isEmpty() ? List.of() : Arrays.asList(arguments.split("\\s*,\\s*")));
    }
}
