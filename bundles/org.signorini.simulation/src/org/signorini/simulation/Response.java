package org.signorini.simulation;

import org.signorini.complementarity.operator.Operator;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.State;

/**
 * A formulation at work on one run: it is moved to a configuration, told which contacts are active, and then answers
 * how velocities respond to impulses. Calls come in this order, every step anew, and nothing allocates once room is
 * made:
 *
 * <pre>
 * update(q, u, t)                     evaluate everything there
 * predict(u⁻, h, θ, u_free)           velocities after a step without contacts, bilateral constraints held
 * contacts(…), velocities(u, v)       rows of contacts, and J u for any u; contacts may be set again
 * operator(), constant(b)             v = W p + b on [bilateral | n, t1, t2 per contact]
 * respond(p, u⁺)                      velocities after the impulses
 * </pre>
 *
 * Steps without contacts end after {@code predict}.
 */
public interface Response {

    /**
     * Coordinates, kinematics and energy of the state last updated to; {@code u} of all methods is that of its
     * system.
     */
    Dynamics dynamics();

    /** Where the mechanism starts, with loops closed. */
    State initialState();

    /** Number of bilateral rows in {@link #operator}; may change with the configuration. */
    int bilateral();

    /**
     * Bilateral rows of the formulation that {@link #operator} leaves out, eliminated or dependent on others. The
     * papers count them: a problem's size is its own unknowns and these.
     */
    default int eliminated() {
        return 0;
    }

    /** Moves to a configuration. The arrays are read until the next update. */
    void update(double[] q, double[] u, double t);

    /**
     * Velocities at the end of a step of length h under all forces, evaluated at the state of the last update, that
     * starts with u⁻. The step's matrix is M + hθC + h²θ²K with the stiffness K and damping C of springs on joints
     * (S4's reference in Moreau–Jean form, Jean 1999):
     *
     * <pre>
     * u_free = u⁻ + (M + hθC + h²θ²K)⁻¹ (h f(q, u, t) − h²θ K u⁻),
     * </pre>
     *
     * plus the impulses of bilateral constraints. θ = 0 is explicit. Springs between markers need not be in K and C,
     * nor those on cut joints unless {@link #takesCutSprings}: a run adds them as rows to any response ({@link
     * SpringRows}).
     */
    void predict(double[] uStart, double h, double theta, double[] uFree);

    /** Whether K and C have the springs on joints that close loops as well. */
    default boolean takesCutSprings() {
        return false;
    }

    /** Takes the contacts of a step. */
    void contacts(ActiveContacts contacts);

    /** v = J u, three numbers per contact, for the contacts last set. */
    void velocities(double[] u, double[] v);

    /** W for the contacts last set, symmetric; the same object every time. */
    Operator operator();

    /**
     * b: for contacts, J times the free velocities without impulses of bilateral constraints; for bilateral rows the
     * same and what keeps or brings their errors to zero, so that v = 0 is the constraint.
     */
    void constant(double[] b);

    /** u⁺ after the impulses p, which are in the order of the operator's rows. */
    void respond(double[] p, double[] uNext);

    /** Largest error of a bilateral constraint at the state of the last update, metres or radians. */
    double constraintError();
}
