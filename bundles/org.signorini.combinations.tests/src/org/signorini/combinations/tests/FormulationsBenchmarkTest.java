package org.signorini.combinations.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.signorini.bench.BenchException;
import org.signorini.bench.FormulationRow;
import org.signorini.bench.Settings;
import org.signorini.bench.formulations.FormulationsBenchmark;
import org.signorini.contribution.Contribution;
import org.signorini.simulation.Formulation;
import org.signorini.simulation.FormulationRegistry;

/** The comparison of formulations: all of them, the same motion, the papers' sizes. */
class FormulationsBenchmarkTest {

    private static final int CONTACTS = 4;
    private static final int FACETS = 4;

    private static List<FormulationRow> rows;

    private static Settings settings(List<String> solvers) {
        return new Settings(List.of(5, 10), 1, 1, null, List.of(), solvers, Settings.TOLERANCE, Duration.ofSeconds(10));
    }

    @BeforeAll
    static void run() throws BenchException {
        rows = new FormulationsBenchmark(0).run(settings(List.of()), line -> { });
    }

    private static FormulationRow row(String mechanism, int n, String formulation) {
        return rows.stream().filter(r -> r.mechanism().equals(mechanism) && r.n() == n
                && r.formulation().equals(formulation)).findFirst().orElseThrow();
    }

    @Test
    void everyFormulationInstalledIsMeasured() {
        for (Contribution<Formulation> f : FormulationRegistry.read().all()) {
            for (String mechanism : List.of("chain", "loops")) {
                assertTrue(rows.stream().filter(r -> r.mechanism().equals(mechanism)
                        && (r.formulation() + " ").startsWith(f.id() + " ")).count() >= 2, f.id() + " " + mechanism);
            }
        }
    }

    /** Each in its own coordinates, and all bend by the same. */
    @Test
    void allMakeTheSameMotion() {
        Map<String, Double> expected = new TreeMap<>();
        for (FormulationRow row : rows) {
            double bow = row.check().get("bow");
            String key = row.mechanism() + row.n();
            assertEquals(expected.computeIfAbsent(key, k -> bow), bow, 1e-6, row.toString());
            assertEquals(CONTACTS, row.contacts(), row.toString());
            assertTrue(row.n() == 5 || bow > 1e-4, "nothing moved: " + row);
        }
    }

    /** n_b + n_u(n_f + 2), and S1's 12 + 2Ξ + Ξη and 12 + 6B_u + 2Ξ + Ξη. */
    @Test
    void sizesAreThoseOfThePapers() {
        int contacts = CONTACTS * (FACETS + 2);
        for (int n : new int[] {5, 10}) {
            assertEquals(contacts, row("chain", n, "mc").size());
            assertEquals(contacts, row("chain", n, "ce").size());
            assertEquals(contacts, row("loops", n, "ce").size());
            assertEquals(5 * n + contacts, row("chain", n, "rc").size());
            assertEquals(4 * 5 * n + contacts, row("loops", n, "rc").size());
            assertEquals(contacts, row("chain", n, "dca lcp").size());
            assertEquals(12 + contacts, row("chain", n, "dca dense").size());
            assertEquals(12 + 6 * CONTACTS + contacts, row("chain", n, "dca sparse").size());
        }
    }

    @Test
    void timesAddUp() {
        for (FormulationRow row : rows) {
            assertTrue(row.setup() > 0 && row.solve() > 0, row.toString());
            assertEquals(row.total(), row.setup() + row.solve(), 1e-6 * row.total());
            assertTrue(Double.isFinite(row.exponent()), row.toString());
            assertEquals(row.exponent(), row(row.mechanism(), 5, row.formulation()).exponent());
        }
    }

    @Test
    void unknownSolversAreRefused() {
        BenchException e = assertThrows(BenchException.class,
                () -> new FormulationsBenchmark(0).run(settings(List.of("nobody")), line -> { }));
        assertTrue(e.getMessage().contains("nobody"), e.getMessage());
    }
}
