package org.signorini.bench.complementarity;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.signorini.bench.BenchException;
import org.signorini.bench.Benchmark;
import org.signorini.bench.Settings;
import org.signorini.bench.SolveRow;
import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.solver.Solver;
import org.signorini.complementarity.solver.SolverRegistry;
import org.signorini.contribution.Contribution;
import org.signorini.contribution.ContributionException;

/**
 * Every installed solver on every problem it takes. Each friction problem comes in three readings: as it is, as a cone
 * complementarity problem ({@code …/ccp}) and as a pyramid LCP ({@code …/pyramid}), so that solvers of all kinds meet
 * the same mechanics.
 */
public final class ComplementarityBenchmark implements Benchmark {

    /** Dense pyramids beyond would take pivoting methods minutes. */
    private static final int MOST_PYRAMIDS = 60;

    @Override
    public String id() {
        return "complementarity";
    }

    @Override
    public String description() {
        return "solvers against contact problems: time, iterations, certified residual, allocation";
    }

    @Override
    public List<SolveRow> run(Settings settings, Progress progress) throws BenchException {
        SolverRegistry registry = new SolverRegistry();
        for (String id : settings.solvers()) {
            if (registry.find(id).isEmpty()) {
                throw new BenchException("there is no solver '" + id + "'; known are "
                        + String.join(", ", registry.all().stream().map(Contribution::id).toList()));
            }
        }
        List<SolveRow> rows = new ArrayList<>();
        for (NamedProblem named : problems(settings, progress)) {
            for (Contribution<Solver> solver : registry.accepting(named.problem().kind())) {
                if (settings.solvers().isEmpty() || settings.solvers().contains(solver.id())) {
                    progress.say(named.name() + " " + solver.id());
                    rows.add(measure(registry, solver.id(), named, settings));
                }
            }
        }
        return rows;
    }

    private static SolveRow measure(SolverRegistry registry, String solver, NamedProblem named, Settings settings)
            throws BenchException {
        try {
            return new SolveMeter(named.problem(), registry.create(solver, Map.of()), settings)
                    .measure(named.name(), settings.repeats());
        } catch (ContributionException e) {
            throw new BenchException(e.getMessage(), e);
        }
    }

    private static List<NamedProblem> problems(Settings settings, Progress progress) throws BenchException {
        List<NamedProblem> problems = new ArrayList<>();
        if (settings.problems() != null) {
            for (NamedProblem named : ProblemFolder.read(settings.problems(), progress)) {
                addReadings(named.name(), named.problem(), problems);
            }
        }
        return problems;
    }

    private static void addReadings(String name, Problem problem, List<NamedProblem> problems) {
        problem.prepare();
        problems.add(new NamedProblem(name, problem));
        if (problem instanceof FrictionProblem friction) {
            add(name + "/ccp", new ConeProblem(friction.operator(), friction.b(), friction.mu()), problems);
            if (friction.bilateral() == 0 && friction.contacts() <= MOST_PYRAMIDS) {
                add(name + "/pyramid", PyramidLcp.of(friction), problems);
            }
        }
    }

    private static void add(String name, Problem problem, List<NamedProblem> problems) {
        problem.prepare();
        problems.add(new NamedProblem(name, problem));
    }
}
