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
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
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

    private static List<Arguments> broken() {
        return List.of(
                Arguments.of("{", "the file ends inside the problem"),
                Arguments.of("{'kind':'lcp','M':[[1,2],[3", "the file ends inside M[1][1]"),
                Arguments.of("[1]", "the problem is an array, expected an object"),
                Arguments.of("{'kind':'lcp'} {}", "more follows after the problem"),
                Arguments.of("{}", "'kind' is missing"),
                Arguments.of("{'kind':7}", "kind is a number, expected text"),
                Arguments.of("{'kind':'qp'}", "kind is 'qp', expected lcp, mlcp, box, friction or ccp"),
                Arguments.of("{'kind':'ncp'}", "kind is 'ncp', but a nonlinear problem has no file form"),
                Arguments.of("{'kind':'lcp','q':[1]}", "'M' is missing"),
                Arguments.of("{'kind':'lcp','M':[[1]]}", "'q' is missing"),
                Arguments.of("{'kind':'lcp','M':[[1]],'M':[[1]]}", "'M' is given twice"),
                Arguments.of("{'kind':'lcp','Q':[1]}", "the key 'Q' is unknown"),
                Arguments.of("{'kind':'lcp','W':[[1]],'q':[1]}",
                        "'W' does not belong to a problem of kind 'lcp', which has M, q"),
                Arguments.of("{'kind':'lcp','M':[[1,2],[3]],'q':[1,2]}", "M[1] has 1 numbers, expected 2"),
                Arguments.of("{'kind':'lcp','M':[[1,2],[3,4]],'q':[1,2,3]}", "M has 2 rows, expected 3"),
                Arguments.of("{'kind':'lcp','M':[1],'q':[1]}", "M[0] is a number, expected an array of numbers"),
                Arguments.of("{'kind':'lcp','M':[['1']],'q':[1]}", "M[0][0] is text, expected a number"),
                Arguments.of("{'kind':'lcp','M':[[[1]]],'q':[1]}", "M[0][0] is an array, expected a number"),
                Arguments.of("{'kind':'lcp','M':[[null]],'q':[1]}", "M[0][0] is null, expected a number"),
                Arguments.of("{'kind':'lcp','M':[[1e999]],'q':[1]}", "M[0][0] is 1e999, too large for a number"),
                Arguments.of("{'kind':'lcp','M':[[1]],'q':true}", "q is true or false, expected an array of numbers"),
                Arguments.of("{'kind':'mlcp','M':[[1]],'q':[1],'free':[1]}", "free[0] is 1, but there are only 1 rows"),
                Arguments.of("{'kind':'mlcp','M':[[1]],'q':[1],'free':[0.5]}",
                        "free[0] is 0.5, expected a whole number from 0"),
                Arguments.of("{'kind':'box','M':[[1]],'q':[1],'lower':[]}", "lower has 0 numbers, expected 1"),
                Arguments.of("{'kind':'box','M':[[1]],'q':[1],'lower':[2],'upper':[1]}", "row 0 has bounds [2.0, 1.0]"),
                Arguments.of("{'kind':'friction','W':[],'b':[],'blocks':[],'mu':[]}",
                        "'W' and 'blocks' are both given; one is enough"),
                Arguments.of("{'kind':'friction','blocks':[],'b':[1,2],'mu':[1]}",
                        "b has 2 numbers, expected 3: 0 bilateral rows and 3 for each of 1 contacts"),
                Arguments.of("{'kind':'friction','blocks':[[0,1,[1]]],'b':[1,2,3],'mu':[1]}",
                        "blocks[0][1] is 1, but there are only 1 bilateral rows and contacts"),
                Arguments.of("{'kind':'friction','blocks':[[0,0,[1]]],'b':[1,2,3],'mu':[1]}",
                        "blocks[0][2] has 1 numbers, expected 9"),
                Arguments.of("{'kind':'friction','blocks':[[0,0]],'b':[1,2,3],'mu':[1]}",
                        "blocks[0] is not a block [row, column, [numbers]]"),
                Arguments.of("{'kind':'friction','blocks':[[0,0,[1],4]],'b':[1],'mu':[],'bilateral':1}",
                        "blocks[0][3] is too much for a block [row, column, [numbers]]"),
                Arguments.of("{'kind':'friction','blocks':[[0,0,[1]],[0,0,[1]]],'b':[1],'mu':[],'bilateral':1}",
                        "block (0, 0) is given twice in blocks"),
                Arguments.of("{'kind':'friction','blocks':[],'b':[1,2,3],'mu':[-1]}",
                        "friction coefficient of contact 0 is -1.0"),
                Arguments.of("{'kind':'friction','W':[[1,0,0],[0.5,1,0],[0,0,1]],'b':[1,2,3],'mu':[1]}",
                        "W is not symmetric: [1][0] is 0.5 but [0][1] is 0.0"),
                Arguments.of("{'kind':'ccp','N':[],'p':[],'mu':[],'bilateral':-1}",
                        "bilateral is -1.0, expected a whole number from 0"),
                Arguments.of("{'kind':'ccp','N':[],'p':[],'mu':[],'bilateral':7}",
                        "p has 0 numbers, expected 7: 7 bilateral rows and 3 for each of 0 contacts"));
    }

    /** Single quotes stand for double ones. */
    @ParameterizedTest
    @MethodSource("broken")
    void complaints(String text, String expected) throws IOException {
        assertEquals(expected, complaint(text.replace('\'', '"')));
    }

    private static List<Arguments> notJson() {
        return List.of(
                Arguments.of("{'kind':'lcp','M':[[NaN]],'q':[1]}", "in M[0][0] (line 1, column #) it is not JSON"),
                Arguments.of("{'kind':'lcp','M':[[1,]],'q':[1]}", "in M[0][1] (line 1, column #) it is not JSON"),
                Arguments.of("{'kind':'lcp','M':[[01]],'q':[1]}", "in M[0][0] (line 1, column #) it is not JSON"),
                Arguments.of("{kind:'lcp'}", "in the problem (line 1, column #) it is not JSON"));
    }

    @ParameterizedTest
    @MethodSource("notJson")
    void brokenSyntaxIsLocated(String text, String expected) throws IOException {
        assertEquals(expected, complaint(text.replace('\'', '"')).replaceAll("column \\d+", "column #"));
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
