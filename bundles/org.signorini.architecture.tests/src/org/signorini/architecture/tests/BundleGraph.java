package org.signorini.architecture.tests;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.Manifest;
import java.util.stream.Stream;

import org.eclipse.osgi.util.ManifestElement;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;

/** Which bundle of this project requires which, read from the manifests in the source tree. */
final class BundleGraph {

    /** Required bundle names and imported package names, by bundle; ours and others'. */
    private final Map<String, Set<String>> requirements = new TreeMap<>();

    static BundleGraph read(Path bundles) throws IOException, BundleException {
        BundleGraph graph = new BundleGraph();
        try (Stream<Path> folders = Files.list(bundles)) {
            for (Path folder : folders.sorted().toList()) {
                Path manifest = folder.resolve("META-INF/MANIFEST.MF");
                if (Files.exists(manifest)) {
                    graph.add(manifest);
                }
            }
        }
        return graph;
    }

    private void add(Path file) throws IOException, BundleException {
        try (InputStream in = Files.newInputStream(file)) {
            var attributes = new Manifest(in).getMainAttributes();
            String name = elements(attributes.getValue(Constants.BUNDLE_SYMBOLICNAME)).get(0);
            Set<String> required = new LinkedHashSet<>(elements(attributes.getValue(Constants.REQUIRE_BUNDLE)));
            required.addAll(elements(attributes.getValue(Constants.IMPORT_PACKAGE)));
            requirements.put(name, required);
        }
    }

    private static List<String> elements(String header) throws BundleException {
        List<String> names = new ArrayList<>();
        if (header != null) {
            for (ManifestElement element : ManifestElement.parseHeader("header", header)) {
                names.add(element.getValue());
            }
        }
        return names;
    }

    Set<String> bundles() {
        return requirements.keySet();
    }

    /** Direct requirements, ours and others'. */
    Set<String> requirements(String bundle) {
        return requirements.getOrDefault(bundle, Set.of());
    }

    /** A path that leads back to where it began, or an empty list. */
    List<String> cycle() {
        for (String bundle : bundles()) {
            List<String> path = pathBack(bundle, bundle, new ArrayList<>(), new LinkedHashSet<>());
            if (!path.isEmpty()) {
                return path;
            }
        }
        return List.of();
    }

    private List<String> pathBack(String from, String to, List<String> path, Set<String> seen) {
        path.add(from);
        for (String next : requirements(from)) {
            if (next.equals(to)) {
                path.add(next);
                return path;
            }
            if (requirements.containsKey(next) && seen.add(next)) {
                List<String> found = pathBack(next, to, new ArrayList<>(path), seen);
                if (!found.isEmpty()) {
                    return found;
                }
            }
        }
        return List.of();
    }
}
