package org.signorini.complementarity.io.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.io.ProblemFileException;
import org.signorini.complementarity.io.ProblemFiles;

/**
 * Files other programs wrote, where they are at hand: below the folder the system property {@code signorini.shared}
 * names, or a folder {@code shared} beside this project.
 */
class SharedDataTest {

    private static Path data(String name) {
        String given = System.getProperty("signorini.shared");
        Path found = given == null ? null : Path.of(given, "data", name);
        for (Path at = Path.of("").toAbsolutePath(); found == null && at != null; at = at.getParent()) {
            Path candidate = at.resolve("shared").resolve("data");
            found = Files.isDirectory(candidate) ? candidate.resolve(name) : null;
        }
        assumeTrue(found != null && Files.exists(found), "no shared data here");
        return found;
    }

    @ParameterizedTest
    @CsvSource({
        "siconos/LCP/lcp_mmc.dat, LCP, 26",
        "siconos/LCP/lcp_ortiz_block.dat, LCP, 4",
        "siconos/LCP/lcp_exp_murty2.dat, LCP, 6",
        "siconos/LCP/lcp_CPS_1.dat, LCP, 2",
        "siconos/MLCP/PD_mlcp.dat, MLCP, 7",
        "siconos/MLCP/m3n2_mlcp.dat, MLCP, 5",
        "siconos/MLCP/deudeu_mlcp.dat, MLCP, 2",
        "siconos/FrictionContact/NESpheres_10_1.dat, FRICTION, 27",
        "siconos/FrictionContact/Rover11035.dat, FRICTION, 3",
        "siconos/FrictionContact/FC3D_Example1.dat, FRICTION, 9",
        "siconos/FrictionContact/Box_Stacks-i0122-82-5.hdf5, FRICTION, 246",
        "fclib/local_problem_test.hdf5, FRICTION, 144",
        "contact-problems/pile10, FRICTION, 30",
        "contact-problems/stack40, FRICTION, 120",
        "contact-problems/pile1000impact, FRICTION, 1344"})
    void read(String name, String kind, int size) throws ProblemFileException {
        Problem problem = ProblemFiles.read(data(name));
        assertEquals(kind, problem.kind().name());
        assertEquals(size, problem.size());
    }

    /** The stack's lowest cube: velocities without impulses are those of one step of free fall. */
    @ParameterizedTest
    @CsvSource({"contact-problems/stack40, -0.00981", "fclib/local_problem_test.hdf5, -0.004905"})
    void freeFallUnderAStack(String name, double velocity) throws ProblemFileException {
        FrictionProblem problem = (FrictionProblem) ProblemFiles.read(data(name));
        assertEquals(velocity, problem.b()[0], 1e-8);
    }
}
