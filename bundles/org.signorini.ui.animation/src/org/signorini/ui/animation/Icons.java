package org.signorini.ui.animation;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceLocator;

/** Pictures on buttons. */
final class Icons {

    private Icons() {
    }

    static ImageDescriptor of(String name) {
        return ResourceLocator.imageDescriptorFromBundle(Icons.class, "icons/" + name + ".svg").orElseThrow();
    }
}
