package org.signorini.complementarity.io.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;

import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.NonlinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.operator.Operator;

/** Whether two problems have the same numbers, to the last bit. */
final class SameProblem {

    private SameProblem() {
    }

    static void assertSame(Problem expected, Problem actual, String message) {
        assertEquals(expected.kind(), actual.kind(), message);
        assertEquals(expected.size(), actual.size(), message);
        int n = expected.size();
        switch (expected) {
            case LinearProblem e -> {
                LinearProblem a = (LinearProblem) actual;
                assertNumbers(e.matrix().data, a.matrix().data, n * n, message + ", M");
                assertNumbers(e.q(), a.q(), n, message + ", q");
                assertNumbers(e.lower(), a.lower(), n, message + ", lower");
                assertNumbers(e.upper(), a.upper(), n, message + ", upper");
            }
            case FrictionProblem e -> {
                FrictionProblem a = (FrictionProblem) actual;
                assertOperators(e.operator(), a.operator(), message);
                assertNumbers(e.b(), a.b(), n, message + ", b");
                assertNumbers(e.mu(), a.mu(), e.contacts(), message + ", mu");
            }
            case ConeProblem e -> {
                ConeProblem a = (ConeProblem) actual;
                assertOperators(e.operator(), a.operator(), message);
                assertNumbers(e.r(), a.r(), n, message + ", r");
                assertNumbers(e.mu(), a.mu(), e.contacts(), message + ", mu");
            }
            case NonlinearProblem e -> throw new AssertionError("a nonlinear problem came from a file");
        }
    }

    private static void assertOperators(Operator expected, Operator actual, String message) {
        assertEquals(expected.bilateral(), actual.bilateral(), message);
        assertNumbers(Samples.dense(expected).data, Samples.dense(actual).data, expected.size() * expected.size(),
                message + ", matrix");
    }

    private static void assertNumbers(double[] expected, double[] actual, int n, String message) {
        // adding 0.0 makes −0.0 and 0.0 one number
        assertArrayEquals(Arrays.stream(expected, 0, n).map(x -> x + 0.0).toArray(),
                Arrays.stream(actual, 0, n).map(x -> x + 0.0).toArray(), message);
    }
}
