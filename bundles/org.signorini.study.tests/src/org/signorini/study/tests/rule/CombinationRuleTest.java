package org.signorini.study.tests.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.signorini.model.validation.Severity;
import org.signorini.model.validation.Validation;
import org.signorini.simulation.ContactModelRegistry;
import org.signorini.study.tests.Models;

/** What goes together is found without going through every choice of alternatives. */
class CombinationRuleTest {

    @TempDir
    Path folder;

    @BeforeEach
    void extensions() throws Exception {
        assumeTrue(!ContactModelRegistry.read().all().isEmpty(), "there are extensions in OSGi only");
        Models.mechanism(folder,
                Models.BALL.replace("name=\"ball\" position", "name=\"ball\" density=\"1000\" position"));
    }

    private List<String> errors(String content) throws Exception {
        return Validation.of(Models.study(folder, "", content)).stream().filter(f -> f.severity() == Severity.ERROR)
                .map(f -> f.message().replaceFirst("; .*", "")).toList();
    }

    @Test
    void manyComparisonsAreCheckedAtOnce() {
        StringBuilder content = new StringBuilder("<contactModel id='exact-cone'/>");
        for (int i = 0; i < 12; i++) {
            content.append("<comparisons name='c").append(i).append("'>");
            for (int k = 0; k < 10; k++) {
                content.append("<alternatives name='a").append(k).append("'><solver id='")
                        .append(i == 11 && k == 7 ? "lemke" : k % 2 == 0 ? "nsgs" : "ssn").append("'/></alternatives>");
            }
            content.append("</comparisons>");
        }
        List<String> found = assertTimeoutPreemptively(Duration.ofSeconds(20), () -> errors(content.toString()));
        assertEquals(List.of("study 's': it has more than 2147483647 runs",
                "alternative 'a7' of comparison 'c11', solver: 'lemke' cannot solve what the contact model "
                        + "'exact-cone' poses"), found);
    }

    @Test
    void aLaterAlternativeHoldsOverAnEarlierOne() throws Exception {
        String first = "<comparisons name='c'><alternatives name='a'><solver id='nsgs'/></alternatives></comparisons>";
        String second = "<comparisons name='d'><alternatives name='b'><contactModel id='exact-cone'/></alternatives>"
                + "</comparisons>";
        assertEquals(List.of("alternative 'a' of comparison 'c', solver: 'nsgs' cannot solve what the contact model "
                + "'pyramid' poses"), errors(first));
        assertEquals(List.of(), errors(first + second));
    }

    @Test
    void aChoiceWithoutAnIdIsTold() throws Exception {
        assertEquals(List.of("choice, id: nothing is given", "study 's', solver: it names no solver"),
                errors("<solver/>"));
    }
}
