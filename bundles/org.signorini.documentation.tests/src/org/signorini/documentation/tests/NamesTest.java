package org.signorini.documentation.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.core.runtime.IExtensionPoint;
import org.eclipse.core.runtime.Platform;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.signorini.examples.Gallery;

/** What a document names is there, by that name. */
class NamesTest {

    private static final Pattern WORD = Pattern.compile("[a-z][A-Za-z0-9]*(?:-[a-z0-9]+)*");
    private static final Pattern OPTION = Pattern.compile("([a-z][a-z-]*) ?= ?[\\w.-]+");
    private static final Pattern LONG_OPTION = Pattern.compile("(--[a-z-]+)");
    private static final Pattern DOTTED = Pattern.compile("org\\.signorini(?:\\.[A-Za-z0-9]+)+");
    private static final Pattern PATH = Pattern
            .compile("(?:bundles|features|releng|targetplatform|configuration|schema)/[\\w./*-]*");
    /** Words of other programs, of formulas and of formats. */
    private static final Set<String> FOREIGN = Set.of("mimic", "transmission", "t", "pi", "plugins", "src-gen");
    /** Menus, views and pages of the platform; the workbench's own tests look for them in a window. */
    private static final Set<String> PLATFORM = Set.of("File", "Edit", "Window", "Help", "Run", "New", "Import", "Print",
            "Preferences", "General", "Appearance", "Keys", "Show View", "Reset Perspective…", "Save As", "Revert",
            "Open With", "Problems", "Properties", "Outline", "Progress", "Project Explorer", "Quick Fix", "Welcome",
            "Restore Defaults", "Editors");
    private static final Set<String> USER_INTERFACE = Set.of("getting-started.html", "workbench.html", "models.html",
            "diagram.html", "studies.html", "preferences.html", "keyboard.html", "contributing.html");

    private static Sources sources;

    @BeforeAll
    static void read() throws Exception {
        sources = Sources.read();
    }

    @Test
    void wordsSetAsCodeAreKnown() throws Exception {
        Set<String> unknown = new TreeSet<>();
        int known = 0;
        for (Document document : Documents.helpAndReadMe()) {
            for (String code : document.codes()) {
                Matcher option = OPTION.matcher(code);
                String word = option.matches() ? option.group(1) : code.replaceAll("\\(\\)$", "");
                if (WORD.matcher(word).matches() && !FOREIGN.contains(word)) {
                    known++;
                    if (!sources.calls(word) && !Files.exists(Documents.ROOT.resolve(word)) && !isListed(word)) {
                        unknown.add(document.name() + ": " + code);
                    }
                }
            }
        }
        assertEquals(Set.of(), unknown);
        assertTrue(known > 150, known + " words");
    }

    /** An example, or what {@code list} lists. */
    private static boolean isListed(String word) {
        return Gallery.find(word).isPresent() || sources.calls(word.replace('-', '_'))
                || sources.mentions(" " + word + ",");
    }

    @Test
    void optionsOfCommandsAreKnown() throws Exception {
        Set<String> unknown = new TreeSet<>();
        for (Document document : Documents.all()) {
            for (String code : document.codes()) {
                Matcher option = LONG_OPTION.matcher(code);
                while (option.find()) {
                    if (!sources.calls(option.group(1))) {
                        unknown.add(document.name() + ": " + option.group(1));
                    }
                }
            }
        }
        assertEquals(Set.of(), unknown);
    }

    @Test
    void bundlesPointsAndPackagesAreThere() throws Exception {
        Set<String> unknown = new TreeSet<>();
        for (Document document : Documents.helpAndReadMe()) {
            Matcher dotted = DOTTED.matcher(document.prose() + " " + document.codes());
            while (dotted.find()) {
                if (!sources.hasDotted(dotted.group())) {
                    unknown.add(document.name() + ": " + dotted.group());
                }
            }
        }
        assertEquals(Set.of(), unknown);
    }

    /** Groups of result files and names in JSON, as pages show them. */
    @Test
    void groupsAndKeysInBlocksAreKnown() throws Exception {
        Pattern name = Pattern.compile("(?m)(?:^| )/([a-z]+)\\b|\"([a-zA-Z]+)\":");
        Set<String> unknown = new TreeSet<>();
        int known = 0;
        for (Document document : Documents.help()) {
            if (!Set.of("studies.html", "verdict.html").contains(document.name())) {
                continue;
            }
            Matcher matcher = name.matcher(String.join("\n", document.blocks()));
            while (matcher.find()) {
                known++;
                String word = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
                if (!sources.calls(word) && !sources.mentions("String " + word) && !sources.hasField(word)) {
                    unknown.add(document.name() + ": " + word);
                }
            }
        }
        assertEquals(Set.of(), unknown);
        assertTrue(known > 15, known + " names");
    }

