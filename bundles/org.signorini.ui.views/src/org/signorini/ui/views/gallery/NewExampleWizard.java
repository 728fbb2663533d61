package org.signorini.ui.views.gallery;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;

/** File ▸ New ▸ Example. */
public final class NewExampleWizard extends Wizard implements INewWizard {

    private final ExamplePage page = new ExamplePage();
    private IWorkbench workbench;

    @Override
    public void init(IWorkbench bench, IStructuredSelection selection) {
        workbench = bench;
        setWindowTitle("New Example");
    }

    @Override
    public void addPages() {
        addPage(page);
    }

    @Override
    public boolean performFinish() {
        try {
            ExampleProject.open(ExampleProject.create(page.example(), page.projectName()),
                    workbench.getActiveWorkbenchWindow().getActivePage());
            return true;
        } catch (CoreException e) {
            MessageDialog.openError(getShell(), "New Example", e.getStatus().getMessage());
            return false;
        }
    }
}
