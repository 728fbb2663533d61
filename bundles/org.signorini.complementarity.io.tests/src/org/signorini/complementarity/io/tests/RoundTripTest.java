package org.signorini.complementarity.io.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.signorini.complementarity.io.tests.SameProblem.assertSame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.NonlinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.io.ProblemFileException;
import org.signorini.complementarity.io.ProblemFiles;
import org.signorini.complementarity.operator.DenseOperator;

/** What is written comes back, every bit of it, in every format that has a form for it. */
class RoundTripTest {

    @TempDir
    private Path folder;

    private void roundTrip(Problem problem, String name, long seed) throws ProblemFileException {
        Path file = folder.resolve(name);
        ProblemFiles.write(problem, file);
        assertSame(problem, ProblemFiles.read(file), name + ", " + Samples.describe(problem) + ", seed " + seed);
    }

    @Test
    void everyKindInJson() throws ProblemFileException {
        for (long seed = 0; seed < 40; seed++) {
            Samples samples = new Samples(seed);
            int n = (int) (1 + seed % 9);
            roundTrip(samples.lcp(n), "p.json", seed);
            roundTrip(samples.mixed(n), "p.json", seed);
            roundTrip(samples.boxed(n), "p.json", seed);
            roundTrip(samples.friction((int) seed % 3, n, 0.3), "p.json", seed);
            roundTrip(samples.friction((int) seed % 3, n, 1), "p.json", seed);
            roundTrip(samples.cone((int) seed % 4, n, 0.3), "p.json", seed);
        }
    }

    @Test
    void siconosText() throws ProblemFileException {
        for (long seed = 0; seed < 40; seed++) {
            Samples samples = new Samples(seed);
            int n = (int) (1 + seed % 9);
            roundTrip(samples.lcp(n), "p.dat", seed);
            roundTrip(samples.mixed(n), "p.dat", seed);
            roundTrip(samples.friction(0, n, 0.3), "p.dat", seed);
        }
    }

    @Test
    void fclib() throws ProblemFileException {
        for (long seed = 0; seed < 20; seed++) {
            Samples samples = new Samples(seed);
            int n = (int) (1 + seed % 9);
            roundTrip(samples.friction((int) seed % 4, n, 0.3), "p.hdf5", seed);
            roundTrip(samples.friction(0, n, 1), "p.h5", seed);
        }
    }

    @Test
    void folders() throws ProblemFileException {
        for (long seed = 0; seed < 20; seed++) {
            roundTrip(new Samples(seed).friction(0, (int) (1 + seed), 0.2), "p", seed);
        }
    }

    @Test
    void nothingToSolveIsAProblemToo() throws ProblemFileException {
        roundTrip(LinearProblem.lcp(new DMatrixRMaj(0, 0), new double[0]), "p.json", 0);
        roundTrip(new ConeProblem(new DenseOperator(new DMatrixRMaj(0, 0), 0), new double[0], new double[0]),
                "p.json", 0);
    }

    @Test
    void largeProblemsStaySmall() throws ProblemFileException, IOException {
        int contacts = 400;
        Path file = folder.resolve("large.json");
        ProblemFiles.write(new Samples(1).friction(2, contacts, 2.0 / contacts), file);
        long dense = 9L * contacts * contacts * 3;
        assertTrue(Files.size(file) < dense / 4, "sparse form takes " + Files.size(file) + " bytes");
    }

    @Test
    void nothingIsLeftBeside() throws ProblemFileException, IOException {
        roundTrip(new Samples(1).friction(0, 2, 1), "p.json", 1);
        roundTrip(new Samples(2).friction(0, 2, 1), "p.json", 2);
        roundTrip(new Samples(2).friction(0, 2, 1), "p.hdf5", 2);
        assertThrows(ProblemFileException.class,
                () -> ProblemFiles.write(new Samples(3).boxed(3), folder.resolve("p.dat")));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of("p.hdf5", "p.json"),
                    files.map(f -> f.getFileName().toString()).sorted().toList());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"p.dat", "p.hdf5", "p"})
    void whatAFormatCannotSayIsRefused(String name) {
        Path file = folder.resolve(name);
        for (Problem problem : List.of(new Samples(1).boxed(3), new Samples(1).cone(0, 2, 1))) {
            ProblemFileException e = assertThrows(ProblemFileException.class,
                    () -> ProblemFiles.write(problem, file));
            assertTrue(e.getMessage().startsWith(file + ": "), e.getMessage());
            assertTrue(e.getMessage().contains("form") || e.getMessage().contains("only"), e.getMessage());
        }
        assertTrue(Files.notExists(file), name + " is there all the same");
    }

    @Test
    void nonlinearProblemsHaveNoFile() {
        NonlinearProblem problem = NonlinearProblem.ncp(1, new NonlinearProblem.Function() {
            @Override
            public void value(double[] z, double[] w) {
                w[0] = z[0] * z[0];
            }

            @Override
            public void jacobian(double[] z, DMatrixRMaj jacobian) {
                jacobian.set(0, 0, 2 * z[0]);
            }
        });
        for (String name : List.of("p.json", "p.dat", "p.hdf5", "p")) {
            assertThrows(ProblemFileException.class, () -> ProblemFiles.write(problem, folder.resolve(name)));
        }
    }

    @Test
    void namesThatTellNoFormatAreRefused() {
        ProblemFileException e = assertThrows(ProblemFileException.class,
                () -> ProblemFiles.write(new Samples(1).lcp(2), folder.resolve("p.xyz")));
        assertTrue(e.getMessage().endsWith("end it in .json, .hdf5 or .dat, or in nothing for a folder"),
                e.getMessage());
    }

    @Test
    void aFolderThatIsNotThere() {
        Path file = folder.resolve("no").resolve("p.json");
        ProblemFileException e = assertThrows(ProblemFileException.class,
                () -> ProblemFiles.write(new Samples(1).lcp(2), file));
        assertEquals(file + ": cannot be written, there is no such file or folder", e.getMessage());
    }
}
