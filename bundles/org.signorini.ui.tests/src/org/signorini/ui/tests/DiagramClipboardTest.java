package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.diagram.view.Box;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.JointSpring;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.NamedElement;
import org.signorini.model.mechanism.RigidBody;

/** Cut, copy, paste and duplicate in the woodpecker's diagram, with the workbench's own commands. */
class DiagramClipboardTest {

    private ErrorLog log;
    private IProject project;
    private DiagramGestures diagram;
    private Mechanism woodpecker;
    private EObject before;
    private RigidBody sleeve;
    private RigidBody bird;

    @BeforeEach
    void open() throws Exception {
        log = new ErrorLog();
        project = Models.project("clipboard");
        diagram = DiagramGestures.open(Models.example(project, "woodpecker"));
        woodpecker = diagram.mechanism();
        before = EcoreUtil.copy(woodpecker);
        sleeve = woodpecker.getBodies().get(1);
        bird = woodpecker.getBodies().get(2);
    }

    @AfterEach
    void close() throws Exception {
        Ui.page().closeAllEditors(false);
        project.delete(true, true, null);
        Ui.settle(100);
        log.close();
    }

    private void undoneIsAsBefore() throws Exception {
        diagram.undoAll();
        assertTrue(EcoreUtil.equals(before, woodpecker), "undone");
    }

    private static List<String> names(List<? extends NamedElement> elements) {
        return elements.stream().map(NamedElement::getName).toList();
    }

    /** Two bodies bring the joint between them and its spring; what also holds to the ground stays. */
    @Test
    void whatConnectsCopiedBodiesComesAlong() throws Exception {
        diagram.select(sleeve, bird);
        Box was = diagram.box(sleeve);
        diagram.run(DiagramGestures.COPY);
        diagram.run(DiagramGestures.PASTE);
        assertEquals(List.of("slider", "sleeve", "bird", "sleeve 1", "bird 1"), names(woodpecker.getBodies()));
        RigidBody secondSleeve = woodpecker.getBodies().get(3);
        RigidBody secondBird = woodpecker.getBodies().get(4);
        assertEquals(names(sleeve.getMarkers()), names(secondSleeve.getMarkers()));
        assertEquals(List.of("y", "M", "S", "S 1"), names(woodpecker.getJoints()));
        Joint joint = woodpecker.getJoints().getLast();
        assertSame(secondSleeve.getMarkers().get(1), joint.getFrom());
        assertSame(secondBird.getMarkers().get(0), joint.getTo());
        JointSpring spring = (JointSpring) woodpecker.getForces().getLast();
        assertEquals("spring 1", spring.getName());
        assertSame(joint, spring.getJoint());
        assertEquals(3, woodpecker.getContacts().size());
        assertEquals(7, woodpecker.getProbes().size(), "their layer is hidden");
        assertEquals(was.at(was.x() + 24, was.y() + 24), diagram.box(secondSleeve));
        assertEquals(List.of(secondSleeve, secondBird, joint, spring), diagram.selected());
        diagram.run(DiagramGestures.PASTE);
        assertEquals("sleeve 2", woodpecker.getBodies().get(5).getName());
        assertEquals(was.at(was.x() + 48, was.y() + 48), diagram.box(woodpecker.getBodies().get(5)));
        Ui.screenshot("diagram-pasted");
        undoneIsAsBefore();
    }

    /** A joint copied with one of its bodies holds the copy to the other body; alone, it joins the same two again. */
    @Test
    void referencesToWhatIsNotCopiedAreKept() throws Exception {
        Joint s = woodpecker.getJoints().get(2);
        diagram.select(bird, s);
        diagram.run(DiagramGestures.COPY);
        diagram.run(DiagramGestures.PASTE);
        Joint second = woodpecker.getJoints().getLast();
        assertSame(s.getFrom(), second.getFrom());
        assertSame(woodpecker.getBodies().getLast(), second.getTo().getBody());
        diagram.select(s);
        diagram.run(DiagramGestures.COPY);
        diagram.run(DiagramGestures.PASTE);
        Joint third = woodpecker.getJoints().getLast();
        assertSame(s.getFrom(), third.getFrom());
        assertSame(s.getTo(), third.getTo());
        assertEquals(1, diagram.editor().session().layout().bends(
                diagram.editor().session().content().find(third).key()).size(), "bent, so that it is seen");
        undoneIsAsBefore();
    }

