package org.signorini.solver.conic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.signorini.complementarity.PrivateCopy;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.ProblemKind;
import org.signorini.complementarity.solver.Answered;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solver;
import org.signorini.complementarity.solver.SolverChain;
import org.signorini.complementarity.solver.SolverRegistry;
import org.signorini.contribution.Contribution;
import org.signorini.contribution.ContributionException;
import org.signorini.contribution.Options;

/**
 * A declared fall-back chain: the solvers named by the option {@code solvers}, in that order, as far as they accept the
 * problem's kind; each starts from the best point so far, and only if the certificate refused it ({@link SolverChain}).
 * The solution says who answered and how many failed before.
 *
 * <p>
 * {@code default} is a list per kind, the method that proved quickest first and one of another nature behind it; of
 * these, solvers that are not installed are left out. A list that was given must be right: an unknown id is refused.
 *
 * <p>
 * Costs what its solvers cost and one certificate each. A problem that none of them accepts is
 * {@link Ending#UNSUITABLE}.
 */
public final class ChainSolver implements Solver, Answered {

    private static final String ID = "chain";
    private static final String DEFAULT = "default";

    /** Where solvers come from. */
    @FunctionalInterface
    public interface Source {

        /** A new solver with some options, the others at their defaults; empty if it does not take the kind. */
        Optional<Solver> create(String id, Map<String, String> options, ProblemKind kind) throws ContributionException;
    }

    private final Source source;
    private final SolverChain[] chains = new SolverChain[ProblemKind.values().length];
    private final boolean[] resolved = new boolean[ProblemKind.values().length];
    private List<String> ids = List.of();
    private SolverChain last;
    private PrivateCopy copy;

    /** Solvers are those contributed to the extension point. */
    public ChainSolver() {
        this(ChainSolver::contributed);
    }

    public ChainSolver(Source source) {
        this.source = source;
    }

    /** @throws IllegalArgumentException naming a solver of the list that does not exist or cannot be created */
    @Override
    public void configure(Options options) {
        String text = options.text("solvers", DEFAULT).trim();
        ids = text.equals(DEFAULT) ? List.of() : Arrays.stream(text.split(",")).map(String::trim).toList();
        if (ids.contains(ID) || ids.contains("")) {
            throw new IllegalArgumentException("option 'solvers' lists the solvers to try one after the other, such as "
                    + "'lemke, pgs'; it cannot be '" + text + "'");
        }
        for (String id : ids) {
            create(new Link(id), ProblemKind.LCP);
        }
    }

    private Optional<Solver> create(Link link, ProblemKind kind) {
        try {
            return source.create(link.id(), link.options(), kind);
        } catch (ContributionException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    /** Without an answer, the chain itself. */
    @Override
    public String answeredBy() {
        return last == null ? ID : last.answeredBy();
    }

    @Override
    public int fallbacks() {
        return last == null ? 0 : last.fallbacks();
    }

    @Override
    public Ending solve(Problem problem, double[] z, Monitor monitor) {
        int kind = problem.kind().ordinal();
        if (!resolved[kind]) {
            chains[kind] = resolve(problem.kind());
            resolved[kind] = true;
        }
        last = chains[kind];
        if (last == null) {
            return Ending.UNSUITABLE;
        }
        last.watch(copy);
        return last.solve(problem, z, monitor);
    }

    @Override
    public void watch(PrivateCopy ofTheProblem) {
        copy = ofTheProblem;
    }

    private SolverChain resolve(ProblemKind kind) {
        List<String> names = new ArrayList<>();
        List<Solver> solvers = new ArrayList<>();
        for (Link link : ids.isEmpty() ? defaults(kind) : ids.stream().map(Link::new).toList()) {
            (ids.isEmpty() ? createIfInstalled(link, kind) : create(link, kind)).ifPresent(solver -> {
                names.add(link.id());
                solvers.add(solver);
            });
        }
        return solvers.isEmpty() ? null : new SolverChain(names, solvers);
    }

    private Optional<Solver> createIfInstalled(Link link, ProblemKind kind) {
        try {
            return source.create(link.id(), link.options(), kind);
        } catch (ContributionException e) {
            return Optional.empty();
        }
    }

    /**
     * Measured on piles and stacks of 40 to 448 contacts, ssn is 3 to 60 times as fast as nsgs; on ten they are even.
     * apgd is faster than pgs-cone on all of them, and reaches accuracies that pgs-cone does not; where it needs more
     * iterations than some hundreds, as with mass ratios of a thousand and more, ssn is there first.
     */
    private static List<Link> defaults(ProblemKind kind) {
        return switch (kind) {
            case LCP, MLCP -> links("lemke", "pfb-rlm", "pgs");
            case BOX -> links("dantzig", "pfb-rlm", "pgs");
            case FRICTION -> links("ssn", "nsgs", "mncp-rlm");
            case CCP -> List.of(new Link("apgd", Map.of("max-iterations", "1000")), new Link("ssn"),
                    new Link("apgd"));
            case NCP -> List.of();
        };
    }

    private static List<Link> links(String... ids) {
        return Arrays.stream(ids).map(Link::new).toList();
    }

    /** A solver of the chain. */
    private record Link(String id, Map<String, String> options) {
        Link(String id) {
            this(id, Map.of());
        }
    }

    private static Optional<Solver> contributed(String id, Map<String, String> options, ProblemKind kind)
            throws ContributionException {
        SolverRegistry registry = new SolverRegistry();
        Contribution<Solver> found = registry.find(id)
                .orElseThrow(() -> new ContributionException("there is no solver '" + id + "'; known are "
                        + String.join(", ", registry.all().stream().map(Contribution::id).toList())));
        return found.accepts().contains(kind.id()) ? Optional.of(found.create(options)) : Optional.empty();
    }
}
