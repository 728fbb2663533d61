package org.signorini.contribution.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.Platform;
import org.junit.jupiter.api.Test;
import org.signorini.contribution.Configurable;
import org.signorini.contribution.Contribution;
import org.signorini.contribution.ContributionException;
import org.signorini.contribution.ContributionRegistry;
import org.signorini.contribution.Options;

/** What is contributed is found, what is broken is reported and left out. */
public class ContributionRegistryTest {

    /** What the extension point of this test asks for. */
    public static final class Thing implements Configurable {
        double omega;

        @Override
        public void configure(Options options) {
            omega = options.number("omega", -1);
        }
    }

    private static ContributionRegistry<Thing> read() {
        return ContributionRegistry.read("org.signorini.contribution.tests.things", Thing.class);
    }

    @Test
    void goodOnesAreFoundInOrderAndBrokenOnesReported() {
        List<String> logged = new ArrayList<>();
        ILogListener listener = (status, plugin) -> logged.add(status.getMessage());
        Platform.addLogListener(listener);
        ContributionRegistry<Thing> registry;
        try {
            registry = read();
        } finally {
            Platform.removeLogListener(listener);
        }
        assertEquals(List.of("another", "good", "no-class", "wrong-class"),
                registry.all().stream().map(Contribution::id).toList());
        assertEquals(4, logged.size(), logged.toString());
        assertTrue(logged.stream().allMatch(m -> m.startsWith("org.signorini.contribution.tests")), logged.toString());
        for (String cause : List.of("already taken", "'nameless' has no name", "option 'omega' must be at most 2",
                "bad-type")) {
            assertTrue(logged.stream().anyMatch(m -> m.contains(cause)), cause + " in " + logged);
        }
    }

    @Test
    void descriptionIsCompleteWithoutLoadingTheClass() {
        Contribution<Thing> good = read().find("good").orElseThrow();
        assertEquals("Good", good.name());
        assertEquals("Works.", good.description());
        assertEquals("Test (2026)", good.reference());
        assertEquals(List.of("lcp"), good.accepts());
        assertEquals(2.0, good.options().get(0).max());
        assertEquals(List.of("first", "last"), good.options().get(1).choices());
    }

    @Test
    void optionsReachTheClass() throws ContributionException {
        Contribution<Thing> good = read().find("good").orElseThrow();
        assertEquals(1.5, good.create(Map.of()).omega);
        assertEquals(0.25, good.create(Map.of("omega", "0.25")).omega);
    }

    @Test
    void optionsOutOfRangeAreRefusedByName() {
        Contribution<Thing> good = read().find("good").orElseThrow();
        assertComplaint("good: option 'omega' must be at most 2, not 2.5", () -> good.create(Map.of("omega", "2.5")));
        assertComplaint("good: option 'omega' takes a number, not 'x'", () -> good.create(Map.of("omega", "x")));
        assertComplaint("good: option 'omega' is not a number", () -> good.create(Map.of("omega", "NaN")));
        assertComplaint("good: option 'rule' is one of first, last, not 'any'",
                () -> good.create(Map.of("rule", "any")));
        assertComplaint("good: option 'speed' is unknown; known are omega, rule",
                () -> good.create(Map.of("speed", "1")));
    }

    @Test
    void classesThatCannotBeCreatedSayWhich() {
        for (String id : List.of("no-class", "wrong-class")) {
            Contribution<Thing> broken = read().find(id).orElseThrow();
            ContributionException e = assertThrows(ContributionException.class, () -> broken.create(Map.of()));
            assertTrue(e.getMessage().contains("'" + id + "' cannot be created as a Thing"), e.getMessage());
        }
    }

    private static void assertComplaint(String message, org.junit.jupiter.api.function.Executable action) {
        assertEquals(message, assertThrows(ContributionException.class, action).getMessage());
    }
}
