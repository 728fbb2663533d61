package org.signorini.simulation;

import java.util.Arrays;

import org.signorini.complementarity.operator.Operator;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.State;

/**
 * A response whose contact velocities may be those of a configuration later in the step: J(q⁺)u⁺ ≈ J u⁺ + s J̇u, which
 * is S0 eq. 37 with its Ġ_u θ̇ Δt, s = Δt. Left out (s = 0), a point that turns about its body's centre is not seen to
 * lift off, and where friction jams, as in Painlevé's paradox, an impulse is found in place of the separation there is.
 *
 * <p>
 * Points, corners and balls on planes have the term, and balls on balls; see {@link ContactBias}.
 */
final class EndRows implements Response {

    private final Response plain;
    private final Response response;
    private final ContactBias bias;
    private ActiveContacts contacts;
    private double[] turning = new double[48];
    private double ahead;

    EndRows(Response plain, ContactFinder finder, Model model) {
        this.plain = plain;
        response = SpringRows.around(plain, model.mechanism());
        bias = new ContactBias(model, finder, response.dynamics().kinematics(), response.dynamics().rows());
    }

    /** The formulation's response. */
    Response plain() {
        return plain;
    }

    /** How much later than where everything is evaluated contact velocities are taken, s. */
    void ahead(double time) {
        ahead = time;
    }

    /** v += s J̇u, three numbers per contact, for the contacts last set. */
    void addTurning(double[] v, int at) {
        if (ahead > 0) {
            measure();
            for (int i = 0; i < 3 * contacts.count(); i++) {
                v[at + i] += turning[i];
            }
        }
    }

    /** What {@link #constant} has added to a contact's row, 3·contact + 0, 1 or 2. */
    double turning(int row) {
        return ahead > 0 ? turning[row] : 0;
    }

    private void measure() {
        int n = contacts.count();
        if (turning.length < 3 * n) {
            turning = new double[6 * n];
        }
        Arrays.fill(turning, 0, 3 * n, 0);
        for (int i = 0; i < contacts.shapes(); i++) {
            bias.measure(contacts, i, turning, 3 * i);
            for (int k = 0; k < 3; k++) {
                turning[3 * i + k] *= ahead;
            }
        }
    }

    @Override
    public void contacts(ActiveContacts active) {
        contacts = active;
        response.contacts(active);
    }

    @Override
    public void constant(double[] b) {
        response.constant(b);
        addTurning(b, response.bilateral());
    }

    @Override
    public void update(double[] q, double[] u, double t) {
        ahead = 0;
        response.update(q, u, t);
    }

    @Override
    public Dynamics dynamics() {
        return response.dynamics();
    }

    @Override
    public State initialState() {
        return response.initialState();
    }

    @Override
    public int bilateral() {
        return response.bilateral();
    }

    @Override
    public int eliminated() {
        return response.eliminated();
    }

    @Override
    public void predict(double[] uStart, double h, double theta, double[] uFree) {
        response.predict(uStart, h, theta, uFree);
    }

    @Override
    public boolean takesCutSprings() {
        return response.takesCutSprings();
    }

    @Override
    public void velocities(double[] u, double[] v) {
        response.velocities(u, v);
    }

    @Override
    public Operator operator() {
        return response.operator();
    }

    @Override
    public void respond(double[] p, double[] uNext) {
        response.respond(p, uNext);
    }

    @Override
    public double constraintError() {
        return response.constraintError();
    }
}
