package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.emf.edit.command.DeleteCommand;
import org.eclipse.emf.edit.command.SetCommand;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.diagram.session.ArrangeCommand;
import org.signorini.diagram.session.PlaceCommand;
import org.signorini.diagram.view.Box;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismPackage.Literals;
import org.signorini.model.study.Study;
import org.signorini.model.study.StudyPackage;
import org.signorini.ui.model.editing.ModelEditing;

/** Edit, save, undo everything, save: the file is what it was to the byte, however it was wrapped by hand. */
class UndoToTheByteTest {

    private static final List<String> EXAMPLES = List.of("woodpecker", "four-bar", "box", "slider-crank-clearance",
            "newtons-cradle", "double-pendulum-stick-slip");

    private ErrorLog log;
    private IProject project;

    @BeforeEach
    void make() throws Exception {
        log = new ErrorLog();
        project = Models.project("bytes");
    }

    @AfterEach
    void remove() throws Exception {
        Ui.page().closeAllEditors(false);
        Models.problemsFound();
        project.delete(true, true, null);
        log.close();
    }

    private static void saveUndoneAgain(ModelEditing editing, String before) throws Exception {
        editing.save(new NullProgressMonitor());
        assertNotEquals(before, Models.content(editing.file()));
        while (editing.stack().canUndo()) {
            editing.stack().undo();
        }
        assertTrue(editing.isDirty(), "the file has what was saved");
        editing.save(new NullProgressMonitor());
        assertEquals(before, Models.content(editing.file()));
        assertFalse(editing.isDirty());
    }

    @Test
    void ofMechanisms() throws Exception {
        for (String id : EXAMPLES) {
            IFile file = Models.example(project, id);
            String before = Models.content(file);
            ModelEditing editing = new ModelEditing(file);
            Mechanism mechanism = (Mechanism) editing.root();
            editing.execute(SetCommand.create(editing.domain(), mechanism, Literals.NAMED_ELEMENT__NAME, "other"));
            editing.execute(SetCommand.create(editing.domain(), mechanism.getBodies().getLast(),
                    Literals.RIGID_BODY__MASS, "17 kg"));
            editing.execute(DeleteCommand.create(editing.domain(), mechanism.getBodies().getFirst()));
            saveUndoneAgain(editing, before);
            editing.dispose();
        }
    }

    @Test
    void ofStudies() throws Exception {
        for (String id : EXAMPLES) {
            Models.example(project, id);
            IFile file = project.getFile(id + ".study");
            String before = Models.content(file);
            ModelEditing editing = new ModelEditing(file);
            Study study = (Study) editing.root();
            editing.execute(SetCommand.create(editing.domain(), study, StudyPackage.Literals.SETTINGS__STEP, "3 ms"));
            if (!study.getMeasures().isEmpty()) {
                editing.execute(DeleteCommand.create(editing.domain(), study.getMeasures().getFirst()));
            }
            saveUndoneAgain(editing, before);
            editing.dispose();
        }
    }

    /** A file of lines as other systems end them, with a comment. */
    @Test
    void ofAFileWithCommentsAndOtherLineEnds() throws Exception {
        String content = Models.content(Models.example(project, "four-bar")).replace("\n", "\r\n")
                .replaceFirst("<ground ", "<!-- stands on the floor -->\r\n  <ground ");
        IFile file = Models.file(project, "dos.mechanism", content);
        ModelEditing editing = new ModelEditing(file);
        editing.execute(SetCommand.create(editing.domain(), editing.root(), Literals.NAMED_ELEMENT__NAME, "other"));
        saveUndoneAgain(editing, content);
        editing.dispose();
    }

    /** What was read anew from outside is what undoing comes back to. */
    @Test
    void ofWhatWasReadLast() throws Exception {
        IFile file = Models.example(project, "woodpecker");
        ModelEditing editing = new ModelEditing(file);
        String other = Models.content(file).replace("4.5 g", "9 g");
        Models.file(project, file.getName(), other);
        assertTrue(Ui.waitUntil(() -> ((Mechanism) editing.root()).getBodies().getLast().getMass().equals("9 g"),
                20_000));
        editing.execute(SetCommand.create(editing.domain(), editing.root(), Literals.NAMED_ELEMENT__NAME, "other"));
        saveUndoneAgain(editing, other);
        editing.dispose();
    }

    /** The workspace tells of a file that is created and changed in one go only that it was added. */
    @Test
    void ofWhatWasAddedAndChangedAtOnce() throws Exception {
        ModelEditing[] editing = new ModelEditing[2];
        ResourcesPlugin.getWorkspace().run(monitor -> {
            try {
                IFile changed = Models.example(project, "woodpecker");
                editing[0] = new ModelEditing(changed);
                Models.file(project, changed.getName(), Models.content(changed).replace("4.5 g", "9 g"));
                IFile unchanged = Models.file(project, "same.mechanism", Models.content(changed));
                editing[1] = new ModelEditing(unchanged);
                editing[1].execute(SetCommand.create(editing[1].domain(), editing[1].root(),
                        Literals.NAMED_ELEMENT__NAME, "other"));
            } catch (Exception e) {
                throw new CoreException(Status.error("not set up", e));
            }
        }, project, IWorkspace.AVOID_UPDATE, new NullProgressMonitor());
        assertTrue(Ui.waitUntil(() -> ((Mechanism) editing[0].root()).getBodies().getLast().getMass().equals("9 g"),
                20_000));
        // what nobody changed is not read again: it can still be undone
        assertTrue(editing[1].stack().canUndo());
        editing[0].dispose();
        editing[1].dispose();
    }

    /** The model and the places beside it. */
    @Test
    void ofADiagramAndItsLayout() throws Exception {
        IFile file = Models.example(project, "woodpecker");
        DiagramHands first = DiagramHands.open(file);
        first.editor().doSave(new NullProgressMonitor());
        String layout = layout();
        String before = Models.content(file);
        Ui.page().closeAllEditors(false);

        DiagramHands hands = DiagramHands.open(file);
        var places = hands.editor().session().layout();
        var bird = hands.editor().session().content().find(hands.mechanism().getBodies().getLast()).key();
        hands.execute(new PlaceCommand(places, bird, new Box(700, 500, 160, 90)), "move");
        hands.type(hands.mechanism().getBodies().getFirst(), "sled");
        hands.click("create.body", hands.part(null), new Point(10, 400));
        hands.execute(new ArrangeCommand(places), "arrange");
        hands.delete(hands.mechanism().getBodies().get(1));
        hands.editor().doSave(new NullProgressMonitor());
        assertNotEquals(layout, layout());
        var stack = hands.editor().viewer().getEditDomain().getCommandStack();
        while (stack.canUndo()) {
            stack.undo();
        }
        hands.editor().doSave(new NullProgressMonitor());
        assertEquals(before, Models.content(file));
        assertEquals(layout, layout());
    }

    private String layout() throws Exception {
        return Files.readString(project.getFile("woodpecker.layout").getLocation().toFile().toPath(),
                StandardCharsets.UTF_8);
    }
}
