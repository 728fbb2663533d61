package org.signorini.contact;

import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;

import org.signorini.contribution.Options;
import org.signorini.simulation.ContactData;
import org.signorini.simulation.LawAttribute;

/**
 * The normal velocity a contact must reach: 0 ≤ p_n ⟂ v_n⁺ − target ≥ 0.
 *
 * <p>
 * On velocity level the target is Newton's −e v_n⁻ (S4 eq. 11), whatever the gap. On gap level the gap of the step's
 * end, g + h v_n⁺, must not be negative: an open gap may be closed, target −g/h; an overlap is pushed out, not faster
 * than a cap, because the speed of recovery stays as velocity. An impact's target is the larger of both. Schemes that
 * do not {@linkplain org.signorini.simulation.Scheme#anticipates anticipate} contacts leave an overlap of h|v|/2 or so
 * by every impact. Pushed out at once it would be a rebound of the order of v, with any h: there the law is that on
 * velocity level, and overlaps are taken back within {@value #RECOVERY_TIME} s, which adds but velocities of the order
 * of h. Poisson's
 * restitution is no target: the compression of an impact ends where nothing approaches any more, target 0 at least, and
 * what follows is told by {@link Phase}.
 *
 * <p>
 * Newton's restitution of S1 comes a step late (eq. 16): an impact first stops what approaches, without restitution.
 * That it took place shows in the next step by the impulse it left, and then v_n⁺ ≥ −e v_n^{l−1}, with the velocity at
 * the start of the step of the impact.
 *
 * <p>
 * Tangential restitution belongs to Newton's law. With Poisson's there is none unless it is asked for: then ξ_T of S4
 * eq. 11 stands in the place of v_t⁺ in compression and expansion alike, which without normal restitution is S4's law.
 */
final class NormalLaw {

    private static final double RECOVERY_TIME = 0.1;

    private final boolean gapLevel;
    private final double recovery;
    private final boolean poisson;
    private final boolean late;
    private final boolean tangential;

    NormalLaw(Options options, String levelByDefault) {
        gapLevel = options.text("normal-law", levelByDefault).equals("gap");
        recovery = options.number("recovery-speed", 0.1);
        poisson = options.text("restitution", "newton").equals("poisson");
        late = options.text("restitution", "newton").equals("newton-late");
        tangential = !late && (!poisson || options.flag("poisson-tangential", false));
    }

    boolean isPoisson() {
        return poisson;
    }

    /** What a model honours that poses this law: e_T acts in the step of the impact, with Poisson's law if asked to. */
    Set<LawAttribute> honours(Collection<LawAttribute> more) {
        Set<LawAttribute> honoured = EnumSet.copyOf(LawAttribute.COMMON);
        honoured.addAll(more);
        if (tangential) {
            honoured.add(LawAttribute.TANGENTIAL_RESTITUTION);
        }
        return honoured;
    }

    /** Smallest normal velocity of a contact after the step. */
    double target(ContactData data, int contact) {
        double wanted = wanted(data, contact);
        return data.yielding ? Math.min(wanted, 0) : wanted;
    }

    private double wanted(ContactData data, int contact) {
        double e = late ? lateRestitution(data, contact) : data.normalRestitution[contact];
        double approach = late ? data.beforeLast[3 * contact] : data.before[3 * contact];
        if (!gapLevel || data.step == 0) {
            return poisson ? 0 : -e * approach;
        }
        double level = Math.min(data.anticipated ? -data.gap[contact] / data.step
                : Math.max(0, -data.gap[contact] / Math.max(RECOVERY_TIME, data.step)), recovery);
        return e > 0 && approach < 0 ? Math.max(poisson ? 0 : -e * approach, level) : level;
    }

    /** e where the last step had an impact. */
    private static double lateRestitution(ContactData data, int contact) {
        return data.last[data.row(contact)] > 0 && data.beforeLast[3 * contact] < 0 ? data.lastRestitution[contact] : 0;
    }

    /** What is added to v_t⁺ before friction looks at it: S4's ε_T γ_T⁻. */
    double tangential(ContactData data, int contact, int axis) {
        return !tangential ? 0 : data.tangentialRestitution[contact] * data.before[3 * contact + axis];
    }
}
