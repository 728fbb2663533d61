package org.signorini.solver.semismooth.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.complementarity.solver.Solution;

/**
 * Snapshots of simulated piles and stacks, where they are at hand: below the folder the system property
 * {@code signorini.shared} names, or the folder {@code shared} beside or above this project. Skipped elsewhere.
 */
class SharedContactProblemsTest {

    private static Path folder(String name) {
        String given = System.getProperty("signorini.shared");
        Path start = given == null ? Path.of("").toAbsolutePath() : Path.of(given, "data").toAbsolutePath();
        for (Path p = start; p != null; p = p.getParent()) {
            Path candidate = given == null ? p.resolve("shared/data/contact-problems") : p.resolve("contact-problems");
            if (Files.isDirectory(candidate.resolve(name))) {
                return candidate.resolve(name);
            }
        }
        Assumptions.abort("no shared contact problems");
        return null;
    }

    /** Blocks of nine numbers by block row and block column, then q and μ. */
    private static ContactConfiguration read(String name) throws IOException {
        Path folder = folder(name);
        double[] q = numbers(folder.resolve("q.csv"));
        double[] mu = numbers(folder.resolve("mu.csv"));
        double[] w = new double[q.length * q.length];
        List<String> lines = Files.readAllLines(folder.resolve("W.bcoo.csv"));
        for (String line : lines) {
            double[] entry = Arrays.stream(line.split(",")).mapToDouble(Double::parseDouble).toArray();
            for (int k = 0; k < 9; k++) {
                w[(3 * (int) entry[0] + k / 3) * q.length + 3 * (int) entry[1] + k % 3] = entry[2 + k];
            }
        }
        return new ContactConfiguration(w, q, mu, 0);
    }

    private static double[] numbers(Path file) throws IOException {
        return Files.readString(file).lines().flatMap(line -> Arrays.stream(line.split("[,\\s]+")))
                .mapToDouble(Double::parseDouble).toArray();
    }

    @ParameterizedTest
    @ValueSource(strings = {"pile10", "stack40", "pile50", "pile200impact"})
    void exactFrictionIsSolved(String name) throws IOException {
        ContactConfiguration configuration = read(name);
        for (String id : Solvers.FRICTION) {
            Solution solution = Solvers.solve(id, configuration.friction());
            assertTrue(solution.solved(), () -> name + ", " + solution);
        }
    }

    /** Siconos' Newton method on the Fischer–Burmeister function solves none of these. */
    @ParameterizedTest
    @ValueSource(strings = {"pile10", "stack40", "pile50"})
    void pyramidsAreSolved(String name) throws IOException {
        ContactConfiguration configuration = read(name);
        for (String id : Solvers.BOUNDED) {
            Solution solution = Solvers.solve(id, configuration.pyramid(4));
            assertTrue(solution.solved(), () -> name + ", " + solution);
        }
    }
}
