package org.signorini.formulation.tests;

import org.signorini.multibody.Dynamics;
import org.signorini.simulation.Simulator;

/** Where a simulation's bodies are, in numbers that do not depend on the formulation's coordinates. */
public final class Bodies {

    private Bodies() {
    }

    /** Positions and orientations of all bodies, 12 numbers each. */
    public static double[] poses(Simulator simulator) {
        Dynamics dynamics = simulator.response().dynamics();
        dynamics.update(simulator.state());
        int bodies = dynamics.system().mechanism().bodies().size();
        double[] out = new double[12 * (bodies - 1)];
        double[] axes = {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1};
        for (int b = 1; b < bodies; b++) {
            for (int i = 0; i < 4; i++) {
                dynamics.bodies().point(b, axes, 3 * i, out, 12 * (b - 1) + 3 * i);
            }
        }
        return out;
    }

    public static double energy(Simulator simulator) {
        Dynamics dynamics = simulator.response().dynamics();
        dynamics.update(simulator.state());
        return dynamics.kineticEnergy() + dynamics.potentialEnergy();
    }

    public static double difference(double[] a, double[] b) {
        double most = 0;
        for (int i = 0; i < a.length; i++) {
            most = Math.max(most, Math.abs(a[i] - b[i]));
        }
        return most;
    }
}
