package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.diagram.editor.MechanismEditor;
import org.signorini.diagram.export.DiagramExport;
import org.signorini.diagram.session.ArrangeCommand;
import org.signorini.diagram.session.PlaceCommand;
import org.signorini.diagram.view.Box;
import org.signorini.diagram.view.View;
import org.signorini.examples.Example;
import org.signorini.examples.Gallery;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.RigidBody;

/** Diagrams are changed, undone, arranged and exported; {@link DrawnWoodpeckerTest} draws one from nothing. */
class DiagramTest {

    private ErrorLog log;
    private IProject project;
    private MechanismEditor editor;
    private DiagramHands hands;

    @BeforeEach
    void makeProject() throws Exception {
        log = new ErrorLog();
        project = ResourcesPlugin.getWorkspace().getRoot().getProject("diagrams");
        project.create(null);
        project.open(null);
    }

    @AfterEach
    void removeProject() throws Exception {
        Ui.page().closeAllEditors(false);
        project.delete(true, true, null);
        Ui.settle(100);
        log.close();
    }

    private IFile open(String name, byte[] content) throws Exception {
        IFile file = project.getFile(name);
        if (content != null) {
            file.create(new ByteArrayInputStream(content), true, null);
        }
        hands = DiagramHands.open(file);
        editor = hands.editor();
        return file;
    }

    private Mechanism mechanism() {
        return editor.session().mechanism();
    }

    /** Delete, move and rename; then undo everything, and nothing is left to save. */
    @Test
    void undoOfEverythingLeavesTheFileAsItWas() throws Exception {
        IFile file = open("woodpecker.mechanism", woodpecker());
        hands.type(mechanism().getBodies().getFirst(), "sled");
        hands.click("create.body", hands.part(null), new Point(10, 400));
        hands.delete(mechanism().getBodies().get(1));
        assertEquals(3, mechanism().getBodies().size());
        assertEquals(1, mechanism().getJoints().size(), "joints of the sleeve went along");
        assertEquals(1, mechanism().getContacts().size());
        var stack = editor.viewer().getEditDomain().getCommandStack();
        while (stack.canUndo()) {
            stack.undo();
        }
        assertFalse(editor.isDirty());
        assertTrue(EcoreUtil.equals(ModelFiles.readMechanism(Path.of(file.getLocationURI())), mechanism()));
        assertArrayEquals(woodpecker(), Files.readAllBytes(Path.of(file.getLocationURI())));
        while (stack.canRedo()) {
            stack.redo();
        }
        assertEquals(3, mechanism().getBodies().size());
    }

    /** Arranging anew can be undone, and a change by other means keeps the places. */
    @Test
    void placesSurviveArrangingAndEditsFromOutside() throws Exception {
        IFile file = open("woodpecker.mechanism", woodpecker());
        var layout = editor.session().layout();
        var bird = editor.session().content().find(mechanism().getBodies().getLast()).key();
        hands.execute(new PlaceCommand(layout, bird, new Box(700, 500, 160, 90)), "move");
        hands.execute(new ArrangeCommand(layout), "arrange");
        assertFalse(new Box(700, 500, 160, 90).equals(layout.box(bird)));
        editor.viewer().getEditDomain().getCommandStack().undo();
        assertEquals(new Box(700, 500, 160, 90), layout.box(bird));
        editor.doSave(new NullProgressMonitor());

        String edited = Files.readString(Path.of(file.getLocationURI())).replace("4.5 g", "5 g");
        file.setContents(new ByteArrayInputStream(edited.getBytes(StandardCharsets.UTF_8)), true, false, null);
        assertTrue(Ui.waitUntil(() -> mechanism().getBodies().getLast().getMass().equals("5 g"), 20_000), "read again");
        View again = editor.session().content().find(mechanism().getBodies().getLast());
        assertEquals(new Box(700, 500, 160, 90), editor.session().layout().box(again.key()));
    }

    private static byte[] woodpecker() throws Exception {
        return Files.readAllBytes(Gallery.find("woodpecker").orElseThrow().mechanism());
    }

    @Test
    void opensExamplesInBothKindsOfDiagram() throws Exception {
        // joints and loops, shapes and groups, motors, the most bodies
        for (String id : List.of("four-bar", "box", "slider-crank", "newtons-cradle", "brick-wall")) {
            Example example = Gallery.find(id).orElseThrow();
            open(example.id() + ".mechanism", Files.readAllBytes(example.mechanism()));
            for (var kind : editor.session().specifications()) {
                editor.show(kind);
                Ui.settle(50);
                assertTrue(editor.reveal(mechanism().getBodies().getFirst()), example.id());
                assertTrue(editor.reveal(mechanism().getBodies().getLast()), example.id());
            }
            Ui.page().closeEditor(editor, false);
        }
    }

    @Test
    void exportsPictures() throws Exception {
        IFile file = open("woodpecker.mechanism", woodpecker());
        Path folder = Path.of(file.getLocationURI()).getParent();
        DiagramExport.write(editor.viewer(), folder.resolve("w.svg"));
        DiagramExport.write(editor.viewer(), folder.resolve("w.png"));
        String svg = Files.readString(folder.resolve("w.svg"));
        for (RigidBody body : mechanism().getBodies()) {
            assertTrue(svg.contains(">" + body.getName() + "</text>"), body.getName());
        }
        assertTrue(Files.size(folder.resolve("w.png")) > 5000);
    }
}
