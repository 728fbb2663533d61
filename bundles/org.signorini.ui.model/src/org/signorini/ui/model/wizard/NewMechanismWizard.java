package org.signorini.ui.model.wizard;

import java.io.IOException;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.IWizardPage;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.dialogs.WizardNewFileCreationPage;

/** File ▸ New ▸ Mechanism. */
public final class NewMechanismWizard extends Wizard implements INewWizard {

    public static final String ID = "org.signorini.ui.model.newMechanism";

    private final StartPage start = new StartPage();
    private final UrdfPage urdf = new UrdfPage();
    private IWorkbench workbench;
    private WizardNewFileCreationPage place;

    @Override
    public void init(IWorkbench bench, IStructuredSelection selection) {
        workbench = bench;
        setWindowTitle("New Mechanism");
        place = new WizardNewFileCreationPage("place", NearFile.of(bench, selection));
        place.setTitle("Mechanism");
        place.setDescription("A mechanism is a file with bodies, joints, forces and contacts.");
        place.setFileExtension("mechanism");
        place.setFileName("mechanism.mechanism");
    }

    @Override
    public void addPages() {
        addPage(place);
        addPage(start);
        addPage(urdf);
    }

    @Override
    public IWizardPage getNextPage(IWizardPage page) {
        return page == start && !start.isRobot() ? null : super.getNextPage(page);
    }

    @Override
    public boolean canFinish() {
        return place.isPageComplete() && (!start.isRobot() || urdf.isPageComplete());
    }

    @Override
    public boolean performFinish() {
        String name = place.getFileName().replaceAll("\\.mechanism$", "");
        try {
            NewModel model = start.isRobot() ? new NewModel(urdf.robot().mechanism(), null) : start.model(name);
            IFile file = new NewFiles(NewFiles.folder(place.getContainerFullPath()), name).write(model);
            NewFiles.open(workbench, file);
            return true;
        } catch (IOException | CoreException e) {
            ((WizardPage) getContainer().getCurrentPage()).setErrorMessage(e.getMessage());
            return false;
        }
    }
}
