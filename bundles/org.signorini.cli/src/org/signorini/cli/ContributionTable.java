package org.signorini.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

import org.signorini.contribution.Contribution;
import org.signorini.contribution.Option;

/** Contributions for a person at a terminal. */
final class ContributionTable {

    private ContributionTable() {
    }

    static void print(List<? extends Contribution<?>> contributions, PrintWriter out) {
        int width = contributions.stream().mapToInt(c -> c.id().length()).max().orElse(0) + 2;
        String indent = " ".repeat(width);
        for (Contribution<?> c : contributions) {
            out.println(pad(c.id(), width) + c.name());
            out.println(indent + c.description());
            if (!c.accepts().isEmpty()) {
                out.println(indent + "accepts " + String.join(", ", c.accepts()));
            }
            out.println(indent + "from " + c.reference());
            int optionWidth = c.options().stream().mapToInt(o -> signature(o).length()).max().orElse(0) + 2;
            for (Option option : c.options()) {
                out.println(indent + "  " + pad(signature(option), optionWidth) + option.description());
            }
            out.println();
        }
    }

    /** {@code lambda = 0.8 [0, 1]}. */
    private static String signature(Option option) {
        String range = switch (option.type()) {
            case CHOICE -> " {" + String.join(", ", option.choices()) + "}";
            case NUMBER, INTEGER -> option.min() == null && option.max() == null ? ""
                    : " [" + bound(option.min()) + ", " + bound(option.max()) + "]";
            case BOOLEAN, TEXT -> "";
        };
        return option.name() + " = " + option.defaultValue() + range;
    }

    private static String bound(Double value) {
        return value == null ? "…" : String.format(Locale.ROOT, "%s", value == Math.rint(value) && Math.abs(value) < 1e9
                ? Long.toString(value.longValue()) : value.toString());
    }

    private static String pad(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }
}
