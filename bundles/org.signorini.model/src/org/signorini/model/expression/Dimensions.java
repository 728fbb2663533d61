package org.signorini.model.expression;

import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The dimensions of terms, as far as units are written in them or in the parameters they use. What has none written is
 * in SI units and may stand for anything:
 *
 * <ul>
 * <li>A number is pure as a factor beside something with a unit; as a summand it takes the other's unit.
 * <li>A parameter without a unit may have any, and so may whatever it is a factor of.
 * <li>The time t is in seconds beside something with a unit.
 * </ul>
 */
final class Dimensions {

    private enum Kind {
        /** A number by itself, or what follows from such: pure, or in the SI unit that is asked for. */
        NUMBER,
        /** Anything, in SI units. */
        PLAIN,
        /** The time by itself. */
        TIME,
        /** Of a known dimension. */
        KNOWN
    }

    private record Inferred(Kind kind, Dimension dimension) {

        static final Inferred NUMBER = new Inferred(Kind.NUMBER, Dimension.NONE);
        static final Inferred PLAIN = new Inferred(Kind.PLAIN, null);
        static final Inferred TIME = new Inferred(Kind.TIME, new Dimension(0, 0, 1));

        static Inferred of(Dimension dimension) {
            return new Inferred(Kind.KNOWN, dimension);
        }

        boolean isKnown() {
            return kind == Kind.KNOWN;
        }

        /** Known, and not that of a pure number. */
        boolean hasUnit() {
            return isKnown() && !dimension.equals(Dimension.NONE);
        }

        String unit() {
            return hasUnit() || kind == Kind.TIME ? "a quantity in " + dimension : "one without unit";
        }
    }

    private final String text;
    private final Set<String> names;
    private final Map<String, Double> values;
    private final Map<String, Dimension> parameters;

    private Dimensions(String text, Set<String> names, Map<String, Double> values,
            Map<String, Dimension> parameters) {
        this.text = text;
        this.names = names;
        this.values = values;
        this.parameters = parameters;
    }

    /**
     * Checks that quantities are added, compared and raised as physics allows.
     *
     * @param names      of all parameters
     * @param values     of those that have one
     * @param parameters dimensions of those that have a unit
     * @return {@code null} where no unit tells it
     */
    static Dimension of(Term term, String text, Set<String> names, Map<String, Double> values,
            Map<String, Dimension> parameters) throws ExpressionException {
        Inferred inferred = new Dimensions(text, names, values, parameters).infer(term);
        return inferred.isKnown() ? inferred.dimension() : null;
    }

    private Inferred infer(Term term) throws ExpressionException {
        return switch (term) {
            case Term.Constant c -> Inferred.NUMBER;
            case Term.Time t -> Inferred.TIME;
            case Term.Name n -> parameters.containsKey(n.name()) ? Inferred.of(parameters.get(n.name()))
                    : Inferred.PLAIN;
            case Term.Sum s -> same(s.a(), s.b(), "added");
            case Term.Difference d -> same(d.a(), d.b(), "subtracted");
            case Term.Product(Term.Constant minus, Term b) when minus.number() == -1 -> infer(b);
            case Term.Product p -> product(infer(p.a()), infer(p.b()), 1);
            case Term.Quotient q -> product(infer(q.a()), infer(q.b()), -1);
            case Term.Power p -> power(p);
            case Term.Measured m -> measured(m);
            case Term.Call c -> call(c);
        };
    }

    private Inferred same(Term a, Term b, String what) throws ExpressionException {
        Inferred first = infer(a);
        Inferred second = infer(b);
        boolean timed = first.kind == Kind.TIME && second.isKnown() || first.isKnown() && second.kind == Kind.TIME;
        if ((first.isKnown() && second.isKnown() || timed) && !first.dimension.equals(second.dimension)) {
            throw new ExpressionException(first.unit() + " and " + second.unit() + " cannot be " + what, text,
                    position(b));
        }
        return first.isKnown() ? first : second.isKnown() ? second
                : first.kind == Kind.PLAIN || second.kind == Kind.PLAIN ? Inferred.PLAIN
                        : first.kind == Kind.TIME ? first : second;
    }

