package org.signorini.combinations.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.SolverRegistry;
import org.signorini.contribution.ContributionException;
import org.signorini.simulation.Combination;
import org.signorini.simulation.record.ContactState;

/**
 * Every cell of the table of what combines, as it is installed: each formulation with each contact model and every
 * solver that accepts it runs a mechanism through impact, slip and stick, with nothing but certified solutions, and
 * ends where the others end.
 */
class CombinationsTest {

    /** Whether the tip hit, bounced, slid and stuck: what the trial is for. */
    private static final Set<ContactState> ALL = EnumSet.of(ContactState.IMPACT, ContactState.SLIDE,
            ContactState.STICK);

    /** The relaxation lifts a contact that slides in an impact by μ‖v_t‖; it bounces higher than Coulomb's law. */
    private static final Set<String> RELAXED = Set.of("relaxed-cone");

    /** N s and J; what residuals of 1e-9 in scaled unknowns come to here, where impulses are of the order of 1. */
    private static final double LAWS = 1e-7;
    /** m; solvers stop at residuals of 1e-9, relative. */
    private static final double SOLVERS_AGREE = 1e-6;
    /** m; formulations differ in how positions follow velocities, models in where gaps close; halves with the step. */
    private static final double SCHEME_ORDER = 1e-4;
    /** Both are larger after the relaxation's many bounces, each a step earlier or later. */
    private static final double RELAXED_SHARE = 5;

    private static final Map<String, Trial> EXPECTED = new TreeMap<>();

    /** What minimal coordinates and the default solver do. */
    private static Trial expected(Boom boom, String contactModel) throws ContributionException {
        Trial known = EXPECTED.get(boom + contactModel);
        if (known == null) {
            known = new Trial(boom, "mc", contactModel, "chain");
            EXPECTED.put(boom + contactModel, known);
        }
        return known;
    }

    static List<Arguments> cells() throws ContributionException {
        List<Arguments> cells = new ArrayList<>();
        for (Boom boom : Boom.values()) {
            for (Combination cell : Combination.all()) {
                cells.add(Arguments.of(boom, cell));
            }
        }
        return cells;
    }

    @ParameterizedTest
    @MethodSource("cells")
    void everySolverOfACellGoesTheSameWay(Boom boom, Combination cell) throws ContributionException {
        boolean relaxed = RELAXED.contains(cell.contactModel());
        Trial expected = expected(boom, relaxed ? cell.contactModel() : "exact-cone");
        double share = relaxed ? RELAXED_SHARE : 1;
        Trial first = null;
        for (String solver : cell.solvers()) {
            String name = boom + " with " + cell.formulation() + ", " + cell.contactModel() + ", " + solver;
            Trial trial = new Trial(boom, cell.formulation(), cell.contactModel(), solver);
            assertTrue(trial.outcome().isDone(), () -> name + ": " + trial.outcome());
            assertEquals(0, trial.statistics().failures(), name);
            assertTrue(trial.statistics().residualMax() <= new Monitor().tolerance(), name);
            assertTrue(trial.coulomb() <= LAWS, () -> name + " leaves the cone by " + trial.coulomb());
            assertTrue(trial.dissipation() <= LAWS, () -> name + " drives by friction: " + trial.dissipation());
            assertTrue(relaxed || trial.states().containsAll(ALL), () -> name + ": " + trial.states());
            first = first == null ? trial : first;
            assertEquals(0, trial.distance(first), share * SOLVERS_AGREE, name);
            assertEquals(0, trial.distance(expected), share * SCHEME_ORDER, name);
        }
    }

    @Test
    void everythingInstalledCombines() throws ContributionException {
        List<Combination> table = Combination.all();
        assertFalse(table.isEmpty(), "nothing is installed");
        Set<String> used = new LinkedHashSet<>();
        for (Combination cell : table) {
            assertFalse(cell.solvers().isEmpty(), () -> "no solver for " + cell);
            assertTrue(cell.solvers().contains("chain"), () -> "not the default solver for " + cell);
            used.addAll(cell.solvers());
        }
        new SolverRegistry().all().forEach(s -> assertTrue(used.contains(s.id()), s.id() + " serves no contact model"));
    }

    /** Gauss–Seidel divides by the diagonal of symmetric matrices; pyramids have zeros there. */
    @Test
    void solversThatNeedSymmetryAreOnlyOfferedIt() throws ContributionException {
        for (Combination cell : Combination.all()) {
            boolean box = cell.contactModel().equals("box") || cell.contactModel().equals("hybrid");
            assertEquals(box, cell.solvers().contains("pgs"), cell.toString());
        }
    }
}
