package org.signorini.examples.tests;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.signorini.examples.Example;
import org.signorini.examples.Gallery;

/** Every number in an example's text is that of its runs, of a closed form or of its model. */
class ExampleTextsTest {

    private static final Map<String, List<Claim>> CLAIMS = new HashMap<>();

    static {
        for (Map<String, List<Claim>> claims : List.of(FirstTexts.CLAIMS, ImpactTexts.CLAIMS, LoopTexts.CLAIMS,
                SphereTexts.CLAIMS, FallingPendulumTexts.CLAIMS, WoodpeckerTexts.CLAIMS, PileTexts.CLAIMS)) {
            CLAIMS.putAll(claims);
        }
    }

    static Stream<Example> examples() {
        return Gallery.all().stream();
    }

    /** What one looks at, and what one tries next. */
    @ParameterizedTest
    @MethodSource("examples")
    void tellsWhatToDo(Example example) {
        assertTrue(example.text().contains("\n\nLook "), example.id());
        assertTrue(example.text().contains("\n\nTry next: "), example.id());
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyNumberIsClaimed(Example example) {
        String text = example.text().replaceAll("\\s+", " ");
        boolean[] covered = new boolean[text.length()];
        for (Claim claim : claims(example)) {
            int at = text.indexOf(claim.words());
            assertTrue(at >= 0, example.id() + " no longer says '" + claim.words() + "'");
            assertEquals(-1, text.indexOf(claim.words(), at + 1), example.id() + " says it twice: " + claim.words());
            for (int i = at + claim.extent()[0]; i < at + claim.extent()[1]; i++) {
                covered[i] = true;
            }
        }
        List<String> unproved = new ArrayList<>();
        for (Numerals.Numeral numeral : Numerals.in(text)) {
            if (!covered[numeral.start()]) {
                unproved.add(numeral.text() + " in: …" + text.substring(Math.max(0, numeral.start() - 30),
                        Math.min(text.length(), numeral.end() + 20)));
            }
        }
        assertEquals(List.of(), unproved, example.id());
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyClaimHolds(Example example) throws Exception {
        Evidence runs = Evidence.of(example.id());
        List<Executable> checks = new ArrayList<>();
        for (Claim claim : claims(example)) {
            checks.add(() -> claim.check(runs));
        }
        assertAll(example.id(), checks);
    }

    private static List<Claim> claims(Example example) {
        assertTrue(CLAIMS.containsKey(example.id()), example.id() + ": nothing of its text is proved");
        return CLAIMS.get(example.id());
    }
}
