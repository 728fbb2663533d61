package org.signorini.model.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.eclipse.core.runtime.RegistryFactory;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.validation.Finding;
import org.signorini.model.validation.Validation;

/** Other bundles add rules. */
class ContributedRuleTest {

    @Test
    void contributedRulesAreAsked() {
        Assumptions.assumeTrue(RegistryFactory.getRegistry() != null, "there are extensions in OSGi only");
        Mechanism mechanism = Samples.ball();
        mechanism.setName(ContributedRule.NAME);
        List<String> messages = Validation.of(mechanism).stream().map(Finding::message).toList();
        assertTrue(messages.contains("mechanism 'contributed': the contributed rule was asked; be glad"),
                messages.toString());
    }
}
