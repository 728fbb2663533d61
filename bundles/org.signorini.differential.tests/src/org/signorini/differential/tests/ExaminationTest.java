package org.signorini.differential.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.signorini.differential.Campaign;
import org.signorini.differential.check.Installed;

/** Generated mechanisms in everything that is installed: nothing disagrees. {@code bench differential} runs more. */
class ExaminationTest {

    private static final int SEEDS = 250;

    /** Their iteration does not settle with long steps and loops, and says so. */
    private static final Set<String> ITERATED = Set.of("implicit-euler", "implicit-midpoint");

    private static Installed installed;

    @BeforeAll
    static void read() throws Exception {
        Installed all = Installed.read();
        assertTrue(all.formulations().size() >= 5, all.toString());
        assertTrue(all.schemes().size() >= 5, all.toString());
        assertTrue(all.contacts().size() >= 8, all.toString());
        assertFalse(all.contacts().values().stream().anyMatch(List::isEmpty), all.toString());
        installed = new Installed(all.formulations(),
                all.schemes().stream().filter(s -> !ITERATED.contains(s)).toList(), all.contacts());
    }

    @Test
    void nothingDisagrees() throws Exception {
        Campaign campaign = new Campaign(installed);
        List<String> found = new ArrayList<>();
        campaign.run(1, SEEDS, (recipe, findings) -> findings.all()
                .forEach(f -> found.add(recipe.title() + ": " + f)), () -> false);
        assertEquals(List.of(), found);
        assertEquals(SEEDS, campaign.mechanisms());
        assertTrue(campaign.comparisons() > 100 * SEEDS, campaign.comparisons() + " comparisons");
    }

    /** Seed 30742 leaves the plane in its ninth step, and planar friction says so. */
    @Test
    void leavingThePlaneIsARefusal() throws Exception {
        assertNothingFound(30742, "planar: it slides out of the plane");
    }

    /** Seed 30186 slides along a floor with impulses of 1e-13 Ns: 7e-28 J of 2 J are rounding. */
    @Test
    void workBelowTheLastBitOfKineticEnergyIsNone() throws Exception {
        assertNothingFound(30186, "");
    }

    /** In seed 30087 joints leave a handle's row less than 1e-12 of its compliance; dropping it cost W 1e-7. */
    @Test
    void handlesThatHardlyMoveStillMoveOthers() throws Exception {
        assertNothingFound(30087, "");
    }

    /** In seed 11160 friction holds a contact in an overlap that nothing can push it out of. */
    @Test
    void jammedContactsAreSolvedWithoutRecovery() throws Exception {
        assertNothingFound(11160, "");
    }

    /** Joints that say the same twice, open by the scheme's error: ccp, rc and rc with its rows kept held what was free. */
    @Test
    void jointsThatHaveDriftedOpenSayTheSame() throws Exception {
        for (long seed : new long[] {30703, 201024, 202383, 31084}) {
            assertNothingFound(seed, "");
        }
    }

    /** Where friction jams, phantom inertia was solved by impulses of 1e17 N s, and Anitescu and Potra's model not. */
    @Test
    void jamsAreSolvedInAllModels() throws Exception {
        for (long seed : new long[] {205426, 30246}) {
            assertNothingFound(seed, "");
        }
    }

    /** Beside bodies 1e6 times heavier a contact of rc's trees answers by less than 1e-11 of a free body, and answers. */
    @Test
    void contactsThatHardlyMoveStillDo() throws Exception {
        assertNothingFound(1010640, "");
    }

    /** ce closes its loops before it looks at a step. */
    @Test
    void loopsAreLookedAtWhereTheyAreClosed() throws Exception {
        assertNothingFound(200897, "");
    }

    private static void assertNothingFound(long seed, String refusal) throws Exception {
        Campaign campaign = new Campaign(installed);
        campaign.run(seed, 1, (recipe, findings) -> {
        }, () -> false);
        assertEquals(List.of(), campaign.cases());
        assertTrue(refusal.isEmpty() || campaign.refusals().containsKey(refusal), campaign.refusals().toString());
    }

    @Test
    void stopsWhenCancelled() throws Exception {
        Campaign campaign = new Campaign(installed);
        campaign.run(1, 1000, (recipe, findings) -> {
        }, () -> campaign.mechanisms() == 2);
        assertEquals(2, campaign.mechanisms());
    }
}
