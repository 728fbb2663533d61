package org.signorini.diagram.editor;

import java.io.IOException;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Shell;
import org.signorini.diagram.session.DiagramSession;

/** Writes the model and the layout beside it, and tells the person where that cannot be done. */
final class DiagramFiles {

    private interface Writing {

        void write() throws IOException;
    }

    private final DiagramSession session;
    private final Shell shell;

    DiagramFiles(DiagramSession session, Shell shell) {
        this.session = session;
        this.shell = shell;
    }

    void save(IProgressMonitor monitor) {
        write(() -> session.save(monitor), monitor);
    }

    void saveAs(IFile other, IProgressMonitor monitor) {
        write(() -> session.saveAs(other, monitor), monitor);
    }

    private void write(Writing writing, IProgressMonitor monitor) {
        try {
            writing.write();
            session.editing().file().getParent().refreshLocal(IResource.DEPTH_ONE, monitor);
        } catch (IOException e) {
            monitor.setCanceled(true);
            MessageDialog.openError(shell, "Not Saved", e.getMessage());
        } catch (CoreException e) {
            // the files are written; the workspace will find out later
            ILog.get().log(e.getStatus());
        }
    }
}
