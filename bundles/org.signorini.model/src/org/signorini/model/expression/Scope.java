package org.signorini.model.expression;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * What names mean: parameters with their values and dimensions. Reads numbers, vectors, orientations and functions, and
 * refuses what adds, compares or raises quantities that cannot be. Immutable.
 */
public final class Scope {

    /** Without parameters. */
    public static final Scope EMPTY = new Scope(Set.of(), Map.of(), Map.of());

    private static final int DEEPEST = 200;

    /** Of all parameters, with value or without. */
    private final Set<String> names;
    private final Map<String, Double> values;
    /** Of parameters that have a unit. */
    private final Map<String, Dimension> dimensions;

    private Scope(Set<String> names, Map<String, Double> values, Map<String, Dimension> dimensions) {
        this.names = names;
        this.values = values;
        this.dimensions = dimensions;
    }

    /** Of parameters that have numbers. */
    public static Scope of(Map<String, Double> values) {
        return new Scope(Set.copyOf(values.keySet()), new LinkedHashMap<>(values), Map.of());
    }

    /**
     * Computes parameters from expressions over each other, in whatever order they need. One with a mistake, an unknown
     * name, or that needs itself is told of and has no value; so has what needs it.
     *
     * @param mistakes hears of each, by name
     */
    public static Scope resolve(Map<String, String> expressions, BiConsumer<String, ExpressionException> mistakes) {
        Scope scope = new Scope(Set.copyOf(expressions.keySet()), new LinkedHashMap<>(), new LinkedHashMap<>());
        Set<String> failed = new LinkedHashSet<>();
        for (String name : expressions.keySet()) {
            scope.resolve(name, expressions, Map.of(), new LinkedHashSet<>(), failed, mistakes);
        }
        return scope;
    }

    /**
     * The same where other expressions hold instead of some; a plain number among them is in the SI unit of what it
     * replaces, one with a unit must have the same dimension.
     */
    public static Scope resolve(Map<String, String> expressions, Map<String, String> instead,
            BiConsumer<String, ExpressionException> mistakes) {
        if (instead.isEmpty()) {
            return resolve(expressions, mistakes);
        }
        Map<String, Dimension> usual = resolve(expressions, (name, mistake) -> { }).dimensions;
        Map<String, String> others = new LinkedHashMap<>(expressions);
        instead.forEach(others::replace);
        Map<String, Dimension> asked = new LinkedHashMap<>(usual);
        asked.keySet().retainAll(instead.keySet());
        Scope scope = new Scope(Set.copyOf(expressions.keySet()), new LinkedHashMap<>(), new LinkedHashMap<>());
        Set<String> failed = new LinkedHashSet<>();
        for (String name : others.keySet()) {
            scope.resolve(name, others, asked, new LinkedHashSet<>(), failed, mistakes);
        }
        return scope;
    }

    private void resolve(String name, Map<String, String> expressions, Map<String, Dimension> asked,
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
                    resolve(used.name(), expressions, asked, path, failed, mistakes);
                }
                if (failed.contains(used.name())) {
                    throw new ExpressionException("parameter '" + used.name() + "' has no value", text,
                            used.position());
                }
            }
            double value = number(term, text);
            Dimension dimension = like(asked.get(name), dimension(term, text), name, text);
            values.put(name, value);
            if (dimension != null) {
                dimensions.put(name, dimension);
            }
        } catch (ExpressionException e) {
            failed.add(name);
            mistakes.accept(name, e);
        } finally {
            path.remove(name);
        }
    }

    private static Dimension like(Dimension asked, Dimension found, String name, String text)
            throws ExpressionException {
        if (asked != null && found != null && !asked.equals(found)) {
            throw new ExpressionException("parameter '" + name + "' is in " + asked + ", this is in " + found, text, 0);
        }
        return found == null ? asked : found;
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

    /** The dimension of a parameter, if a unit tells it. */
    public Optional<Dimension> dimension(String parameter) {
        return Optional.ofNullable(dimensions.get(parameter));
    }

    /**
     * The dimensions of the expressions in a text, separated by commas; {@code null} for each that no unit tells or
     * that has a mistake.
     */
    public List<Dimension> dimensions(String text) {
        List<Dimension> found = new ArrayList<>();
        Items items = new Items(text);
        for (int i = 0; i < items.count(); i++) {
            try {
                found.add(dimension(Parser.parseFunction(items.item(i)), items.item(i)));
            } catch (ExpressionException e) {
                found.add(null);
            }
        }
        return found;
    }

    /** A finite number. */
    public double number(String text) throws ExpressionException {
        return number(Parser.parse(text), text);
    }

    /** A finite number for a parameter: if it has a unit, one of the same dimension. */
    public double number(String text, String parameter) throws ExpressionException {
        Term term = Parser.parse(text);
        double value = number(term, text);
        like(dimensions.get(parameter), dimension(term, text), parameter, text);
        return value;
    }

    private Dimension dimension(Term term, String text) throws ExpressionException {
        return Dimensions.of(term, text, names, values, dimensions);
    }

    private double number(Term term, String text) throws ExpressionException {
        double value = bind(term, text).value(0);
        if (!Double.isFinite(value)) {
            throw new ExpressionException(value + " is no usable number", text, 0);
        }
        return value;
    }

    private Term bind(Term term, String text) throws ExpressionException {
        for (Term.Name used : Names.in(term)) {
            if (!values.containsKey(used.name())) {
                throw new ExpressionException("there is no parameter '" + used.name() + "'", text, used.position());
            }
        }
        dimension(term, text);
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
        return new TimeFunction(bind(Parser.parseFunction(text), text));
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
