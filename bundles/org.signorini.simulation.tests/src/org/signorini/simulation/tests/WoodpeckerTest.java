package org.signorini.simulation.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.ejml.data.Complex_F64;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.multibody.State;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.measure.FloquetMultipliers;
import org.signorini.simulation.measure.LimitCycle;
import org.signorini.simulation.measure.Section;
import org.signorini.simulation.scheme.MoreauJean;
import org.signorini.simulation.scheme.MoreauMidpoint;

/** The woodpecker toy of S4 with its parameters, and Siconos' trajectory of it. */
class WoodpeckerTest {

    /** φ_S rises through −0.3. */
    private static final Section SECTION = Section.coordinates(-0.3, 0, 1, 1);

    private static Simulator simulator(String model, String solver, Scheme scheme, double step) {
        return Setup.of(Toys.woodpecker(KinematicsMode.LINEARIZED),
                Setup.contactModel(model, "normal-law", "velocity"), solver, scheme, step).build();
    }

    private static LimitCycle cycle(Simulator simulator, double duration) {
        LimitCycle cycle = LimitCycle.attach(simulator, SECTION, duration / 2);
        assertTrue(simulator.run(duration).isDone(), () -> simulator.failure().toString());
        assertTrue(cycle.periods() > 5);
        return cycle;
    }

    /** Eq. 14–16: W of the closed lower sleeve contact is wᵀM⁻¹w of the paper. */
    @Test
    void matricesAreThoseOfThePaper() {
        Simulator simulator = simulator("planar", "lemke", new MoreauMidpoint(), 1e-4);
        assertTrue(simulator.step());
        assertEquals(1, simulator.lastStep().contacts().count());
        double[] w = ((DenseOperator) simulator.response().operator()).matrix().data;
        double[] m = {Toys.MS + Toys.MM, Toys.MS * Toys.LM, Toys.MS * Toys.LG, Toys.MS * Toys.LM,
                Toys.JM + Toys.MS * Toys.LM * Toys.LM, Toys.MS * Toys.LM * Toys.LG, Toys.MS * Toys.LG,
                Toys.MS * Toys.LM * Toys.LG, Toys.JS + Toys.MS * Toys.LG * Toys.LG};
        double[] normal = {0, Toys.HM, 0};
        double[] tangent = {1, Toys.RM, 0};
        double[] mn = solve3(m, normal);
        double[] mt = solve3(m, tangent);
        assertEquals(1, w[0] / dot(normal, mn), 1e-12);
        assertEquals(1, w[1] / dot(tangent, mn), 1e-12);
        assertEquals(1, w[4] / dot(tangent, mt), 1e-12);
        // the third direction is out of the plane
        assertArrayEquals(new double[] {0, 0, 0}, new double[] {w[2], w[5], w[8]}, 0);
        // eq. 15 at the midpoint q⁻ + ½hu⁻, ω_M⁻ = 0
        assertEquals(Toys.RM - Toys.RO + Toys.HM * -0.1036, simulator.lastStep().contacts().gap[0], 1e-15);
    }

    private static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    /** Cramer's rule. */
    private static double[] solve3(double[] m, double[] b) {
        double[] x = new double[3];
        double det = det(m);
        for (int c = 0; c < 3; c++) {
            double[] replaced = m.clone();
            for (int r = 0; r < 3; r++) {
                replaced[3 * r + c] = b[r];
            }
            x[c] = det(replaced) / det;
        }
        return x;
    }

    private static double det(double[] m) {
        return m[0] * (m[4] * m[8] - m[5] * m[7]) - m[1] * (m[3] * m[8] - m[5] * m[6])
                + m[2] * (m[3] * m[7] - m[4] * m[6]);
    }

    /** Midpoint rule at 1e-4: 0.146301 s and 19.638 mm; single periods scatter by 1e-3 s. */
    @ParameterizedTest
    @CsvSource({"planar, lemke", "planar, path", "planar, pfb-rlm", "planar, pfb-plm", "pyramid, lemke",
            "pyramid, path", "exact-cone, nsgs", "exact-cone, ssn", "exact-cone, mncp-rlm", "exact-cone, mncp-plm"})
    void everyModelAndSolverFindsTheCycle(String model, String solver) {
        Simulator simulator = simulator(model, solver, new MoreauMidpoint(), 1e-4);
        LimitCycle cycle = cycle(simulator, 4);
        assertEquals(0.146301, cycle.period(), 2e-4);
        assertEquals(-0.019638, cycle.shift(0), 8e-5);
        assertEquals(0, simulator.statistics().failures());
        assertTrue(simulator.statistics().sizeMax() <= (model.equals("pyramid") ? 12 : 6));
    }

