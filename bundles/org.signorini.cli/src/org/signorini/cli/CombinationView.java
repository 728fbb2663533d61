package org.signorini.cli;

import java.util.List;

import org.signorini.complementarity.ProblemKind;
import org.signorini.simulation.Combination;

/** A combination as {@code list combinations --json} prints it. */
record CombinationView(String formulation, String contactModel, List<String> kinds, List<String> solvers) {

    static CombinationView of(Combination combination) {
        return new CombinationView(combination.formulation(), combination.contactModel(),
                combination.kinds().stream().map(ProblemKind::id).toList(), combination.solvers());
    }
}
