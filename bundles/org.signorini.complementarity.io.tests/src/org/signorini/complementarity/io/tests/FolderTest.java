package org.signorini.complementarity.io.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.io.ProblemFileException;
import org.signorini.complementarity.io.ProblemFiles;

class FolderTest {

    @TempDir
    private Path folder;

    private void write(String matrix, String constant, String friction) throws IOException {
        Files.writeString(folder.resolve("W.bcoo.csv"), matrix);
        Files.writeString(folder.resolve("q.csv"), constant);
        Files.writeString(folder.resolve("mu.csv"), friction);
    }

    @Test
    void blocksRowByRow() throws IOException, ProblemFileException {
        write("0,0,4,1,0,1,5,2,0,2,6\n1,1,7,0,0,0,8,0,0,0,9\n0,1,1,2,3,0,0,0,0,0,0\n1,0,1,0,0,2,0,0,3,0,0\n",
                "1\n2\n3\n4\n5\n6\n", "0.5\n0.25\n");
        FrictionProblem p = (FrictionProblem) ProblemFiles.read(folder);
        assertArrayEquals(new double[] {4, 1, 0, 1, 2, 3, 1, 5, 2, 0, 0, 0, 0, 2, 6, 0, 0, 0, 1, 0, 0, 7, 0, 0,
            2, 0, 0, 0, 8, 0, 3, 0, 0, 0, 0, 9}, Samples.dense(p.operator()).data);
        assertArrayEquals(new double[] {1, 2, 3, 4, 5, 6}, p.b());
        assertArrayEquals(new double[] {0.5, 0.25}, p.mu());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "0,0,1,0,0,0,1,0,0,0   | 1;2;3 | 1   | W.bcoo.csv line 1 has 10 numbers, expected 11",
        "0,1,1,0,0,0,1,0,0,0,1 | 1;2;3 | 1   | W.bcoo.csv line 1 names contact 1.0, but there are 1",
        "0,0,1,0,0,0,1,0,0,0,1;0,0,1,0,0,0,1,0,0,0,1 | 1;2;3 | 1 | W.bcoo.csv line 2 repeats block (0, 0)",
        "0,0,1,0,0,0,x,0,0,0,1 | 1;2;3 | 1   | W.bcoo.csv line 1 has 'x', expected a number",
        "0,0,1,0,0,0,1,0,0,0,1 | 1;2   | 1   | q.csv has 2 numbers, expected 3 for the 1 contacts of mu.csv",
        "0,0,1,0,0,0,1,0,0,0,1 | 1;NaN | 1   | q.csv line 2 has NaN, not a finite number",
        "0,0,1,0,0,0,1,0,0,0,1 | 1;2;3 | -1  | friction coefficient of contact 0 is -1.0",
    })
    void complaints(String matrix, String constant, String friction, String expected) throws IOException {
        write(matrix.replace(';', '\n'), constant.replace(';', '\n'), friction);
        assertEquals(folder + ": " + expected,
                assertThrows(ProblemFileException.class, () -> ProblemFiles.read(folder)).getMessage());
    }

    @Test
    void filesThatAreMissing() throws IOException {
        assertEquals(folder + ": is a folder without W.bcoo.csv",
                assertThrows(ProblemFileException.class, () -> ProblemFiles.read(folder)).getMessage());
        Files.writeString(folder.resolve("W.bcoo.csv"), "");
        assertEquals(folder + ": mu.csv is missing in this folder",
                assertThrows(ProblemFileException.class, () -> ProblemFiles.read(folder)).getMessage());
    }
}
