package org.signorini.analysis.verdict;

import org.signorini.analysis.check.SelfCheckResult;
import org.signorini.analysis.energy.EnergyAccount;
import org.signorini.analysis.verdict.watch.RunWatch;
import org.signorini.simulation.Model;
import org.signorini.simulation.Statistics;
import org.signorini.simulation.measure.Impacts;

/**
 * What is known of a run when it is judged.
 *
 * @param step      h, s
 * @param tolerance of the solver
 * @param size      a length of the mechanism, m: what errors are compared with
 * @param springs   the fastest spring at the start
 * @param facets    what steps said that were made again with more facets
 */
public record Evidence(Model model, double step, double tolerance, double size, SelfCheckResult selfCheck,
        EnergyAccount energy, Impacts impacts, RunWatch watch, Statistics statistics, FastestSpring springs,
        FacetTrial facets) {
}
