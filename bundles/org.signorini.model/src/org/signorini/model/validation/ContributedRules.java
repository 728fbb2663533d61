package org.signorini.model.validation;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExtensionRegistry;
import org.eclipse.core.runtime.RegistryFactory;

/** Rules of other bundles, from the extension point {@value #POINT}, in the order of their bundles' names. */
final class ContributedRules {

    static final String POINT = "org.signorini.model.rules";

    private ContributedRules() {
    }

    /** None where no extension registry runs. */
    static List<Rule> read() {
        IExtensionRegistry registry = RegistryFactory.getRegistry();
        if (registry == null) {
            return List.of();
        }
        List<IConfigurationElement> elements = new ArrayList<>(List.of(registry.getConfigurationElementsFor(POINT)));
        elements.sort((a, b) -> (a.getContributor().getName() + a.getAttribute("class"))
                .compareTo(b.getContributor().getName() + b.getAttribute("class")));
        List<Rule> rules = new ArrayList<>();
        for (IConfigurationElement element : elements) {
            rules.add(create(element));
        }
        return rules;
    }

    private static Rule create(IConfigurationElement element) {
        try {
            return (Rule) element.createExecutableExtension("class");
        } catch (CoreException | ClassCastException e) {
            return new Broken(element.getContributor().getName() + ": " + e.getMessage());
        }
    }

    /** A rule that could not be made says so in every validation: it is not left out in silence. */
    private record Broken(String cause) implements Rule {

        @Override
        public String subject() {
            return "broken contribution";
        }

        @Override
        public void check(Subject subject, Findings findings) {
            findings.warning(subject.mechanism(), null, "a contributed rule cannot be used: " + cause,
                    "repair or remove its bundle");
        }
    }
}
