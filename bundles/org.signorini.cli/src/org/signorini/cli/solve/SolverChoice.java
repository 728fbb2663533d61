package org.signorini.cli.solve;

import java.util.List;
import java.util.Map;

import org.signorini.complementarity.ProblemKind;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Solver;
import org.signorini.complementarity.solver.SolverRegistry;
import org.signorini.contribution.Contribution;
import org.signorini.contribution.ContributionException;

/** Which of the installed solvers take a problem. */
public final class SolverChoice {

    private final SolverRegistry registry;
    private final ProblemKind kind;

    public SolverChoice(SolverRegistry registry, ProblemKind kind) {
        this.registry = registry;
        this.kind = kind;
    }

    /** Who is asked when nobody is named, best first; whoever is installed and takes the kind gets it. */
    private static List<String> preferred(ProblemKind kind) {
        return switch (kind) {
            case LCP -> List.of("chain", "lemke", "path", "pfb-rlm");
            case MLCP -> List.of("chain", "path", "judice-pires", "pfb-rlm");
            case BOX -> List.of("chain", "path", "pfb-rlm");
            case NCP -> List.of("path", "pfb-rlm");
            case FRICTION -> List.of("chain", "ssn", "nsgs");
            case CCP -> List.of("chain", "apgd", "pgs-cone");
        };
    }

    /** The one to ask when the user names none. */
    public CertifiedSolver byDefault() throws ContributionException {
        List<String> able = ids();
        if (able.isEmpty()) {
            throw new ContributionException("no installed solver takes " + kind.id() + " problems");
        }
        String id = preferred(kind).stream().filter(able::contains).findFirst().orElse(able.get(0));
        return registry.create(id, Map.of());
    }

    /** One by name. */
    public CertifiedSolver named(String id, Map<String, String> options) throws ContributionException {
        CertifiedSolver solver = registry.create(id, options);
        if (!ids().contains(id)) {
            throw new ContributionException("the solver '" + id + "' does not take " + kind.id() + " problems"
                    + (ids().isEmpty() ? ", and no other does" : "; those that do are " + String.join(", ", ids())));
        }
        return solver;
    }

    /** Ids of all that take the kind. */
    public List<String> ids() {
        return registry.accepting(kind).stream().map(Contribution<Solver>::id).toList();
    }
}
