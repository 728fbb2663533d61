package org.signorini.model.expression;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * What names mean: parameters with their values. Reads numbers, vectors, orientations and functions. Immutable.
 */
public final class Scope {

    /** Without parameters. */
    public static final Scope EMPTY = new Scope(Map.of());

    private static final int DEEPEST = 200;

    private final Map<String, Double> values;

    private Scope(Map<String, Double> values) {
        this.values = values;
    }

    /** Of parameters that have numbers. */
    public static Scope of(Map<String, Double> values) {
        return new Scope(new LinkedHashMap<>(values));
    }

    /**
     * Computes parameters from expressions over each other, in whatever order they need. One with a mistake, an unknown
     * name, or that needs itself is told of and has no value; so has what needs it.
     *
     * @param mistakes hears of each, by name
     */
    public static Scope resolve(Map<String, String> expressions, BiConsumer<String, ExpressionException> mistakes) {
        Map<String, Double> values = new LinkedHashMap<>();
        Set<String> failed = new LinkedHashSet<>();
        for (String name : expressions.keySet()) {
            resolve(name, expressions, values, new LinkedHashSet<>(), failed, mistakes);
        }
        return new Scope(values);
    }

    private static void resolve(String name, Map<String, String> expressions, Map<String, Double> values,
            Set<String> path, Set<String> failed, BiConsumer<String, ExpressionException> mistakes) {
        if (values.containsKey(name) || failed.contains(name)) {
            return;
        }
        String text = expressions.get(name);
        try {
            Term term = Parser.parse(text);
            path.add(name);
            for (Term.Name used : Names.in(term)) {
                checkPath(name, text, used, path);
                if (expressions.containsKey(used.name())) {
                    resolve(used.name(), expressions, values, path, failed, mistakes);
                }
                if (failed.contains(used.name())) {
                    throw new ExpressionException("parameter '" + used.name() + "' has no value", text,
                            used.position());
                }
            }
            values.put(name, number(term, text, values));
        } catch (ExpressionException e) {
            failed.add(name);
            mistakes.accept(name, e);
        } finally {
            path.remove(name);
        }
    }

    private static void checkPath(String name, String text, Term.Name used, Set<String> path)
            throws ExpressionException {
        if (path.contains(used.name())) {
            throw new ExpressionException("parameter '" + name + "' needs itself: " + String.join(" needs ", path)
                    + " needs " + used.name(), text, used.position());
        }
        if (path.size() == DEEPEST) {
            throw new ExpressionException("parameters need each other in a row of more than " + DEEPEST, text,
                    used.position());
        }
    }

    /** Names and values, in the order they were computed. */
    public Map<String, Double> values() {
        return Collections.unmodifiableMap(values);
    }

    /** A finite number. */
    public double number(String text) throws ExpressionException {
        return number(Parser.parse(text), text, values);
    }

    private static double number(Term term, String text, Map<String, Double> values) throws ExpressionException {
        Term bound = bind(term, text, values);
        double value = bound.value(0);
        if (!Double.isFinite(value)) {
            throw new ExpressionException(value + " is no usable number", text, 0);
        }
        return value;
    }

    private static Term bind(Term term, String text, Map<String, Double> values) throws ExpressionException {
        for (Term.Name used : Names.in(term)) {
            if (!values.containsKey(used.name())) {
                throw new ExpressionException("there is no parameter '" + used.name() + "'", text, used.position());
            }
        }
        return term.bind(values);
    }

    /** As many numbers as the text has. */
    public double[] values(String text) throws ExpressionException {
        Items items = new Items(text);
        double[] numbers = new double[items.count()];
        for (int i = 0; i < numbers.length; i++) {
            try {
                numbers[i] = number(items.item(i));
            } catch (ExpressionException e) {
                throw items.of(i, e);
            }
        }
        return numbers;
    }

    /** Three numbers. */
    public double[] vector(String text) throws ExpressionException {
        double[] numbers = values(text);
        if (numbers.length != 3) {
            throw new ExpressionException("three numbers are needed, not " + numbers.length, text, 0);
        }
        return numbers;
    }

    /** A unit quaternion w, x, y, z, from one or from angles about x, the new y, the new z. */
    public double[] orientation(String text) throws ExpressionException {
        double[] numbers = values(text);
        if (numbers.length == 3) {
            return Rotations.fromAngles(numbers);
        }
        if (numbers.length != 4) {
            throw new ExpressionException("an orientation is three angles or four numbers of a quaternion, not "
                    + numbers.length, text, 0);
        }
        double norm = Rotations.normalize(numbers);
        if (norm == 0) {
            throw new ExpressionException("a quaternion of zeros is no orientation", text, 0);
        }
        return numbers;
    }

    /** A function of time. */
    public TimeFunction function(String text) throws ExpressionException {
        return new TimeFunction(bind(Parser.parseFunction(text), text, values));
    }

    /** Three functions of time. */
    public TimeFunction[] vectorFunction(String text) throws ExpressionException {
        Items items = new Items(text);
        if (items.count() != 3) {
            throw new ExpressionException("three functions are needed, not " + items.count(), text, 0);
        }
        TimeFunction[] functions = new TimeFunction[3];
        for (int i = 0; i < 3; i++) {
            try {
                functions[i] = function(items.item(i));
            } catch (ExpressionException e) {
                throw items.of(i, e);
            }
        }
        return functions;
    }
}
