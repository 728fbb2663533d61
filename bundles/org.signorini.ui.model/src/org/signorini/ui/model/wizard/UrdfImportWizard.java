package org.signorini.ui.model.wizard;

import java.io.IOException;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.IWizardPage;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.IImportWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.dialogs.WizardNewFileCreationPage;

/** File ▸ Import ▸ URDF: a robot as a mechanism. */
public final class UrdfImportWizard extends Wizard implements IImportWizard {

    private final UrdfPage urdf = new UrdfPage();
    private IWorkbench workbench;
    private WizardNewFileCreationPage place;

    @Override
    public void init(IWorkbench bench, IStructuredSelection selection) {
        workbench = bench;
        setWindowTitle("Import Robot");
        place = new WizardNewFileCreationPage("place", selection);
        place.setTitle("Mechanism");
        place.setDescription("Where the mechanism is written.");
        place.setFileExtension("mechanism");
        place.setFileName("robot.mechanism");
    }

    @Override
    public void addPages() {
        addPage(urdf);
        addPage(place);
    }

    /** The robot's name, where it can be a file's. */
    @Override
    public IWizardPage getNextPage(IWizardPage page) {
        if (page == urdf && urdf.robot() != null && place.getControl() != null) {
            String name = urdf.robot().mechanism().getName().replaceAll("[^\\p{L}\\p{N} _-]", "_");
            place.setFileName(name + ".mechanism");
        }
        return super.getNextPage(page);
    }

    @Override
    public boolean performFinish() {
        try {
            IFile file = new NewFiles(NewFiles.folder(place.getContainerFullPath()), place.getFileName())
                    .write(new NewModel(urdf.robot().mechanism(), null));
            NewFiles.open(workbench, file);
            return true;
        } catch (IOException | CoreException e) {
            place.setErrorMessage(e.getMessage());
            return false;
        }
    }
}
