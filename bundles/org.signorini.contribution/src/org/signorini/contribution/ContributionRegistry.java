package org.signorini.contribution;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IExtensionRegistry;
import org.eclipse.core.runtime.RegistryFactory;

/**
 * Reads one extension point. A broken contribution is reported in the log, by the bundle it comes from, and left out;
 * the others go on. Without OSGi there is no registry and the list is empty.
 *
 * @param <T> the type the extension point's classes have
 */
public final class ContributionRegistry<T extends Configurable> {

    private final String pointId;
    private final Class<T> type;
    private final List<Contribution<T>> contributions;

    private ContributionRegistry(String pointId, Class<T> type, List<Contribution<T>> contributions) {
        this.pointId = pointId;
        this.type = type;
        this.contributions = contributions;
    }

    /** All contributions to the point, ordered by id. */
    public static <T extends Configurable> ContributionRegistry<T> read(String pointId, Class<T> type) {
        return read(RegistryFactory.getRegistry(), pointId, type);
    }

    static <T extends Configurable> ContributionRegistry<T> read(IExtensionRegistry extensions, String pointId,
            Class<T> type) {
        List<Contribution<T>> found = new ArrayList<>();
        ContributionRegistry<T> registry = new ContributionRegistry<>(pointId, type, found);
        if (extensions != null) {
            for (IConfigurationElement element : extensions.getConfigurationElementsFor(pointId)) {
                registry.add(element);
            }
        }
        found.sort(Comparator.comparing(Contribution::id));
        return registry;
    }

    public List<Contribution<T>> all() {
        return List.copyOf(contributions);
    }

    public Optional<Contribution<T>> find(String id) {
        return contributions.stream().filter(c -> c.id().equals(id)).findFirst();
    }

    private void add(IConfigurationElement element) {
        try {
            Contribution<T> contribution = new ContributionReader(element).read(type);
            if (find(contribution.id()).isPresent()) {
                throw new ContributionException("id '" + contribution.id() + "' is already taken by "
                        + find(contribution.id()).orElseThrow().contributor());
            }
            contributions.add(contribution);
        } catch (ContributionException e) {
            ILog.of(ContributionRegistry.class).error(element.getContributor().getName() + " contributes to " + pointId
                    + " in a way that cannot be used: " + e.getMessage(), e);
        }
    }

    /** Creates the executable class of an element and checks that it is what the point asks for. */
    static <T> T instantiate(IConfigurationElement element, Class<T> type) throws ContributionException {
        try {
            return type.cast(element.createExecutableExtension("class"));
        } catch (CoreException | ClassCastException e) {
            throw new ContributionException("class " + element.getAttribute("class") + " of '"
                    + element.getAttribute("id") + "' cannot be created as a " + type.getSimpleName(), e);
        }
    }
}
