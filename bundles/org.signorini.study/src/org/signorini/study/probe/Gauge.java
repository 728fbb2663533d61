package org.signorini.study.probe;

import java.util.List;

import org.signorini.multibody.State;
import org.signorini.simulation.Step;
import org.signorini.study.result.Column;

/** A probe at work on one run: what it measures, and how. */
interface Gauge {

    List<Column> columns();

    /**
     * Measures at a state to which the dynamics have been moved.
     *
     * @param step the step that led there, or null at the start
     * @param out  as many numbers as columns, from {@code at} on
     */
    void read(State state, Step step, double[] out, int at);
}
