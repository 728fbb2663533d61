package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.ui.IFileEditorInput;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.diagram.editor.MechanismEditor;
import org.signorini.diagram.session.PlaceCommand;
import org.signorini.diagram.view.Box;
import org.signorini.diagram.view.LayoutKey;
import org.signorini.diagram.view.View;
import org.signorini.examples.Example;
import org.signorini.examples.Gallery;
import org.signorini.ui.model.wizard.NewMechanismWizard;
import org.signorini.ui.model.wizard.StartPage;

/** The files of a diagram: the model and the layout beside it go the same ways. */
class DiagramFilesTest {

    private static final String REVERT = "org.eclipse.ui.file.revert";
    private static final Box PLACE = new Box(700, 500, 160, 90);

    private ErrorLog log;
    private IProject project;
    private IFile file;
    private DiagramGestures diagram;
    private MechanismEditor editor;

    @BeforeEach
    void open() throws Exception {
        log = new ErrorLog();
        project = Models.project("files");
        file = Models.example(project, "woodpecker");
        diagram = DiagramGestures.open(file);
        editor = diagram.editor();
        editor.doSave(new NullProgressMonitor());
    }

    @AfterEach
    void close() throws Exception {
        Ui.page().closeAllEditors(false);
        Models.problemsFound();
        project.delete(true, true, null);
        log.close();
    }

    private LayoutKey bird() {
        return editor.session().content().find(diagram.mechanism().getBodies().get(2)).key();
    }

    /** Moves the bird and gives it another name. */
    private void change() {
        diagram.hands().execute(new PlaceCommand(editor.session().layout(), bird(), PLACE), "move");
        diagram.hands().type(diagram.mechanism().getBodies().get(2), "crow");
        assertTrue(editor.isDirty());
    }

    private IAction revert() {
        return editor.getEditorSite().getActionBars().getGlobalActionHandler(ActionFactory.REVERT.getId());
    }

    @Test
    void savedAsAnotherTheLayoutGoesAlong() throws Exception {
        IFile layout = project.getFile("woodpecker.layout");
        String modelBefore = Models.content(file);
        String layoutBefore = Models.content(layout);
        IFolder variants = project.getFolder("variants");
        variants.create(true, true, null);
        IFile other = variants.getFile("variant.mechanism");
        change();

        assertTrue(editor.isSaveAsAllowed());
        editor.saveAs(other);
        assertFalse(editor.isDirty());
        assertEquals("variant.mechanism", editor.getPartName());
        assertEquals(other, ((IFileEditorInput) editor.getEditorInput()).getFile());
        assertEquals(modelBefore, Models.content(file));
        assertEquals(layoutBefore, Models.content(layout));
        assertTrue(Models.content(other).contains("crow"));
        assertTrue(variants.getFile("variant.layout").exists(), "the workspace knows it");

        diagram.hands().type(diagram.mechanism().getBodies().get(2), "magpie");
        Ui.page().saveEditor(editor, false);
        assertTrue(Models.content(other).contains("magpie"), "goes on there");
        assertEquals(modelBefore, Models.content(file));

        Ui.page().closeEditor(editor, false);
        diagram = DiagramGestures.open(other);
        editor = diagram.editor();
        assertEquals(PLACE, editor.session().layout().box(bird()));
    }

    @Test
    void revertedItIsAsItsFilesAre() throws Exception {
        Box before = editor.session().layout().box(bird());
        assertFalse(revert().isEnabled(), "nothing to take back");
        change();
        assertTrue(revert().isEnabled());
        diagram.run(REVERT);
        assertFalse(editor.isDirty());
        assertFalse(revert().isEnabled());
        assertFalse(editor.getEditingDomain().getCommandStack().canUndo());
        assertEquals("bird", diagram.mechanism().getBodies().get(2).getName());
        assertEquals(before, editor.session().layout().box(bird()));
        diagram.hands().part(diagram.mechanism().getBodies().get(2));
    }

    /** The menu reaches the diagram that is in front, not the one opened last. */
    @Test
    void ofTwoDiagramsTheActiveOneIsReverted() throws Exception {
        DiagramGestures second = DiagramGestures.open(Models.example(project, "four-bar"));
        String name = second.mechanism().getBodies().getFirst().getName();
        second.hands().type(second.mechanism().getBodies().getFirst(), "other");
        change();
        diagram.run(REVERT);
        assertFalse(editor.isDirty());
        assertTrue(second.editor().isDirty());
        second.run(REVERT);
        assertEquals(name, second.mechanism().getBodies().getFirst().getName());
    }

    /** Under the name that the mechanism gets. */
    @Test
    void anExampleIsPlacedInANewMechanismAsInTheGallery() throws Exception {
        NewMechanismWizard wizard = new NewMechanismWizard();
        wizard.init(PlatformUI.getWorkbench(), new StructuredSelection(project));
        WizardDialog dialog = new WizardDialog(Ui.window().getShell(), wizard);
        dialog.setBlockOnOpen(false);
        dialog.open();
        Example example = Gallery.find("woodpecker").orElseThrow();
        try {
            ((StartPage) dialog.getCurrentPage()).choose(example);
            assertTrue(wizard.performFinish(), dialog.getErrorMessage());
        } finally {
            dialog.close();
        }
        assertEquals(project.getFile("woodpecker-2.mechanism"),
                Ui.page().getActiveEditor().getEditorInput().getAdapter(IFile.class), "the first one is there");
        assertEquals(Files.readString(example.mechanism().resolveSibling("woodpecker.layout")),
                Models.content(project.getFile("woodpecker-2.layout")));
        assertTrue(project.getFile("woodpecker-2.layout").exists(), "the workspace knows it");
        MechanismEditor made = (MechanismEditor) Ui.page().getActiveEditor();
        View bird = made.session().content().find(made.session().mechanism().getBodies().get(2));
        assertTrue(Models.content(project.getFile("woodpecker-2.layout")).contains("name='bird']\" x=\""
                + made.session().layout().box(bird.key()).x() + "\""), "drawn there");
    }
}
