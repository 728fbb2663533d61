package org.signorini.differential.check;

import org.signorini.differential.recipe.Recipe;
import org.signorini.differential.reference.ReferenceState;
import org.signorini.multibody.State;
import org.signorini.multibody.kinematics.BodyMotion;
import org.signorini.simulation.Response;

/** Where the kernel's bodies are, in the reference's terms. */
final class KernelStates {

    private KernelStates() {
    }

    /** The bodies at a state of a formulation, which is moved there. */
    static ReferenceState read(Recipe recipe, Response response, State state) {
        return read(recipe, response, state.q.clone(), state.u.clone(), state.time);
    }

    static ReferenceState read(Recipe recipe, Response response, double[] q, double[] u, double t) {
        response.dynamics().update(q, u, t);
        BodyMotion motion = response.dynamics().bodies();
        int n = recipe.bodies().size();
        double[] centers = new double[3 * n];
        double[] rotations = new double[9 * n];
        double[] twists = new double[6 * n];
        double[] c = new double[3];
        for (int b = 1; b <= n; b++) {
            recipe.bodies().get(b - 1).mass().center().put(c, 0);
            motion.point(b, c, 0, centers, 3 * (b - 1));
            motion.orientation(b, rotations, 9 * (b - 1));
            motion.pointVelocity(b, c, 0, twists, 6 * (b - 1));
            motion.angularVelocity(b, twists, 6 * (b - 1) + 3);
        }
        return ReferenceState.of(centers, rotations, twists, t);
    }
}
