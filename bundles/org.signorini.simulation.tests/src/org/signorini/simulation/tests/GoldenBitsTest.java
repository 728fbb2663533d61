package org.signorini.simulation.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;

/**
 * Runs end in the same bits as on the machine they were recorded on, whatever Java and processor compute them.
 *
 * <p>
 * Who changes how a step computes changes these bits; that is no mistake. Then the table is replaced by the one the
 * test prints, with date and reason; where nothing of the kind has changed, find out what differs.
 */
class GoldenBitsTest {

    /**
     * Recorded 2026-11-18 with Temurin 25 on x86-64: own sine and cosine, other functions of StrictMath. The four-bar
     * again on the same day: rows of its cut joint are along the joint's axes instead of the world's. The woodpecker as
     * well: Moreau's midpoint rule takes velocity terms at the mean velocity.
     */
    private static final String RECORDED = """
            PENDULUM 6a5ea1b93d25dc44
            WOODPECKER 7759758ec482e28c
            FOUR_BAR 95e63d048bb6bdef
            SPATIAL_CHAIN 374d0d55b4abd299
            PILE 68edeb861afcc59
            """;

    @Test
    void runsEndInTheRecordedBits() {
        Map<GoldenRun, Long> bits = new TreeMap<>();
        for (GoldenRun run : GoldenRun.values()) {
            bits.put(run, run.bits());
        }
        assertEquals(RECORDED, text(bits), () -> "on Java " + Runtime.version() + ", " + System.getProperty("os.arch"));
    }

    /** In one virtual machine, compiled code the second time. */
    @Test
    void aRunRepeatsToTheBit() {
        for (GoldenRun run : GoldenRun.values()) {
            assertEquals(run.bits(), run.bits(), run.toString());
        }
    }

    private static String text(Map<GoldenRun, Long> bits) {
        StringBuilder text = new StringBuilder();
        bits.forEach((run, value) -> text.append(run).append(' ').append(Long.toHexString(value)).append('\n'));
        return text.toString();
    }
}
