package org.signorini.architecture.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The rules of the README's architecture section, checked on the manifests and sources as they are. */
class ArchitectureTest {

    private static final Set<String> NUMERICS = Set.of("org.signorini.contribution", "org.signorini.algebra",
            "org.signorini.complementarity", "org.signorini.complementarity.io", "org.signorini.multibody",
            "org.signorini.collision", "org.signorini.simulation", "org.signorini.analysis");

    private static final Pattern CONTRIBUTION = Pattern
            .compile("org\\.signorini\\.(formulation\\.\\w+|solver\\.\\w+|contact)");

    private static final Pattern FORBIDDEN_IN_NUMERICS = Pattern
            .compile("org\\.eclipse\\.(ui|swt|jface|e4|emf|draw2d|gef|elk)(\\..*)?");

    private static final Pattern USER_INTERFACE = Pattern
            .compile("org\\.eclipse\\.(ui|swt|jface|e4|draw2d|gef|elk)(\\..*)?");

    private static Path bundles;
    private static BundleGraph graph;

    @BeforeAll
    static void read() throws Exception {
        // tests run in their bundle's folder
        bundles = Path.of("").toAbsolutePath().getParent();
        assertTrue(Files.isDirectory(bundles.resolve("org.signorini.algebra")), bundles + " holds the bundles");
        graph = BundleGraph.read(bundles);
    }

    @Test
    void theGraphHasNoCycle() {
        assertEquals(List.of(), graph.cycle());
    }

    @Test
    void numericsImportNoUserInterfaceAndNoEmf() {
        List<String> offences = new ArrayList<>();
        for (String bundle : graph.bundles()) {
            if (NUMERICS.contains(bundle) || CONTRIBUTION.matcher(bundle).matches()) {
                graph.requirements(bundle).stream().filter(r -> FORBIDDEN_IN_NUMERICS.matcher(r).matches())
                        .forEach(r -> offences.add(bundle + " requires " + r));
            }
        }
        assertEquals(List.of(), offences);
    }

    /** Models can be read, checked and edited where nothing is computed and nothing is shown. */
    @Test
    void theModelKnowsNeitherNumericsNorUserInterface() {
        List<String> offences = new ArrayList<>();
        for (String bundle : List.of("org.signorini.model", "org.signorini.model.edit")) {
            assertTrue(graph.bundles().contains(bundle), bundle);
            graph.requirements(bundle).stream()
                    .filter(r -> r.startsWith("org.signorini.") && !r.startsWith("org.signorini.model")
                            && !r.equals("org.signorini.file")
                            || USER_INTERFACE.matcher(r).matches())
                    .forEach(r -> offences.add(bundle + " requires " + r));
        }
        assertEquals(List.of(), offences);
    }

    @Test
    void onlyFeaturesAndTestsKnowContributions() {
        List<String> offences = new ArrayList<>();
        for (String bundle : graph.bundles()) {
            if (!bundle.endsWith(".tests")) {
                graph.requirements(bundle).stream().filter(r -> CONTRIBUTION.matcher(r).matches())
                        .forEach(r -> offences.add(bundle + " requires " + r));
            }
        }
        assertEquals(List.of(), offences);
    }

    @Test
    void everyBundleIsInAFeature() throws Exception {
        String features = "";
        try (Stream<Path> files = Files.walk(bundles.resolveSibling("features"), 2)) {
            for (Path file : files.filter(f -> f.endsWith("feature.xml")).toList()) {
                features += Files.readString(file);
            }
        }
        for (String bundle : graph.bundles()) {
            assertEquals(!bundle.endsWith(".tests"), features.contains("\"" + bundle + "\""), bundle);
        }
    }

    @Test
    void internalPackagesAreNotExportedToStrangers() throws Exception {
        for (String bundle : graph.bundles()) {
            String manifest = Files.readString(bundles.resolve(bundle).resolve("META-INF/MANIFEST.MF"));
            for (String line : manifest.replace("\n ", "").split("\n")) {
                if (line.startsWith("Export-Package:")) {
                    for (String exported : line.substring(15).split(",(?=\\s*org)")) {
                        assertTrue(!exported.contains(".internal") || exported.contains("x-friends"),
                                bundle + " exports" + exported);
                    }
                }
            }
        }
    }
}
