package org.signorini.ui.model.wizard;

import java.io.IOException;
import java.util.List;

import org.eclipse.jface.wizard.IWizardPage;
import org.eclipse.jface.wizard.Wizard;

/** What a new mechanism begins as: the pages that ask for it, what it is, and what it may be called. */
final class Beginning {

    private final StartPage start = new StartPage();
    private final UrdfPage urdf = new UrdfPage();
    private final IWizardPage place;

    /** @param place the page that asks for name and place, after these */
    Beginning(IWizardPage place) {
        this.place = place;
    }

    void addPages(Wizard wizard) {
        wizard.addPage(start);
        wizard.addPage(urdf);
        wizard.addPage(place);
    }

    /** Told whenever something else is chosen. */
    void onChange(Runnable listener) {
        start.onChange(listener);
        urdf.onChange(listener);
    }

    /** The robot's file is asked for where there is a robot. */
    IWizardPage after(IWizardPage page) {
        return page == start ? start.isRobot() ? urdf : place : page == urdf ? place : null;
    }

    IWizardPage before(IWizardPage page) {
        return page == place ? start.isRobot() ? urdf : start : page == urdf ? start : null;
    }

    boolean isComplete() {
        return !start.isRobot() || urdf.isPageComplete();
    }

    /** The extensions of the files that may be made beside the mechanism's. */
    List<String> beside() {
        return start.example() != null ? List.of("study", "layout") : List.of();
    }

    /** The example's id, the robot's name, or something that says no more than there is to say. */
    String name() {
        return start.example() != null ? start.example().id()
                : start.isRobot() && urdf.robot() != null ? NewFiles.fileName(urdf.robot().mechanism().getName())
                : "mechanism";
    }

    NewModel model(String name) throws IOException {
        return start.isRobot() ? new NewModel(urdf.robot().mechanism())
                : start.example() != null ? NewModel.of(start.example()) : NewModel.empty(name);
    }
}
