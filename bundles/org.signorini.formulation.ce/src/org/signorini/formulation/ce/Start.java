package org.signorini.formulation.ce;

import java.util.Arrays;

import org.signorini.formulation.ce.dynamics.EmbeddedTree;
import org.signorini.formulation.ce.loop.Loop;
import org.signorini.formulation.ce.loop.Loops;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.State;
import org.signorini.multibody.kinematics.Configuration;
import org.signorini.multibody.model.ModelException;

/**
 * Closes the loops where a mechanism starts. As {@link org.signorini.multibody.LoopProjection}, by the shortest way
 * measured by kinetic energy, so that all formulations start from the same place (loops that hang on others, and are
 * drawn open, but for the square of their gaps); but O(n), by the recursions of the embedded tree.
 *
 * <p>
 * What rank the closures have is decided here, from where the mechanism starts and from places a little further along
 * each of its independent velocities: a start that is singular itself looks as if it had more freedoms.
 */
final class Start {

    private static final double CLOSED = 1e-12;
    private static final double OPEN = 1e-9;
    private static final int ITERATIONS = 100;

    private final Dynamics dynamics;
    private final Loops loops;
    private final EmbeddedTree tree;
    private final Configuration configuration;
    private final double[] change;
    private final double[] impulse;

    Start(Dynamics dynamics, Loops loops, EmbeddedTree tree) {
        this.dynamics = dynamics;
        this.loops = loops;
        this.tree = tree;
        configuration = dynamics.system().configuration();
        change = new double[dynamics.system().tree().freedoms];
        impulse = new double[change.length];
    }

    /** Closes a state, or says why it cannot be. */
    State close(State state) {
        closePositions(state);
        Loop singular = loops.singularAt(state.q, state.time);
        if (singular != null) {
            throw new ModelException(subject() + singular.name()
                    + " starts in a singular configuration, from which it may move in more than one way; start it"
                    + " elsewhere, or take another formulation");
        }
        dynamics.update(state);
        loops.begin(state.time);
        loops.close(state.q, state.u, state.time);
        tree.factor(null);
        Arrays.fill(impulse, 0);
        tree.hold(state.u, 0, impulse);
        tree.solve(impulse, change);
        for (int i = 0; i < change.length; i++) {
            state.u[i] += change[i];
        }
        return state;
    }

    private void closePositions(State state) {
        double left = Double.POSITIVE_INFINITY;
        for (int i = 0; i <= ITERATIONS; i++) {
            dynamics.update(state);
            loops.begin(state.time);
            left = loops.error();
            if (left <= CLOSED || !(left < Double.POSITIVE_INFINITY)) {
                break;
            }
            tree.factor(null);
            Arrays.fill(change, 0);
            tree.addClosing(change);
            configuration.advance(state.q, change, 1, state.q);
        }
        if (!(left <= OPEN)) {
            throw new ModelException(subject() + "its loops do not close, " + left
                    + " is left; start it nearer to where its joints meet");
        }
    }

    private String subject() {
        return "mechanism '" + dynamics.system().mechanism().name() + "': ";
    }
}
