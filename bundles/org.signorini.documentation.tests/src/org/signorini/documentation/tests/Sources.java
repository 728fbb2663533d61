package org.signorini.documentation.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.Set;
import java.util.stream.Stream;

/** The project's own files: what a name must be found in to exist. */
final class Sources {

    private static final String TESTS = ".tests";

    private final Path bundles = Documents.ROOT.resolve("bundles");
    private final Set<String> names = new TreeSet<>();
    private final Set<String> types = new TreeSet<>();
    private final StringBuilder text = new StringBuilder();
    private final StringBuilder labels = new StringBuilder();

    static Sources read() throws IOException {
        Sources sources = new Sources();
        try (Stream<Path> folders = Files.list(sources.bundles)) {
            for (Path bundle : folders.filter(f -> Files.exists(f.resolve("META-INF/MANIFEST.MF"))).sorted().toList()) {
                sources.names.add(bundle.getFileName().toString());
                sources.add(bundle);
            }
        }
        return sources;
    }

    private void add(Path bundle) throws IOException {
        try (Stream<Path> files = Files.walk(bundle)) {
            for (Path file : files.filter(Sources::isRead).sorted().toList()) {
                String name = file.getFileName().toString();
                if (name.endsWith(".java")) {
                    types.add(name.substring(0, name.length() - ".java".length()));
                }
                if (bundle.toString().endsWith(TESTS)) {
                    continue;
                }
                String content = Files.readString(file);
                text.append(content).append('\n');
                if (name.endsWith(".properties") || name.endsWith(".odesign") || bundle.toString().contains(".ui")
                        || bundle.toString().contains(".diagram")) {
                    // a mnemonic is no letter of a name
                    labels.append(content.replace("&amp;", "").replace("&", "")).append('\n');
                }
            }
        }
    }

    private static boolean isRead(Path file) {
        String path = file.toString();
        return !path.contains("/target/") && !path.contains("/gallery/") && !path.contains("/html/")
                && List.of(".java", "plugin.xml", ".ecore", ".properties", ".odesign", "cheatsheets/woodpecker.xml")
                        .stream().anyMatch(path::endsWith);
    }

    Set<String> bundles() {
        return names;
    }

    boolean hasType(String name) {
        return types.contains(name);
    }

    /** A feature, a product or a tool. */
    private static boolean isBuilt(String name) {
        return List.of("features", "releng", "releng/sirius").stream()
                .anyMatch(folder -> Files.isDirectory(Documents.ROOT.resolve(folder).resolve(name)));
    }

    /** Whether a record has a component called so. */
    boolean hasField(String name) {
        return text.indexOf(" " + name + ",") >= 0 || text.indexOf(" " + name + ")") >= 0;
    }

    boolean mentions(String words) {
        return text.indexOf(words) >= 0;
    }

    /** Whether something is called so: a string in the code, an id, an option or one of its choices. */
    boolean calls(String name) {
        return text.indexOf("\"" + name + "\"") >= 0 || text.indexOf("," + name + "\"") >= 0
                || text.indexOf("\"" + name + ",") >= 0 || text.indexOf("," + name + ",") >= 0
                || text.indexOf(" " + name + "(") >= 0;
    }

    /** Whether a menu, view, button or field is called so. */
    boolean shows(String name) {
        return labels.indexOf("\"" + name + "\"") >= 0 || labels.indexOf("\"" + name + "…\"") >= 0
                || labels.indexOf("= " + name + "\n") >= 0 || labels.indexOf("=" + name + "\n") >= 0
                || labels.indexOf("\"" + name + ":\"") >= 0;
    }

    /** Whether it is a bundle, an extension point or a package. */
    boolean hasDotted(String name) throws IOException {
        if (names.contains(name) || name.matches("org\\.signorini\\.(X|mine)(\\.tests)?") || isBuilt(name)) {
            return true;
        }
        int dot = name.lastIndexOf('.');
        Path plugin = bundles.resolve(name.substring(0, dot)).resolve("plugin.xml");
        if (Files.exists(plugin) && Files.readString(plugin).contains("<extension-point id=\"" + name.substring(dot + 1)
                + "\"")) {
            return true;
        }
        for (String bundle : names) {
            Path folder = bundles.resolve(bundle + "/src/" + name.replace('.', '/'));
            if (name.startsWith(bundle) && Files.isDirectory(folder)) {
                return true;
            }
        }
        return false;
    }
}
