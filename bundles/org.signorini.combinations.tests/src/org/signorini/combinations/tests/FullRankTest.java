package org.signorini.combinations.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;
import org.signorini.complementarity.solver.SolverRegistry;
import org.signorini.contribution.ContributionException;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.StepListener;
import org.signorini.simulation.measure.LeadMatrixRank;

/**
 * S3's claim as a measurement: its model has a regular lead matrix where a pyramid has not, so that Júdice and Pires'
 * block pivoting solves the one and not the other. S3's cube while it slides, normals relaxed and friction rigid; the
 * problems of every step are given to the method from zero, whoever made the step.
 */
class FullRankTest {

    private static final ContactLaw LAW = ContactLaw.coulomb(1).compliant(1e-4);
    private static final double H = 1e-2;
    private static final int STEPS = 65;

    private final Map<Ending, Integer> endings = new EnumMap<>(Ending.class);
    private final LeadMatrixRank rank = new LeadMatrixRank();
    private int solved;

    private void run(ContactLaw law, String model, Map<String, String> options, String solver)
            throws ContributionException {
        CertifiedSolver tried = new SolverRegistry().create(solver, Map.of());
        Solution solution = new Solution();
        StepListener attempt = step -> {
            solution.reshape(step.problem().size());
            Arrays.fill(solution.z(), 0);
            solved += tried.solve(step.problem(), solution, new Monitor()) ? 1 : 0;
            endings.merge(solution.ending(), 1, Integer::sum);
        };
        Simulator simulator = Simulator.of(Blocks.cube(law)).formulation("mc", Map.of()).contactModel(model, options)
                .solver("path", Map.of()).scheme("semi-implicit-euler", Map.of()).step(H).listener(rank)
                .listener(attempt).build();
        assertTrue(simulator.run(STEPS * H).isDone(), () -> simulator.failure().toString());
        assertEquals(STEPS, rank.problems());
    }

    @Test
    void phantomInertiaIsRegularAndBlockPivotingSolvesIt() throws ContributionException {
        run(LAW, "phantom", Map.of(), "judice-pires");
        assertEquals(0, rank.deficient());
        assertEquals(28, rank.size());
        assertEquals(28, rank.rank());
        assertEquals(STEPS, solved, endings.toString());
    }

    @Test
    void pyramidIsSingularAndDefeatsIt() throws ContributionException {
        run(LAW, "anitescu-potra", Map.of(), "judice-pires");
        assertEquals(STEPS, rank.deficient());
        assertEquals(24, rank.size());
        // four ranks for the pyramids, five for the tangents of four contacts on a body that moves in the plane
        assertEquals(9, rank.deficiencyMax());
        assertEquals(0, solved);
        assertEquals(Map.of(Ending.SINGULAR, STEPS), endings);
    }

    /** Lemke's method takes both, as S3 says. */
    @Test
    void lemkeDoesNotMind() throws ContributionException {
        run(LAW, "anitescu-potra", Map.of(), "lemke");
        assertEquals(STEPS, solved, endings.toString());
    }

    /** Relaxed friction makes the tangents independent; the ranks of the pyramids stay missing. */
    @Test
    void relaxationRestoresWhatRedundancyTook() throws ContributionException {
        run(Blocks.S3, "anitescu-potra", Map.of("facets", "8"), "judice-pires");
        assertEquals(4 * 5, rank.deficiencyMax());
        assertEquals(40, rank.size());
    }

    /** Without phantom inertia the same problem is singular. */
    @Test
    void withoutInertiaItIsSingular() throws ContributionException {
        run(LAW, "phantom", Map.of("rho", "0"), "judice-pires");
        assertEquals(STEPS, rank.deficient());
        assertTrue(rank.reciprocalConditionMin() < 1e-12);
    }

    /** Four rigid contacts of one body: twelve rows of a body that moves in six ways. */
    @Test
    void exactConeHasTheRanksOfTheBody() throws ContributionException {
        Simulator simulator = Simulator.of(Blocks.cube(ContactLaw.coulomb(0.3))).formulation("mc", Map.of())
                .contactModel("exact-cone", Map.of()).solver("chain", Map.of())
                .scheme("semi-implicit-euler", Map.of()).step(H).listener(rank).build();
        assertTrue(simulator.run(5 * H).isDone(), () -> simulator.failure().toString());
        assertEquals(12, rank.size());
        assertEquals(6, rank.rank());
    }
}
