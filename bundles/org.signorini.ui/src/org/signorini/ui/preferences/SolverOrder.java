package org.signorini.ui.preferences;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.signorini.complementarity.ProblemKind;
import org.signorini.complementarity.solver.Solver;
import org.signorini.complementarity.solver.SolverRegistry;
import org.signorini.contribution.Contribution;

/** The solvers that are installed, in the order they are tried, and which of them are tried at all. */
final class SolverOrder {

    /** It is the chain that this order is for. */
    private static final String CHAIN = "chain";

    private final List<Contribution<Solver>> all = new ArrayList<>();
    private final List<Contribution<Solver>> tried = new ArrayList<>();

    SolverOrder() {
        new SolverRegistry().all().stream().filter(s -> !s.id().equals(CHAIN)).forEach(all::add);
    }

    List<Contribution<Solver>> all() {
        return all;
    }

    boolean isTried(Contribution<Solver> solver) {
        return tried.contains(solver);
    }

    /** Takes an order; those named come first. What is not installed is left out. */
    void set(List<String> ids) {
        tried.clear();
        all.sort((a, b) -> a.id().compareTo(b.id()));
        int at = 0;
        for (String id : ids) {
            Optional<Contribution<Solver>> found = all.stream().filter(s -> s.id().equals(id)).findFirst();
            if (found.isPresent() && !tried.contains(found.get())) {
                tried.add(found.get());
                all.remove(found.get());
                all.add(at++, found.get());
            }
        }
    }

    void setTried(Contribution<Solver> solver, boolean is) {
        tried.remove(solver);
        if (is) {
            tried.add(solver);
        }
    }

    void move(Contribution<Solver> solver, int by) {
        int from = all.indexOf(solver);
        int to = Math.clamp(from + by, 0, all.size() - 1);
        all.remove(from);
        all.add(to, solver);
    }

    /** Ids of those tried, in order. */
    List<String> ids() {
        return all.stream().filter(tried::contains).map(Contribution::id).toList();
    }

    /** Why the order cannot be taken; empty if it can: every kind of problem that is posed needs a solver. */
    Optional<String> complaint() {
        if (tried.isEmpty()) {
            return Optional.of("Tick at least one solver.");
        }
        for (ProblemKind kind : ProblemKind.values()) {
            if (kind != ProblemKind.NCP && tried.stream().noneMatch(s -> s.accepts().contains(kind.id()))) {
                return Optional.of("None of the ticked solvers takes problems of the kind '" + kind.id()
                        + "'; tick one that does.");
            }
        }
        return Optional.empty();
    }
}
