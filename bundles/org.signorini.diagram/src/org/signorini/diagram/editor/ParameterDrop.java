package org.signorini.diagram.editor;

import java.util.List;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.Request;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.dnd.AbstractTransferDropTargetListener;
import org.eclipse.jface.util.LocalSelectionTransfer;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.dnd.DND;
import org.signorini.design.services.FeatureChoice;
import org.signorini.design.services.FittingFeatures;
import org.signorini.diagram.part.DropRequest;
import org.signorini.diagram.view.View;
import org.signorini.model.mechanism.Parameter;

/** A parameter from a tree, dropped onto an element, becomes a value of it; a menu asks of which feature. */
final class ParameterDrop extends AbstractTransferDropTargetListener {

    private final MechanismEditor editor;

    ParameterDrop(MechanismEditor editor) {
        super(editor.viewer(), LocalSelectionTransfer.getTransfer());
        this.editor = editor;
    }

    @Override
    protected Request createTargetRequest() {
        return new DropRequest();
    }

    @Override
    protected void updateTargetRequest() {
        ((DropRequest) getTargetRequest()).setElement(dragged());
    }

    /** The parameter of this mechanism that has the name of the one that is dragged; {@code null} if there is none. */
    private Parameter dragged() {
        return LocalSelectionTransfer.getTransfer().getSelection() instanceof IStructuredSelection selection
                && selection.getFirstElement() instanceof Parameter parameter
                        ? editor.session().mechanism().getParameters().stream()
                                .filter(p -> p.getName() != null && p.getName().equals(parameter.getName())).findFirst()
                                .orElse(null)
                        : null;
    }

    @Override
    protected void handleDragOver() {
        super.handleDragOver();
        boolean fits = getTargetEditPart() != null && !fitting(getTargetEditPart(), dragged()).isEmpty();
        getCurrentEvent().detail = fits ? DND.DROP_COPY : DND.DROP_NONE;
    }

    @Override
    protected void handleDrop() {
        updateTargetRequest();
        updateTargetEditPart();
        EditPart target = getTargetEditPart();
        Parameter parameter = dragged();
        if (target == null || parameter == null || !drop(target, parameter)) {
            getCurrentEvent().detail = DND.DROP_NONE;
        }
    }

    private static List<EAttribute> fitting(EditPart target, Parameter parameter) {
        return parameter != null && target.getModel() instanceof View view
                ? FittingFeatures.of(view.element(), parameter) : List.of();
    }

    /** @return whether there is a feature for it */
    boolean drop(EditPart target, Parameter parameter) {
        List<EAttribute> fitting = fitting(target, parameter);
        EObject element = fitting.isEmpty() ? null : ((View) target.getModel()).element();
        if (fitting.size() == 1) {
            use(target, parameter, fitting.getFirst());
        } else if (fitting.size() > 1) {
            new FeatureMenu(element, parameter, fitting, feature -> use(target, parameter, feature))
                    .show(editor.viewer().getControl());
        }
        return !fitting.isEmpty();
    }

    private void use(EditPart target, Parameter parameter, EAttribute feature) {
        DropRequest request = new DropRequest();
        request.setElement(parameter);
        Command command = target.getCommand(request);
        FeatureChoice.during(feature, () -> editor.viewer().getEditDomain().getCommandStack().execute(command));
    }
}
