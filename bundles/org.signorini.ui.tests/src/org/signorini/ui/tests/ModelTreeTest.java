package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.views.contentoutline.ContentOutline;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.ui.model.editing.ModelEditing;
import org.signorini.ui.model.tree.MechanismTreeEditor;
import org.signorini.ui.model.tree.ModelOutline;

/** What is deleted in a tree takes along what cannot be without it, as in the diagram. */
class ModelTreeTest {

    private ErrorLog log;
    private IProject project;
    private IFile file;
    private MechanismTreeEditor editor;
    private ModelEditing editing;
    private String before;

    @BeforeEach
    void open() throws Exception {
        log = new ErrorLog();
        project = Models.project("trees");
        file = Models.example(project, "woodpecker");
        before = Models.content(file);
        editor = (MechanismTreeEditor) IDE.openEditor(Ui.page(), file, MechanismTreeEditor.ID);
        editing = editor.editing();
    }

    @AfterEach
    void close() throws Exception {
        Ui.page().closeAllEditors(false);
        Models.problemsFound();
        project.delete(true, true, null);
        log.close();
    }

    private Mechanism mechanism() {
        return (Mechanism) editing.root();
    }

    private static void command(String id) throws Exception {
        Ui.window().getService(IHandlerService.class).executeCommand(id, null);
    }

    private void select(EObject... elements) {
        editor.getSite().getSelectionProvider().setSelection(new StructuredSelection(elements));
        Ui.settle(100);
    }

    @Test
    void aBodyGoesWithItsJointsAndWhatActsOnThem() throws Exception {
        Ui.page().activate(editor);
        select(mechanism().getBodies().getLast());
        command(IWorkbenchCommandConstants.EDIT_DELETE);
        assertEquals(2, mechanism().getBodies().size());
        assertEquals(2, mechanism().getJoints().size());
        assertTrue(mechanism().getForces().isEmpty());
        String label = editing.stack().getUndoCommand().getLabel();
        assertEquals("Delete body 'bird' with 1 fixed contact, 1 joint, 2 joint probes, 1 joint spring,"
                + " 2 marker probes", label);
        Ui.page().saveEditor(editor, false);
        Models.problemsFound();
        assertFalse(Models.content(file).contains("name='bird'"), "nothing refers to what is gone");

        editing.stack().undo();
        Ui.page().saveEditor(editor, false);
        assertEquals(before, Models.content(file));
    }

    @Test
    void aPartOfWhatGoesIsNotDeletedTwice() throws Exception {
        Ui.page().activate(editor);
        EObject bird = mechanism().getBodies().getLast();
        select(bird, bird.eContents().getFirst(), mechanism().getJoints().getLast());
        command(IWorkbenchCommandConstants.EDIT_CUT);
        String label = editing.stack().getUndoCommand().getLabel();
        assertTrue(label.startsWith("Cut 1 body, 1 joint with "), label);
        editing.stack().undo();
        assertFalse(editing.isDirty());
    }

    @Test
    void theOutlineDeletesAndUndoesToo() throws Exception {
        ContentOutline view = (ContentOutline) Ui.page().showView(IPageLayout.ID_OUTLINE);
        Ui.page().activate(editor);
        Ui.settle(200);
        Ui.page().activate(view);
        ModelOutline outline = (ModelOutline) view.getCurrentPage();
        assertTrue(outline.reveal(mechanism().getJoints().getFirst()));
        command(IWorkbenchCommandConstants.EDIT_DELETE);
        assertEquals(2, mechanism().getJoints().size());
        assertTrue(editing.stack().getUndoCommand().getLabel().startsWith("Delete joint 'y' with"),
                editing.stack().getUndoCommand().getLabel());
        command(IWorkbenchCommandConstants.EDIT_UNDO);
        assertEquals(3, mechanism().getJoints().size());
        assertFalse(editing.isDirty());
    }

    @Test
    void whatIsPastedHasAFreeNameAndGoesWhereItFits() throws Exception {
        Ui.page().activate(editor);
        select(mechanism().getBodies().getLast(), mechanism().getParameters().getFirst());
        command(IWorkbenchCommandConstants.EDIT_COPY);
        select(mechanism().getJoints().getFirst());
        command(IWorkbenchCommandConstants.EDIT_PASTE);
        assertEquals("bird 1", mechanism().getBodies().getLast().getName());
        assertEquals(mechanism().getBodies().get(2).getMarkers().size(),
                mechanism().getBodies().getLast().getMarkers().size());
        assertEquals("mu1", mechanism().getParameters().getLast().getName());
        command(IWorkbenchCommandConstants.EDIT_PASTE);
        assertEquals("bird 2", mechanism().getBodies().getLast().getName());
        editing.stack().undo();
        editing.stack().undo();
        assertEquals(3, mechanism().getBodies().size());
        Ui.page().saveEditor(editor, false);
        assertEquals(before, Models.content(file));
    }
}
