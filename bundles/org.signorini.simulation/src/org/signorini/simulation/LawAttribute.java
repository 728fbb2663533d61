package org.signorini.simulation;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** The attributes of a {@link ContactLaw}, by which a contact model says what it honours. */
public enum LawAttribute {

    STATIC_FRICTION, KINETIC_FRICTION,
    /** As the speed below which a contact sticks to bristles; that it parts μ_s from μ_k is true of every model. */
    SLIP_SPEED, ANISOTROPY, FRICTION_FORCE, NORMAL_RESTITUTION, TANGENTIAL_RESTITUTION, RESTITUTION_SPEED, COMPLIANCE,
    STIFFNESS, DAMPING, TANGENTIAL_STIFFNESS, TANGENTIAL_DAMPING;

    /**
     * What reaches a model by W, μ and e_N alone, whatever it does with them: coefficients are chosen, tangents
     * stretched and the diagonal of W made softer before it is asked.
     */
    public static final Set<LawAttribute> COMMON = Collections.unmodifiableSet(EnumSet.of(STATIC_FRICTION,
            KINETIC_FRICTION, ANISOTROPY, NORMAL_RESTITUTION, RESTITUTION_SPEED, COMPLIANCE));

    /** What {@link Relaxation} has, and when its bristles hold. */
    public static final Set<LawAttribute> RELAXATION = Collections.unmodifiableSet(EnumSet.of(SLIP_SPEED, STIFFNESS,
            DAMPING, TANGENTIAL_STIFFNESS, TANGENTIAL_DAMPING));

    /** In lower case, with blanks. */
    public String words() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
