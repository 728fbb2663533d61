package org.signorini.solver.semismooth.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.io.ProblemFiles;
import org.signorini.complementarity.solver.Solution;

/**
 * Steps of pendulums whose balls wedge each other, as S0 §6.2 has them. Plane, so that the first tangent of every
 * contact is one that nothing can move along: its row of W is rounding.
 * <ul>
 * <li>wedge-of-two: twelve links, Poisson's restitution, ball 12 between balls 9 and 10; approaching at 5.6 mm/s takes
 * 85 Ns;
 * <li>wedge-of-three, grazing: twelve links, three contacts; Poisson with μ = 0.2, and no restitution;
 * <li>face-to-face: six links, two contacts opposite each other but for 1e-6 rad, 1e6 times the impulse.
 * </ul>
 */
class PendulumProblemsTest {

    @TempDir
    Path folder;

    private FrictionProblem read(String name) throws Exception {
        Path file = folder.resolve(name + ".json");
        try (InputStream data = PendulumProblemsTest.class.getResourceAsStream("pendulum/" + name + ".json")) {
            Files.copy(data, file);
        }
        return (FrictionProblem) ProblemFiles.read(file);
    }

    @ParameterizedTest
    @ValueSource(strings = {"wedge-of-two", "wedge-of-three", "grazing", "face-to-face"})
    void areSolved(String name) throws Exception {
        FrictionProblem problem = read(name);
        for (String id : Solvers.FRICTION) {
            Solution solution = Solvers.solve(id, problem);
            assertTrue(solution.solved(), () -> name + ": " + solution);
            assertTrue(solution.iterations() < 500, () -> name + ": " + solution);
        }
    }

    /** The only one: enumerating which contact opens, sticks or slides leaves ball 10 sticking and ball 9 sliding. */
    @Test
    void theWedgeOfTwoHasOneSolution() throws Exception {
        FrictionProblem problem = read("wedge-of-two");
        for (String id : Solvers.FRICTION) {
            Solution solution = Solvers.solve(id, problem);
            assertEquals(85.23852041, solution.z()[0], 1e-6);
            assertEquals(10.02467241, solution.z()[2], 1e-6);
            assertEquals(78.58471270, solution.z()[3], 1e-6);
            assertEquals(39.29235635, solution.z()[5], 1e-6);
            assertEquals(-0.412299026, solution.w()[5], 1e-9);
        }
    }

    /** A minimum of ½‖Φ‖² near rest holds most of what starts at random; the path takes some 50 iterations. */
    @Test
    void withoutThePathTheyStayInALocalMinimum() throws Exception {
        FrictionProblem problem = read("wedge-of-two");
        for (String id : Solvers.FRICTION) {
            Solution stuck = Solvers.solve(id, problem, "smoothing", "false", "max-iterations", "500");
            assertFalse(stuck.solved(), stuck::toString);
        }
    }
}
