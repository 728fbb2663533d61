package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.edit.command.AddCommand;
import org.eclipse.emf.edit.command.SetCommand;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.GraphicalViewer;
import org.eclipse.gef.Request;
import org.eclipse.gef.RequestConstants;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.requests.CreateConnectionRequest;
import org.eclipse.gef.requests.CreateRequest;
import org.eclipse.gef.requests.CreationFactory;
import org.eclipse.gef.requests.DirectEditRequest;
import org.eclipse.gef.requests.GroupRequest;
import org.eclipse.jface.viewers.TextCellEditor;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.diagram.editor.MechanismEditor;
import org.signorini.diagram.export.DiagramExport;
import org.signorini.diagram.session.ArrangeCommand;
import org.signorini.diagram.session.PlaceCommand;
import org.signorini.diagram.specification.Tool;
import org.signorini.diagram.view.Box;
import org.signorini.diagram.view.View;
import org.signorini.examples.Example;
import org.signorini.examples.Gallery;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.mechanism.Body;
import org.signorini.model.mechanism.Contact;
import org.signorini.model.mechanism.ForceElement;
import org.signorini.model.mechanism.FixedContact;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.JointProbe;
import org.signorini.model.mechanism.JointSpring;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.NamedElement;
import org.signorini.model.mechanism.Probe;
import org.signorini.model.mechanism.RigidBody;

/** Mechanisms are drawn: with the palette's tools, by typing, with undo; and what is drawn is the model. */
class DiagramTest {

    private static final String EMPTY = """
            <?xml version="1.0" encoding="UTF-8"?>
            <mechanism:Mechanism xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" \
            xmlns:mechanism="http://www.signorini.org/mechanism/1.0" name="empty">
              <ground name="ground"/>
            </mechanism:Mechanism>
            """;

