package org.signorini.formulation.rc;

import org.signorini.algebra.Cholesky;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.LoopProjection;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.ModelException;

/** Whether a mechanism can be taken, and where it starts. */
final class Start {

    private static final double CLOSED = 1e-12;
    private static final double OPEN = 1e-9;
    private static final int ITERATIONS = 100;
    /** Inertias smaller than this share of a body's largest are none. */
    private static final double THIN = 1e-12;

    private Start() {
    }

    /** Refuses bodies that a wrench would accelerate without bounds. */
    static void requireInertia(Mechanism mechanism) {
        for (Body body : mechanism.bodies()) {
            if (!body.isGround() && !hasInertia(body.mass())) {
                throw new ModelException(body + " has no mass, or no inertia about some axis; redundant coordinates"
                        + " need both in every body: give it some, or use minimal coordinates");
            }
        }
    }

    private static boolean hasInertia(MassProperties m) {
        double least = THIN * (m.ixx() + m.iyy() + m.izz());
        double[] i = {m.ixx() - least, 0, 0, m.ixy(), m.iyy() - least, 0, m.ixz(), m.iyz(), m.izz() - least};
        return m.mass() > 0 && least > 0 && Cholesky.factor(i, 0, 3) < 0;
    }

    /** The start of the mechanism in minimal coordinates with its loops closed, so that all formulations start alike. */
    static State of(MultibodySystem system) {
        MultibodySystem minimal = MultibodySystem.minimal(system.mechanism());
        Dynamics dynamics = new Dynamics(minimal);
        State state = minimal.initialState();
        // sets what is prescribed
        dynamics.update(state);
        if (dynamics.closures().count() > 0) {
            LoopProjection projection = new LoopProjection(dynamics);
            if (!projection.closePositions(state, CLOSED, ITERATIONS) && !(projection.residual() <= OPEN)) {
                throw new ModelException("mechanism '" + system.mechanism().name() + "': its loops do not close, "
                        + projection.residual() + " is left; start it nearer to where its joints meet");
            }
            projection.closeVelocities(state);
        }
        return system.floatingAt(minimal, state);
    }
}
