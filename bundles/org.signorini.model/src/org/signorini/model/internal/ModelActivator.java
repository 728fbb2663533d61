package org.signorini.model.internal;

import org.osgi.framework.BundleActivator;
import org.osgi.framework.BundleContext;
import org.signorini.model.validation.ModelValidator;

/** Makes EMF know the rules as soon as a model's class is used. */
public final class ModelActivator implements BundleActivator {

    @Override
    public void start(BundleContext context) {
        ModelValidator.register();
    }

    @Override
    public void stop(BundleContext context) {
        // the registry goes with EMF
    }
}
