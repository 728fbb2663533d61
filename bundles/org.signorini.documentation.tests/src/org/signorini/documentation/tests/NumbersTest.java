package org.signorini.documentation.tests;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.signorini.examples.tests.Claim;
import org.signorini.examples.tests.Numerals;

/**
 * Every number in help, README and CONTRIBUTING that could be wrong is held against what gives it. Counted are decimal
 * fractions, numbers of two digits and more, and what has a unit; not those of equations, figures and years, and none
 * within code.
 */
class NumbersTest {

    private static final Pattern UNIT = Pattern.compile("^( ?%|°| (ms|s|mm|m|J|N|kg|rad|Hz|rpm|degrees|m/s)\\b)");

    static Stream<Document> documents() throws Exception {
        return Documents.helpAndReadMe().stream();
    }

    private static boolean needsProof(String text, Numerals.Numeral numeral) {
        return numeral.text().matches(".*[.e/].*|-?\\d{2,}") || UNIT.matcher(text.substring(numeral.end())).find();
    }

    @ParameterizedTest
    @MethodSource("documents")
    void everyNumberIsClaimed(Document document) {
        String text = document.prose();
        boolean[] covered = new boolean[text.length()];
        for (Claim claim : HelpClaims.of(document.name())) {
            int at = text.indexOf(claim.words());
            assertTrue(at >= 0, document.name() + " no longer says '" + claim.words() + "'");
            assertEquals(-1, text.indexOf(claim.words(), at + 1), document.name() + " says it twice: " + claim.words());
            assertTrue(claim.relation() != Claim.Relation.MEASURED || text.contains("as measured in "),
                    document.name() + " does not say when and where it measured");
            for (int i = at + claim.extent()[0]; i < at + claim.extent()[1]; i++) {
                covered[i] = true;
            }
        }
        List<String> unproved = new ArrayList<>();
        for (Numerals.Numeral numeral : Numerals.in(text)) {
            if (!covered[numeral.start()] && needsProof(text, numeral)) {
                unproved.add(numeral.text() + " in: …" + text.substring(Math.max(0, numeral.start() - 40),
                        Math.min(text.length(), numeral.end() + 25)));
            }
        }
        assertEquals(List.of(), unproved, document.name() + ": claim them in HelpClaims");
    }

    @ParameterizedTest
    @MethodSource("documents")
    void everyClaimHolds(Document document) {
        List<Executable> checks = new ArrayList<>();
        for (Claim claim : HelpClaims.of(document.name())) {
            checks.add(() -> claim.check(null));
        }
        assertAll(document.name(), checks);
    }
}
