package org.signorini.differential.check;

/**
 * What was compared: a formulation and, where they matter, scheme, contact model and solver, by their ids; empty where
 * they do not.
 */
public record Cell(Installed.Variant formulation, String scheme, String contactModel, String solver) {

    @Override
    public String toString() {
        return (formulation + " " + scheme + " " + contactModel + " " + solver).strip().replaceAll(" +", " ");
    }
}
