package org.signorini.model.validation;

/**
 * One family of checks. Stateless. A rule whose numbers cannot be read stays silent about them: another one tells.
 */
public interface Rule {

    /** What it is about, for documentation: a few words. */
    String subject();

    /** Looks at the mechanism, and at the study where {@link Subject#study()} has one. */
    void check(Subject subject, Findings findings);
}
