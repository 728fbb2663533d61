package org.signorini.model.generator;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** What happens to the generated files besides being written. */
final class Folders {

    private Folders() {
    }

    /** Deletes a folder with everything in it, if there is one. */
    static void delete(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    /** Puts a file or folder where another may have been. */
    static void replace(Path from, Path to) throws IOException {
        delete(to);
        Files.createDirectories(to.getParent());
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.sorted().toList()) {
                Files.copy(file, to.resolve(from.relativize(file).toString()), StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    /** Takes out what the templates leave: trailing blanks here and there, an example's name. */
    static void tidy(Path folder) throws IOException {
        for (Path file : texts(folder)) {
            String text = Files.readString(file);
            Files.writeString(file, text.replace("\r\n", "\n").replaceAll("(?m)[ \t]+$", "")
                    .replace("www.example.org", "Signorini Workbench"));
        }
    }

    private static List<Path> texts(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(f -> f.toString().matches(".*\\.(java|properties)")).sorted().toList();
        }
    }
}
