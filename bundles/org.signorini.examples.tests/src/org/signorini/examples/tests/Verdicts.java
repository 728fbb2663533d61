package org.signorini.examples.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.signorini.study.run.Run;

/** What examples are judged to be: sound, or doubtful for the reason the example is about. */
final class Verdicts {

    /** By example, the checks that may speak: the relaxed cone of S2 floats. */
    private static final Map<String, String> DOUBTS = Map.of("sliding-ball", "floating", "pile", "floating");

    private Verdicts() {
    }

    static void check(String id, List<Run> runs) {
        int doubtful = 0;
        for (Run run : runs) {
            assertEquals(true, Runs.at(run, "selfCheck", "agrees"), run.plan().name());
            boolean sound = Runs.at(run, "verdict", "level").equals("sound");
            doubtful += sound ? 0 : 1;
            String expected = DOUBTS.getOrDefault(id, "");
            for (Object reason : (List<?>) Runs.at(run, "verdict", "reasons")) {
                Map<?, ?> one = (Map<?, ?>) reason;
                assertTrue(one.get("level").equals("sound")
                        || one.get("level").equals("doubtful") && one.get("check").equals(expected),
                        run.plan().name() + ": " + one);
            }
        }
        assertEquals(DOUBTS.containsKey(id), doubtful > 0, id);
    }
}
