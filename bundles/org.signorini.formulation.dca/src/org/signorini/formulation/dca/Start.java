package org.signorini.formulation.dca;

import org.signorini.multibody.Dynamics;
import org.signorini.multibody.LoopProjection;
import org.signorini.multibody.State;
import org.signorini.multibody.model.ModelException;

/** Where a mechanism starts. */
final class Start {

    private static final double CLOSED = 1e-12;
    private static final double OPEN = 1e-9;
    private static final int ITERATIONS = 100;

    private Start() {
    }

    /** The start of the mechanism with its loops closed, as for all formulations. */
    static State of(Dynamics dynamics) {
        State state = dynamics.system().initialState();
        if (dynamics.closures().count() > 0) {
            LoopProjection projection = new LoopProjection(dynamics);
            if (!projection.closePositions(state, CLOSED, ITERATIONS) && !(projection.residual() <= OPEN)) {
                throw new ModelException("mechanism '" + dynamics.system().mechanism().name()
                        + "': its loops do not close, " + projection.residual()
                        + " is left; start it nearer to where its joints meet");
            }
            projection.closeVelocities(state);
        }
        return state;
    }
}
