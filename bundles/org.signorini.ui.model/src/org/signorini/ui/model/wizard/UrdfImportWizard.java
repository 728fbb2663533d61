package org.signorini.ui.model.wizard;

import java.io.IOException;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IImportWizard;
import org.eclipse.ui.IWorkbench;

/** File ▸ Import ▸ URDF: a robot as a mechanism. */
public final class UrdfImportWizard extends Wizard implements IImportWizard {

    private final UrdfPage urdf = new UrdfPage();
    private IWorkbench workbench;
    private PlacePage place;

    @Override
    public void init(IWorkbench bench, IStructuredSelection selection) {
        workbench = bench;
        setWindowTitle("Import Robot");
        place = new PlacePage("Mechanism", "Where the mechanism is written.", "mechanism",
                NearFile.of(bench, selection));
        urdf.onChange(this::propose);
    }

    /** The robot's name, where it can be a file's. */
    private void propose() {
        place.propose(urdf.robot() == null ? "robot" : NewFiles.fileName(urdf.robot().mechanism().getName()));
    }

    @Override
    public void addPages() {
        addPage(urdf);
        addPage(place);
    }

    @Override
    public void createPageControls(Composite pages) {
        super.createPageControls(pages);
        propose();
    }

    @Override
    public boolean performFinish() {
        try {
            NewFiles files = new NewFiles(NewFiles.folder(place.getContainerFullPath()), place.stem());
            files.write(new NewModel(urdf.robot().mechanism()));
            files.open(workbench);
            return true;
        } catch (IOException | CoreException e) {
            NewFiles.complain(this, e);
            return false;
        }
    }
}
