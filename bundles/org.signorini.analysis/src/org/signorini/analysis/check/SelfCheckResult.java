package org.signorini.analysis.check;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What the self-check found.
 *
 * @param largest      largest difference relative to what it is a difference of
 * @param tolerance    what rounding may make of it
 * @param disagreement where that is more than rounding can explain
 * @param notChecked   what was left out and why, in words; empty where everything was checked
 * @param seconds      what it took
 */
public record SelfCheckResult(double largest, double tolerance, Optional<Disagreement> disagreement,
        List<String> notChecked, double seconds) {

    /**
     * Two numbers that should be one.
     *
     * @param quantity    of what, in words
     * @param element     the body it is about
     * @param formulation what the formulation says
     * @param reference   what Newton's and Euler's equations say
     */
    public record Disagreement(String quantity, String element, double formulation, double reference) {

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%s of %s is %.10g by the formulation and %.10g by Newton and Euler's"
                    + " equations in absolute coordinates", quantity, element, formulation, reference);
        }
    }

    /** Whether everything was compared and agreed. */
    public boolean isComplete() {
        return disagreement.isEmpty() && notChecked.isEmpty();
    }
}
