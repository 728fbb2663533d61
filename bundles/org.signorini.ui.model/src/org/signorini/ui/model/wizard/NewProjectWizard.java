package org.signorini.ui.model.wizard;

import java.io.IOException;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.IWizardPage;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;

/** File ▸ New ▸ Mechanism Project: a folder of the workspace with a first mechanism in it. */
public final class NewProjectWizard extends Wizard implements INewWizard {

    public static final String ID = "org.signorini.ui.model.newProject";

    private final ProjectPage place = new ProjectPage();
    private final Beginning beginning = new Beginning(place);
    private IWorkbench workbench;
    private IProject made;

    @Override
    public void init(IWorkbench bench, IStructuredSelection selection) {
        workbench = bench;
        setWindowTitle("New Mechanism Project");
        beginning.onChange(() -> place.propose(beginning.name()));
    }

    @Override
    public void addPages() {
        beginning.addPages(this);
    }

    @Override
    public void createPageControls(Composite pages) {
        super.createPageControls(pages);
        place.propose(beginning.name());
    }

    @Override
    public IWizardPage getNextPage(IWizardPage page) {
        return beginning.after(page);
    }

    @Override
    public IWizardPage getPreviousPage(IWizardPage page) {
        return beginning.before(page);
    }

    @Override
    public boolean canFinish() {
        return place.isPageComplete() && beginning.isComplete();
    }

    @Override
    public boolean performFinish() {
        String name = place.getProjectName();
        try {
            NewFiles files = new NewFiles(project(), name);
            files.write(beginning.model(name));
            files.open(workbench);
            return true;
        } catch (IOException | CoreException e) {
            NewFiles.complain(this, e);
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
