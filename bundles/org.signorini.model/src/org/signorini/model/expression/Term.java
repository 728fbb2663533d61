package org.signorini.model.expression;

import java.util.List;
import java.util.Map;

/** An expression as a tree on doubles. Immutable; evaluation allocates nothing. */
public sealed interface Term {

    record Constant(double number) implements Term {
    }

    /** The time t. */
    record Time() implements Term {
    }

    /** A parameter, by name, at a place in the text. */
    record Name(String name, int position) implements Term {
    }

    record Sum(Term a, Term b) implements Term {
    }

    record Difference(Term a, Term b) implements Term {
    }

    record Product(Term a, Term b) implements Term {
    }

    record Quotient(Term a, Term b) implements Term {
    }

    record Power(Term a, Term b) implements Term {
    }

    /**
     * A number with a unit: the number's term times the unit's factor.
     *
     * @param position where the unit begins in the text
     * @param starred  factors of the unit after a {@code *}, where a parameter of that name could be meant
     */
    record Measured(Term number, Units.Unit unit, int position, List<Name> starred) implements Term {
    }

    /** @param b {@code null} where the function has one argument */
    record Call(MathFunction function, Term a, Term b) implements Term {
    }

    Term ZERO = new Constant(0);
    Term ONE = new Constant(1);

    /** The value at a time; every name must have been {@linkplain #bind bound}. */
    default double value(double t) {
        return switch (this) {
            case Constant c -> c.number;
            case Time time -> t;
            case Name n -> throw new IllegalStateException("'" + n.name + "' has no value");
            case Sum s -> s.a.value(t) + s.b.value(t);
            case Difference d -> d.a.value(t) - d.b.value(t);
            case Product p -> p.a.value(t) * p.b.value(t);
            case Quotient q -> q.a.value(t) / q.b.value(t);
            case Power p -> power(p.a.value(t), p.b.value(t));
            case Measured m -> scaled(m.number.value(t), m.unit.factor());
            case Call c -> c.function.value(c.a.value(t), c.b == null ? 0 : c.b.value(t));
        };
    }

    /**
     * Small whole powers as products: r^2 is r·r to the last bit. Others by StrictMath, the same bits everywhere, though
     * at the price of a few small arrays.
     */
    private static double power(double base, double exponent) {
        if (Math.abs(exponent) > 16 || exponent != Math.rint(exponent)) {
            return StrictMath.pow(base, exponent);
        }
        double product = 1;
        for (int i = (int) Math.abs(exponent); i > 0; i--) {
            product *= base;
        }
        return exponent < 0 ? 1 / product : product;
    }

    /** 5 mm is 0.005 to the last bit, so a factor below one divides. */
    private static double scaled(double number, double factor) {
        double inverse = 1 / factor;
        return inverse == Math.rint(inverse) ? number / inverse : number * factor;
    }

    /** This term with numbers in place of names, and whatever does not depend on time computed. */
    default Term bind(Map<String, Double> values) {
        return switch (this) {
            case Constant c -> c;
            case Time t -> t;
            case Name n -> values.containsKey(n.name) ? new Constant(values.get(n.name)) : n;
            case Sum s -> fold(new Sum(s.a.bind(values), s.b.bind(values)));
            case Difference d -> fold(new Difference(d.a.bind(values), d.b.bind(values)));
            case Product p -> fold(new Product(p.a.bind(values), p.b.bind(values)));
            case Quotient q -> fold(new Quotient(q.a.bind(values), q.b.bind(values)));
            case Power p -> fold(new Power(p.a.bind(values), p.b.bind(values)));
            case Measured m -> fold(new Measured(m.number.bind(values), m.unit, m.position, m.starred));
            case Call c -> fold(new Call(c.function, c.a.bind(values), c.b == null ? null : c.b.bind(values)));
        };
    }

    private static Term fold(Term term) {
        boolean constant = switch (term) {
            case Sum(Constant a, Constant b) -> true;
            case Difference(Constant a, Constant b) -> true;
            case Product(Constant a, Constant b) -> true;
            case Quotient(Constant a, Constant b) -> true;
            case Power(Constant a, Constant b) -> true;
            case Measured(Constant a, Units.Unit u, int p, List<Name> s) -> true;
            case Call(MathFunction f, Constant a, Term b) -> b == null || b instanceof Constant;
            default -> false;
        };
        return constant ? new Constant(term.value(0)) : term;
    }
}