    private static Inferred product(Inferred a, Inferred b, int power) {
        if (a.kind == Kind.PLAIN || b.kind == Kind.PLAIN) {
            return Inferred.PLAIN;
        }
        if (!a.isKnown() && !b.isKnown()) {
            return a.kind == Kind.NUMBER && b.kind == Kind.NUMBER ? Inferred.NUMBER : Inferred.PLAIN;
        }
        return Inferred.of(a.dimension.times(b.dimension, power));
    }

    /** A unit multiplies what is before it: (5 mm) mm is an area. */
    private Inferred measured(Term.Measured m) throws ExpressionException {
        for (Term.Name name : m.starred()) {
            if (names.contains(name.name())) {
                throw new ExpressionException("'" + name.name() + "' is a unit and a parameter; write * with blanks "
                        + "for the parameter, · for the unit", text, name.position());
            }
        }
        Inferred number = infer(m.number());
        return Inferred.of(number.isKnown() ? number.dimension.times(m.unit().dimension(), 1) : m.unit().dimension());
    }

    private Inferred power(Term.Power p) throws ExpressionException {
        Inferred base = infer(p.a());
        Inferred exponent = infer(p.b());
        if (exponent.hasUnit()) {
            throw new ExpressionException("an exponent has no unit, this one is in " + exponent.dimension, text,
                    position(p.b()));
        }
        if (base.hasUnit()) {
            if (!(p.b().bind(values) instanceof Term.Constant constant)) {
                throw new ExpressionException("a quantity in " + base.dimension + " cannot be raised to a power that "
                        + "changes with time", text, position(p.a()));
            }
            return Double.isFinite(constant.number())
                    ? Inferred.of(Dimension.NONE.times(base.dimension, constant.number())) : Inferred.PLAIN;
        }
        return base.isKnown() || base.kind == Kind.NUMBER && exponent.kind != Kind.PLAIN ? base : Inferred.PLAIN;
    }

    private Inferred call(Term.Call c) throws ExpressionException {
        return switch (c.function()) {
            case SIN, COS, TAN, ASIN, ACOS, ATAN, SINH, COSH, TANH, EXP, LN -> {
                Inferred argument = infer(c.a());
                if (argument.hasUnit()) {
                    String name = c.function().name().toLowerCase(Locale.ROOT);
                    throw new ExpressionException("the argument of " + name + " has no unit, this one is in "
                            + argument.dimension, text, position(c.a()));
                }
                yield Inferred.NUMBER;
            }
            case SQRT -> {
                Inferred argument = infer(c.a());
                yield argument.isKnown() ? Inferred.of(Dimension.NONE.times(argument.dimension, 0.5))
                        : argument.kind == Kind.NUMBER ? argument : Inferred.PLAIN;
            }
            case ABS -> infer(c.a());
            case SIGN, STEP -> {
                infer(c.a());
                yield Inferred.NUMBER;
            }
            case ATAN2 -> {
                same(c.a(), c.b(), "compared");
                yield Inferred.NUMBER;
            }
            case MIN, MAX -> same(c.a(), c.b(), "compared");
        };
    }

    /** Where the first unit or parameter of a term is written. */
    private static int position(Term term) {
        return switch (term) {
            case Term.Measured m -> m.position();
            case Term.Name n -> n.position();
            case Term.Sum s -> first(s.a(), s.b());
            case Term.Difference d -> first(d.a(), d.b());
            case Term.Product p -> first(p.a(), p.b());
            case Term.Quotient q -> first(q.a(), q.b());
            case Term.Power p -> first(p.a(), p.b());
            case Term.Call c -> c.b() == null ? position(c.a()) : first(c.a(), c.b());
            case Term.Constant c -> 0;
            case Term.Time t -> 0;
        };
    }

    private static int first(Term a, Term b) {
        return position(a) > 0 ? position(a) : position(b);
    }
}
