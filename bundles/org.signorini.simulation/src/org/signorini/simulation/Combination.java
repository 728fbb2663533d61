package org.signorini.simulation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

import org.signorini.complementarity.ProblemKind;
import org.signorini.complementarity.solver.Solver;
import org.signorini.complementarity.solver.SolverRegistry;
import org.signorini.contribution.Contribution;
import org.signorini.contribution.ContributionException;

/**
 * A formulation with a contact model, and the solvers that can answer them: a cell of the table of what combines. A
 * formulation hands over W and b and does not care what is made of them, so that all of them go with all contact
 * models; a contact model poses problems of some kinds, and a solver goes with it that accepts them all and, where it
 * needs symmetric matrices, gets them. What is accepted may still not be solved: that is for each solve's certificate
 * to say.
 *
 * @param formulation  id
 * @param contactModel id
 * @param kinds        what the contact model may pose
 * @param solvers      ids, in the registry's order; none where nothing installed accepts all kinds
 */
public record Combination(String formulation, String contactModel, List<ProblemKind> kinds, List<String> solvers) {

    public Combination {
        kinds = List.copyOf(kinds);
        solvers = List.copyOf(solvers);
    }

    /**
     * All that is installed, by formulation, then by contact model.
     *
     * @throws ContributionException naming what cannot be created
     */
    public static List<Combination> all() throws ContributionException {
        List<Combination> found = new ArrayList<>();
        for (Contribution<Formulation> formulation : FormulationRegistry.read().all()) {
            for (Contribution<ContactModel> model : ContactModelRegistry.read().all()) {
                ContactModel created = model.create(Map.of());
                found.add(new Combination(formulation.id(), model.id(),
                        created.kinds().stream().sorted(Comparator.naturalOrder()).toList(), solvers(created)));
            }
        }
        return found;
    }

    private static List<String> solvers(ContactModel model) throws ContributionException {
        List<String> ids = new ArrayList<>();
        for (Contribution<Solver> solver : new SolverRegistry().all()) {
            boolean kinds = model.kinds().stream().allMatch(k -> solver.accepts().contains(k.id()));
            if (kinds && (model.isSymmetric() || !solver.create(Map.of()).needsSymmetry())) {
                ids.add(solver.id());
            }
        }
        return ids;
    }
}
