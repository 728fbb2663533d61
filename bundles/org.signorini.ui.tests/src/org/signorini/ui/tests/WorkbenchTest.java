package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.Platform;
import org.eclipse.e4.ui.css.swt.theme.ITheme;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.navigator.CommonNavigator;
import org.eclipse.ui.progress.IProgressConstants;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.complementarity.ProblemKind;
import org.signorini.complementarity.generator.Piles;
import org.signorini.complementarity.generator.Stacks;
import org.signorini.complementarity.io.ProblemFiles;
import org.signorini.complementarity.solver.SolverRegistry;
import org.signorini.ui.WorkbenchIds;
import org.signorini.ui.help.HelpView;
import org.signorini.ui.solve.SolveView;

/** The workbench as its user meets it, in a real window. */
class WorkbenchTest {

    private ErrorLog log;

    @BeforeEach
    void listen() {
        log = new ErrorLog();
    }

    @AfterEach
    void nothingWasLoggedAsAnError() {
        Ui.settle(100);
        log.close();
    }

    @Test
    void opensOnTheMechanismPerspective() {
        assertEquals(WorkbenchIds.MECHANISM_PERSPECTIVE, Ui.page().getPerspective().getId());
        assertTrue(Ui.window().getShell().getText().contains("Signorini Workbench"), Ui.window().getShell().getText());
        for (String view : List.of(IPageLayout.ID_PROJECT_EXPLORER, IPageLayout.ID_OUTLINE, IPageLayout.ID_PROP_SHEET,
                IPageLayout.ID_PROBLEM_VIEW, IProgressConstants.PROGRESS_VIEW_ID)) {
            assertNotNull(Ui.page().findViewReference(view), view);
        }
    }

    @Test
    void opensEveryViewItDeclares() throws Exception {
        int opened = 0;
        for (IConfigurationElement view : Platform.getExtensionRegistry()
                .getConfigurationElementsFor("org.eclipse.ui.views")) {
            if (view.getName().equals("view") && view.getContributor().getName().startsWith("org.signorini")) {
                IViewPart part = Ui.page().showView(view.getAttribute("id"));
                assertNotNull(part, view.getAttribute("id"));
                Ui.settle(200);
                Ui.page().hideView(part);
                opened++;
            }
        }
        assertTrue(opened > 0);
    }

    @Test
    void hasTheMenusAPersonExpects() {
        List<String> menus = Arrays.stream(Ui.window().getShell().getMenuBar().getItems()).map(MenuItem::getText)
                .map(t -> t.replace("&", "")).toList();
        assertTrue(menus.containsAll(List.of("File", "Edit", "Run", "Window", "Help")), menus.toString());
    }

    @Test
    void undoAndRedoReachTheActiveEditor() throws Exception {
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("undo");
        project.create(null);
        project.open(null);
        try {
            IFile file = project.getFile("note.txt");
            file.create(new ByteArrayInputStream("one".getBytes(StandardCharsets.UTF_8)), true, null);
            ITextEditor editor = (ITextEditor) IDE.openEditor(Ui.page(), file, "org.eclipse.ui.DefaultTextEditor");
            IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
            Ui.page().activate(editor);
            document.replace(0, 3, "two");
            assertTrue(editor.isDirty());
            run(IWorkbenchCommandConstants.EDIT_UNDO);
            assertEquals("one", document.get());
            run(IWorkbenchCommandConstants.EDIT_REDO);
            assertEquals("two", document.get());
            assertTrue(Ui.window().getShell().getText().startsWith("note.txt"), Ui.window().getShell().getText());
        } finally {
            Ui.page().closeAllEditors(false);
            project.delete(true, true, null);
        }
    }

    @Test
    void helpShowsItsTopicsAndPages() throws Exception {
        HelpView help = (HelpView) Ui.page().showView(WorkbenchIds.HELP_VIEW);
        Ui.settle(300);
        assertTrue(help.shownText().startsWith("Getting started"), help.shownText());
        Ui.screenshot("help");
        Ui.page().hideView(help);
    }

    @Test
    void solvesAProblemFileWithEverySolverThatTakesIt() throws Exception {
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("contact-problems");
        project.create(null);
        project.open(null);
        try {
            Path folder = Path.of(project.getLocation().toOSString());
            ProblemFiles.write(Stacks.resting(2), folder.resolve("stack-2.json"));
            ProblemFiles.write(Piles.resting(10, 1), folder.resolve("pile-10.json"));
            Files.writeString(folder.resolve("cut-off.json"), "{\"kind\":");
            project.refreshLocal(IResource.DEPTH_ONE, null);
            IDE.openEditor(Ui.page(), project.getFile("pile-10.json"), "org.eclipse.ui.DefaultTextEditor");
            IViewPart help = Ui.page().showView(WorkbenchIds.HELP_VIEW);
            SolveView view = (SolveView) Ui.page().showView(WorkbenchIds.SOLVE_VIEW);
            view.solve(folder.resolve("pile-10.json"));
            int solvers = new SolverRegistry().accepting(ProblemKind.FRICTION).size();
            assertTrue(solvers >= 5, "friction is taken by " + solvers);
            assertTrue(Ui.waitUntil(() -> view.answers() == solvers, 60000), view.headline());
            assertEquals(solvers, view.solved());
            ((CommonNavigator) Ui.page().findView(IPageLayout.ID_PROJECT_EXPLORER)).getCommonViewer().expandAll();
            Ui.screenshot("solve");
            view.solve(folder.resolve("cut-off.json"));
            assertTrue(Ui.waitUntil(() -> view.headline().contains("cut-off.json:"), 5000), view.headline());
            assertEquals(0, view.answers());
            Ui.page().hideView(view);
            Ui.page().hideView(help);
        } finally {
            Ui.page().closeAllEditors(false);
            project.delete(true, true, null);
        }
    }

    @Test
    void savesAScreenshotThatIsNotBlank() {
        File file = Ui.screenshot("workbench");
        assertTrue(file.length() > 0);
        ImageData data = new ImageData(file.getPath());
        Set<Integer> colours = new HashSet<>();
        for (int x = 0; x < data.width; x += 7) {
            for (int y = 0; y < data.height; y += 7) {
                colours.add(data.getPixel(x, y));
            }
        }
        assertTrue(colours.size() > 10, "a window with text and icons has many colours, this has " + colours.size());
    }

    @Test
    void theDarkThemeCanBeChosenInThePreferences() {
        assertNotNull(PlatformUI.getWorkbench().getPreferenceManager().find(
                "org.eclipse.ui.preferencePages.Workbench/org.eclipse.ui.preferencePages.Views"), "General ▸ Appearance");
        IThemeEngine engine = Ui.window().getService(IThemeEngine.class);
        ITheme before = engine.getActiveTheme();
        try {
            engine.setTheme("org.eclipse.e4.ui.css.theme.e4_dark", false);
            Ui.screenshot("dark");
            Color background = Ui.window().getShell().getBackground();
            assertTrue(background.getRed() + background.getGreen() + background.getBlue() < 3 * 128, background.toString());
        } finally {
            engine.setTheme(before, false);
        }
    }

    /** Runs a command as its menu entry would: once the active part has enabled it. */
    private static void run(String command) throws Exception {
        ICommandService commands = PlatformUI.getWorkbench().getService(ICommandService.class);
        assertTrue(Ui.waitUntil(() -> commands.getCommand(command).isEnabled(), 5000), command + " is enabled");
        PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(command, null);
        Ui.settle(100);
    }
}
