package org.signorini.documentation.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.signorini.examples.Example;
import org.signorini.examples.Gallery;

/** Everything that is written for users and developers. */
final class Documents {

    /** Tests run in their bundle's folder. */
    static final Path ROOT = Path.of("").toAbsolutePath().getParent().getParent();
    static final Path HELP = ROOT.resolve("bundles/org.signorini.help");

    private Documents() {
    }

    static List<Document> help() throws Exception {
        List<Document> pages = new ArrayList<>();
        try (Stream<Path> files = Files.list(HELP.resolve("html"))) {
            for (Path file : files.filter(f -> f.toString().endsWith(".html")).sorted().toList()) {
                pages.add(Document.page(file.getFileName().toString(), Files.readString(file)));
            }
        }
        return pages;
    }

    static List<Document> readMe() throws IOException {
        List<Document> files = new ArrayList<>();
        for (String name : List.of("README.md", "CONTRIBUTING.md")) {
            files.add(Document.markdown(name, Files.readString(ROOT.resolve(name))));
        }
        return files;
    }

    static List<Document> examples() {
        return Gallery.all().stream().map(Documents::example).toList();
    }

    private static Document example(Example example) {
        return Document.sentences("example " + example.id(), example.title() + " " + example.text());
    }

    static List<Document> helpAndReadMe() throws Exception {
        List<Document> all = new ArrayList<>(help());
        all.addAll(readMe());
        return all;
    }

    static List<Document> all() throws Exception {
        List<Document> all = new ArrayList<>(helpAndReadMe());
        all.addAll(examples());
        return all;
    }
}
