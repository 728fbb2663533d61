package org.signorini.differential.check;

import java.util.Locale;

/**
 * Something that disagrees.
 *
 * @param check    which comparison
 * @param cell     formulation and whatever else was chosen
 * @param measured by how much
 * @param allowed  what would have passed
 * @param detail   numbers or a message, one line
 */
public record Finding(String check, Cell cell, double measured, double allowed, String detail) {

    /** How far beyond what is allowed; infinite where it is no number. */
    double excess() {
        return measured >= 0 ? measured / allowed : Double.POSITIVE_INFINITY;
    }

    /** Whether another one is of the same kind: what shrinking keeps. */
    public boolean isLike(Finding other) {
        return check.equals(other.check) && cell.equals(other.cell);
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%s, %s: %.3e where %.1e is allowed; %s", check, cell, measured, allowed,
                detail);
    }
}
