package org.signorini.model.expression;

import java.util.ArrayList;
import java.util.List;

/**
 * The dimensions of expressions as far as units are written in them. A number or parameter alone may stand for
 * anything; beside a unit it counts as a pure number.
 */
public final class Dimensions {

    private Dimensions() {
    }

    /** Of each expression in a text separated by commas, where it has units; mistakes are left out. */
    public static List<Dimension> written(String text) {
        List<Dimension> dimensions = new ArrayList<>();
        Items items = new Items(text);
        for (int i = 0; i < items.count(); i++) {
            try {
                Dimension dimension = of(Parser.parseFunction(items.item(i)));
                if (dimension != null) {
                    dimensions.add(dimension);
                }
            } catch (ExpressionException e) {
                // told elsewhere
            }
        }
        return dimensions;
    }

    /** {@code null} where it cannot be told: no unit, or a parameter that may bring one. */
    private static Dimension of(Term term) {
        return switch (term) {
            case Term.Measured m -> m.unit().dimension();
            case Term.Sum s -> either(s.a(), s.b());
            case Term.Difference d -> either(d.a(), d.b());
            case Term.Product p -> product(p.a(), p.b(), 1);
            case Term.Quotient q -> product(q.a(), q.b(), -1);
            default -> null;
        };
    }

    private static Dimension either(Term a, Term b) {
        Dimension first = of(a);
        return first != null ? first : of(b);
    }

    private static Dimension product(Term a, Term b, int power) {
        Dimension first = isPure(a) ? Dimension.NONE : of(a);
        Dimension second = isPure(b) ? Dimension.NONE : of(b);
        return isPure(a) && isPure(b) || first == null || second == null ? null : first.times(second, power);
    }

    private static boolean isPure(Term term) {
        return term instanceof Term.Constant;
    }
}
