package org.signorini.simulation.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.State;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.measure.Impacts;
import org.signorini.simulation.measure.Violations;
import org.signorini.simulation.scheme.SemiImplicitEuler;

/**
 * The first impact of the 12-link pendulum (S0 §6.2): sphere 12 meets the floor at t = 0.156488441 s with 961.286 J.
 * The laws differ in what is left: Newton's creates energy because friction turns the slip around. Values found by an
 * independent integration with an event at the impact.
 */
class PendulumImpactTest {

    private static final double IMPACT_TIME = 0.156488441;

    /** The state just before the impact, by Runge–Kutta steps of the free motion. */
    private static State beforeImpact() {
        Simulator free = simulator(ContactLaw.SMOOTH, "planar", "lemke");
        Dynamics dynamics = free.response().dynamics();
        State state = free.state().copy();
        int n = 1000;
        for (int k = 0; k < n; k++) {
            rungeKutta(dynamics, state, IMPACT_TIME / n);
        }
        state.time = IMPACT_TIME;
        return state;
    }

    private static void rungeKutta(Dynamics dynamics, State state, double h) {
        int n = state.u.length;
        double[][] v = new double[4][];
        double[][] a = new double[4][n];
        double[] share = {0, 0.5, 0.5, 1};
        for (int s = 0; s < 4; s++) {
            double[] q = state.q.clone();
            double[] u = state.u.clone();
            for (int i = 0; s > 0 && i < n; i++) {
                q[i] += share[s] * h * v[s - 1][i];
                u[i] += share[s] * h * a[s - 1][i];
            }
            dynamics.update(q, u, state.time + share[s] * h);
            dynamics.accelerations(a[s]);
            v[s] = u;
        }
        for (int i = 0; i < n; i++) {
            state.q[i] += h / 6 * (v[0][i] + 2 * v[1][i] + 2 * v[2][i] + v[3][i]);
            state.u[i] += h / 6 * (a[0][i] + 2 * a[1][i] + 2 * a[2][i] + a[3][i]);
        }
    }

    private static Simulator simulator(ContactLaw law, String model, String solver, String... options) {
        return Setup.of(Toys.pendulum(12, law), Setup.contactModel(model, options), solver, new SemiImplicitEuler(),
                1e-3).build();
    }

    private static double energy(Simulator simulator) {
        Dynamics dynamics = simulator.response().dynamics();
        dynamics.update(simulator.state());
        return dynamics.kineticEnergy() + dynamics.potentialEnergy();
    }

    private static double gain(ContactLaw law, String model, String solver, String... options) {
        State state = beforeImpact();
        Simulator simulator = Setup.of(Toys.pendulum(12, law), Setup.contactModel(model, options), solver,
                new SemiImplicitEuler(), 1e-3).initial(state).build();
        double before = energy(simulator);
        assertEquals(961.286033172, before, 1e-6);
        assertTrue(simulator.impact(), () -> simulator.failure().toString());
        assertEquals(1, simulator.lastStep().contacts().count());
        double gain = simulator.lastStep().work();
        assertEquals(energy(simulator) - before, gain, 1e-8, "the balance is that of the energies");
        return gain;
    }

    private static final ContactLaw LAW = ContactLaw.coulomb(0.5).restitution(0.7, 0, 0.01);

    @Test
    void newtonCreatesEnergy() {
        assertEquals(1458.445 - 961.286, gain(LAW, "planar", "lemke"), 1e-3);
        assertEquals(1458.445 - 961.286, gain(LAW, "exact-cone", "nsgs"), 1e-3);
        assertEquals(1458.445 - 961.286, gain(LAW, "pyramid", "path"), 1e-3);
    }

    @Test
    void poissonDoesNot() {
        assertEquals(-92.8, gain(LAW, "planar", "lemke", "restitution", "poisson"), 0.05);
        assertEquals(-92.8, gain(LAW, "pyramid", "lemke", "restitution", "poisson"), 0.05);
        for (String solver : new String[] {"nsgs", "ssn", "mncp-rlm", "mncp-plm"}) {
            assertEquals(-92.8, gain(LAW, "exact-cone", solver, "restitution", "poisson"), 0.05, solver);
        }
    }

    @Test
    void withoutRestitutionOrFriction() {
        assertEquals(-136.6, gain(ContactLaw.coulomb(0.5), "exact-cone", "nsgs"), 0.05);
        assertEquals(-43.0, gain(ContactLaw.SMOOTH.restitution(0.7), "exact-cone", "nsgs"), 0.05);
    }

    /** With the impact between two steps, semi-implicit Euler is at the exact place at 0.2 s to first order. */
    @Test
    void motionAfterTheImpact() {
        double[] error = new double[2];
        for (int k = 0; k < 2; k++) {
            Simulator simulator = Setup.of(Toys.pendulum(12, LAW), Setup.contactModel("planar"), "lemke",
                    new SemiImplicitEuler(), k == 0 ? 2e-5 : 1e-5).build();
            assertTrue(simulator.run(0.2).isDone());
            double[] p = new double[3];
            simulator.response().dynamics().update(simulator.state());
            simulator.response().dynamics().bodies().point(12, new double[] {0, 0, -1}, 0, p, 0);
            error[k] = Math.hypot(p[1] + 6.856929800, p[2] - 1.156399710);
        }
        assertTrue(error[1] < 3e-3, "error " + error[1]);
        assertTrue(error[1] < error[0], error[0] + " then " + error[1]);
    }

    /** Two seconds of S0's experiment: nothing overlaps by a millimetre, every impact has its balance. */
    @Test
    void nothingOverlaps() {
        Simulator simulator = simulator(LAW, "planar", "lemke", "normal-law", "gap");
        Violations violations = new Violations();
        simulator.add(violations);
        Impacts balance = new Impacts();
        simulator.add(balance);
        assertTrue(simulator.run(2.0).isDone(), () -> simulator.failure().toString());
        assertTrue(violations.penetration() < 1e-3, "overlap " + violations.penetration());
        assertTrue(balance.all().size() > 3);
        assertEquals(0.156, balance.all().getFirst().time(), 1e-9);
        assertTrue(balance.all().getFirst().contact().contains("link12"));
        assertEquals(497, balance.all().getFirst().gain(), 15);
        assertEquals(0, simulator.statistics().failures());
    }

    /** 20 s with all their impacts, of several contacts too: Poisson's law never brings in energy, Newton's does. */
    @ParameterizedTest
    @CsvSource({"planar, lemke, 0.7", "planar, lemke, 0.9", "exact-cone, ssn, 0.7"})
    void poissonNeverGains(String model, String solver, double e) {
        ContactLaw law = ContactLaw.coulomb(0.5).restitution(e, 0, 0.01);
        Simulator poisson = simulator(law, model, solver, "normal-law", "gap", "restitution", "poisson");
        Impacts balance = new Impacts();
        poisson.add(balance);
        assertTrue(poisson.run(20.0).isDone(), () -> poisson.failure().toString());
        assertTrue(balance.all().size() > 100);
        for (Impacts.Impact impact : balance.all()) {
            assertTrue(impact.gain() <= 1e-9, impact.toString());
        }
        Simulator newton = simulator(law, model, solver, "normal-law", "gap");
        Impacts gains = new Impacts();
        newton.add(gains);
        assertTrue(newton.run(1.0).isDone(), () -> newton.failure().toString());
        assertTrue(gains.all().stream().filter(impact -> impact.gain() > 1).count() >= 2);
    }
}
