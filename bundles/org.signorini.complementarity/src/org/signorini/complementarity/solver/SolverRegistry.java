package org.signorini.complementarity.solver;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.signorini.complementarity.ProblemKind;
import org.signorini.contribution.Contribution;
import org.signorini.contribution.ContributionException;
import org.signorini.contribution.ContributionRegistry;

/** The solvers contributed to the extension point {@value #POINT}. */
public final class SolverRegistry {

    public static final String POINT = "org.signorini.complementarity.solvers";

    private final ContributionRegistry<Solver> contributions = ContributionRegistry.read(POINT, Solver.class);

    public List<Contribution<Solver>> all() {
        return contributions.all();
    }

    public Optional<Contribution<Solver>> find(String id) {
        return contributions.find(id);
    }

    /** Those that accept a kind, by id. */
    public List<Contribution<Solver>> accepting(ProblemKind kind) {
        return all().stream().filter(c -> c.accepts().contains(kind.id())).toList();
    }

    /**
     * A configured solver ready to be trusted by its certificate.
     *
     * @throws ContributionException naming the unknown id or the option that is wrong
     */
    public CertifiedSolver create(String id, Map<String, String> options) throws ContributionException {
        Contribution<Solver> found = find(id).orElseThrow(() -> new ContributionException(
                "there is no solver '" + id + "'; known are " + String.join(", ", all().stream().map(Contribution::id).toList())));
        return new CertifiedSolver(id, found.create(options));
    }
}
