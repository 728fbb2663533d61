package org.signorini.design.services;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

import org.eclipse.emf.ecore.EAttribute;

/**
 * Which feature of an element a dropped parameter is for, where several fit. Who can ask a person does so before and
 * says it here for as long as the tool runs; without that it is the likeliest.
 */
public final class FeatureChoice {

    private static final AtomicReference<EAttribute> CHOSEN = new AtomicReference<>();

    private FeatureChoice() {
    }

    /** Does something while a feature is chosen. */
    public static void during(EAttribute feature, Runnable what) {
        CHOSEN.set(feature);
        try {
            what.run();
        } finally {
            CHOSEN.set(null);
        }
    }

    static EAttribute among(List<EAttribute> fitting) {
        EAttribute chosen = CHOSEN.get();
        return fitting.contains(chosen) ? chosen : fitting.getFirst();
    }
}
