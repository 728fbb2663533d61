package org.signorini.simulation;

import org.signorini.contribution.ContributionRegistry;

/** What is contributed to the extension point {@value #POINT}. */
public final class ContactModelRegistry {

    public static final String POINT = "org.signorini.simulation.contactModels";

    private ContactModelRegistry() {
    }

    public static ContributionRegistry<ContactModel> read() {
        return ContributionRegistry.read(POINT, ContactModel.class);
    }
}
