package org.signorini.ui.solve;

import java.nio.file.Path;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.signorini.ui.WorkbenchIds;

/** Solves the problem file that is selected, or open in the active editor. */
public final class SolveProblemHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IFile file = file(event);
        if (file == null || file.getLocation() == null) {
            MessageDialog.openInformation(HandlerUtil.getActiveShell(event), "Solve Problem",
                    "Select a problem file in the Project Explorer first: JSON, FCLIB's HDF5 or Siconos' .dat.");
            return null;
        }
        try {
            SolveView view = (SolveView) HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage()
                    .showView(WorkbenchIds.SOLVE_VIEW);
            view.solve(Path.of(file.getLocation().toOSString()));
        } catch (PartInitException e) {
            throw new ExecutionException("the view could not be opened", e);
        }
        return null;
    }

    private static IFile file(ExecutionEvent event) {
        if (HandlerUtil.getCurrentSelection(event) instanceof IStructuredSelection selection) {
            IFile selected = Adapters.adapt(selection.getFirstElement(), IFile.class);
            if (selected != null) {
                return selected;
            }
        }
        IEditorPart editor = HandlerUtil.getActiveEditor(event);
        return editor == null ? null : Adapters.adapt(editor.getEditorInput(), IFile.class);
    }
}
