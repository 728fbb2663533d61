package org.signorini.solver.pivoting.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Assumptions;
import org.signorini.complementarity.LinearProblem;

/** Contact problems kept outside the project; tests that use them are skipped where they are not at hand. */
final class SharedData {

    private SharedData() {
    }

    private static Path folder(String name) {
        String property = System.getProperty("signorini.shared");
        Path found = property == null ? null : Path.of(property, "data", name);
        for (Path up = Path.of("").toAbsolutePath(); found == null && up != null; up = up.getParent()) {
            Path candidate = up.resolve("shared").resolve("data").resolve(name);
            found = Files.isDirectory(candidate) ? candidate : null;
        }
        Assumptions.assumeTrue(found != null && Files.isDirectory(found), () -> "no shared data " + name);
        return found;
    }

    /** The pyramid LCP of a folder of contact-problems: W by blocks, q, μ. */
    static LinearProblem pyramid(String name, int facets) throws IOException {
        Path folder = folder("contact-problems").resolve(name);
        double[] q = numbers(Files.readAllLines(folder.resolve("q.csv")));
        double[] mu = numbers(Files.readAllLines(folder.resolve("mu.csv")));
        double[] w = new double[q.length * q.length];
        for (String line : Files.readAllLines(folder.resolve("W.bcoo.csv"))) {
            double[] block = numbers(List.of(line.split(",")));
            for (int k = 0; k < 9; k++) {
                w[(3 * (int) block[0] + k / 3) * q.length + 3 * (int) block[1] + k % 3] = block[2 + k];
            }
        }
        return Pyramid.of(w, q, mu, 0, facets);
    }

    private static double[] numbers(List<String> texts) {
        return texts.stream().mapToDouble(text -> Double.parseDouble(text.trim())).toArray();
    }
}
