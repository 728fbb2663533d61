package org.signorini.contact;

import org.signorini.contribution.Options;
import org.signorini.simulation.ContactData;

/**
 * The normal velocity a contact must reach: 0 ≤ p_n ⟂ v_n⁺ − target ≥ 0.
 *
 * <p>
 * On velocity level the target is Newton's −e v_n⁻ (S4 eq. 11), whatever the gap. On gap level the gap of the step's
 * end, g + h v_n⁺, must not be negative: an open gap may be closed, target −g/h; an overlap is pushed out, not faster
 * than a cap, because the speed of recovery stays as velocity. An impact's target is the larger of both. Poisson's
 * restitution is no target: the compression of an impact ends where nothing approaches any more, target 0 at least, and
 * what follows is told by {@link Phase}.
 */
final class NormalLaw {

    private final boolean gapLevel;
    private final double recovery;
    private final boolean poisson;

    NormalLaw(Options options, String levelByDefault) {
        gapLevel = options.text("normal-law", levelByDefault).equals("gap");
        recovery = options.number("recovery-speed", 0.1);
        poisson = options.text("restitution", "newton").equals("poisson");
    }

    boolean isPoisson() {
        return poisson;
    }

    /** Smallest normal velocity of a contact after the step. */
    double target(ContactData data, int contact) {
        double e = data.normalRestitution[contact];
        double approach = data.before[3 * contact];
        if (!gapLevel || data.step == 0) {
            return poisson ? 0 : -e * approach;
        }
        double level = Math.min(-data.gap[contact] / data.step, recovery);
        return e > 0 && approach < 0 ? Math.max(poisson ? 0 : -e * approach, level) : level;
    }

    /** What is added to v_t⁺ before friction looks at it: S4's ε_T γ_T⁻. */
    double tangential(ContactData data, int contact, int axis) {
        return poisson ? 0 : data.tangentialRestitution[contact] * data.before[3 * contact + axis];
    }
}
