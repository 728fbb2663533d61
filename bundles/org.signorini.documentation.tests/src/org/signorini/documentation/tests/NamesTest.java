package org.signorini.documentation.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
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
    /** Words of other programs, of formulas and of formats. */
    private static final Set<String> FOREIGN = Set.of("mimic", "transmission", "t", "pi", "plugins", "src-gen");

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
}
