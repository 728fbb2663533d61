package org.signorini.ui.model.tree;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.resource.ResourceManager;
import org.eclipse.jface.viewers.DecorationOverlayIcon;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.IDecoration;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.signorini.model.validation.Severity;
import org.signorini.ui.model.editing.LiveFindings;
import org.signorini.ui.model.element.ElementIcons;
import org.signorini.ui.model.element.ElementText;

/** Name, kind, and a sign on what has problems or has elements with problems in it. */
final class ElementColumn extends LabelProvider implements IStyledLabelProvider {

    private final LiveFindings findings;
    private final ResourceManager images = new LocalResourceManager(JFaceResources.getResources());

    ElementColumn(LiveFindings findings) {
        this.findings = findings;
    }

    @Override
    public StyledString getStyledText(Object object) {
        if (object instanceof Group group) {
            return new StyledString(group.label()).append("  " + group.children().size(),
                    StyledString.COUNTER_STYLER);
        }
        EObject element = (EObject) object;
        StyledString text = new StyledString(ElementText.name(element));
        if (!ElementText.name(element).equals(ElementText.kind(element))) {
            text.append("  " + ElementText.kind(element), StyledString.QUALIFIER_STYLER);
        }
        return text;
    }

    @Override
    public String getText(Object object) {
        return getStyledText(object).getString();
    }

    @Override
    public Image getImage(Object object) {
        if (object instanceof Group group) {
            Severity worst = group.children().stream().map(c -> findings.worst((EObject) c))
                    .filter(s -> s != null).max(Severity::compareTo).orElse(null);
            return image(ElementIcons.name(group.feature().getEReferenceType()), worst);
        }
        EObject element = (EObject) object;
        return image(ElementIcons.name(element.eClass()), findings.worst(element));
    }

    private Image image(String icon, Severity worst) {
        String sign = worst == Severity.ERROR ? ISharedImages.IMG_DEC_FIELD_ERROR
                : worst == Severity.WARNING ? ISharedImages.IMG_DEC_FIELD_WARNING : null;
        if (sign == null) {
            return ElementIcons.image(icon);
        }
        ImageDescriptor overlay = PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(sign);
        return images.create(new DecorationOverlayIcon(ElementIcons.descriptor(icon), overlay,
                IDecoration.BOTTOM_LEFT));
    }

    @Override
    public void dispose() {
        images.dispose();
        super.dispose();
    }
}
