package org.signorini.simulation.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.record.ContactState;
import org.signorini.simulation.record.Recorder;
import org.signorini.simulation.scheme.SemiImplicitEuler;

/** S0 §6.1: the sphere slides for 2v₀/(7μg) = 0.2912 s and then rolls with 5v₀/7, whatever solves for its impulses. */
class SphereTest {

    private static final double SLIDING = 2 * 2 / (7 * 0.2 * 9.81);

    private static Simulator simulator(String model, String solver, double step, double turned, String... options) {
        return Setup.of(Toys.sphere(turned), Setup.contactModel(model, options), solver, new SemiImplicitEuler(), step)
                .build();
    }

    /** End of sliding, and the largest |v_y| on the way. */
    private static double[] run(Simulator simulator) {
        double end = 0;
        double aside = 0;
        while (simulator.time() < 0.6 - 1e-9) {
            assertTrue(simulator.step(), () -> simulator.failure().toString());
            double[] u = simulator.state().u;
            // v_t = v + ω × (−r n)
            if (Math.hypot(u[0] - u[4], u[1] + u[3]) > 1e-7) {
                end = simulator.time();
            }
            aside = Math.max(aside, Math.abs(u[1]));
        }
        return new double[] {end, aside};
    }

    @ParameterizedTest
    @CsvSource({"pyramid, path", "pyramid, pfb-rlm", "pyramid, pfb-plm", "exact-cone, mncp-rlm", "exact-cone, mncp-plm",
            "pyramid, lemke", "planar, lemke", "exact-cone, nsgs"})
    void slidesThenRolls(String model, String solver) {
        Simulator simulator = simulator(model, solver, 1e-3, 0);
        double[] seen = run(simulator);
        assertEquals(SLIDING, seen[0], 1e-3, "end of sliding");
        double[] u = simulator.state().u;
        assertArrayEquals(new double[] {10.0 / 7, 0, 0, 0, 10.0 / 7, 0}, u, 1e-9);
        assertEquals(1, simulator.state().q[2], 1e-12);
        assertEquals(0, simulator.statistics().failures());
        assertTrue(simulator.statistics().residualMax() <= 1e-9);
    }

    /** Positions converge at first order: x = v₀t − ½μgt² until it rolls. */
    @Test
    void firstOrderInTheStep() {
        double exact = 2 * SLIDING - 0.5 * 0.2 * 9.81 * SLIDING * SLIDING + 10.0 / 7 * (0.6 - SLIDING);
        double[] error = new double[3];
        for (int k = 0; k < 3; k++) {
            Simulator simulator = simulator("exact-cone", "nsgs", 2e-3 / (1 << k), 0);
            run(simulator);
            error[k] = Math.abs(simulator.state().q[0] - exact);
        }
        assertEquals(2, error[0] / error[1], 0.1);
        assertEquals(2, error[1] / error[2], 0.1);
    }

    /** Problem sizes of design and paper: n_u(n_f + 2) and 3 n_u. */
    @Test
    void sizesAreThoseOfThePaper() {
        Simulator four = simulator("pyramid", "lemke", 1e-3, 0);
        Simulator eight = simulator("pyramid", "lemke", 1e-3, 0, "facets", "8");
        Simulator cone = simulator("exact-cone", "nsgs", 1e-3, 0);
        Simulator planar = simulator("planar", "lemke", 1e-3, 0);
        for (Simulator s : new Simulator[] {four, eight, cone, planar}) {
            s.run(0.01);
        }
        assertEquals(6, four.statistics().sizeMax());
        assertEquals(10, eight.statistics().sizeMax());
        assertEquals(3, cone.statistics().sizeMax());
        assertEquals(3, planar.statistics().sizeMax());
    }

    /**
     * Case 2: directions turned away from the sliding velocity make friction weaker by √2 near 45°, so that it slides
     * for 0.41 s, and push aside as soon as they are not symmetric about it. At exactly 45° the sideways parts cancel.
     */
    @ParameterizedTest
    @CsvSource({"path", "pfb-rlm", "pfb-plm", "lemke"})
    void misalignedDirectionsMislead(String solver) {
        double[] at45 = run(simulator("pyramid", solver, 1e-3, 0, "angle", "45"));
        assertEquals(SLIDING * Math.sqrt(2), at45[0], 2e-3);
        double[] at44 = run(simulator("pyramid", solver, 1e-3, 0, "angle", "44"));
        assertEquals(0.4, at44[0], 0.015);
        assertTrue(at44[1] > 0.1, "v_y " + at44[1]);
    }

    @ParameterizedTest
    @CsvSource({"mncp-rlm", "mncp-plm", "nsgs"})
    void exactConeIsBlindToTurnedTangents(String solver) {
        Simulator straight = simulator("exact-cone", solver, 1e-3, 0);
        Simulator turned = simulator("exact-cone", solver, 1e-3, Math.PI / 5);
        run(straight);
        run(turned);
        assertArrayEquals(straight.state().u, turned.state().u, 1e-9);
        assertArrayEquals(straight.state().q, turned.state().q, 1e-9);
    }

    @Test
    void statesAreSlideThenRoll() {
        Simulator simulator = simulator("exact-cone", "nsgs", 1e-3, 0);
        Recorder recorder = Recorder.attach(simulator, 1);
        simulator.run(0.6);
        assertEquals(601, recorder.states().count());
        assertEquals(600, recorder.contacts().count());
        assertEquals(1, recorder.lanes().size());
        for (int i = 0; i < 600; i++) {
            double time = recorder.contacts().get(i, 0);
            if (Math.abs(time - SLIDING) > 2e-3) {
                ContactState expected = time < SLIDING ? ContactState.SLIDE : ContactState.ROLL;
                assertEquals(expected.ordinal(), recorder.contacts().get(i, 2), "at " + time);
            }
            assertEquals(9.81e-3, recorder.contacts().get(i, 4), 1e-12, "normal impulse");
        }
        // what friction took is what the energy lost: ½·2²·(2/7)
        double lost = 0;
        for (int i = 0; i < recorder.energies().count(); i++) {
            lost -= recorder.energies().get(i, 3);
        }
        double first = recorder.energies().get(0, 1) + recorder.energies().get(0, 2);
        int n = recorder.energies().count() - 1;
        double last = recorder.energies().get(n, 1) + recorder.energies().get(n, 2);
        assertEquals(4.0 / 7, first - last, 1e-9);
        assertEquals(4.0 / 7, lost, 1e-9);
    }
}
