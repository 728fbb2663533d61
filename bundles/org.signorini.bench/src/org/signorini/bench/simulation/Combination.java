package org.signorini.bench.simulation;

import java.util.Map;

import org.signorini.bench.BenchException;
import org.signorini.bench.Settings;
import org.signorini.contribution.ContributionException;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;

/** How a scenario is run, by ids; the user may name another formulation and solver. */
record Combination(String contactModel, Map<String, String> contactOptions, String solver, String scheme, double step) {

    Simulator start(Model model, Settings settings) throws BenchException {
        String chosen = settings.solvers().isEmpty() ? solver : settings.solvers().get(0);
        try {
            return Simulator.of(model).formulation(settings.formulationOr("mc"), Map.of())
                    .contactModel(contactModel, contactOptions).solver(chosen, Map.of()).scheme(scheme, Map.of()).step(step).build();
        } catch (ContributionException e) {
            throw new BenchException(e.getMessage(), e);
        }
    }
}
