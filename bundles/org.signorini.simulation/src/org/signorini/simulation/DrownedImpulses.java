package org.signorini.simulation;

import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Mechanism;

/**
 * Impulses that prove nothing. Where all that could give way is held or moves as prescribed, what is left of W is
 * rounding, 1e-30 1/kg, and impulses of 1e28 N s solve the problem posed; the mechanism's own answer to them is
 * rounding too, at 1e14 m/s. Impulses far beyond the momentum there can be are therefore compared with what they do:
 * J u⁺ is W p + b to {@value #ANSWERED} of the velocities, or there is no solution; and so are those of contacts that gave
 * way. All other steps are not looked at.
 */
final class DrownedImpulses {

    /** Times the mass of the mechanism and its velocities: levers and wedges gain no more. */
    private static final double BEYOND = 1e4;
    /** Share of velocities by which the answer may differ. */
    static final double ANSWERED = 1e-3;

    private final EndRows response;
    private final double mass;
    private final double gravity;
    private double[] posed = {};
    private double[] answered = {};

    DrownedImpulses(EndRows response, Mechanism mechanism) {
        this.response = response;
        double sum = 0;
        for (Body body : mechanism.bodies()) {
            sum += body.mass().mass();
        }
        mass = sum;
        gravity = mechanism.gravity().norm();
    }

    /** The contact on which the mechanism does not answer as posed, or −1. */
    int find(ContactData data, double[] p, ActiveContacts active, double[] uNext, double most) {
        double impulse = 0;
        double speed = gravity * data.step;
        for (int i = 0; i < 3 * data.contacts; i++) {
            speed = Math.max(speed, Math.abs(data.before[i]));
        }
        // what joints are led to do or take back moves contacts as well
        for (int i = 0; i < data.rows(); i++) {
            speed = Math.max(speed, Math.abs(data.b[i]));
            impulse = i < data.bilateral ? 0 : Math.max(impulse, Math.abs(p[i]));
        }
        if (!data.yielding && impulse <= BEYOND * mass * speed) {
            return -1;
        }
        int n = data.rows();
        if (posed.length < n) {
            posed = new double[2 * n];
            answered = new double[2 * n];
        }
        data.w.multiply(p, posed);
        response.velocities(uNext, answered);
        double worst = most * speed;
        int contact = -1;
        for (int i = 0; i < data.contacts; i++) {
            for (int k = 0; k < 3; k++) {
                int row = data.row(i) + k;
                double soft = k == 0 ? active.compliance[i] * p[row] : 0;
                double off = Math.abs(posed[row] - soft + data.b[row] - response.turning(3 * i + k)
                        - answered[3 * i + k]);
                if (!(off <= worst)) {
                    worst = off;
                    contact = i;
                }
            }
        }
        return contact;
    }
}
