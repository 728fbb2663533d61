package org.signorini.complementarity.io.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.signorini.complementarity.io.tests.SameProblem.assertSame;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.ProblemKind;
import org.signorini.complementarity.io.ProblemFileException;
import org.signorini.complementarity.io.ProblemFiles;

/** The project's own problem files: what they mean, and what is said of broken ones. */
class JsonTest {

    @TempDir
    private Path folder;

    private Problem read(String text) throws ProblemFileException, IOException {
        return ProblemFiles.read(Files.writeString(folder.resolve("p.json"), text));
    }

    private String complaint(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("p.json"), text);
        String message = assertThrows(ProblemFileException.class, () -> ProblemFiles.read(file)).getMessage();
        assertTrue(message.startsWith(file + ": "), message);
        return message.substring((file + ": ").length());
    }

    @Test
    void lcp() throws ProblemFileException, IOException {
        LinearProblem p = (LinearProblem) read("{\"kind\":\"lcp\",\"M\":[[2,1],[1,2]],\"q\":[-5,-6]}");
        assertEquals(ProblemKind.LCP, p.kind());
        double[] w = new double[2];
        p.evaluate(new double[] {4.0 / 3, 7.0 / 3}, w);
        assertArrayEquals(new double[2], w, 1e-15);
    }

    @Test
    void mixed() throws ProblemFileException, IOException {
        LinearProblem p = (LinearProblem) read("{\"free\":[1],\"q\":[1,2],\"M\":[[1,2],[3,4]],\"kind\":\"mlcp\"}");
        assertEquals(ProblemKind.MLCP, p.kind());
        assertTrue(p.isFree(1) && !p.isFree(0));
        assertEquals(2, p.matrix().get(0, 1));
    }

    @Test
    void boundsMayBeMissing() throws ProblemFileException, IOException {
        LinearProblem p = (LinearProblem) read(
                "{\"kind\":\"box\",\"M\":[[1,0,0],[0,1,0],[0,0,1]],\"q\":[1,2,3],\"lower\":[null,-1,0],"
                        + "\"upper\":[null,1e3,null]}");
        assertEquals(ProblemKind.BOX, p.kind());
        assertTrue(p.isFree(0));
        assertEquals(-1, p.lower()[1]);
        assertEquals(1000, p.upper()[1]);
        assertEquals(Double.POSITIVE_INFINITY, p.upper()[2]);
        LinearProblem capped = (LinearProblem) read("{\"kind\":\"box\",\"M\":[[1]],\"q\":[-9],\"upper\":[4]}");
        assertEquals(0, capped.lower()[0]);
    }

    @Test
    void denseAndBlocksAreTheSameProblem() throws ProblemFileException, IOException {
        String rest = "\"b\":[1,2,3,4],\"mu\":[0.5],\"bilateral\":1,\"kind\":\"friction\"}";
        FrictionProblem dense = (FrictionProblem) read(
                "{\"W\":[[9,1,2,3],[1,5,0,1],[2,0,6,0],[3,1,0,7]]," + rest);
        FrictionProblem blocks = (FrictionProblem) read(
                "{\"blocks\":[[1,1,[5,0,1,0,6,0,1,0,7]],[0,0,[9]],[1,0,[1,2,3]],[0,1,[1,2,3]]]," + rest);
        assertEquals(1, dense.bilateral());
        assertEquals(1, dense.contacts());
        assertSame(dense, blocks, "friction");
    }

    @Test
    void cone() throws ProblemFileException, IOException {
        ConeProblem p = (ConeProblem) read("{\"kind\":\"ccp\",\"N\":[[1,0,0],[0,1,0],[0,0,1]],\"p\":[-1,2,3],"
                + "\"mu\":[0.1],\"bilateral\":0,\"comment\":\"by hand\"}");
        assertArrayEquals(new double[] {-1, 2, 3}, p.r());
        assertEquals(0.1, p.mu()[0]);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\'', value = {
        "'{'                                                      | the file ends inside the problem",
        "'{\"kind\":\"lcp\",\"M\":[[1,2],[3'                      | the file ends inside M[1][1]",
        "'[1]'                                                    | the problem is an array, expected an object",
        "'{\"kind\":\"lcp\"} {}'                                  | 'more follows after the problem'",
        "'{}'                                                     | '''kind'' is missing'",
        "'{\"kind\":7}'                                           | 'kind is a number, expected text'",
        "'{\"kind\":\"qp\"}'                                      | 'kind is ''qp'', expected lcp, mlcp, box, friction or ccp'",
        "'{\"kind\":\"ncp\"}'                                     | 'kind is ''ncp'', but a nonlinear problem has no file form'",
        "'{\"kind\":\"lcp\",\"q\":[1]}'                           | '''M'' is missing'",
        "'{\"kind\":\"lcp\",\"M\":[[1]]}'                         | '''q'' is missing'",
        "'{\"kind\":\"lcp\",\"M\":[[1]],\"M\":[[1]]}'             | '''M'' is given twice'",
        "'{\"kind\":\"lcp\",\"Q\":[1]}'                           | 'the key ''Q'' is unknown'",
        "'{\"kind\":\"lcp\",\"W\":[[1]],\"q\":[1]}'  | '''W'' does not belong to a problem of kind ''lcp'', which has M, q'",
        "'{\"kind\":\"lcp\",\"M\":[[1,2],[3]],\"q\":[1,2]}'       | 'M[1] has 1 numbers, expected 2'",
        "'{\"kind\":\"lcp\",\"M\":[[1,2],[3,4]],\"q\":[1,2,3]}'   | 'M has 2 rows, expected 3'",
        "'{\"kind\":\"lcp\",\"M\":[1],\"q\":[1]}'                 | 'M[0] is a number, expected an array of numbers'",
        "'{\"kind\":\"lcp\",\"M\":[[\"1\"]],\"q\":[1]}'           | 'M[0][0] is text, expected a number'",
        "'{\"kind\":\"lcp\",\"M\":[[[1]]],\"q\":[1]}'             | 'M[0][0] is an array, expected a number'",
        "'{\"kind\":\"lcp\",\"M\":[[null]],\"q\":[1]}'            | 'M[0][0] is null, expected a number'",
        "'{\"kind\":\"lcp\",\"M\":[[1e999]],\"q\":[1]}'           | 'M[0][0] is 1e999, too large for a number'",
        "'{\"kind\":\"lcp\",\"M\":[[1]],\"q\":true}'              | 'q is true or false, expected an array of numbers'",
        "'{\"kind\":\"mlcp\",\"M\":[[1]],\"q\":[1],\"free\":[1]}' | 'free[0] is 1, but there are only 1 rows'",
        "'{\"kind\":\"mlcp\",\"M\":[[1]],\"q\":[1],\"free\":[0.5]}' | 'free[0] is 0.5, expected a whole number from 0'",
        "'{\"kind\":\"box\",\"M\":[[1]],\"q\":[1],\"lower\":[]}'  | 'lower has 0 numbers, expected 1'",
        "'{\"kind\":\"box\",\"M\":[[1]],\"q\":[1],\"lower\":[2],\"upper\":[1]}' | 'row 0 has bounds [2.0, 1.0]'",
        "'{\"kind\":\"friction\",\"W\":[],\"b\":[],\"blocks\":[],\"mu\":[]}' | '''W'' and ''blocks'' are both given; one is enough'",
        "'{\"kind\":\"friction\",\"blocks\":[],\"b\":[1,2],\"mu\":[1]}' | 'b has 2 numbers, expected 3: 0 bilateral rows and 3 for each of 1 contacts'",
        "'{\"kind\":\"friction\",\"blocks\":[[0,1,[1]]],\"b\":[1,2,3],\"mu\":[1]}' | 'blocks[0][1] is 1, but there are only 1 bilateral rows and contacts'",
        "'{\"kind\":\"friction\",\"blocks\":[[0,0,[1]]],\"b\":[1,2,3],\"mu\":[1]}' | 'blocks[0][2] has 1 numbers, expected 9'",
        "'{\"kind\":\"friction\",\"blocks\":[[0,0]],\"b\":[1,2,3],\"mu\":[1]}' | 'blocks[0] is not a block [row, column, [numbers]]'",
        "'{\"kind\":\"friction\",\"blocks\":[[0,0,[1],4]],\"b\":[1],\"mu\":[],\"bilateral\":1}' | 'blocks[0][3] is too much for a block [row, column, [numbers]]'",
        "'{\"kind\":\"friction\",\"blocks\":[[0,0,[1]],[0,0,[1]]],\"b\":[1],\"mu\":[],\"bilateral\":1}' | 'block (0, 0) is given twice in blocks'",
        "'{\"kind\":\"friction\",\"blocks\":[],\"b\":[1,2,3],\"mu\":[-1]}' | 'friction coefficient of contact 0 is -1.0'",
        "'{\"kind\":\"friction\",\"W\":[[1,0,0],[0.5,1,0],[0,0,1]],\"b\":[1,2,3],\"mu\":[1]}' | 'W is not symmetric: [1][0] is 0.5 but [0][1] is 0.0'",
        "'{\"kind\":\"ccp\",\"N\":[],\"p\":[],\"mu\":[],\"bilateral\":-1}' | 'bilateral is -1.0, expected a whole number from 0'",
        "'{\"kind\":\"ccp\",\"N\":[],\"p\":[],\"mu\":[],\"bilateral\":2147483647}' | 'p has 0 numbers, expected 2147483647: 2147483647 bilateral rows and 3 for each of 0 contacts'",
    })
    void complaints(String text, String expected) throws IOException {
        assertEquals(expected, complaint(text));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\'', value = {
        "'{\"kind\":\"lcp\",\"M\":[[NaN]],\"q\":[1]}'  | 'in M[0][0] (line 1, column 22) it is not JSON'",
        "'{\"kind\":\"lcp\",\"M\":[[1,]],\"q\":[1]}'   | 'in M[0][1] (line 1, column 23) it is not JSON'",
        "'{\"kind\":\"lcp\",\"M\":[[01]],\"q\":[1]}'   | 'in M[0][0] (line 1, column 22) it is not JSON'",
        "'{kind:\"lcp\"}'                              | 'in the problem (line 1, column 3) it is not JSON'",
    })
    void brokenSyntaxIsLocated(String text, String expected) throws IOException {
        assertEquals(expected.replaceAll("column \\d+", "column #"), complaint(text).replaceAll("column \\d+", "column #"));
    }

    @Test
    void depthDoesNotMatter() throws IOException {
        assertEquals("M[0][0] is an array, expected a number",
                complaint("{\"kind\":\"lcp\",\"M\":" + "[".repeat(1_000_000)));
        assertEquals("q is an object, expected an array of numbers",
                complaint("{\"q\":" + "{\"q\":".repeat(1_000_000)));
    }

    @Test
    void notText() throws IOException {
        Path file = Files.write(folder.resolve("p.json"),
                "{\"kind\":\"l\u00e4p\"}".getBytes(StandardCharsets.ISO_8859_1));
        assertTrue(assertThrows(ProblemFileException.class, () -> ProblemFiles.read(file)).getMessage()
                .endsWith(": is not UTF-8 text"));
        assertEquals("is empty", complaint(""));
    }

    @Test
    void aByteOrderMarkIsNoHarm() throws IOException, ProblemFileException {
        assertEquals(1, read("\uFEFF{\"kind\":\"lcp\",\"M\":[[2]],\"q\":[-5]}").size());
    }
}
