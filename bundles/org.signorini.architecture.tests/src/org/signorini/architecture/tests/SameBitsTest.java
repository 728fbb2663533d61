package org.signorini.architecture.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.DoubleUnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.DoubleStream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A run has the same bits on every machine: nothing that computes calls what the platform may do its own way. */
class SameBitsTest {

    private static final String OWN = "org.signorini.architecture.tests";

    /**
     * Bundles on which no result of a run depends: they show, edit, print, measure times and test. All others are
     * looked through.
     */
    private static final Pattern SHOWING = Pattern.compile("org\\.signorini\\.(ui|ui\\..+|scene|scene\\..+|plot|diagram"
            + "|diagram\\..+|design|help|model\\.edit|examples|reproduce|bench|cli|differential)");

    private static Path bundles;
    private static BundleGraph graph;

    @BeforeAll
    static void read() throws Exception {
        bundles = Path.of("").toAbsolutePath().getParent();
        assertTrue(Files.isDirectory(bundles.resolve("org.signorini.algebra")), bundles + " holds the bundles");
        graph = BundleGraph.read(bundles);
    }

    @Test
    void nothingThatComputesDependsOnThePlatform() throws Exception {
        List<String> offences = new ArrayList<>();
        for (String bundle : computing()) {
            Path classes = bundles.resolve(bundle).resolve("target/classes");
            assertTrue(Files.isDirectory(classes), bundle + " is not compiled");
            PlatformCalls.in(classes, offences::add);
        }
        assertEquals(List.of(), offences);
    }

    /** Required, so that they are compiled before this test looks at them. */
    @Test
    void everyBundleThatComputesIsRequiredHere() {
        Set<String> reached = new TreeSet<>();
        Deque<String> next = new ArrayDeque<>(List.of(OWN));
        while (!next.isEmpty()) {
            for (String required : graph.requirements(next.pop())) {
                if (graph.bundles().contains(required) && reached.add(required)) {
                    next.add(required);
                }
            }
        }
        Set<String> missing = new TreeSet<>(computing());
        missing.removeAll(reached);
        assertEquals(Set.of(), missing, "add to Require-Bundle of " + OWN);
    }

    @Test
    void callsAndReferencesAreFound() throws Exception {
        Set<String> found = new TreeSet<>();
        String name = Offender.class.getName();
        try (InputStream in = Offender.class.getResourceAsStream("SameBitsTest$Offender.class")) {
            PlatformCalls.in(in.readAllBytes(), found::add);
        }
        assertEquals(Set.of(name + ".called calls java.lang.Math.sin", name + ".referred calls java.lang.Math.cos",
                name + ".summed calls java.util.stream.DoubleStream.sum",
                name + ".printed calls java.lang.String.format"), found);
    }

    private static List<String> computing() {
        List<String> computing = graph.bundles().stream()
                .filter(b -> !b.endsWith(".tests") && !SHOWING.matcher(b).matches()).toList();
        assertTrue(computing.contains("org.signorini.multibody"), computing + "");
        return computing;
    }

    /** What must be found, and beside it what must not. */
    static final class Offender {

        private Offender() {
        }

        static double called(double x) {
            return Math.sqrt(Math.sin(x)) + StrictMath.sin(x);
        }

        static DoubleUnaryOperator referred() {
            return Math::cos;
        }

        static double summed(double... x) {
            return DoubleStream.of(x).sum() + DoubleStream.of(x).max().orElse(0);
        }

        static String printed(double x) {
            return String.format("%f", x) + String.format(Locale.ROOT, "%f", x);
        }
    }
}
