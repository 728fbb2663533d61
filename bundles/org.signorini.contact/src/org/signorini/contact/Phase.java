package org.signorini.contact;

import java.util.Arrays;

import org.signorini.simulation.ContactData;

/**
 * What a problem starts from in its phase of an impact. Phase 0 is the compression of Poisson's restitution, and all
 * there is of Newton's: nothing has been applied yet. Phase 1 is the expansion (Pfeiffer, Glocker 1996, ch. 8): every
 * contact gives back at least e_N times its compression impulse p_C,
 *
 * <pre>
 * p = p_C + e_N p_C,n n + p',     0 ≤ p'_n ⟂ v_n⁺ ≥ 0,     ‖p'_t‖ ≤ μ (e_N p_C,n + p'_n),
 * </pre>
 *
 * so that friction of the expansion has a part that does not depend on p'. It never creates energy where one contact is
 * hit, unlike Newton's.
 */
final class Phase {

    /** Velocities without p'. */
    double[] b = {};
    /** Impulses applied already. */
    private double[] base = {};
    private double[] product = {};
    /** Per contact, the bound of friction without p'_n. */
    double[] offset = {};
    private int rows;

    /**
     * Prepares a phase.
     *
     * @return whether there is anything to do in it
     */
    boolean begin(ContactData data, NormalLaw law, int phase, double[] p) {
        reserve(data);
        rows = data.rows();
        System.arraycopy(data.b, 0, b, 0, rows);
        Arrays.fill(base, 0, rows, 0);
        Arrays.fill(offset, 0, data.contacts, 0);
        return phase == 0 || phase == 1 && law.isPoisson() && expand(data, p);
    }

    private boolean expand(ContactData data, double[] p) {
        boolean any = false;
        System.arraycopy(p, 0, base, 0, rows);
        for (int c = 0; c < data.contacts; c++) {
            double more = data.normalRestitution[c] * p[data.row(c)];
            if (more > 0 && data.before[3 * c] < 0) {
                any = true;
                base[data.row(c)] += more;
                offset[c] = data.mu[c] * more;
            }
        }
        if (any) {
            data.w.multiply(base, product);
            for (int i = 0; i < rows; i++) {
                b[i] += product[i];
            }
        }
        return any;
    }

    /** p' → p. */
    void add(double[] p) {
        for (int i = 0; i < rows; i++) {
            p[i] += base[i];
        }
    }

    private void reserve(ContactData data) {
        if (b.length < data.rows()) {
            b = new double[2 * data.rows()];
            base = new double[2 * data.rows()];
            product = new double[2 * data.rows()];
        }
        if (offset.length < data.contacts) {
            offset = new double[2 * data.contacts];
        }
    }
}
