package org.signorini.ui.views.launch;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.PartInitException;
import org.signorini.ui.views.ViewIds;

/** Runs the studies or mechanisms that are selected, else the one in the active editor, else the one run last. */
public final class RunStudyHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        Set<Path> files = files(event);
        if (files.isEmpty()) {
            MessageDialog.openInformation(HandlerUtil.getActiveShell(event), "Run Study",
                    "Select a .study or .mechanism file in the Project Explorer, or open one. File ▸ New ▸ Example"
                            + " has some to begin with.");
            return null;
        }
        files.forEach(RunStudy::start);
        try {
            HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage().showView(ViewIds.TRAJECTORIES);
        } catch (PartInitException e) {
            throw new ExecutionException("the view could not be opened", e);
        }
        return null;
    }

    private static Set<Path> files(ExecutionEvent event) {
        Set<Path> files = new LinkedHashSet<>();
        if (HandlerUtil.getCurrentSelection(event) instanceof IStructuredSelection selection) {
            for (Object element : selection) {
                add(Adapters.adapt(element, IFile.class), files);
            }
        }
        IEditorPart editor = HandlerUtil.getActiveEditor(event);
        if (files.isEmpty() && editor != null) {
            add(Adapters.adapt(editor.getEditorInput(), IFile.class), files);
        }
        if (files.isEmpty()) {
            RunHistory.files().stream().limit(1).forEach(files::add);
        }
        return files;
    }

    private static void add(IFile file, Set<Path> files) {
        if (file != null && file.getLocation() != null
                && ("study".equals(file.getFileExtension()) || "mechanism".equals(file.getFileExtension()))) {
            files.add(Path.of(file.getLocation().toOSString()));
        }
    }
}
