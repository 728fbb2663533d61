package org.signorini.ui.welcome.page;

import java.util.Map;

import org.eclipse.core.commands.Command;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.signorini.examples.Example;
import org.signorini.ui.views.gallery.ExampleProject;

/** What one can begin with. */
final class Beginnings {

    private static final String NEW_PROJECT = "org.signorini.ui.model.newProject";
    private static final String HELP = "org.signorini.ui.helpContents";
    private static final String CHEAT_SHEET = "org.signorini.ui.welcome.openCheatSheet";

    private final IWorkbenchWindow window;
    private final Runnable makeRoom;

    Beginnings(IWorkbenchWindow window, Runnable makeRoom) {
        this.window = window;
        this.makeRoom = makeRoom;
    }

    /** Asks for a project; the page stays if the user changes his mind. */
    void newMechanism() {
        run(IWorkbenchCommandConstants.FILE_NEW, Map.of("newWizardId", NEW_PROJECT));
    }

    void cheatSheet() {
        makeRoom.run();
        run(CHEAT_SHEET, Map.of());
    }

    void help() {
        makeRoom.run();
        run(HELP, Map.of());
    }

    /** As File ▸ New ▸ Example does it. */
    void open(Example example) {
        try {
            ExampleProject.open(ExampleProject.create(example, ExampleProject.freeName(example.id())),
                    window.getActivePage());
        } catch (CoreException e) {
            MessageDialog.openError(window.getShell(), example.title(), e.getStatus().getMessage());
        }
    }

    private void run(String id, Map<String, String> parameters) {
        Command command = window.getService(ICommandService.class).getCommand(id);
        try {
            window.getService(IHandlerService.class)
                    .executeCommand(ParameterizedCommand.generateCommand(command, parameters), null);
        } catch (CommandException e) {
            ILog.of(getClass()).error(id + " cannot be done", e);
        }
    }
}
