package org.signorini.model.expression;

import org.signorini.model.expression.Term.Call;
import org.signorini.model.expression.Term.Constant;
import org.signorini.model.expression.Term.Difference;
import org.signorini.model.expression.Term.Measured;
import org.signorini.model.expression.Term.Name;
import org.signorini.model.expression.Term.Power;
import org.signorini.model.expression.Term.Product;
import org.signorini.model.expression.Term.Quotient;
import org.signorini.model.expression.Term.Sum;
import org.signorini.model.expression.Term.Time;

/**
 * d/dt of a term, by the rules of calculus, for terms without names. Corners (abs, min, max, sign, step) take the
 * derivative of the side that holds, the right one where both do; jumps are not seen.
 */
final class Derivative {

    private Derivative() {
    }

    static Term of(Term term) {
        return switch (term) {
            case Constant c -> Term.ZERO;
            case Time t -> Term.ONE;
            case Name n -> throw new IllegalStateException("'" + n.name() + "' has no value");
            case Sum s -> sum(of(s.a()), of(s.b()));
            case Difference d -> difference(of(d.a()), of(d.b()));
            case Product p -> sum(product(of(p.a()), p.b()), product(p.a(), of(p.b())));
            // (a/b)' = a'/b − a b'/b²
            case Quotient q -> difference(quotient(of(q.a()), q.b()),
                    quotient(product(q.a(), of(q.b())), product(q.b(), q.b())));
            case Power p -> power(p);
            case Measured m -> product(new Constant(m.unit().factor()), of(m.number()));
            case Call c -> call(c);
        };
    }

    private static Term power(Power p) {
        Term a = p.a();
        Term b = p.b();
        if (b instanceof Constant n) {
            return product(product(n, raise(a, n.number() - 1)), of(a));
        }
        // (aᵇ)' = aᵇ (b' ln a + b a'/a)
        return product(p, sum(product(of(b), new Call(MathFunction.LN, a, null)), quotient(product(b, of(a)), a)));
    }

    private static Term raise(Term a, double exponent) {
        return exponent == 0 ? Term.ONE : exponent == 1 ? a : new Power(a, new Constant(exponent));
    }

    private static Term call(Call c) {
        Term a = c.a();
        Term da = of(a);
        return switch (c.function()) {
            case SIN -> product(one(MathFunction.COS, a), da);
            case COS -> difference(Term.ZERO, product(one(MathFunction.SIN, a), da));
            case TAN -> quotient(da, square(one(MathFunction.COS, a)));
            case ASIN -> quotient(da, one(MathFunction.SQRT, difference(Term.ONE, square(a))));
            case ACOS -> difference(Term.ZERO, quotient(da, one(MathFunction.SQRT, difference(Term.ONE, square(a)))));
            case ATAN -> quotient(da, sum(Term.ONE, square(a)));
            case SINH -> product(one(MathFunction.COSH, a), da);
            case COSH -> product(one(MathFunction.SINH, a), da);
            case TANH -> quotient(da, square(one(MathFunction.COSH, a)));
            case SQRT -> quotient(da, product(new Constant(2), c));
            case EXP -> product(c, da);
            case LN -> quotient(da, a);
            case ABS -> product(one(MathFunction.SIGN, a), da);
            case SIGN, STEP -> Term.ZERO;
            // atan2(y, x)' = (x y' − y x')/(x² + y²)
            case ATAN2 -> quotient(difference(product(c.b(), da), product(a, of(c.b()))),
                    sum(square(a), square(c.b())));
            case MAX -> choose(c, difference(a, c.b()), da, of(c.b()));
            case MIN -> choose(c, difference(c.b(), a), da, of(c.b()));
        };
    }

    /** a' where the chooser is not negative, else b'. */
    private static Term choose(Call c, Term chooser, Term da, Term db) {
        Term first = one(MathFunction.STEP, chooser);
        return sum(product(first, da), product(difference(Term.ONE, first), db));
    }

    private static Term one(MathFunction function, Term a) {
        return new Call(function, a, null);
    }

    private static Term square(Term a) {
        return product(a, a);
    }

    private static Term sum(Term a, Term b) {
        return isZero(a) ? b : isZero(b) ? a : new Sum(a, b);
    }

    private static Term difference(Term a, Term b) {
        return isZero(b) ? a : new Difference(a, b);
    }

    private static Term product(Term a, Term b) {
        return isZero(a) || isZero(b) ? Term.ZERO : a.equals(Term.ONE) ? b : b.equals(Term.ONE) ? a : new Product(a, b);
    }

    private static Term quotient(Term a, Term b) {
        return isZero(a) ? Term.ZERO : new Quotient(a, b);
    }

    private static boolean isZero(Term term) {
        return term instanceof Constant c && c.number() == 0;
    }
}
