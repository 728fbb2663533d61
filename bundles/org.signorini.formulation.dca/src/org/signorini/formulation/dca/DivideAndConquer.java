package org.signorini.formulation.dca;

import java.util.Locale;

import org.signorini.contribution.Options;
import org.signorini.multibody.model.Mechanism;
import org.signorini.simulation.Formulation;

/**
 * The divide-and-conquer formulation (S1 §4; Featherstone, Int. J. Robotics Research 18, 1999; Mukherjee, Anderson,
 * Nonlinear Dynamics 48, 2007): bodies are assembled two by two across their joints until one assembly is left, the
 * impulses of contacts being carried along, and taken apart again when these are known. Chains, trees and closed loops;
 * O(n) in one thread, and parallel, as assemblies beside each other know nothing of each other. Bilateral constraints
 * never reach the solver: the problem's size depends on contacts only.
 *
 * <p>
 * Coordinates are those of joints, as in minimal coordinates: joints do not drift, loops are corrected. Bodies need
 * mass and inertia: massless and infinitely thin ones are given a little, see {@link
 * org.signorini.formulation.dca.assembly.LeafBodies}. Minimal coordinates are exact there.
 *
 * <p>
 * Assembled body by body, as the papers have it ({@code leaf=1}), what rounding leaves in the responses of a chain grows
 * with the cube of its length: 1.7e-9 of 128 links, 1.5e-8 of 256, where the self-check refuses it. With the default
 * leaves of 32 bodies 512 links are right to 1e-13.
 */
public final class DivideAndConquer implements Formulation {

    private double correction = 1;
    private Posing posing = Posing.LCP;
    private int leaf = 32;
    private int threads = 1;

    @Override
    public void configure(Options options) {
        correction = options.number("correction", 1);
        posing = Posing.valueOf(options.text("posing", "lcp").toUpperCase(Locale.ROOT));
        leaf = options.integer("leaf", 32);
        threads = options.integer("threads", 1);
    }

    @Override
    public DivideAndConquerResponse bind(Mechanism mechanism) {
        return new DivideAndConquerResponse(mechanism, correction, posing, leaf, threads);
    }
}
