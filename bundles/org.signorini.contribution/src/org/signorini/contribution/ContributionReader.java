package org.signorini.contribution;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.runtime.IConfigurationElement;
import org.signorini.contribution.Option.Type;

/** Turns one configuration element into a {@link Contribution}, or says what is wrong with it. */
final class ContributionReader {

    private final IConfigurationElement element;

    ContributionReader(IConfigurationElement element) {
        this.element = element;
    }

    <T extends Configurable> Contribution<T> read(Class<T> type) throws ContributionException {
        String id = required(element, "id");
        required(element, "class");
        List<Option> options = new ArrayList<>();
        for (IConfigurationElement child : element.getChildren("option")) {
            options.add(option(id, child));
        }
        List<String> accepts = new ArrayList<>();
        for (IConfigurationElement child : element.getChildren("accepts")) {
            accepts.add(required(child, "kind"));
        }
        return new Contribution<>(id, required(element, "name"), required(element, "description"),
                required(element, "reference"), accepts, options, element.getContributor().getName(),
                () -> ContributionRegistry.instantiate(element, type));
    }

    private static Option option(String id, IConfigurationElement child) throws ContributionException {
        String name = required(child, "name");
        try {
            String choices = child.getAttribute("choices");
            return new Option(name, Type.valueOf(required(child, "type").toUpperCase(java.util.Locale.ROOT)),
                    required(child, "default"), number(child, "min"), number(child, "max"),
                    choices == null ? List.of() : Arrays.asList(choices.trim().split("\\s*,\\s*")),
                    required(child, "description"));
        } catch (IllegalArgumentException e) {
            throw new ContributionException("'" + id + "', option '" + name + "': " + e.getMessage(), e);
        }
    }

    private static Double number(IConfigurationElement child, String attribute) {
        String text = child.getAttribute(attribute);
        return text == null ? null : Double.valueOf(text);
    }

    private static String required(IConfigurationElement from, String attribute) throws ContributionException {
        String value = from.getAttribute(attribute);
        if (value == null || value.isBlank()) {
            String id = from.getAttribute("id");
            throw new ContributionException("<" + from.getName() + ">" + (id == null ? "" : " '" + id + "'")
                    + " has no " + attribute);
        }
        return value;
    }
}
