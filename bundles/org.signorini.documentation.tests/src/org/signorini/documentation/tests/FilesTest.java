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

import org.junit.jupiter.api.Test;

/** Files, links and bundles that documents name are there. */
class FilesTest {

    private static final Pattern PATH = Pattern
            .compile("(?:bundles|features|releng|targetplatform|configuration|schema)/[\\w./*-]*");

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
        for (String bundle : Sources.read().bundles()) {
            assertTrue(bundle.endsWith(".tests") || readMe.contains("`" + bundle + "`")
                    || bundle.equals("org.signorini.diagram.gef") && readMe.contains("`.gef`"), bundle);
        }
    }
}
