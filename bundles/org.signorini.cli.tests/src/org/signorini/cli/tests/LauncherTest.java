package org.signorini.cli.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The launcher and the product's start script, in environments that once broke them; {@code launcher/cases.sh}. */
class LauncherTest {

    private static final Path BUNDLE = Path.of("").toAbsolutePath();

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"symbolic_link", "cdpath", "below_bin_and_target", "non_ascii_in_the_c_locale",
        "empty_environment", "the_log_stays", "two_builds", "killed_build", "a_part_is_not_the_product",
        "start_script"})
    void works(String name) throws Exception {
        assumeTrue(System.getProperty("os.name").equals("Linux"), "stat and touch are GNU's");
        Path said = folder.resolve("said");
        int exit = new ProcessBuilder("bash", BUNDLE.resolve("launcher/cases.sh").toString(),
                BUNDLE.getParent().getParent().toString(), Files.createDirectory(folder.resolve("case")).toString(),
                name).redirectErrorStream(true).redirectOutput(said.toFile()).start().waitFor();
        assertEquals(0, exit, () -> read(said));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (java.io.IOException e) {
            return e.toString();
        }
    }
}
