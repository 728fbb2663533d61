package org.signorini.contribution;

import java.util.List;
import java.util.Objects;

/**
 * One setting a contribution takes, as declared in its extension: enough to list it, to generate a form field for it
 * and to check a value given by a person.
 *
 * @param name         key by which it is set, lower case with dashes
 * @param type         what its values are
 * @param defaultValue value when nothing is given, as text; never {@code null}
 * @param min          smallest number allowed, or {@code null}
 * @param max          largest number allowed, or {@code null}
 * @param choices      the allowed words of a {@link Type#CHOICE}, otherwise empty
 * @param description  one line on what it does
 */
public record Option(String name, Type type, String defaultValue, Double min, Double max, List<String> choices,
        String description) {

    /** What values an option takes. */
    public enum Type {
        NUMBER, INTEGER, BOOLEAN, CHOICE, TEXT
    }

    public Option {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(type, "type");
        choices = List.copyOf(choices);
        String complaint = complaintAbout(name, type, defaultValue, min, max, choices);
        if (complaint != null) {
            throw new IllegalArgumentException("default of " + complaint);
        }
    }

    /** Why {@code value} cannot be given to this option, or {@code null} if it can. */
    public String complaintAbout(String value) {
        return complaintAbout(name, type, value, min, max, choices);
    }

    private static String complaintAbout(String name, Type type, String value, Double min, Double max,
            List<String> choices) {
        String subject = "option '" + name + "'";
        if (value == null) {
            return subject + " has no value";
        }
        return switch (type) {
            case TEXT -> null;
            case BOOLEAN -> value.equals("true") || value.equals("false") ? null
                    : subject + " is true or false, not '" + value + "'";
            case CHOICE -> choices.contains(value) ? null
                    : subject + " is one of " + String.join(", ", choices) + ", not '" + value + "'";
            case INTEGER, NUMBER -> complaintAboutNumber(subject, type, value, min, max);
        };
    }

    private static String complaintAboutNumber(String subject, Type type, String value, Double min, Double max) {
        double number;
        try {
            number = type == Type.INTEGER ? Long.parseLong(value) : Double.parseDouble(value);
        } catch (NumberFormatException e) {
            return subject + " takes " + (type == Type.INTEGER ? "a whole number" : "a number") + ", not '" + value + "'";
        }
        if (Double.isNaN(number)) {
            return subject + " is not a number";
        }
        if (min != null && number < min) {
            return subject + " must be at least " + plain(min) + ", not " + value;
        }
        if (max != null && number > max) {
            return subject + " must be at most " + plain(max) + ", not " + value;
        }
        return null;
    }

    private static String plain(double number) {
        return number == Math.rint(number) && Math.abs(number) < 1e15 ? Long.toString((long) number)
                : Double.toString(number);
    }
}
