package org.signorini.multibody;

import org.signorini.multibody.model.ModelException;

/** Where a mechanism starts in absolute coordinates. */
public final class FloatingStart {

    private static final double CLOSED = 1e-12;
    private static final double OPEN = 1e-9;
    private static final int ITERATIONS = 100;

    private FloatingStart() {
    }

    /**
     * The start of the mechanism in minimal coordinates with its loops closed, so that all formulations start alike.
     */
    public static State of(MultibodySystem system) {
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
