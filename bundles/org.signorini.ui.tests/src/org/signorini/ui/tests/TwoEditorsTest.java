package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.emf.edit.command.SetCommand;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.study.Study;
import org.signorini.model.study.StudyPackage;
import org.signorini.ui.model.editor.ModelEditorPart;
import org.signorini.ui.model.study.StudyEditor;
import org.signorini.ui.model.tree.MechanismTreeEditor;

/** Of two editors of the same kind the menu's commands reach the one in front, not the one opened last. */
class TwoEditorsTest {

    private ErrorLog log;
    private IProject project;

    @BeforeEach
    void make() throws Exception {
        log = new ErrorLog();
        project = Models.project("two");
        Models.example(project, "box");
        Models.example(project, "woodpecker");
    }

    @AfterEach
    void remove() throws Exception {
        Ui.page().closeAllEditors(false);
        Models.problemsFound();
        project.delete(true, true, null);
        log.close();
    }

    private ModelEditorPart open(String file, String id) throws Exception {
        IFile opened = project.getFile(file);
        return (ModelEditorPart) IDE.openEditor(Ui.page(), opened, id);
    }

    private static void run(ModelEditorPart editor, String command) throws Exception {
        Ui.page().activate(editor);
        Ui.settle(100);
        Ui.window().getService(IHandlerService.class).executeCommand(command, null);
        Ui.settle(50);
    }

    private static void step(ModelEditorPart editor, String step) {
        editor.editing().execute(SetCommand.create(editor.editing().domain(), editor.editing().root(),
                StudyPackage.Literals.SETTINGS__STEP, step));
    }

    @Test
    void studiesAreUndoneAndRevertedOneByOne() throws Exception {
        ModelEditorPart first = open("box.study", "org.signorini.ui.model.study");
        ModelEditorPart second = open("woodpecker.study", "org.signorini.ui.model.study");
        assertTrue(first instanceof StudyEditor && second instanceof StudyEditor);
        step(first, "3 ms");
        step(second, "4 ms");
        run(first, "org.eclipse.ui.edit.undo");
        assertFalse(first.isDirty());
        assertTrue(second.isDirty());
        run(first, "org.eclipse.ui.edit.redo");
        assertEquals("3 ms", ((Study) first.editing().root()).getStep());
        run(first, "org.eclipse.ui.file.revert");
        assertFalse(first.isDirty());
        assertEquals("4 ms", ((Study) second.editing().root()).getStep());
        run(second, "org.eclipse.ui.edit.undo");
        assertFalse(second.isDirty());
    }

    @Test
    void deletedIsWhatIsSelectedInTheTreeInFront() throws Exception {
        ModelEditorPart first = open("woodpecker.mechanism", MechanismTreeEditor.ID);
        ModelEditorPart second = open("box.mechanism", MechanismTreeEditor.ID);
        Mechanism woodpecker = (Mechanism) first.editing().root();
        Mechanism box = (Mechanism) second.editing().root();
        int bodies = woodpecker.getBodies().size();
        for (ModelEditorPart editor : new ModelEditorPart[] {first, second}) {
            editor.getSite().getSelectionProvider().setSelection(
                    new StructuredSelection(((Mechanism) editor.editing().root()).getBodies().getLast()));
        }
        run(first, "org.eclipse.ui.edit.delete");
        assertEquals(bodies - 1, woodpecker.getBodies().size());
        assertFalse(second.isDirty());
        run(second, "org.eclipse.ui.edit.delete");
        assertEquals(0, box.getBodies().size());
        run(first, "org.eclipse.ui.edit.undo");
        assertEquals(bodies, woodpecker.getBodies().size());
    }
}
