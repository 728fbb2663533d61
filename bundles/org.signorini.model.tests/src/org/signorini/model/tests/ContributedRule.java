package org.signorini.model.tests;

import org.signorini.model.validation.Findings;
import org.signorini.model.validation.Rule;
import org.signorini.model.validation.Subject;

/** A rule as another bundle would contribute it: mechanisms are not called by this one's name. */
public final class ContributedRule implements Rule {

    static final String NAME = "contributed";

    @Override
    public String subject() {
        return "a test";
    }

    @Override
    public void check(Subject subject, Findings findings) {
        if (NAME.equals(subject.mechanism().getName())) {
            findings.error(subject.mechanism(), null, "the contributed rule was asked", "be glad");
        }
    }
}