    /** Whoever contributes is told of every point there is. */
    @Test
    void everyExtensionPointIsDescribed() throws Exception {
        String page = Documents.help().stream().filter(d -> d.name().equals("contributing.html")).findFirst()
                .orElseThrow().prose();
        int points = 0;
        for (IExtensionPoint point : Platform.getExtensionRegistry().getExtensionPoints()) {
            if (point.getUniqueIdentifier().startsWith("org.signorini.")) {
                points++;
                assertTrue((page + " ").contains(point.getUniqueIdentifier() + " "), point.getUniqueIdentifier());
            }
        }
        assertTrue(points > 4, points + " points");
    }

    @Test
    void filesAreThere() throws Exception {
        Set<String> missing = new TreeSet<>();
        for (Document document : Documents.helpAndReadMe()) {
            String text = document.prose() + " " + document.codes();
            Matcher path = PATH.matcher(text);
            while (path.find()) {
                String file = path.group().replaceAll("[.]$", "");
                boolean template = file.matches(".*(\\.X|\\.mine|\\*).*") || file.startsWith("configuration/")
                        || file.contains("/target/");
                if (!template && !Files.exists(Documents.ROOT.resolve(file))) {
                    missing.add(document.name() + ": " + file);
                }
            }
        }
        assertEquals(Set.of(), missing);
    }

    /** Links and pictures, in Markdown as in HTML. */
    @Test
    void linksLeadSomewhere() throws Exception {
        Pattern link = Pattern.compile("\\]\\((?!http)([^)#]+)\\)|(?:src|href)=\"(?!http|#)([^\"#]+)\"");
        List<String> missing = new ArrayList<>();
        int links = 0;
        List<Path> files = new ArrayList<>(List.of(Documents.ROOT.resolve("README.md"),
                Documents.ROOT.resolve("CONTRIBUTING.md"), Documents.HELP.resolve("toc.xml")));
        for (Document page : Documents.help()) {
            files.add(Documents.HELP.resolve("html").resolve(page.name()));
        }
        for (Path file : files) {
            Matcher matcher = link.matcher(Files.readString(file));
            while (matcher.find()) {
                links++;
                String target = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
                if (!Files.exists(file.resolveSibling(target))) {
                    missing.add(file.getFileName() + ": " + target);
                }
            }
        }
        assertEquals(List.of(), missing);
        assertTrue(links > 50, links + " links");
    }

    /** The table of bundles in the README has them all, and no other. */
    @Test
    void everyBundleIsInTheReadMe() throws Exception {
        String readMe = Files.readString(Documents.ROOT.resolve("README.md"));
        for (String bundle : sources.bundles()) {
            assertTrue(bundle.endsWith(".tests") || readMe.contains("`" + bundle + "`")
                    || bundle.equals("org.signorini.diagram.gef") && readMe.contains("`.gef`"), bundle);
        }
    }

    /** The three files that CONTRIBUTING recommends, and types that help names. */
    @Test
    void typesAreThere() throws Exception {
        Set<String> missing = new TreeSet<>();
        for (Document document : Documents.helpAndReadMe()) {
            for (String code : document.codes()) {
                if (code.matches("[A-Z][a-z]+(?:[A-Z][a-z]+)+|Certificate|Response|Step") && !code.equals("StrictMath")
                        && !sources.hasType(code)) {
                    missing.add(document.name() + ": " + code);
                }
            }
        }
        assertEquals(Set.of(), missing);
    }

    @Test
    void namesInTheWorkbenchAreShownThere() throws Exception {
        Set<String> unknown = new TreeSet<>();
        int names = 0;
        for (Document document : Documents.help()) {
            if (!USER_INTERFACE.contains(document.name())) {
                continue;
            }
            for (String standing : document.names()) {
                for (String name : standing.split(" ▸ ")) {
                    if (Character.isUpperCase(name.charAt(0)) && !name.endsWith(".") && !PLATFORM.contains(name)) {
                        names++;
                        if (!sources.shows(name)) {
                            unknown.add(document.name() + ": " + name);
                        }
                    }
                }
            }
        }
        assertEquals(Set.of(), unknown);
        assertTrue(names > 30, names + " names");
    }

    /** Views that examples tell to look at. */
    @Test
    void viewsOfExamplesAreThere() throws Exception {
        Pattern view = Pattern.compile("\\b[Ii]n ((?:Limit )?[A-Z][a-z]+)");
        Set<String> unknown = new TreeSet<>();
        int views = 0;
        for (Document document : Documents.examples()) {
            Matcher matcher = view.matcher(document.prose());
            while (matcher.find()) {
                views++;
                if (!sources.shows(matcher.group(1))) {
                    unknown.add(document.name() + ": " + matcher.group(1));
                }
            }
        }
        assertEquals(Set.of(), unknown);
        assertTrue(views > 20, views + " views");
    }
}
