package org.signorini.reproduce;

import java.io.IOException;

import org.signorini.model.element.ElementException;

/** Computes a figure or table of a paper again. A class each, which says what the paper says and where. */
public interface Experiment {

    Subject subject();

    /**
     * Runs the studies, draws the figure and compares.
     *
     * @param runs what studies left, computed when first asked for and kept for the paper's other figures
     */
    Figure compute(StudyRuns runs) throws IOException, ElementException;
}
