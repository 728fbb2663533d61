package org.signorini.simulation;

import org.signorini.contribution.ContributionRegistry;

/** What is contributed to the extension point {@value #POINT}. */
public final class SchemeRegistry {

    public static final String POINT = "org.signorini.simulation.schemes";

    private SchemeRegistry() {
    }

    public static ContributionRegistry<Scheme> read() {
        return ContributionRegistry.read(POINT, Scheme.class);
    }
}
