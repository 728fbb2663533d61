package org.signorini.simulation.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.measure.Violations;
import org.signorini.simulation.scheme.SemiImplicitEuler;

/**
 * S0 §6.2, figures 15 to 18: the 12-link pendulum for 20 s in steps of 1 ms by the five solvers of the paper. Their
 * curves lie on each other for as long as the motion itself lets them. With e = 0.7 and Newton's restitution, which
 * brings in energy, it is chaotic: a change of 1e-14 rad in one angle grows to a millimetre within 5 s. With Poisson's,
 * or with e = 0.3, it calms down, and no solver leaves the others in 20 s. Each is on its own, also in the wedge of
 * balls 9, 10 and 12 at 1.421 s with Poisson's law.
 */
class FiveSolversTest {

    private static final int STEPS = 20000;
    private static final String[][] FIVE = {{"pyramid", "path"}, {"pyramid", "pfb-rlm"}, {"pyramid", "pfb-plm"},
        {"exact-cone", "mncp-rlm"}, {"exact-cone", "mncp-plm"}};
    private static final double MILLIMETRE = 1e-3;

    /** Height of the last sphere after every step; nothing fails, nothing overlaps. */
    private static double[] heights(String model, String solver, String law, double e, double disturbed) {
        Simulator simulator = Setup.of(Toys.pendulum(12, ContactLaw.coulomb(0.5).restitution(e, 0, 0.01)),
                Setup.contactModel(model, "normal-law", "gap", "restitution", law), solver, new SemiImplicitEuler(),
                1e-3).build();
        simulator.state().q[0] += disturbed;
        Violations violations = new Violations();
        simulator.add(violations);
        double[] height = new double[STEPS];
        double[] p = new double[3];
        double[] centre = {0, 0, -1};
        for (int k = 0; k < STEPS; k++) {
            assertTrue(simulator.step(), () -> solver + ": " + simulator.failure());
            simulator.response().dynamics().update(simulator.state());
            simulator.response().dynamics().bodies().point(12, centre, 0, p, 0);
            height[k] = p[2];
        }
        assertEquals(0, simulator.statistics().failures(), solver);
        assertTrue(simulator.statistics().residualMax() <= 1e-9, solver);
        assertTrue(violations.penetration() < 1e-3, solver + " overlaps by " + violations.penetration());
        return height;
    }

    /** The first time two curves are further apart than a distance, s. */
    private static double parting(double[] a, double[] b, double distance) {
        int k = 0;
        while (k < STEPS && Math.abs(a[k] - b[k]) <= distance) {
            k++;
        }
        return k * 1e-3;
    }

    @ParameterizedTest
    @CsvSource({"newton, 0.3, 20, 20", "newton, 0.7, 5, 5", "poisson, 0.7, 5, 20"})
    void curvesLieOnEachOther(String law, double e, double withinMillimetre, double withinCentimetre) {
        List<double[]> curves = new ArrayList<>();
        for (String[] combination : FIVE) {
            curves.add(heights(combination[0], combination[1], law, e, 0));
        }
        for (int i = 0; i < FIVE.length; i++) {
            for (int j = 0; j < i; j++) {
                double near = parting(curves.get(i), curves.get(j), MILLIMETRE);
                double parted = parting(curves.get(i), curves.get(j), 10 * MILLIMETRE);
                assertTrue(near >= withinMillimetre && parted >= withinCentimetre,
                        FIVE[i][1] + " leaves " + FIVE[j][1] + " at " + near + " and " + parted + " s");
            }
        }
    }

    /** That they part after all is not the solvers' doing. */
    @Test
    void chaosPartsOneSolverFromItself() {
        double[] calm = heights("planar", "lemke", "newton", 0.3, 0);
        assertEquals(20, parting(calm, heights("planar", "lemke", "newton", 0.3, 1e-14), MILLIMETRE), 0);
        double[] wild = heights("planar", "lemke", "newton", 0.7, 0);
        assertTrue(parting(wild, heights("planar", "lemke", "newton", 0.7, 1e-14), MILLIMETRE) < 10);
    }

    /** Wedges between links, impulses of 4000 Ns: ssn, the first of the default chain, gets through all of them. */
    @ParameterizedTest
    @CsvSource({"newton, 0.7", "newton, 0", "poisson, 0.7", "poisson, 0.3"})
    void semismoothNewtonNeedsNoHelp(String law, double e) {
        heights("exact-cone", "ssn", law, e, 0);
    }
}
