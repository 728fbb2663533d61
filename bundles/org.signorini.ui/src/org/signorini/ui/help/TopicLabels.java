package org.signorini.ui.help;

import org.eclipse.help.IHelpResource;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.jface.resource.ResourceManager;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.swt.graphics.Image;

/** Names and icons of topics. */
final class TopicLabels extends LabelProvider {

    private final ResourceManager resources = new LocalResourceManager(JFaceResources.getResources());

    @Override
    public String getText(Object element) {
        return element instanceof IHelpResource resource ? resource.getLabel() : "";
    }

    @Override
    public Image getImage(Object element) {
        String icon = new TopicContent().hasChildren(element) ? "icons/book.svg" : "icons/topic.svg";
        return ResourceLocator.imageDescriptorFromBundle("org.signorini.ui", icon).map(resources::create).orElse(null);
    }

    @Override
    public void dispose() {
        resources.dispose();
        super.dispose();
    }
}
