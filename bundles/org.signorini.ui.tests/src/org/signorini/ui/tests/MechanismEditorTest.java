package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.edit.command.SetCommand;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismPackage.Literals;
import org.signorini.ui.model.editing.ModelEditing;
import org.signorini.ui.model.tree.MechanismTreeEditor;

/** Mechanisms as a tree: undo, and files that change elsewhere. */
class MechanismEditorTest {

    private ErrorLog log;
    private IProject project;
    private IFile file;
    private MechanismTreeEditor editor;
    private ModelEditing editing;

    @BeforeEach
    void open() throws Exception {
        log = new ErrorLog();
        project = Models.project("tree");
        file = Models.example(project, "woodpecker");
        IEditorPart part = IDE.openEditor(Ui.page(), file, MechanismTreeEditor.ID);
        editor = (MechanismTreeEditor) part;
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

    @Test
    void undoOfEverythingReturnsTheFileToTheByte() throws Exception {
        String before = Models.content(file);
        editing.execute(SetCommand.create(editing.domain(), mechanism().getBodies().get(2),
                Literals.RIGID_BODY__MASS, "5 g"));
        editing.execute(SetCommand.create(editing.domain(), mechanism(), Literals.NAMED_ELEMENT__NAME, "other"));
        assertTrue(editor.isDirty());
        Ui.page().saveEditor(editor, false);
        assertFalse(editor.isDirty());
        assertTrue(Models.content(file).contains("mass=\"5 g\""));
        Ui.page().activate(editor);
        command(IWorkbenchCommandConstants.EDIT_UNDO);
        command(IWorkbenchCommandConstants.EDIT_UNDO);
        assertTrue(editor.isDirty());
        Ui.page().saveEditor(editor, false);
        assertEquals(before, Models.content(file));
    }

    @Test
    void readsTheFileAgainWhenSomethingElseChangesIt() throws Exception {
        EObject old = editing.root();
        Models.file(project, file.getName(), Models.content(file).replace("4.5 g", "9 g"));
        assertTrue(Ui.waitUntil(() -> editing.root() != old, 20_000), "it was not read again");
        assertNotSame(old, editing.root());
        assertEquals("9 g", mechanism().getBodies().get(2).getMass());
        assertFalse(editor.isDirty());
    }

    @Test
    void revertReadsTheFileAgain() throws Exception {
        editing.execute(SetCommand.create(editing.domain(), mechanism(), Literals.NAMED_ELEMENT__NAME, "other"));
        Ui.page().activate(editor);
        command(IWorkbenchCommandConstants.FILE_REVERT);
        assertEquals("woodpecker toy", mechanism().getName());
        assertFalse(editor.isDirty());
        assertFalse(editing.stack().canUndo());
    }
}
