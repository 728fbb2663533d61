package org.signorini.documentation.tests;

import static org.signorini.documentation.tests.Facts.asserted;
import static org.signorini.documentation.tests.Facts.constant;
import static org.signorini.examples.tests.Claim.given;
import static org.signorini.examples.tests.Claim.holds;
import static org.signorini.examples.tests.Claim.is;
import static org.signorini.examples.tests.Claim.measured;

import java.util.List;
import java.util.Map;

import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.generator.Piles;
import org.signorini.complementarity.generator.Stacks;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;
import org.signorini.complementarity.solver.SolverRegistry;
import org.signorini.examples.tests.Claim;
import org.signorini.examples.tests.Evidence;
import org.signorini.study.run.RunSettings;

/** What the page on solvers says of certificates and of what each solver can do. */
final class SolverClaims {

    private static final String FULL_RANK = "org.signorini.combinations.tests/src/org/signorini/combinations/tests/"
            + "FullRankTest.java";

    static final List<Claim> ALL = List.of(
            is("tolerance, [1e-9] unless", x -> RunSettings.DEFAULT.tolerance()),
            is("as small as [1e-300] or", asserted(1e-300, "org.signorini.bench/src/org/signorini/bench/"
                    + "certificate/CertificateBenchmark.java", "from 1e-300 to 1e300")),
            given("as large as 1e300:"),
            holds("less than a fiftieth", x -> constant("org.signorini.complementarity",
                    "org.signorini.complementarity.certificate.CoulombConditions", "SHARE").of(null) == 50),
            is("Rows that are [1e-9] of", x -> RunSettings.DEFAULT.tolerance()),
            is("a compliance of [1e-4] ε²", constant("org.signorini.solver.semismooth",
                    "org.signorini.solver.semismooth.system.TodorovSystem", "COMPLIANCE")),
            is("relative residual of [1e-8] from", constant("org.signorini.bench", "org.signorini.bench.Settings",
                    "TOLERANCE")),
            measured("as measured in November 2026 on one core"),
            measured("piles at rest with 10, 50, 200 and 1000 contacts took 0.02, 1.8, 9 and 510 ms, a "
                    + "hyperstatic stack of 40 contacts 0.2 ms, a pile of 448 contacts that is hit 100 ms."),
            holds("solves piles and stacks of up to some hundred contacts", SolverClaims::implicitSolvesPiles),
            measured("50 contacts at rest took 0.03 s, 200 took 2 s."),
            measured("the pyramids of 10 contacts at rest took 0.1 ms, those of 50 contacts 9 ms; those of 200 "
                    + "were not solved within 2 s."),
            is("of the [65] steps", asserted(65, FULL_RANK, "STEPS = 65;")),
            is("rank [15] of 24", asserted(24 - 9, FULL_RANK, "assertEquals(9, rank.deficiencyMax());")),
            is("of [24], and all", asserted(24, FULL_RANK, "assertEquals(24, rank.size());")),
            is("with rank [28] of", asserted(28, FULL_RANK, "assertEquals(28, rank.rank());")),
            is("28 of [28].", asserted(28, FULL_RANK, "assertEquals(28, rank.size());")),
            is("solves all [185] problems", SolverClaims::solvedByBlockPivoting),
            measured("1000 contacts at rest took 65 ms."),
            is("by up to [29] % however", x -> ContactClaims.weaker(4)));

    private SolverClaims() {
    }

    /** Piles that rest and are hit and a stack, of 50, 131 and 200 contacts. */
    private static boolean implicitSolvesPiles(Evidence ignored) throws Exception {
        for (FrictionProblem problem : new FrictionProblem[] {Piles.resting(50, 1), Piles.resting(50, 2),
            Piles.impacting(131, 1), Stacks.resting(50)}) {
            if (!new SolverRegistry().create("mncp-rlm", Map.of()).solve(problem, new Solution(), new Monitor())) {
                return false;
            }
        }
        return true;
    }

    /** The pyramids of the box of S3 at 10 ms, each solved by block pivoting alone, or the run would have stopped. */
    private static double solvedByBlockPivoting(Evidence ignored) throws Exception {
        Evidence box = Evidence.of("box").tried("contact-model=anitescu-potra", "solver=judice-pires");
        if (box.step() != 0.01 || box.number("statistics", "fallbacks") != 0) {
            throw new AssertionError("not the run that is meant");
        }
        return box.number("statistics", "solves");
    }
}
