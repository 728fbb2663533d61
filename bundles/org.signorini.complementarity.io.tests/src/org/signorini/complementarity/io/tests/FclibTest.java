package org.signorini.complementarity.io.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.io.ProblemFileException;
import org.signorini.complementarity.io.ProblemFiles;

import io.jhdf.HdfFile;
import io.jhdf.WritableHdfFile;
import io.jhdf.api.WritableGroup;

/** FCLIB's layout, in all the ways it keeps a matrix. */
class FclibTest {

    private static final double[] W = {4, 1, 0, 1, 5, 2, 0, 2, 6};

    @TempDir
    private Path folder;

    private Path file(Consumer<WritableHdfFile> content) {
        Path path = folder.resolve("p.hdf5");
        try (WritableHdfFile file = HdfFile.write(path)) {
            content.accept(file);
        }
        return path;
    }

    static void matrix(WritableGroup parent, String name, int m, int n, int nz, int[] p, int[] i, double[] x) {
        WritableGroup group = parent.putGroup(name);
        group.putDataset("m", new int[] {m});
        group.putDataset("n", new int[] {n});
        group.putDataset("nz", new int[] {nz});
        group.putDataset("nzmax", new int[] {x.length});
        group.putDataset("p", p);
        group.putDataset("i", i);
        group.putDataset("x", x);
    }

    static WritableGroup vectors(WritableGroup local, int dimension, double[] q, double[] mu) {
        local.putDataset("spacedim", new int[] {dimension});
        WritableGroup vectors = local.putGroup("vectors");
        vectors.putDataset("q", q);
        vectors.putDataset("mu", mu);
        return vectors;
    }

    private FrictionProblem local(int nz, int[] p, int[] i, double[] x) throws ProblemFileException {
        return (FrictionProblem) ProblemFiles.read(file(f -> {
            WritableGroup local = f.putGroup("fclib_local");
            vectors(local, 3, new double[] {-1, 2, 3}, new double[] {0.7});
            matrix(local, "W", 3, 3, nz, p, i, x);
        }));
    }

    @Test
    void compressedRowsAndColumnsAndTriplets() throws ProblemFileException {
        int[] p = {0, 2, 5, 7};
        int[] i = {0, 1, 0, 1, 2, 1, 2};
        double[] x = {4, 1, 1, 5, 2, 2, 6};
        for (int nz : new int[] {-1, -2}) {
            FrictionProblem problem = local(nz, p, i, x);
            assertArrayEquals(W, Samples.dense(problem.operator()).data);
            assertArrayEquals(new double[] {-1, 2, 3}, problem.b());
            assertArrayEquals(new double[] {0.7}, problem.mu());
        }
        assertArrayEquals(W, Samples.dense(local(7, new int[] {0, 0, 1, 1, 1, 2, 2}, i, x).operator()).data);
    }

    /** nzmax may be larger than what is used, and rows of a triplet's p may have room behind. */
    @Test
    void entriesAtTheSamePlaceAddUp() throws ProblemFileException {
        FrictionProblem problem = local(4, new int[] {0, 1, 2, 0, 9}, new int[] {0, 1, 2, 0, 9},
                new double[] {1, 5, 6, 3, 9});
        assertArrayEquals(new double[] {4, 0, 0, 0, 5, 0, 0, 0, 6}, Samples.dense(problem.operator()).data);
    }

    @Test
    void bilateralRows() throws ProblemFileException {
        FrictionProblem problem = (FrictionProblem) ProblemFiles.read(file(f -> {
            WritableGroup local = f.putGroup("fclib_local");
            vectors(local, 3, new double[] {-1, 2, 3}, new double[] {0.7}).putDataset("s", new double[] {8, 9});
            matrix(local, "W", 3, 3, 3, new int[] {0, 1, 2}, new int[] {0, 1, 2}, new double[] {4, 5, 6});
            matrix(local, "R", 2, 2, 2, new int[] {0, 1}, new int[] {0, 1}, new double[] {10, 11});
            matrix(local, "V", 3, 2, 1, new int[] {1}, new int[] {2}, new double[] {0.5});
        }));
        assertEquals(2, problem.bilateral());
        assertArrayEquals(new double[] {8, 9, -1, 2, 3}, problem.b());
        assertArrayEquals(
                new double[] {10, 0, 0, 0, 0, 0, 11, 0, 0, 0.5, 0, 0, 4, 0, 0, 0, 0, 0, 5, 0, 0, 0.5, 0, 0, 6},
                Samples.dense(problem.operator()).data);
    }

