package org.signorini.reproduce;

import java.util.List;

/**
 * What of a paper is computed again.
 *
 * @param experiments in the order of the paper's figures
 * @param deviations  where the program departs from what is printed
 */
public record Chapter(Paper paper, List<Experiment> experiments, List<Deviation> deviations) {

    public Chapter {
        experiments = List.copyOf(experiments);
        deviations = List.copyOf(deviations);
    }
}
