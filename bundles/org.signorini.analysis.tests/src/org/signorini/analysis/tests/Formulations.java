package org.signorini.analysis.tests;

import java.util.LinkedHashMap;
import java.util.Map;

import org.signorini.formulation.ccp.ConeComplementarity;
import org.signorini.formulation.ce.ConstraintEmbedding;
import org.signorini.formulation.dca.DivideAndConquer;
import org.signorini.formulation.mc.MinimalCoordinates;
import org.signorini.formulation.rc.RedundantCoordinates;
import org.signorini.simulation.Formulation;

/** The formulations there are, by their ids. */
final class Formulations {

    private Formulations() {
    }

    static Map<String, Formulation> all() {
        Map<String, Formulation> all = new LinkedHashMap<>();
        all.put("mc", new MinimalCoordinates());
        all.put("rc", new RedundantCoordinates());
        all.put("ce", new ConstraintEmbedding());
        all.put("dca", new DivideAndConquer());
        all.put("ccp", new ConeComplementarity());
        return all;
    }
}