    @Test
    void cutAndPastedABodyHasItsNameAndPlaceAgain() throws Exception {
        Box was = diagram.box(bird);
        diagram.select(bird);
        diagram.run(DiagramGestures.CUT);
        assertEquals(List.of("slider", "sleeve"), names(woodpecker.getBodies()));
        assertEquals(List.of("y", "M"), names(woodpecker.getJoints()), "its joint goes with it");
        diagram.run(DiagramGestures.PASTE);
        assertEquals("bird", woodpecker.getBodies().getLast().getName());
        assertEquals(was, diagram.box(woodpecker.getBodies().getLast()));
        undoneIsAsBefore();
    }

    @Test
    void aMarkerIsPastedOntoTheSelectedBody() throws Exception {
        Marker beak = bird.getMarkers().get(1);
        diagram.select(beak);
        diagram.run(DiagramGestures.COPY);
        diagram.run(DiagramGestures.PASTE);
        assertEquals(List.of("spring", "beak", "beak 1"), names(bird.getMarkers()), "beside itself");
        diagram.select(sleeve);
        diagram.run(DiagramGestures.PASTE);
        assertEquals("beak", sleeve.getMarkers().getLast().getName());
        assertEquals(List.of(sleeve.getMarkers().getLast()), diagram.selected());
        undoneIsAsBefore();
    }

    /** The other mechanism has a ground with the same marker, but no sleeve: that end is left open, and told. */
    @Test
    void pastedElsewhereItRefersToWhatHasTheSameName() throws Exception {
        Joint y = woodpecker.getJoints().get(0);
        Joint s = woodpecker.getJoints().get(2);
        diagram.select(woodpecker.getBodies().get(0), y, bird, s);
        diagram.run(DiagramGestures.COPY);
        DiagramGestures other = DiagramGestures.open(Models.file(project, "other.mechanism", """
                <?xml version="1.0" encoding="UTF-8"?>
                <mechanism:Mechanism xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" \
                xmlns:mechanism="http://www.signorini.org/mechanism/1.0" name="other">
                  <ground name="ground"><markers name="pole axis"/></ground>
                </mechanism:Mechanism>
                """));
        other.run(DiagramGestures.PASTE);
        Mechanism there = other.mechanism();
        assertEquals(List.of("slider", "bird"), names(there.getBodies()));
        assertSame(there.getGround().getMarkers().get(0), there.getJoints().get(0).getFrom());
        assertNull(there.getJoints().get(1).getFrom());
        assertSame(there.getBodies().get(1).getMarkers().get(0), there.getJoints().get(1).getTo());
        assertEquals("Not pasted: from of joint 'S' is not here", statusLine(Ui.window().getShell()));
        other.undoAll();
        assertEquals(0, there.getBodies().size());
    }

    /** What the status line says; it is a label somewhere at the window's bottom. */
    private static String statusLine(Composite parent) {
        for (Control child : parent.getChildren()) {
            String found = child instanceof CLabel label && label.getText().startsWith("Not ") ? label.getText()
                    : child instanceof Composite inner ? statusLine(inner) : null;
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    @Test
    void duplicates() throws Exception {
        diagram.select(bird);
        diagram.run("org.signorini.diagram.duplicate");
        assertEquals("bird 1", woodpecker.getBodies().getLast().getName());
        assertEquals(List.of(woodpecker.getBodies().getLast()), diagram.selected());
        undoneIsAsBefore();
    }

    /** Everything but the ground goes, markers that go with their bodies among it, and comes back. */
    @Test
    void deletesAllThatIsSelectedAtOnce() throws Exception {
        diagram.run(DiagramGestures.SELECT_ALL);
        diagram.run(DiagramGestures.DELETE);
        assertEquals(0, woodpecker.getBodies().size());
        assertEquals(0, woodpecker.getJoints().size());
        assertEquals(0, woodpecker.getProbes().size());
        undoneIsAsBefore();
    }
}
