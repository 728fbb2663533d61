package org.signorini.ui.model.wizard;

import java.util.List;
import java.util.function.BooleanSupplier;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.dialogs.WizardNewFileCreationPage;

/** Where a model's file goes. A free name is proposed as long as nobody types one. */
final class PlacePage extends WizardNewFileCreationPage {

    private final String extension;
    private BooleanSupplier withStudy = () -> false;
    private String proposed;

    PlacePage(String title, String description, String extension, IStructuredSelection selection) {
        super("place", selection);
        this.extension = extension;
        setTitle(title);
        setDescription(description);
        setFileExtension(extension);
    }

    /** Whether a study of the same name will be written beside the file. */
    void setWithStudy(BooleanSupplier writes) {
        withStudy = writes;
    }

    /** @param stem without extension */
    void propose(String stem) {
        String present = getFileName();
        if (present == null || present.isEmpty() || present.equals(proposed)) {
            List<String> extensions = withStudy.getAsBoolean() ? List.of(extension, "study") : List.of(extension);
            proposed = NewFiles.free(folder(), stem, extensions) + "." + extension;
            setFileName(proposed);
        }
    }

    private IContainer folder() {
        IPath path = getContainerFullPath();
        return path == null ? null : NewFiles.folder(path);
    }

    /** Nothing is written over: not the study beside the mechanism either. */
    @Override
    protected boolean validatePage() {
        if (ResourcesPlugin.getWorkspace().getRoot().getProjects().length == 0) {
            setErrorMessage("There is no project yet; make one with File ▸ New ▸ Mechanism Project.");
            return false;
        }
        if (!super.validatePage()) {
            return false;
        }
        String study = stem() + ".study";
        if (withStudy.getAsBoolean() && folder() != null && folder().findMember(study) != null) {
            setErrorMessage("'" + study + "' is there already; the example's study would take its place.");
            return false;
        }
        return true;
    }

    String stem() {
        return getFileName().replaceAll("\\." + extension + "$", "");
    }
}
