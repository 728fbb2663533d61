package org.signorini.complementarity.io.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.io.ProblemFileException;
import org.signorini.complementarity.io.ProblemFiles;

import io.jhdf.HdfFile;
import io.jhdf.WritableHdfFile;
import io.jhdf.api.WritableGroup;

/** Files cut off at every byte and files with bytes changed: one line or a problem, nothing else, and soon. */
@Timeout(60)
class DamageTest {

    @TempDir
    private Path folder;

    private byte[] intact(String name) throws ProblemFileException, IOException {
        Path file = folder.resolve(name);
        if (name.equals("rows.hdf5")) {
            return compressedRows(file);
        }
        Samples samples = new Samples(7);
        Problem problem = name.startsWith("lcp") ? samples.mixed(3) : samples.friction(0, 2, 1);
        ProblemFiles.write(problem, file);
        return Files.readAllBytes(file);
    }

    private static byte[] compressedRows(Path path) throws IOException {
        try (WritableHdfFile file = HdfFile.write(path)) {
            WritableGroup local = file.putGroup("fclib_local");
            FclibTest.vectors(local, 3, new double[] {-1, 2, 3}, new double[] {0.7});
            FclibTest.matrix(local, "W", 3, 3, -2, new int[] {0, 2, 5, 7}, new int[] {0, 1, 0, 1, 2, 1, 2},
                    new double[] {4, 1, 1, 5, 2, 2, 6});
        }
        return Files.readAllBytes(path);
    }

    private void readDamaged(Path file, byte[] content, String what) throws IOException {
        Files.write(file, content);
        Path read = file.toString().endsWith(".csv") ? file.getParent() : file;
        try {
            assertNotNull(ProblemFiles.read(read), what);
        } catch (ProblemFileException e) {
            assertTrue(e.getMessage().startsWith(read + ": "), () -> what + ": " + e.getMessage());
            assertEquals(1, e.getMessage().lines().count(), () -> what + ": " + e.getMessage());
            assertTrue(e.getMessage().length() < 400, () -> what + ": " + e.getMessage());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"lcp.json", "friction.json", "lcp.dat", "friction.dat", "friction.hdf5", "rows.hdf5"})
    void cutOff(String name) throws ProblemFileException, IOException {
        byte[] content = intact(name);
        for (int length = 0; length < content.length; length++) {
            readDamaged(folder.resolve(name), Arrays.copyOf(content, length), name + " cut to " + length + " bytes");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"lcp.json", "friction.json", "lcp.dat", "friction.dat", "friction.hdf5", "rows.hdf5"})
    void changedBytes(String name) throws ProblemFileException, IOException {
        byte[] content = intact(name);
        for (long seed = 0; seed < 1000; seed++) {
            readDamaged(folder.resolve(name), flipped(content, seed), name + ", seed " + seed);
        }
    }

    @Test
    void damagedFolder() throws ProblemFileException, IOException {
        ProblemFiles.write(new Samples(7).friction(0, 2, 1), folder.resolve("p"));
        for (String name : new String[] {"W.bcoo.csv", "q.csv", "mu.csv"}) {
            Path file = folder.resolve("p").resolve(name);
            byte[] content = Files.readAllBytes(file);
            for (int length = 0; length < content.length; length++) {
                readDamaged(file, Arrays.copyOf(content, length), name + " cut to " + length + " bytes");
            }
            for (long seed = 0; seed < 500; seed++) {
                readDamaged(file, flipped(content, seed), name + ", seed " + seed);
            }
            Files.write(file, content);
        }
    }

    /** One to four bytes changed, half the time to something that a parser takes for structure or number. */
    private static byte[] flipped(byte[] content, long seed) {
        Random random = new Random(seed);
        byte[] changed = content.clone();
        byte[] likely = "0123456789-+.eE,[]{}\":\n ".getBytes(StandardCharsets.US_ASCII);
        for (int k = random.nextInt(4); k >= 0; k--) {
            int at = random.nextInt(content.length);
            changed[at] = random.nextBoolean() ? likely[random.nextInt(likely.length)] : (byte) random.nextInt(256);
        }
        return changed;
    }
}