    /** A point of mass 2 guided along t2 (G) touches with both its other directions. */
    @Test
    void globalProblems() throws ProblemFileException {
        FrictionProblem problem = (FrictionProblem) ProblemFiles.read(file(f -> {
            WritableGroup global = f.putGroup("fclib_global");
            global.putDataset("spacedim", new int[] {3});
            WritableGroup vectors = global.putGroup("vectors");
            vectors.putDataset("f", new double[] {-2, 4, 0});
            vectors.putDataset("w", new double[] {0.25, 0, 0});
            vectors.putDataset("b", new double[] {7});
            vectors.putDataset("mu", new double[] {0.7});
            matrix(global, "M", 3, 3, 3, new int[] {0, 1, 2}, new int[] {0, 1, 2}, new double[] {2, 2, 2});
            matrix(global, "H", 3, 3, 3, new int[] {0, 1, 2}, new int[] {0, 1, 2}, new double[] {1, 1, 1});
            matrix(global, "G", 3, 1, 1, new int[] {0}, new int[] {2}, new double[] {1});
        }));
        assertEquals(1, problem.bilateral());
        assertArrayEquals(new double[] {7, -0.75, 2, 0}, problem.b(), 1e-15);
        assertArrayEquals(new double[] {0.5, 0, 0, 0.5, 0, 0.5, 0, 0, 0, 0, 0.5, 0, 0.5, 0, 0, 0.5},
                Samples.dense(problem.operator()).data, 1e-15);
    }

    @Test
    void planarContacts() throws ProblemFileException {
        FrictionProblem problem = (FrictionProblem) ProblemFiles.read(file(f -> {
            WritableGroup local = f.putGroup("fclib_local");
            vectors(local, 2, new double[] {-1, 2}, new double[] {0.7});
            matrix(local, "W", 2, 2, -2, new int[] {0, 2, 4}, new int[] {0, 1, 0, 1}, new double[] {4, 1, 1, 5});
        }));
        assertArrayEquals(new double[] {4, 1, 0, 1, 5, 0, 0, 0, 0}, Samples.dense(problem.operator()).data);
        assertArrayEquals(new double[] {-1, 2, 0}, problem.b());
    }

    private void assertComplaint(String expected, Path file) {
        assertEquals(file + ": " + expected,
                assertThrows(ProblemFileException.class, () -> ProblemFiles.read(file)).getMessage());
    }

    @Test
    void complaintsAboutTheLayout() {
        assertComplaint("is an HDF5 file without /fclib_local or /fclib_global",
                file(f -> f.putDataset("x", new double[] {1})));
        assertComplaint("/fclib_local/spacedim is missing", file(f -> f.putGroup("fclib_local")));
        assertComplaint("/fclib_local/spacedim is 4, expected 2 or 3",
                file(f -> f.putGroup("fclib_local").putDataset("spacedim", new int[] {4})));
        assertComplaint("/fclib_local/spacedim does not hold whole numbers",
                file(f -> f.putGroup("fclib_local").putDataset("spacedim", new double[] {3})));
        assertComplaint("/fclib_local/W/m is missing",
                file(f -> f.putGroup("fclib_local").putDataset("spacedim", new int[] {3})));
    }

    private void assertComplaint(String expected, int m, int n, int nz, int[] p, int[] i, double[] x) {
        assertComplaint(expected, file(f -> {
            WritableGroup local = f.putGroup("fclib_local");
            vectors(local, 3, new double[] {-1, 2, 3}, new double[] {0.7});
            matrix(local, "W", m, n, nz, p, i, x);
        }));
    }

    @Test
    void complaintsAboutMatrices() {
        int[] p = {0, 1, 2, 3};
        int[] i = {0, 1, 2};
        double[] x = {4, 5, 6};
        assertComplaint("/fclib_local/W is 3×6, not square", 3, 6, -2, p, i, x);
        assertComplaint("/fclib_local/W has 4 contact rows, not a multiple of 3", 4, 4, 3, i, i, x);
        assertComplaint("/fclib_local/W/m is -3, not a size", -3, 3, -2, p, i, x);
        assertComplaint("/fclib_local/W/p has 4 numbers, expected 7", 6, 6, -1, p, i, x);
        assertComplaint("/fclib_local/W/p[3] is 4, expected from 2 to 3", 3, 3, -2, new int[] {0, 1, 2, 4}, i, x);
        assertComplaint("/fclib_local/W/p[1] is 4, expected from 0 to 3", 3, 3, -2, new int[] {0, 4, 2, 3}, i, x);
        assertComplaint("/fclib_local/W/p[2] is 0, expected from 1 to 3", 3, 3, -2, new int[] {0, 1, 0, 3}, i, x);
        assertComplaint("/fclib_local/W/i[1] is 3, outside 0 to 2", 3, 3, -2, p, new int[] {0, 3, 2}, x);
        assertComplaint("/fclib_local/W has entries outside its size 3×3", 3, 3, 3, i, new int[] {0, 3, 2}, x);
        assertComplaint("/fclib_local/W/nz is 5, but there are 3, 3 and 3 entries in p, i and x", 3, 3, 5, i, i, x);
        assertComplaint("/fclib_local/vectors/q has 3 numbers, expected 6", 6, 6, 3, i, i, x);
    }

    @Test
    void notHdf5() throws IOException {
        assertComplaint("is not an HDF5 file", Files.writeString(folder.resolve("p.h5"), "something else"));
        byte[] signature = {(byte) 0x89, 'H', 'D', 'F', '\r', '\n', 0x1a, '\n', 0};
        assertComplaint("is not a whole HDF5 file", Files.write(folder.resolve("p.h5"), signature));
    }
}
