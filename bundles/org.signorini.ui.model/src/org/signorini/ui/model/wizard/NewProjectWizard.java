package org.signorini.ui.model.wizard;

import java.io.IOException;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.IWizardPage;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.dialogs.WizardNewProjectCreationPage;

/** File ▸ New ▸ Mechanism Project: a folder of the workspace with a first mechanism in it. */
public final class NewProjectWizard extends Wizard implements INewWizard {

    public static final String ID = "org.signorini.ui.model.newProject";

    private final StartPage start = new StartPage();
    private final UrdfPage urdf = new UrdfPage();
    private WizardNewProjectCreationPage place;
    private IWorkbench workbench;
    private IProject made;

    @Override
    public void init(IWorkbench bench, IStructuredSelection selection) {
        workbench = bench;
        setWindowTitle("New Mechanism Project");
        place = new WizardNewProjectCreationPage("place");
        place.setTitle("Mechanism Project");
        place.setDescription("A project is a folder with mechanisms, studies and results.");
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
        String name = place.getProjectName();
        try {
            NewModel model = start.isRobot() ? new NewModel(urdf.robot().mechanism(), null) : start.model(name);
            IFile file = new NewFiles(project(), name).write(model);
            NewFiles.open(workbench, file);
            return true;
        } catch (IOException | CoreException e) {
            ((WizardPage) getContainer().getCurrentPage()).setErrorMessage(e.getMessage());
            return false;
        }
    }

    /** Made once, also when Finish is pressed again after its mechanism could not be written. */
    private IProject project() throws CoreException {
        if (made == null) {
            IProject project = place.getProjectHandle();
            IProjectDescription description = ResourcesPlugin.getWorkspace()
                    .newProjectDescription(project.getName());
            description.setLocation(place.useDefaults() ? null : place.getLocationPath());
            project.create(description, new NullProgressMonitor());
            project.open(new NullProgressMonitor());
            made = project;
        }
        return made;
    }
}
