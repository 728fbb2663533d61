package org.signorini.study.result;

/**
 * A column of a {@link Table}.
 *
 * @param name what it is, unique in its table
 * @param unit as a person writes it, empty for plain numbers
 */
public record Column(String name, String unit) {

    /** {@code height [m]}: for axes and heads of files. */
    public String label() {
        return unit.isEmpty() ? name : name + " [" + unit + "]";
    }
}
