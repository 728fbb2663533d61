package org.signorini.complementarity.io.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.signorini.complementarity.io.tests.SameProblem.assertSame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.ProblemKind;
import org.signorini.complementarity.io.ProblemFileException;
import org.signorini.complementarity.io.ProblemFiles;

/** Siconos' text files; the samples are problems of its test set, or small ones in its layout. */
class SiconosTest {

    @TempDir
    private Path folder;

    private Problem read(String text) throws ProblemFileException, IOException {
        return ProblemFiles.read(Files.writeString(folder.resolve("p.dat"), text));
    }

    private static double[] row(LinearProblem p, int i) {
        double[] row = new double[p.size()];
        System.arraycopy(p.matrix().data, i * p.size(), row, 0, row.length);
        return row;
    }

    /** lcp_ortiz of Siconos' test set, solved by (2/3, 0, 1/3, 0). */
    @Test
    void denseColumnByColumn() throws ProblemFileException, IOException {
        LinearProblem p = (LinearProblem) read("""
                4
                0
                4
                4
                4\t4
                  3 -1 0 0
                  1 2 1 0
                  0 1 3 1
                  -1 1 -1 2
                -2.0e+00 1 -1 1
                Remark that nobody reads
                """);
        assertEquals(ProblemKind.LCP, p.kind());
        assertArrayEquals(new double[] {3, 1, 0, -1}, row(p, 0));
        double[] w = new double[4];
        p.evaluate(new double[] {2.0 / 3, 0, 1.0 / 3, 0}, w);
        assertEquals(0, w[0], 1e-15);
        assertEquals(0, w[2], 1e-15);
        assertTrue(w[1] >= 0 && w[3] >= 0);
    }

    @Test
    void blocks() throws ProblemFileException, IOException {
        Problem dense = read("4\n0\n4\n4\n4 4\n3 -1 0 0  1 2 1 0  0 1 3 1  -1 1 -1 2\n-2 1 -1 1");
        Problem blocks = read("""
                4
                1
                4
                4
                4
                2
                2
                2 4
                2 4
                3
                4
                0 2 4
                0 1 0 1
                0
                3 -1 1 2
                1
                0 1 -1 1
                2
                0 0 1 0
                3
                3 1 -1 2
                -2 1 -1 1
                """);
        assertSame(dense, blocks, "lcp_ortiz_block");
    }

    @Test
    void sparseByColumnsAndTriplets() throws ProblemFileException, IOException {
        String head = "3\n2\n3\n3\n%d\nCSparse Version 3.1.9, May 4, 2016.  Copyright (c) Timothy A. Davis\n";
        Problem columns = read(head.formatted(2) + """
                3-by-3, nzmax: 4 nnz: 4, 1-norm: 7
                    col 0 : locations 0 to 1
                      0 : 2
                      2 : 0.5
                    col 1 : locations 2 to 1
                    col 2 : locations 2 to 3
                      0 : -1
                      2 : 7e-1
                1 2 3
                """);
        Problem triplets = read(head.formatted(1) + """
                triplet: 3-by-3, nzmax: 6 nnz: 4
                    2 2 : 7e-1
                    0 0 : 2
                    0 2 : -1
                    2 0 : 0.5
                1 2 3
                """);
        assertArrayEquals(new double[] {2, 0, -1}, row((LinearProblem) columns, 0));
        assertSame(columns, triplets, "sparse");
    }

    /** deudeu_mlcp: u − v − 1 = 0, w = v + 1. */
    @Test
    void mixedWholeAndInParts() throws ProblemFileException, IOException {
        String parts = "1 1 -1 0 -1 1";
        LinearProblem whole = (LinearProblem) read(
                "1\n1\n1\n1\n0 1 2\n0 1\n0\n2\n2\n2 2\n1 0\n-1 1\n-1 1\n" + parts + " 0.0 1.0");
        assertEquals(ProblemKind.MLCP, whole.kind());
        assertTrue(whole.isFree(0) && !whole.isFree(1));
        assertArrayEquals(new double[] {1, -1}, row(whole, 0));
        assertArrayEquals(new double[] {0, 1}, row(whole, 1));
        assertSame(whole, read("0\n1\n1\n1\n" + parts), "parts");
    }

    @Test
    void mixedKeepsTheOrderOfRows() throws ProblemFileException, IOException {
        LinearProblem p = (LinearProblem) read("1 0 1 2  0 1 2 3  1 0 1  0 3 3 3 3  1 2 3 4 5 6 7 8 9  1 2 3");
        assertTrue(!p.isFree(0) && p.isFree(1) && !p.isFree(2));
        assertArrayEquals(new double[] {1, 4, 7}, row(p, 0));
    }

    /** FrictionContact3D_1c of Siconos' test set. */
    @Test
    void friction() throws ProblemFileException, IOException {
        FrictionProblem p = (FrictionProblem) read(
                "3\n1\n\n0\n3\n3\n\n3\n3\n\n15\n-1\n-2\n\n-1\n14\n1\n\n-2\n1\n16\n\n-1\n2\n3\n\n0.1");
        assertEquals(1, p.contacts());
        assertEquals(0.1, p.mu()[0]);
        assertArrayEquals(new double[] {-1, 2, 3}, p.b());
        double[] v = new double[3];
        // reference: the exact Coulomb solution of this file
        p.evaluate(new double[] {0.065695682898, -0.003678614907, -0.005443070814}, v);
        assertEquals(0, v[0], 1e-10);
        assertEquals(0, v[1] * -0.005443070814 - v[2] * -0.003678614907, 1e-10);
    }

