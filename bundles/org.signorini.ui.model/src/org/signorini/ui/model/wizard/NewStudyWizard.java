package org.signorini.ui.model.wizard;

import java.io.IOException;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.mechanism.Mechanism;

/** File ▸ New ▸ Study. */
public final class NewStudyWizard extends Wizard implements INewWizard {

    public static final String ID = "org.signorini.ui.model.newStudy";

    private IWorkbench workbench;
    private PlacePage place;
    private MechanismPage mechanism;

    @Override
    public void init(IWorkbench bench, IStructuredSelection selection) {
        workbench = bench;
        setWindowTitle("New Study");
        IStructuredSelection near = NearFile.of(bench, selection);
        IFile selected = Adapters.adapt(near.getFirstElement(), IFile.class);
        boolean studied = selected != null && "mechanism".equals(selected.getFileExtension());
        place = new PlacePage("Study", "A study says how a mechanism is computed, what is varied and what is measured.",
                "study", near);
        mechanism = new MechanismPage(() -> MechanismFiles.reachableFrom(place.getContainerFullPath()),
                studied ? selected : null);
    }

    @Override
    public void addPages() {
        addPage(place);
        addPage(mechanism);
    }

    /** Named after what is studied. */
    @Override
    public void createPageControls(Composite pages) {
        super.createPageControls(pages);
        IFile studied = mechanism.mechanism();
        place.propose(studied == null ? "study" : studied.getFullPath().removeFileExtension().lastSegment());
    }

    @Override
    public boolean performFinish() {
        try {
            Mechanism studied = ModelFiles.readMechanism(mechanism.mechanism().getLocation().toFile().toPath());
            NewFiles files = new NewFiles(NewFiles.folder(place.getContainerFullPath()), place.stem());
            files.write(NewModel.study(place.stem(), studied));
            files.open(workbench);
            return true;
        } catch (IOException | CoreException e) {
            NewFiles.complain(this, e);
            return false;
        }
    }
}
