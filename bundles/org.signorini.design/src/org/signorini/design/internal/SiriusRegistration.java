package org.signorini.design.internal;

import java.lang.reflect.InvocationTargetException;
import java.util.Collection;
import java.util.Set;

import org.osgi.framework.BundleActivator;
import org.osgi.framework.BundleContext;
import org.signorini.design.Specification;

/**
 * Tells Sirius about the specification where Sirius is installed, and does nothing elsewhere: the same jar runs in both
 * worlds. By reflection, as without Sirius its classes cannot even be named.
 */
public final class SiriusRegistration implements BundleActivator {

    private static final String REGISTRY = "org.eclipse.sirius.business.api.componentization.ViewpointRegistry";

    private Object registry;
    private Collection<?> viewpoints = Set.of();

    @Override
    public void start(BundleContext context) throws Exception {
        Class<?> type;
        try {
            type = context.getBundle().loadClass(REGISTRY);
        } catch (ClassNotFoundException noSirius) {
            return;
        }
        registry = type.getMethod("getInstance").invoke(null);
        viewpoints = (Collection<?>) type.getMethod("registerFromPlugin", String.class)
                .invoke(registry, Specification.PLUGIN_PATH);
    }

    @Override
    public void stop(BundleContext context) throws Exception {
        for (Object viewpoint : viewpoints) {
            dispose(viewpoint);
        }
        viewpoints = Set.of();
    }

    /** The parameter's type is Sirius' own, so the method is found by name. */
    private void dispose(Object viewpoint) throws IllegalAccessException, InvocationTargetException {
        for (var method : registry.getClass().getMethods()) {
            if (method.getName().equals("disposeFromPlugin") && method.getParameterCount() == 1
                    && method.getParameterTypes()[0].isInstance(viewpoint)) {
                method.invoke(registry, viewpoint);
                return;
            }
        }
    }
}
