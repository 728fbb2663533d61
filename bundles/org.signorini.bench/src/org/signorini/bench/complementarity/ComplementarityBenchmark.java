package org.signorini.bench.complementarity;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.signorini.bench.BenchException;
import org.signorini.bench.Benchmark;
import org.signorini.bench.Settings;
import org.signorini.bench.SolveRow;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.generator.Conversions;
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

    /** Dense pyramids of more contacts would take most of the time of all. */
    private static final int MOST_PYRAMIDS = 200;

    /** As in the figures other programs are known by. */
    private static final int FACETS = 4;

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
                addReadings(named, problems);
            }
        }
        for (NamedProblem named : GeneratedProblems.of(settings.sizes())) {
            addReadings(named, problems);
        }
        return problems;
    }

    private static void addReadings(NamedProblem named, List<NamedProblem> problems) {
        named.problem().prepare();
        problems.add(named);
        if (named.problem() instanceof FrictionProblem friction) {
            problems.add(new NamedProblem(named.name() + "/ccp", Conversions.cone(friction)));
            if (friction.contacts() <= MOST_PYRAMIDS) {
                problems.add(new NamedProblem(named.name() + "/pyramid",
                        Conversions.pyramid(friction, FACETS).problem()));
            }
        }
    }
}
