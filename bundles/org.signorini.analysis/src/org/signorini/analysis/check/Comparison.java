package org.signorini.analysis.check;

import java.util.Optional;

import org.signorini.analysis.check.SelfCheckResult.Disagreement;

/** Keeps the largest of many differences, each relative to the scale of what it is a difference of. */
final class Comparison {

    private double largest;
    private Disagreement worst;

    /** Compares two numbers; NaN differs from everything. */
    void compare(String quantity, String element, double formulation, double reference, double scale) {
        double difference = formulation == reference ? 0 : Math.abs(formulation - reference) / scale;
        if (!(difference <= largest)) {
            largest = Double.isNaN(difference) ? Double.POSITIVE_INFINITY : difference;
            worst = new Disagreement(quantity, element, formulation, reference);
        }
    }

    double largest() {
        return largest;
    }

    Optional<Disagreement> beyond(double tolerance) {
        return largest <= tolerance ? Optional.empty() : Optional.ofNullable(worst);
    }

    /** Takes over the larger of both. */
    void merge(Comparison other) {
        if (!(other.largest <= largest)) {
            largest = other.largest;
            worst = other.worst;
        }
    }
}
