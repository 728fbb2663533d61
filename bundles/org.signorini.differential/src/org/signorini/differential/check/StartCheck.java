package org.signorini.differential.check;

import java.util.Arrays;

import org.signorini.differential.reference.ReferenceIntegrator;
import org.signorini.differential.reference.ReferenceState;
import org.signorini.multibody.State;
import org.signorini.simulation.Response;

/** Poses, velocities, energy and momentum at the start. */
final class StartCheck {

    private static final double POSE = 1e-9;
    private static final double ENERGY = 1e-10;

    private StartCheck() {
    }

    /** @return whether it starts where the recipe says, so that the rest can be compared */
    static boolean examine(Subject subject, Cell cell, Response response, Findings out) {
        State state = response.initialState();
        ReferenceState kernel = KernelStates.read(subject.recipe, response, state);
        double off = ReferenceIntegrator.difference(kernel, subject.start, subject.length(), subject.time());
        out.compare("start", cell, off, POSE, "poses or velocities, of the mechanism's size");
        double scale = energyScale(subject, kernel);
        double energy = response.dynamics().kineticEnergy() + response.dynamics().potentialEnergy();
        double expected = subject.reference.energy(kernel);
        out.compare("energy", cell, Math.abs(energy - expected), ENERGY * scale,
                energy + " J where the reference has " + expected);
        double[] momentum = new double[6];
        response.dynamics().momentum(momentum);
        double[] wanted = subject.reference.momentum(kernel);
        double worst = 0;
        for (int i = 0; i < 6; i++) {
            double unit = scale * subject.time() / (i < 3 ? 1 : subject.length());
            worst = Math.max(worst, Math.abs(momentum[i] - wanted[i]) / unit);
        }
        out.compare("momentum", cell, worst, ENERGY,
                Arrays.toString(momentum) + " where the reference has " + Arrays.toString(wanted));
        return off <= POSE;
    }

    /** J; what energies of this mechanism are made of. */
    static double energyScale(Subject subject, ReferenceState s) {
        double sum = Math.abs(subject.reference.energy(s));
        double g = subject.recipe.gravity().norm();
        for (int b = 1; b < s.bodies(); b++) {
            double m = subject.recipe.bodies().get(b - 1).mass().mass();
            double[] c = s.center(b);
            double[] v = s.velocity(b);
            double far = StrictMath.hypot(StrictMath.hypot(c[0], c[1]), c[2]) + subject.length();
            double fast = StrictMath.hypot(StrictMath.hypot(v[0], v[1]), v[2]) + far / subject.time();
            sum += m * (fast * fast + g * far);
        }
        return sum;
    }
}
