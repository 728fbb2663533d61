package org.signorini.bench.certificate;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;

import org.signorini.bench.BenchException;
import org.signorini.bench.Benchmark;
import org.signorini.bench.CertificateRow;
import org.signorini.bench.Settings;
import org.signorini.complementarity.ProblemKind;
import org.signorini.complementarity.certificate.Certificate;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;
import org.signorini.complementarity.solver.Solver;
import org.signorini.complementarity.solver.SolverRegistry;
import org.signorini.contribution.Contribution;
import org.signorini.contribution.ContributionException;

/**
 * The certificate against a checker that shares nothing with it and computes exactly ({@link Specimen}): on problems of
 * every kind, with numbers from 1e-300 to 1e300, at solutions, beside them, far from them, and at what installed
 * solvers return. A wrong point that is accepted is a defect; a right one that is refused, a nuisance. Points within
 * the slack of the tolerance count as neither.
 */
public final class CertificateBenchmark implements Benchmark {

    private static final double TOLERANCE = Monitor.DEFAULT_TOLERANCE;
    private static final int MOST_ITERATIONS = 300;
    private static final int MOST_UNKNOWNS = 6;

    @Override
    public String id() {
        return "certificate";
    }

    @Override
    public String description() {
        return "the certificate against an exact checker, from 1e-300 to 1e300: wrong accepted, right refused";
    }

    @Override
    public List<CertificateRow> run(Settings settings, Progress progress) throws BenchException {
        Tally[] tallies = Arrays.stream(ProblemKind.values()).map(k -> new Tally(k.id())).toArray(Tally[]::new);
        SolverRegistry registry = new SolverRegistry();
        List<List<CertifiedSolver>> solvers = new ArrayList<>();
        for (ProblemKind kind : ProblemKind.values()) {
            solvers.add(solvers(registry, kind, settings));
        }
        for (long seed = settings.seed(); seed < settings.seed() + settings.count(); seed++) {
            ProblemKind kind = ProblemKind.values()[(int) Math.floorMod(seed, (long) tallies.length)];
            examine(kind, seed, solvers.get(kind.ordinal()), tallies[kind.ordinal()], progress);
        }
        List<CertificateRow> rows = new ArrayList<>();
        Tally all = new Tally("all");
        for (Tally tally : tallies) {
            rows.add(tally.row());
            all.add(tally);
        }
        rows.add(all.row());
        return rows;
    }

    private static List<CertifiedSolver> solvers(SolverRegistry registry, ProblemKind kind, Settings settings)
            throws BenchException {
        List<CertifiedSolver> solvers = new ArrayList<>();
        for (Contribution<Solver> solver : registry.accepting(kind)) {
            if (settings.solvers().isEmpty() || settings.solvers().contains(solver.id())) {
                try {
                    solvers.add(registry.create(solver.id(), Map.of()));
                } catch (ContributionException e) {
                    throw new BenchException(e.getMessage(), e);
                }
            }
        }
        return solvers;
    }

    private static void examine(ProblemKind kind, long seed, List<CertifiedSolver> solvers, Tally tally,
            Progress progress) {
        Specimen specimen = specimen(kind, seed);
        specimen.problem().prepare();
        tally.problems++;
        Points points = new Points(specimen, seed);
        double[] w = new double[specimen.solution().length];
        Certificate certificate = new Certificate();
        for (int k = 0; k < Points.COUNT; k++) {
            double[] z = points.point(k);
            double found = certificate.certify(specimen.problem(), z, w);
            judge(specimen, z, found, seed, "point " + k, tally, progress);
        }
        if (!solvers.isEmpty()) {
            CertifiedSolver solver = solvers.get(new Random(seed).nextInt(solvers.size()));
            Solution solution = new Solution();
            Monitor monitor = new Monitor().tolerance(TOLERANCE).iterationLimit(MOST_ITERATIONS)
                    .timeLimit(Duration.ofMillis(200));
            solver.solve(specimen.problem(), solution, monitor);
            double[] z = Arrays.copyOf(solution.z(), specimen.solution().length);
            double found = solution.solved() ? 0 : Math.max(solution.certificate().residual(), 2 * TOLERANCE);
            judge(specimen, z, found, seed, solver.id(), tally, progress);
        }
    }

    private static void judge(Specimen specimen, double[] z, double found, long seed, String what, Tally tally,
            Progress progress) {
        double exact = specimen.residual(z);
        boolean accepted = found <= TOLERANCE;
        boolean wrong = !(exact <= specimen.slack() * TOLERANCE);
        boolean right = exact <= TOLERANCE / specimen.slack();
        tally.points++;
        tally.wrong += wrong ? 1 : 0;
        tally.right += right ? 1 : 0;
        if (wrong && accepted) {
            progress.say("seed " + seed + ", " + what + ": accepted, but its residual is " + exact);
            tally.wrongAccepted(seed);
        } else if (right && !accepted) {
            progress.say("seed " + seed + ", " + what + ": refused at " + found + ", but its residual is " + exact);
            tally.rightRefused(seed);
        }
    }

    /** The problem of a seed. */
    static Specimen specimen(ProblemKind kind, long seed) {
        Random random = new Random(~seed);
        int n = 1 + random.nextInt(MOST_UNKNOWNS);
        int contacts = 1 + random.nextInt(2);
        return switch (kind) {
            case LCP, MLCP, BOX -> new LinearSpecimen(kind, n, seed);
            case NCP -> new NonlinearSpecimen(n, seed);
            case FRICTION -> new ConicSpecimen(true, random.nextInt(2), contacts, seed);
            case CCP -> new ConicSpecimen(false, random.nextInt(2), contacts, seed);
        };
    }

    private static final class Tally {

        private final String kind;
        private long problems;
        private long points;
        private long right;
        private long wrong;
        private long wrongAccepted;
        private long rightRefused;
        private long firstSeed = -1;

        Tally(String kind) {
            this.kind = kind;
        }

        void wrongAccepted(long seed) {
            firstSeed = wrongAccepted++ == 0 ? seed : firstSeed;
        }

        void rightRefused(long seed) {
            firstSeed = rightRefused++ == 0 && wrongAccepted == 0 ? seed : firstSeed;
        }

        void add(Tally other) {
            problems += other.problems;
            points += other.points;
            right += other.right;
            wrong += other.wrong;
            firstSeed = firstSeed < 0 || wrongAccepted == 0 && other.wrongAccepted > 0 ? other.firstSeed : firstSeed;
            wrongAccepted += other.wrongAccepted;
            rightRefused += other.rightRefused;
        }

        CertificateRow row() {
            return new CertificateRow(kind, problems, points, right, wrong, wrongAccepted, rightRefused, firstSeed);
        }
    }
}
