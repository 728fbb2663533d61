package org.signorini.model.generator;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The generated code in the bundles is what the ecore files give today, byte for byte. */
class GeneratedCodeTest {

    @Test
    void codeAndEcoreAgree(@TempDir Path fresh) throws IOException {
        Path bundles = Path.of("").toAbsolutePath().resolve("../../bundles").normalize();
        assertTrue(Files.isDirectory(bundles.resolve(ModelGenerator.MODEL)), bundles + " holds the bundles");
        ModelGenerator.generate(bundles, fresh);
        for (String output : ModelGenerator.OUTPUTS) {
            Set<Path> expected = files(fresh.resolve(output));
            assertEquals(expected, files(bundles.resolve(output)),
                    output + " has other files than the ecore gives; run ./signorini generate-model");
            for (Path file : expected) {
                assertArrayEquals(Files.readAllBytes(fresh.resolve(output).resolve(file)),
                        Files.readAllBytes(bundles.resolve(output).resolve(file)),
                        output + "/" + file + " is not what the ecore gives; run ./signorini generate-model");
            }
        }
    }

    private static Set<Path> files(Path output) throws IOException {
        try (Stream<Path> all = Files.walk(output)) {
            return all.filter(Files::isRegularFile).map(output::relativize)
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }
}
