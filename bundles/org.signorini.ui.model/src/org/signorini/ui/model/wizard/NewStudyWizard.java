package org.signorini.ui.model.wizard;

import java.io.IOException;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.dialogs.WizardNewFileCreationPage;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.mechanism.Mechanism;

/** File ▸ New ▸ Study. */
public final class NewStudyWizard extends Wizard implements INewWizard {

    public static final String ID = "org.signorini.ui.model.newStudy";

    private IWorkbench workbench;
    private WizardNewFileCreationPage place;
    private MechanismPage mechanism;

    @Override
    public void init(IWorkbench bench, IStructuredSelection selection) {
        workbench = bench;
        setWindowTitle("New Study");
        IStructuredSelection near = NearFile.of(bench, selection);
        IFile selected = Adapters.adapt(near.getFirstElement(), IFile.class);
        boolean studied = selected != null && "mechanism".equals(selected.getFileExtension());
        place = new WizardNewFileCreationPage("place", near);
        place.setTitle("Study");
        place.setDescription("A study says how a mechanism is computed, what is varied and what is measured.");
        place.setFileExtension("study");
        place.setFileName((studied ? selected.getFullPath().removeFileExtension().lastSegment() : "study") + ".study");
        mechanism = new MechanismPage(() -> MechanismFiles.reachableFrom(place.getContainerFullPath()),
                studied ? selected : null);
    }

    @Override
    public void addPages() {
        addPage(place);
        addPage(mechanism);
    }

    @Override
    public boolean performFinish() {
        try {
            Mechanism studied = ModelFiles.readMechanism(mechanism.mechanism().getLocation().toFile().toPath());
            String name = place.getFileName().replaceAll("\\.study$", "");
            IFile file = new NewFiles(NewFiles.folder(place.getContainerFullPath()), name)
                    .write(NewModel.study(name, studied));
            NewFiles.open(workbench, file);
            return true;
        } catch (IOException | CoreException e) {
            ((WizardPage) getContainer().getCurrentPage()).setErrorMessage(e.getMessage());
            return false;
        }
    }
}
