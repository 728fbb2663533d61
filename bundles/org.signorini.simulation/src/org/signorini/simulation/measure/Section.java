package org.signorini.simulation.measure;

import org.signorini.multibody.State;

/** A Poincaré section: where this function of the state rises through zero. */
@FunctionalInterface
public interface Section {

    double value(State state);

    /** Where a weighted sum of coordinates rises through a value. */
    static Section coordinates(double value, double... weights) {
        double[] w = weights.clone();
        return state -> {
            double sum = -value;
            for (int i = 0; i < w.length; i++) {
                sum += w[i] * state.q[i];
            }
            return sum;
        };
    }
}
