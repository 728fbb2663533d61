package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.examples.Gallery;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.ui.views.launch.RunStudyJob;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.Runs;
import org.signorini.ui.welcome.sheet.CheatSheet.Step;
import org.signorini.ui.welcome.sheet.CheatSheetView;

/** "Draw and run the woodpecker", followed from its first step to its last. */
class CheatSheetTest {

    private static final String NAME = "my-woodpecker";

    private RunSession session;
    private CheatSheetView view;

    @BeforeEach
    void open() throws Exception {
        session = new RunSession();
        view = (CheatSheetView) Ui.page().showView(CheatSheetView.ID);
        Ui.settle(300);
    }

    @AfterEach
    void close() throws Exception {
        Ui.page().hideView(view);
        session.close();
    }

    @Test
    void everyCommandExists() throws Exception {
        ICommandService commands = PlatformUI.getWorkbench().getService(ICommandService.class);
        for (Step step : CheatSheetView.woodpecker().steps()) {
            List<String> all = new java.util.ArrayList<>(step.parts().stream().map(p -> p.command()).toList());
            all.add(step.command());
            for (String command : all) {
                if (!command.isEmpty()) {
                    assertTrue(commands.deserialize(command).getCommand().isDefined(), step.title() + ": " + command);
                }
            }
            assertFalse(step.text().isEmpty(), step.title());
        }
    }

    @Test
    void doneStepByStepItIsTheGallerysWoodpecker() throws Exception {
        List<Step> steps = CheatSheetView.woodpecker().steps();
        Ui.screenshot("cheat-sheet");
        for (int i = 0; i < steps.size(); i++) {
            assertTrue(view.isOpen(i), steps.get(i).title());
            String command = steps.get(i).command();
            if (command.contains("newProject")) {
                answer(dialog -> {
                    dialog.showPage(dialog.getCurrentPage().getNextPage());
                    text((Composite) dialog.getCurrentPage().getControl()).setText(NAME);
                });
            } else if (command.contains("newStudy")) {
                answer(dialog -> dialog.showPage(dialog.getCurrentPage().getNextPage()));
            } else if (command.contains("runStudy")) {
                agree("Save");
            }
            view.buttons(i).forEach(b -> b.notifyListeners(SWT.Selection, new Event()));
            Ui.settle(100);
            if (command.contains("runStudy")) {
                assertTrue(Ui.waitUntil(() -> Job.getJobManager().find(RunStudyJob.class).length == 0
                        && !Runs.shared().all().isEmpty() && !Runs.shared().all().getFirst().isRunning(),
                        RunSession.PATIENCE));
            }
        }
        Ui.screenshot("cheat-sheet-end");
        assertDrawn();
        RunEntry run = Runs.shared().all().getFirst();
        assertEquals("done", run.status());
        assertEquals(0.1465, run.summary().number("measures", "limitCycle", "period"), 1e-4, "as the sheet tells");
        assertEquals(0.0197, run.summary().number("measures", "limitCycle", "drop"), 1e-4);
    }

    /** The mechanism drawn is the gallery's, apart from its name and the marker every new mechanism has. */
    private static void assertDrawn() throws Exception {
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(NAME);
        IFile file = project.getFile(NAME + ".mechanism");
        Mechanism drawn = ModelFiles.readMechanism(file.getLocation().toFile().toPath());
        Mechanism given = ModelFiles.readMechanism(Gallery.find("woodpecker").orElseThrow().mechanism());
        drawn.setName(given.getName());
        drawn.getGround().getMarkers().removeIf(m -> m.getName().equals("origin"));
        assertTrue(new EcoreUtil.EqualityHelper().equals(given, drawn), Models.content(file));
        Models.problemsFound();
        for (IMarker marker : project.findMarkers(IMarker.PROBLEM, true, IResource.DEPTH_INFINITE)) {
            assertTrue(marker.getAttribute(IMarker.SEVERITY, 0) < IMarker.SEVERITY_ERROR,
                    marker.getAttribute(IMarker.MESSAGE, ""));
        }
    }

    @Test
    void aStepWithoutWhatItNeedsSaysSo() throws Exception {
        Models.example(Models.project("needs"), "bouncing-ball");
        org.eclipse.ui.ide.IDE.openEditor(Ui.page(), ResourcesPlugin.getWorkspace().getRoot().getProject("needs")
                .getFile("bouncing-ball.mechanism"));
        String[] told = new String[1];
        Display.getCurrent().timerExec(1500, () -> {
            Shell message = session.message("Draw and Run");
            if (message != null) {
                told[0] = message.getText();
                message.close();
            }
        });
        view.buttons(5).getFirst().notifyListeners(SWT.Selection, new Event());
        assertNotNull(told[0], "joints need their bodies");
    }

    /** Waits for a wizard, has it filled in and presses Finish. */
    private static void answer(Consumer<WizardDialog> fill) {
        Display display = Display.getCurrent();
        display.timerExec(200, new Runnable() {
            @Override
            public void run() {
                for (Shell shell : display.getShells()) {
                    if (shell.getData() instanceof WizardDialog dialog && shell.isVisible()) {
                        fill.accept(dialog);
                        finish(dialog);
                        return;
                    }
                }
                display.timerExec(200, this);
            }
        });
    }

    /** Waits for a question and gives its usual answer. */
    private static void agree(String title) {
        Display display = Display.getCurrent();
        display.timerExec(200, new Runnable() {
            @Override
            public void run() {
                for (Shell shell : display.getShells()) {
                    if (shell.isVisible() && shell.getText().contains(title)) {
                        shell.getDefaultButton().notifyListeners(SWT.Selection, new Event());
                        return;
                    }
                }
                display.timerExec(200, this);
            }
        });
    }

    private static void finish(WizardDialog dialog) {
        var button = all(dialog.getShell()).stream().filter(c -> c instanceof org.eclipse.swt.widgets.Button b
                && Integer.valueOf(IDialogConstants.FINISH_ID).equals(b.getData())).findFirst().orElseThrow();
        assertTrue(button.isEnabled(), "Finish can be pressed");
        button.notifyListeners(SWT.Selection, new Event());
    }

    private static Text text(Composite page) {
        return all(page).stream().filter(c -> c instanceof Text).map(Text.class::cast).findFirst().orElseThrow();
    }

    private static List<Control> all(Composite composite) {
        List<Control> found = new java.util.ArrayList<>();
        for (Control child : composite.getChildren()) {
            found.add(child);
            if (child instanceof Composite inner) {
                found.addAll(all(inner));
            }
        }
        return found;
    }
}
