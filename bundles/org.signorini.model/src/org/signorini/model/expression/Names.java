package org.signorini.model.expression;

import java.util.ArrayList;
import java.util.List;

/** The parameters that expressions use. */
public final class Names {

    private Names() {
    }

    /** All names of a term, from left to right. */
    public static List<Term.Name> in(Term term) {
        List<Term.Name> names = new ArrayList<>();
        collect(term, names);
        return names;
    }

    /** The names in a text of expressions or functions separated by commas; of one with a mistake, none. */
    public static List<String> inText(String text) {
        List<String> names = new ArrayList<>();
        Items items = new Items(text);
        for (int i = 0; i < items.count(); i++) {
            try {
                in(Parser.parseFunction(items.item(i))).forEach(n -> names.add(n.name()));
            } catch (ExpressionException e) {
                // told elsewhere
            }
        }
        return names;
    }

    private static void collect(Term term, List<Term.Name> names) {
        switch (term) {
            case Term.Name n -> names.add(n);
            case Term.Sum s -> both(s.a(), s.b(), names);
            case Term.Difference d -> both(d.a(), d.b(), names);
            case Term.Product p -> both(p.a(), p.b(), names);
            case Term.Quotient q -> both(q.a(), q.b(), names);
            case Term.Power p -> both(p.a(), p.b(), names);
            case Term.Measured m -> collect(m.number(), names);
            case Term.Call c -> {
                collect(c.a(), names);
                if (c.b() != null) {
                    collect(c.b(), names);
                }
            }
            case Term.Constant c -> {
            }
            case Term.Time t -> {
            }
        }
    }

    private static void both(Term a, Term b, List<Term.Name> names) {
        collect(a, names);
        collect(b, names);
    }

    /** Whether a name can be used in expressions: letters, digits, underscores; not pi, not t, not a function's. */
    public static boolean isUsable(String name) {
        return name != null && !name.isEmpty() && Parser.isLetter(name.charAt(0))
                && name.chars().allMatch(c -> Parser.isLetter((char) c) || Parser.isDigit((char) c))
                && !name.equals("pi") && !name.equals("π") && !name.equals("t") && MathFunction.named(name).isEmpty();
    }
}
