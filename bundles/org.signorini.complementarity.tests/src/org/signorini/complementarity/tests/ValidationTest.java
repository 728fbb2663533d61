package org.signorini.complementarity.tests;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.NonlinearProblem;
import org.signorini.complementarity.ProblemException;
import org.signorini.complementarity.ProblemKind;
import org.signorini.complementarity.operator.BlockSparseOperator;
import org.signorini.complementarity.operator.ContactGraphOperator;
import org.signorini.complementarity.operator.DenseOperator;

/** Problems that cannot be posed are refused, and the message names the place. */
class ValidationTest {

    private static final double INFINITY = Double.POSITIVE_INFINITY;

    private static DMatrixRMaj identity(int n) {
        DMatrixRMaj m = new DMatrixRMaj(n, n);
        for (int i = 0; i < n; i++) {
            m.set(i, i, 1);
        }
        return m;
    }

    private static void assertRefused(String reason, Executable executable) {
        String message = assertThrows(ProblemException.class, executable).getMessage();
        assertTrue(message.contains(reason), message + " does not say: " + reason);
    }

    private static FrictionProblem friction(DMatrixRMaj w, double[] b, double... mu) {
        return new FrictionProblem(new DenseOperator(w, 0), b, mu);
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void numbersThatAreNotFinite(double bad) {
        DMatrixRMaj m = identity(3);
        m.set(1, 2, bad);
        assertRefused("M[1][2] is " + bad, () -> LinearProblem.lcp(m, new double[3]).prepare());
        assertRefused("q[1] is " + bad, () -> LinearProblem.lcp(identity(2), new double[] {0, bad}).prepare());
        assertRefused("W[1][2] is " + bad, () -> friction(m, new double[3], 0.5).prepare());
        assertRefused("b[2] is " + bad, () -> friction(identity(3), new double[] {0, 0, bad}, 0.5).prepare());
        assertRefused("coefficient of contact 0 is " + bad, () -> friction(identity(3), new double[3], bad).prepare());
        assertRefused("r[2] is " + bad, () -> new ConeProblem(new DenseOperator(identity(3), 0),
                new double[] {0, 0, bad}, new double[1]).prepare());
    }

    @Test
    void badNumberOnTheDiagonal() {
        DMatrixRMaj m = identity(3);
        m.set(2, 2, Double.NaN);
        assertRefused("M[2][2] is NaN", () -> LinearProblem.lcp(m, new double[3]).prepare());
    }

    @Test
    void badNumberInBlocksAndBodies() {
        BlockSparseOperator blocks = new BlockSparseOperator();
        blocks.begin(1, 1);
        blocks.add(1, 1, new double[] {1, 0, 0, 0, 1, Double.NaN, 0, 0, 1}, 0);
        blocks.finish();
        assertRefused("W[2][3] is NaN", () -> new FrictionProblem(blocks).prepare());

        ContactGraphOperator graph = new ContactGraphOperator();
        graph.begin(1);
        graph.setBody(0, Double.NaN, new double[9], 0);
        assertRefused("inverse mass of body 0 is NaN", () -> new FrictionProblem(graph).prepare());
    }

    @Test
    void wrongSizes() {
        assertRefused("M is 2×2 but q has 3 rows", () -> LinearProblem.lcp(identity(2), new double[3]));
        assertRefused("M is 2×3", () -> LinearProblem.lcp(new DMatrixRMaj(2, 3), new double[2]));
        assertRefused("free row 2", () -> LinearProblem.mixed(identity(2), new double[2], 2));
        assertRefused("bounds have 1 and 2",
                () -> LinearProblem.boxed(identity(2), new double[2], new double[1], new double[2]));
        assertRefused("2×3, not square", () -> new DenseOperator(new DMatrixRMaj(2, 3), 0));
        assertRefused("4 bilateral rows do not fit", () -> new DenseOperator(identity(3), 4));
        assertRefused("three per contact", () -> friction(identity(4), new double[4], 0.5));
        assertRefused("W has 3 rows but b has 2", () -> friction(identity(3), new double[2], 0.5));
        assertRefused("1 contacts but 0 friction", () -> friction(identity(3), new double[3]));
        assertRefused("N has 3 rows but r has 2", () -> new ConeProblem(new DenseOperator(identity(3), 0),
                new double[2], new double[1]));
        assertRefused("2 lower but 1 upper", () -> new NonlinearProblem(null, new double[2], new double[1]));
    }

    @Test
    void blocksAndBodiesThatDoNotExist() {
        BlockSparseOperator blocks = new BlockSparseOperator();
        assertRefused("cannot be", () -> blocks.begin(-1, 2));
        blocks.begin(1, 2);
        assertRefused("block (3, 0) is outside", () -> blocks.add(3, 0, new double[9], 0));
        ContactGraphOperator graph = new ContactGraphOperator();
        graph.begin(2);
        assertRefused("not among 2", () -> graph.addContact(0, new double[18], 0, 2, new double[18], 0));
    }

    @Test
    void negativeFriction() {
        assertRefused("friction coefficient of contact 1 is -0.1",
                () -> friction(identity(6), new double[6], 0.5, -0.1).prepare());
    }

    @Test
    void asymmetry() {
        DMatrixRMaj w = identity(3);
        w.set(0, 1, 0.1);
        assertRefused("W is not symmetric: [1][0] is 0.0 but [0][1] is 0.1",
                () -> friction(w, new double[3], 0.5).prepare());
        BlockSparseOperator blocks = new BlockSparseOperator();
        new DenseOperator(w, 0).assemble(blocks);
        assertRefused("W is not symmetric", () -> new FrictionProblem(blocks).prepare());
        // one triangle only: a block without its mirror image
        blocks.begin(0, 2);
        blocks.add(0, 0, identity(3).data, 0);
        blocks.add(1, 1, identity(3).data, 0);
        blocks.add(0, 1, new double[] {0.5, 0, 0, 0, 0, 0, 0, 0, 0}, 0);
        blocks.finish();
        assertRefused("N is not symmetric", () -> new ConeProblem(blocks).prepare());
        // linear problems promise no symmetry
        assertDoesNotThrow(() -> LinearProblem.lcp(w, new double[3]).prepare());
    }

    @Test
    void impossibleBounds() {
        double[][] bounds = {{1, 0}, {Double.NaN, 1}, {0, Double.NaN}, {INFINITY, INFINITY}, {-INFINITY, -INFINITY}};
        for (double[] b : bounds) {
            LinearProblem problem = LinearProblem.boxed(identity(2), new double[2], new double[] {0, b[0]},
                    new double[] {1, b[1]});
            assertRefused("row 1 has bounds [" + b[0] + ", " + b[1] + "]", problem::prepare);
        }
    }

    @Test
    void kindsFollowFromBounds() {
        double[] zero = new double[2];
        assertEquals(ProblemKind.LCP, prepared(LinearProblem.lcp(identity(2), zero)).kind());
        assertEquals(ProblemKind.MLCP, prepared(LinearProblem.mixed(identity(2), zero, 1)).kind());
        double[] one = {1, 1};
        assertEquals(ProblemKind.BOX, prepared(LinearProblem.boxed(identity(2), zero, zero, one)).kind());
        double[] some = {-INFINITY, 0};
        assertEquals(ProblemKind.BOX,
                prepared(LinearProblem.boxed(identity(2), zero, some, new double[] {INFINITY, 1})).kind());
    }

    /** A problem refused once and then mended is taken: nothing of the refusal stays behind. */
    @Test
    void mendedProblemsAreTaken() {
        FrictionProblem problem = friction(identity(6), new double[6], 0.5, 0.5);
        Arrays.fill(problem.mu(), -1);
        assertThrows(ProblemException.class, problem::prepare);
        Arrays.fill(problem.mu(), 1);
        assertDoesNotThrow(problem::prepare);
    }

    private static LinearProblem prepared(LinearProblem problem) {
        problem.prepare();
        return problem;
    }
}
