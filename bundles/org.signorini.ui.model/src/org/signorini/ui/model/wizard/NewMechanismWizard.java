package org.signorini.ui.model.wizard;

import java.io.IOException;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.IWizardPage;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;

/** File ▸ New ▸ Mechanism. */
public final class NewMechanismWizard extends Wizard implements INewWizard {

    public static final String ID = "org.signorini.ui.model.newMechanism";

    private IWorkbench workbench;
    private PlacePage place;
    private Beginning beginning;

    @Override
    public void init(IWorkbench bench, IStructuredSelection selection) {
        workbench = bench;
        setWindowTitle("New Mechanism");
        place = new PlacePage("Mechanism", "A mechanism is a file with bodies, joints, forces and contacts.",
                "mechanism", NearFile.of(bench, selection));
        beginning = new Beginning(place);
        beginning.onChange(() -> place.propose(beginning.name()));
        place.setBeside(beginning::beside);
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
        try {
            NewFiles files = new NewFiles(NewFiles.folder(place.getContainerFullPath()), place.stem());
            files.write(beginning.model(place.stem()));
            files.open(workbench);
            return true;
        } catch (IOException | CoreException e) {
            NewFiles.complain(this, e);
            return false;
        }
    }
}
