package org.signorini.simulation;

import org.signorini.contribution.ContributionRegistry;

/** What is contributed to the extension point {@value #POINT}. */
public final class FormulationRegistry {

    public static final String POINT = "org.signorini.simulation.formulations";

    private FormulationRegistry() {
    }

    public static ContributionRegistry<Formulation> read() {
        return ContributionRegistry.read(POINT, Formulation.class);
    }
}