    /** At 1e-5, last half of 4 s: 0.145994 s, 19.4555 mm, φ_S within [−0.52983, 0.12012]. */
    @Test
    void refinedCycle() {
        Simulator simulator = simulator("planar", "lemke", new MoreauMidpoint(), 1e-5);
        double[] phiS = {9, -9};
        double[] phiM = {9, -9};
        simulator.add(step -> {
            if (step.state().time >= 2) {
                double m = step.state().q[1];
                double s = m + step.state().q[2];
                phiM[0] = Math.min(phiM[0], m);
                phiM[1] = Math.max(phiM[1], m);
                phiS[0] = Math.min(phiS[0], s);
                phiS[1] = Math.max(phiS[1], s);
            }
        });
        LimitCycle cycle = cycle(simulator, 4);
        assertEquals(0.145994, cycle.period(), 2e-5);
        assertEquals(-0.0194555, cycle.shift(0), 1e-5);
        assertArrayEquals(new double[] {-0.52983, 0.12012}, phiS, 5e-5);
        assertArrayEquals(new double[] {-0.10354, 0.10366}, phiM, 5e-5);
    }

    /**
     * The toy walks down stably: the largest multiplier is −0.85. Steps ten times as long leave the return map too
     * rough for differences, and so do disturbances a fifth as large.
     */
    @Test
    void cycleIsStable() {
        Simulator simulator = simulator("planar", "lemke", new MoreauMidpoint(), 1e-5);
        LimitCycle cycle = LimitCycle.attach(simulator, SECTION, 2);
        simulator.run(2.5);
        State point = cycle.points().getLast();
        FloquetMultipliers map = new FloquetMultipliers(
                state -> Setup.of(Toys.woodpecker(KinematicsMode.LINEARIZED), Setup.contactModel("planar"), "lemke",
                        new MoreauMidpoint(), 1e-5).initial(state).build(),
                SECTION, cycle.period(), 2);
        List<Complex_F64> multipliers = map.at(point, new int[] {2, 3, 5}, new double[] {0.01, 0.01, 0.2});
        assertFalse(multipliers.isEmpty());
        assertEquals(-0.85, multipliers.getFirst().real, 0.05);
        assertEquals(0, multipliers.get(1).getMagnitude(), 0.01);
    }

    /** Siconos, Moreau–Jean with θ = ½, h = 2e-5: the last of 15 000 rows. */
    @Test
    void moreauJeanIsSiconos() {
        Simulator simulator = simulator("planar", "lemke", new MoreauJean(), 2e-5);
        simulator.run(14999, () -> false);
        State state = simulator.state();
        assertEquals(-0.04134818676833654, state.q[0], 1e-12);
        assertEquals(-0.1034684682717361, state.q[1], 1e-12);
        assertEquals(-0.3409339755504301, state.q[1] + state.q[2], 1e-12);
        assertEquals(-8.327555353239312, state.u[1] + state.u[2], 2e-11);
    }

    @Test
    void moreauJeanIsSiconosAllTheWay() throws IOException {
        Path file = shared("siconos-tutorials/Woodpecker.ref");
        Simulator simulator = simulator("planar", "lemke", new MoreauJean(), 2e-5);
        try (Stream<String> lines = Files.lines(file)) {
            lines.skip(2).limit(14999).forEach(line -> {
                String[] numbers = line.trim().split("\\s+");
                assertTrue(simulator.step());
                State state = simulator.state();
                assertEquals(Double.parseDouble(numbers[1]), state.q[0], 1e-12, line);
                assertEquals(Double.parseDouble(numbers[3]), state.q[1], 1e-12, line);
                assertEquals(Double.parseDouble(numbers[5]), state.q[1] + state.q[2], 1e-12, line);
            });
        }
        assertEquals(14999, simulator.steps());
    }

    /** A file of the shared data folder, found by a property or above the working folder. */
    static Path shared(String name) {
        String property = System.getProperty("signorini.shared");
        Path found = property == null ? null : Path.of(property, "data", name);
        for (Path at = Path.of("").toAbsolutePath(); found == null && at != null; at = at.getParent()) {
            Path candidate = at.resolve("shared/data").resolve(name);
            found = Files.exists(candidate) ? candidate : null;
        }
        Assumptions.assumeTrue(found != null && Files.exists(found), name + " is not here");
        return found;
    }
}