    private ErrorLog log;
    private IProject project;
    private MechanismEditor editor;

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
        editor = (MechanismEditor) IDE.openEditor(Ui.page(), file, MechanismEditor.ID);
        Ui.settle(300);
        return file;
    }

    private Mechanism mechanism() {
        return editor.session().mechanism();
    }

    /** Draws the woodpecker from an empty diagram; the result is the gallery's, element by element. */
    @Test
    void drawsTheWoodpeckerFromAnEmptyDiagram() throws Exception {
        Mechanism shipped = ModelFiles.readMechanism(Gallery.find("woodpecker").orElseThrow().mechanism());
        IFile file = open("drawn.mechanism", EMPTY.getBytes(StandardCharsets.UTF_8));
        draw(shipped);
        assertTrue(EcoreUtil.equals(shipped, mechanism()), "drawn as shipped");
        Ui.screenshot("diagram-drawn");
        assertTrue(editor.isDirty());
        editor.doSave(new NullProgressMonitor());
        assertFalse(editor.isDirty());

        EObject bird = mechanism().getBodies().getLast();
        Box before = editor.session().layout().box(editor.session().content().find(bird).key());
        Ui.page().closeAllEditors(false);
        open("drawn.mechanism", null);
        assertTrue(EcoreUtil.equals(shipped, ModelFiles.readMechanism(Path.of(file.getLocationURI()))), "saved");
        View again = editor.session().content().find(mechanism().getBodies().getLast());
        assertEquals(before, editor.session().layout().box(again.key()), "the bird is where it was");
    }

    private void draw(Mechanism shipped) {
        int x = 260;
        for (RigidBody body : shipped.getBodies()) {
            click("create.body", part(null), new Point(x, 60));
            x += 260;
        }
        for (int i = 0; i < shipped.getBodies().size(); i++) {
            type(mechanism().getBodies().get(i), shipped.getBodies().get(i).getName());
            markers(shipped.getBodies().get(i), mechanism().getBodies().get(i));
        }
        markers(shipped.getGround(), mechanism().getGround());
        for (Joint joint : shipped.getJoints()) {
            connect("create.joint." + joint.getKind().getName().toLowerCase(Locale.ROOT), mine(joint.getFrom()),
                    mine(joint.getTo()));
            type(mechanism().getJoints().getLast(), joint.getName());
        }
        for (ForceElement force : shipped.getForces()) {
            click("create.force.jointspring", part(mine(((JointSpring) force).getJoint())), null);
        }
        for (Contact contact : shipped.getContacts()) {
            FixedContact fixed = (FixedContact) contact;
            connect("create.fixedContact", mine(fixed.getPoint()), mine(fixed.getPlane()));
        }
        for (Probe probe : shipped.getProbes()) {
            click("create.probe.joint", part(mine(((JointProbe) probe).getJoint())), null);
        }
        properties(shipped);
    }

    private void markers(Body shipped, Body drawn) {
        for (Marker marker : shipped.getMarkers()) {
            click("create.marker", part(drawn), null);
            type(drawn.getMarkers().getLast(), marker.getName());
        }
    }

    /** The rest as the Properties view sets it; parameters are added there too, as they are not drawn. */
    private void properties(Mechanism shipped) {
        var domain = editor.getEditingDomain();
        for (var parameter : shipped.getParameters()) {
            domain.getCommandStack().execute(AddCommand.create(domain, mechanism(),
                    MechanismPackage.Literals.MECHANISM__PARAMETERS, EcoreUtil.copy(parameter)));
        }
        set(shipped, mechanism());
        var theirs = shipped.eAllContents();
        var ours = mechanism().eAllContents();
        while (theirs.hasNext()) {
            set(theirs.next(), ours.next());
        }
    }

    private void set(EObject from, EObject to) {
        assertEquals(from.eClass(), to.eClass());
        for (EAttribute attribute : from.eClass().getEAllAttributes()) {
            Object value = from.eIsSet(attribute) ? from.eGet(attribute) : SetCommand.UNSET_VALUE;
            if (to.eIsSet(attribute) != from.eIsSet(attribute)
                    || !Objects.equals(to.eGet(attribute), from.eGet(attribute))) {
                var domain = editor.getEditingDomain();
                domain.getCommandStack().execute(SetCommand.create(domain, to, attribute, value));
            }
        }
    }

    /** The drawn element that has the place of a shipped one. */
    @SuppressWarnings("unchecked")
    private <E extends EObject> E mine(E shipped) {
        EObject owner = shipped.eContainer();
        EStructuralFeature feature = shipped.eContainingFeature();
        EObject mine = owner instanceof Mechanism ? mechanism() : mine(owner);
        if (!feature.isMany()) {
            return (E) mine.eGet(feature);
        }
        return (E) ((List<?>) mine.eGet(feature)).get(((List<?>) owner.eGet(feature)).indexOf(shipped));
    }

    /** The part of an element; of nothing, the diagram. */
    private EditPart part(EObject element) {
        GraphicalViewer viewer = editor.viewer();
        if (element == null) {
            return viewer.getContents();
        }
        View view = editor.session().content().find(element);
        EditPart part = (EditPart) viewer.getEditPartRegistry().get(view);
        assertNotNull(part, () -> "nothing draws " + ((NamedElement) element).getName());
        return part;
    }

    private Tool tool(String id) {
        Tool tool = editor.session().content().specification().tool(id);
        assertNotNull(tool, id);
        return tool;
    }

    private static CreationFactory carrying(Tool tool) {
        return new CreationFactory() {

            @Override
            public Object getNewObject() {
                return tool;
            }

            @Override
            public Object getObjectType() {
                return Tool.class;
            }
        };
    }

    private void click(String id, EditPart part, Point location) {
        CreateRequest request = new CreateRequest(RequestConstants.REQ_CREATE);
        request.setFactory(carrying(tool(id)));
        request.setLocation(location);
        EditPart target = part.getTargetEditPart(request);
        assertNotNull(target, id + " can be used there");
        execute(target.getCommand(request), id);
    }

    private void connect(String id, EObject source, EObject target) {
        CreateConnectionRequest request = new CreateConnectionRequest();
        request.setFactory(carrying(tool(id)));
        request.setType(RequestConstants.REQ_CONNECTION_START);
        request.setTargetEditPart(part(source));
        request.setSourceEditPart(part(source));
        assertNotNull(part(source).getCommand(request), id + " can start there");
        request.setType(RequestConstants.REQ_CONNECTION_END);
        request.setTargetEditPart(part(target));
        execute(part(target).getCommand(request), id);
    }

    private void type(EObject element, String text) {
        TextCellEditor cell = new TextCellEditor((Composite) editor.viewer().getControl());
        cell.setValue(text);
        DirectEditRequest request = new DirectEditRequest();
        request.setCellEditor(cell);
        execute(part(element).getCommand(request), text);
        cell.dispose();
        assertEquals(text, ((NamedElement) element).getName());
    }

    private void execute(Command command, String what) {
        assertTrue(command != null && command.canExecute(), what);
        editor.viewer().getEditDomain().getCommandStack().execute(command);
    }

    /** Delete, move and rename; then undo everything, and nothing is left to save. */
    @Test
    void undoOfEverythingLeavesTheFileAsItWas() throws Exception {
        IFile file = open("woodpecker.mechanism", woodpecker());
        Request delete = new GroupRequest(RequestConstants.REQ_DELETE);
        type(mechanism().getBodies().getFirst(), "sled");
        click("create.body", part(null), new Point(10, 400));
        execute(part(mechanism().getBodies().get(1)).getCommand(delete), "delete");
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
        execute(new PlaceCommand(layout, bird, new Box(700, 500, 160, 90)), "move");
        execute(new ArrangeCommand(layout), "arrange");
        assertFalse(new Box(700, 500, 160, 90).equals(layout.box(bird)));
        editor.viewer().getEditDomain().getCommandStack().undo();
        assertEquals(new Box(700, 500, 160, 90), layout.box(bird));
        editor.doSave(new NullProgressMonitor());

        String edited = Files.readString(Path.of(file.getLocationURI())).replace("4.5 g", "5 g");
        file.setContents(new ByteArrayInputStream(edited.getBytes(StandardCharsets.UTF_8)), true, false, null);
        assertTrue(Ui.waitUntil(() -> mechanism().getBodies().getLast().getMass().equals("5 g"), 5000), "read again");
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
