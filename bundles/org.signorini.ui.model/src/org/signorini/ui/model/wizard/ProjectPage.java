package org.signorini.ui.model.wizard;

import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.dialogs.WizardNewProjectCreationPage;

/** A project's name and place. A free name is proposed as long as nobody types one. */
final class ProjectPage extends WizardNewProjectCreationPage {

    private String proposed;

    ProjectPage() {
        super("place");
        setTitle("Mechanism Project");
        setDescription("A project is a folder with mechanisms, studies and results.");
    }

    void propose(String name) {
        Text field = getControl() == null ? null : text(getControl());
        if (field == null || field.getText().isEmpty() || field.getText().equals(proposed)) {
            proposed = free(name);
            setInitialProjectName(proposed);
            if (field != null) {
                field.setText(proposed);
            }
        }
    }

    private static String free(String name) {
        IWorkspaceRoot root = ResourcesPlugin.getWorkspace().getRoot();
        String free = name;
        for (int number = 2; root.getProject(free).exists(); number++) {
            free = name + "-" + number;
        }
        return free;
    }

    /** The first field, which has the name. */
    private static Text text(Control control) {
        if (control instanceof Text text) {
            return text;
        }
        if (control instanceof Composite composite) {
            for (Control child : composite.getChildren()) {
                Text found = text(child);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }
}