    /** Two contacts in the plane: the second tangent is there and does nothing. */
    @Test
    void planarFriction() throws ProblemFileException, IOException {
        FrictionProblem p = (FrictionProblem) read("2\n2\n0\n4\n4\n4 4\n"
                + "4 1 2 0  1 5 0 3  2 0 6 1  0 3 1 7\n-1 -2 -3 -4\n0.1 0.2");
        DMatrixRMaj w = Samples.dense(p.operator());
        assertArrayEquals(new double[] {4, 1, 0, 2, 0, 0, 1, 5, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0,
            2, 0, 0, 6, 1, 0, 0, 3, 0, 1, 7, 0, 0, 0, 0, 0, 0, 0}, w.data);
        assertArrayEquals(new double[] {-1, -2, 0, -3, -4, 0}, p.b());
        assertArrayEquals(new double[] {0.1, 0.2}, p.mu());
    }

    /** A sphere of mass 2 with moment of inertia 4 touching by a unit lever: W = HᵀM⁻¹H, b = w + HᵀM⁻¹f. */
    @Test
    void globalFrictionIsBroughtToContactSpace() throws ProblemFileException, IOException {
        FrictionProblem p = (FrictionProblem) read("3\n1\n"
                + "0\n4\n4\n4 4\n2 0 0 0  0 2 0 0  0 0 2 0  0 0 0 4\n"
                + "0\n4\n3\n4 3\n1 0 0 0  0 1 0 1  0 0 1 0\n"
                + "-2 4 6 8\n0.5 0 0\n0.3\n0\n");
        assertArrayEquals(new double[] {0.5, 0, 0, 0, 0.75, 0, 0, 0, 0.5}, Samples.dense(p.operator()).data, 1e-15);
        assertArrayEquals(new double[] {-0.5, 4, 3}, p.b(), 1e-15);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "' '                          | is empty",
        "x                            | line 1: the first number is 'x', expected a whole number",
        "-1                           | line 1: the first number is '-1', expected a number from 0",
        "2                            | the file ends where the second number should be",
        "7 7 7 7 7                    | begins like none of Siconos' LCP, MLCP and friction problems",
        "5 1 0 5 5 5 5                | holds rolling friction (five rows per contact), for which there is no solver",
        "2 0 2 2 2 2 1 2 3            | M takes 4 numbers, more than the file has",
        "2 0 2 2 2 2 1 2 3 4 5        | q takes 2 numbers, more than the file has",
        "2 0 2 2 2 2 1 2 3 4 5 x       | line 1: q[1] is 'x', expected a number",
        "2 0 2 3 2 3 1 2 3 4 5 6 7 8  | M is 2×3, expected 2×2",
        "2 0 2 2 2 2 1 nan 3 4 5 6    | line 1: M is 'nan', expected a number",
        "2 0 2 2 2 2 1 NaN 3 4 5 6    | line 1: M is 'NaN', expected a finite number",
        "2 0 2 2 2 2 1 1e999 3 4 5 6  | line 1: M is '1e999', expected a finite number",
        "2 0 2 2 2 2 1 2f 3 4 5 6     | line 1: M is '2f', expected a finite number",
        "3 1 0 4 4 4 4 1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 1 1 1 1 | M is 4×4, expected 3×3 for 1 contacts of 3 rows",
        "1 1 1000000000 1000000000 0 2000000000 0 | q takes 2000000000 numbers, more than the file has",
        "60000 1 60000 60000 0 1 2 | q takes 60000 numbers, more than the file has",
        "99999 0 99999 99999 99999 99999 1 | M takes 9999800001 numbers, more than the file has",
        "2 1 2 2 1 1 1 2 2 2 2 0 1 0  | line 1: the index of M is '2 and 2', expected 2 and 1",
        "2 1 2 2 1 1 1 2 3 2 1 0 1 0  | line 1: the ends of the block columns of M is '3', expected less than 3",
        "2 1 2 2 1 1 1 2 2 2 1 0 1 1  | line 1: the column index of M is '1', expected less than 1",
        "2 1 2 2 1 1 1 2 2 2 1 0 1 0 1 1 1 1 1 1 1 | line 1: the number of block 0 of M is '1', expected 0",
        "2 2 2 2 4 CSparse            | line 1: the origin of M is '4', expected 1 (triplets), 2 (columns) or 3 (rows)",
        "1 1 1 1 0 3                  | line 1: the end of row block 0 is '3', expected more than 0, at most 2",
        "1 1 1 1 0 1 2 0 1 0 3 2 3 2 1 1 1 1 1 1 1 1 1 | M is 3×2, expected 2×2",
        "3 1 0 3 3 3 3 1 0 0 0 1 0 0 0 1 1 1 1 -2 | friction coefficient of contact 0 is -2.0",
    })
    void complaints(String text, String expected) throws IOException {
        Path file = Files.writeString(folder.resolve("p.dat"), text);
        assertEquals(file + ": " + expected,
                assertThrows(ProblemFileException.class, () -> ProblemFiles.read(file)).getMessage());
    }

    @Test
    void linesAreCounted() throws IOException {
        Path file = Files.writeString(folder.resolve("p.dat"), "2\n0\n2\n2\n2\t2\n1 2\n3 four\n5 6\n");
        assertTrue(assertThrows(ProblemFileException.class, () -> ProblemFiles.read(file)).getMessage()
                .endsWith("line 7: M is 'four', expected a number"));
    }
}
