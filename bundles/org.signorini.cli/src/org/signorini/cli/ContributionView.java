package org.signorini.cli;

import java.util.List;
import java.util.Locale;

import org.signorini.contribution.Contribution;
import org.signorini.contribution.Option;

import com.google.gson.annotations.SerializedName;

/** A contribution as {@code list --json} prints it. */
record ContributionView(String id, String name, String description, String reference, List<String> accepts,
        List<OptionView> options, String contributor) {

    record OptionView(String name, String type, @SerializedName("default") Object defaultValue, Double min, Double max,
            List<String> choices, String description) {

        static OptionView of(Option option) {
            return new OptionView(option.name(), option.type().name().toLowerCase(Locale.ROOT), typedDefault(option),
                    option.min(), option.max(), option.choices().isEmpty() ? null : option.choices(),
                    option.description());
        }

        /** A number is a number in JSON, too. */
        private static Object typedDefault(Option option) {
            return switch (option.type()) {
                case INTEGER -> Long.valueOf(option.defaultValue());
                case NUMBER -> Double.valueOf(option.defaultValue());
                case BOOLEAN -> Boolean.valueOf(option.defaultValue());
                case CHOICE, TEXT -> option.defaultValue();
            };
        }
    }

    static ContributionView of(Contribution<?> contribution) {
        return new ContributionView(contribution.id(), contribution.name(), contribution.description(),
                contribution.reference(), contribution.accepts().isEmpty() ? null : contribution.accepts(),
                contribution.options().stream().map(OptionView::of).toList(), contribution.contributor());
    }
}
