package org.signorini.ui.model.study;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.signorini.model.validation.Severity;
import org.signorini.ui.model.editing.LiveFindings;
import org.signorini.ui.model.element.ElementIcons;
import org.signorini.ui.model.element.ElementText;

/** Name and what matters; the icon tells the kind, or that something is wrong. */
final class ListColumn extends LabelProvider implements IStyledLabelProvider {

    private LiveFindings findings;

    DelegatingStyledCellLabelProvider provider() {
        return new DelegatingStyledCellLabelProvider(this);
    }

    void show(LiveFindings found) {
        findings = found;
    }

    @Override
    public StyledString getStyledText(Object object) {
        EObject element = (EObject) object;
        return new StyledString(ElementText.name(element)).append("   " + ElementText.details(element),
                StyledString.QUALIFIER_STYLER);
    }

    @Override
    public Image getImage(Object object) {
        EObject element = (EObject) object;
        Severity worst = findings == null ? null : findings.worst(element);
        return worst == Severity.ERROR
                ? PlatformUI.getWorkbench().getSharedImages().getImage(ISharedImages.IMG_OBJS_ERROR_TSK)
                : worst == Severity.WARNING
                        ? PlatformUI.getWorkbench().getSharedImages().getImage(ISharedImages.IMG_OBJS_WARN_TSK)
                        : ElementIcons.of(element.eClass());
    }
}
