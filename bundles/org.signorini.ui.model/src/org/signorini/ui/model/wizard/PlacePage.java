package org.signorini.ui.model.wizard;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.dialogs.WizardNewFileCreationPage;

/** Where a model's file goes. A free name is proposed as long as nobody types one. */
final class PlacePage extends WizardNewFileCreationPage {

    private final String extension;
    private Supplier<List<String>> beside = List::of;
    private String proposed;

    PlacePage(String title, String description, String extension, IStructuredSelection selection) {
        super("place", selection);
        this.extension = extension;
        setTitle(title);
        setDescription(description);
        setFileExtension(extension);
    }

    /** The extensions of files of the same name that may be written beside the file. */
    void setBeside(Supplier<List<String>> extensions) {
        beside = extensions;
    }

    /** @param stem without extension */
    void propose(String stem) {
        String present = getFileName();
        if (present == null || present.isEmpty() || present.equals(proposed)) {
            List<String> extensions = new ArrayList<>(beside.get());
            extensions.add(extension);
            proposed = NewFiles.free(folder(), stem, extensions) + "." + extension;
            setFileName(proposed);
        }
    }

    private IContainer folder() {
        IPath path = getContainerFullPath();
        return path == null ? null : NewFiles.folder(path);
    }

    /** Nothing is written over: not the study and the layout beside the mechanism either. */
    @Override
    protected boolean validatePage() {
        if (ResourcesPlugin.getWorkspace().getRoot().getProjects().length == 0) {
            setErrorMessage("There is no project yet; make one with File ▸ New ▸ Mechanism Project.");
            return false;
        }
        if (!super.validatePage()) {
            return false;
        }
        for (String other : beside.get()) {
            String file = stem() + "." + other;
            if (folder() != null && folder().findMember(file) != null) {
                setErrorMessage("'" + file + "' is there already; the example is not written over it.");
                return false;
            }
        }
        return true;
    }

    String stem() {
        return getFileName().replaceAll("\\." + extension + "$", "");
    }
}
