package org.signorini.reproduce.s1;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

import org.signorini.model.element.ElementException;
import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Experiment;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.Listing;
import org.signorini.reproduce.Readings;
import org.signorini.reproduce.StudyFile;
import org.signorini.reproduce.StudyRuns;
import org.signorini.reproduce.Subject;
import org.signorini.study.result.RunResult;
import org.signorini.study.run.Run;

/** S1, section 4.2.2: how many unknowns the three ways to pose the problem have, and what assembly costs. */
final class ProblemSizes implements Experiment {

    private static final String ID = "S1-sizes";
    private static final StudyFile CHAIN = StudyFile.own("chain", "chain.study");
    /** Unknowns of a contact: λ_N, 𝒮 and η of λ_F. */
    private static final int PURE = 2 + Chain.FACETS;
    private static final int[] LINKS = {16, 32, 64, 128};
    /** Of the longest chain; shorter ones take as many more. */
    private static final int STEPS = 200;
    private static final int REPEATS = 5;

    /** One of the paper's ways to pose the problem, with its size for one contact. */
    private record Posing(String name, String formula, String words, long size) {
    }

    private static final List<Posing> POSINGS = List.of(
            new Posing("dense", "12 + 2Ξ + Ξη", "with the velocities of the terminal handles (eq. 32)", 12 + PURE),
            new Posing("sparse", "12 + 6𝓑ᵤ + 2Ξ + Ξη", "with those of the bodies in contact too (eq. 33)", 18 + PURE),
            new Posing("lcp", "2Ξ + Ξη", "as a pure LCP", PURE));

    @Override
    public Subject subject() {
        return new Subject(ID, "Section 4.2.2: sizes of the mixed problem, and the cost of assembly",
                "Chains of n links, hinged to the ground and with one contact at the tip, Ξ = 1, 𝓑ᵤ = 1, with η = 4 "
                        + "directions of friction. What the solver meets must not depend on n, and assembly and "
                        + "disassembly take a time in proportion to it. Times are of this machine.",
                List.of(CHAIN), 6);
    }

    @Override
    public Figure compute(StudyRuns runs) throws IOException, ElementException {
        List<List<String>> sizes = new ArrayList<>();
        List<List<String>> costs = new ArrayList<>();
        List<Claim> claims = new ArrayList<>();
        for (Posing posing : POSINGS) {
            long small = unknowns(Chain.run(2, posing.name, 3));
            long large = unknowns(runs.of(CHAIN, posing.name));
            sizes.add(List.of(posing.name, posing.formula, String.valueOf(posing.size), String.valueOf(small),
                    String.valueOf(large)));
            claims.add(Claim.exactly(ID + "-" + posing.name, "The size of the problem is " + posing.formula + ", "
                    + posing.words + ".", posing.size, small));
            claims.add(Claim.exactly(ID + "-" + posing.name + "-any-n", "It is independent of the number of "
                    + "generalized coordinates and bilateral constraints: 48 links in the place of "
                    + "two.", small, large));
        }
        double[] time = assembly();
        for (int k = 0; k < LINKS.length; k++) {
            costs.add(List.of(String.valueOf(LINKS[k]), String.format(Locale.ROOT, "%.1f", 1e6 * time[k]),
                    String.format(Locale.ROOT, "%.3f", 1e6 * time[k] / LINKS[k])));
        }
        int last = LINKS.length - 1;
        double exponent = Math.log(time[last] / time[0]) / Math.log((double) LINKS[last] / LINKS[0]);
        Claim linear = Claim.near(ID + "-linear", "The hierarchic assembly and disassembly can be done in O(n): time grows "
                + "with the exponent 1 from 16 to 128 links.", 1, 0.35, exponent, "",
                "Caches and compilers make some tens of percent over three doublings; the O(n³) of a mass matrix would "
                        + "be 3.");
        claims.add(linear.ok() ? linear
                : linear.because("It is measured in time, and this machine was busy with other things too."));
        return new Figure(subject(), List.of(
                new Listing("Unknowns of a problem",
                        List.of("posing", "the paper", "with Ξ = 1", "2 links", "48 links"), sizes),
                new Listing("A step without the solver, the fastest of " + REPEATS + " runs",
                        List.of("links", "µs", "µs per link"), costs)),
                claims);
    }

    private static long unknowns(Run run) {
        double[] unknowns = Readings.column(run, RunResult.SOLVER, "unknowns");
        if (unknowns.length == 0 || Arrays.stream(unknowns).anyMatch(u -> u != unknowns[0])) {
            throw new IllegalArgumentException("problems of several sizes, or none");
        }
        return (long) unknowns[0];
    }

    /** Seconds a step takes beside its solves, the least of some runs; all lengths in turn, as machines have moods. */
    private static double[] assembly() throws IOException, ElementException {
        double[] least = new double[LINKS.length];
        Arrays.fill(least, Double.POSITIVE_INFINITY);
        for (int repeat = 0; repeat < REPEATS; repeat++) {
            for (int k = LINKS.length - 1; k >= 0; k--) {
                int steps = STEPS * LINKS[LINKS.length - 1] / LINKS[k];
                Run run = Chain.run(LINKS[k], "lcp", steps);
                least[k] = Math.min(least[k], Readings.number(run, "statistics", "setupSeconds") / steps);
            }
        }
        return least;
    }
}
