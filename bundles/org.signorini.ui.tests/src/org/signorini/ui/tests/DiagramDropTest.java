package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.util.LocalSelectionTransfer;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DragSource;
import org.eclipse.swt.dnd.DragSourceEvent;
import org.eclipse.swt.dnd.DropTarget;
import org.eclipse.swt.dnd.DropTargetEvent;
import org.eclipse.swt.dnd.DropTargetListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.Widget;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.views.contentoutline.ContentOutline;
import org.eclipse.ui.views.properties.PropertySheet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.model.mechanism.Contact;
import org.signorini.model.mechanism.JointSpring;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.Parameter;
import org.signorini.ui.model.properties.ModelPropertyPage;
import org.signorini.ui.model.tree.MechanismTreeEditor;

/** Parameters dragged from trees onto what is drawn. */
class DiagramDropTest {

    private ErrorLog log;
    private IProject project;
    private DiagramGestures diagram;
    private Mechanism mechanism;

    @BeforeEach
    void open() throws Exception {
        log = new ErrorLog();
        project = Models.project("drops");
        diagram = DiagramGestures.open(Models.example(project, "woodpecker"));
        mechanism = diagram.mechanism();
    }

    @AfterEach
    void close() throws Exception {
        LocalSelectionTransfer.getTransfer().setSelection(null);
        Ui.page().closeAllEditors(false);
        project.delete(true, true, null);
        Ui.settle(100);
        log.close();
    }

    private Parameter parameter(String name) {
        return mechanism.getParameters().stream().filter(p -> p.getName().equals(name)).findFirst().orElseThrow();
    }

    /** The joint spring has a stiffness, a damping and a rest angle: the menu asks, and what is chosen is undone. */
    @Test
    void aMenuAsksForWhichOfSeveralFeatures() throws Exception {
        JointSpring spring = (JointSpring) mechanism.getForces().getFirst();
        DiagramMouse mouse = new DiagramMouse(diagram.editor().viewer());
        List<String> asked = new ArrayList<>();
        choosing("Damping = mu", asked);
        assertEquals(DND.DROP_COPY, drop(parameter("mu"), mouse.over(diagram.hands().part(spring))));
        assertTrue(Ui.waitUntil(() -> "mu".equals(spring.getDamping()), 5000), () -> "asked for " + asked);
        assertEquals(3, asked.size(), asked::toString);
        assertTrue(asked.getFirst().equals("Stiffness = mu   (now c)"), asked::toString);
        diagram.undoAll();
        assertEquals("c", spring.getStiffness());
    }

    /** A length is nothing for the mass of a body. */
    @Test
    void whatFitsNothingIsRefused() {
        DiagramMouse mouse = new DiagramMouse(diagram.editor().viewer());
        assertEquals(DND.DROP_NONE, drop(parameter("r0"),
                mouse.over(diagram.hands().part(mechanism.getBodies().getFirst()))));
    }

    /** Contacts are edges. */
    @Test
    void aContactTakesItToo() throws Exception {
        Contact contact = mechanism.getContacts().get(1);
        DiagramMouse mouse = new DiagramMouse(diagram.editor().viewer());
        choosing("Static friction = eN1", new ArrayList<>());
        assertEquals(DND.DROP_COPY, drop(parameter("eN1"), mouse.over(diagram.hands().part(contact))));
        assertTrue(Ui.waitUntil(() -> "eN1".equals(contact.getStaticFriction()), 5000));
        diagram.undoAll();
    }

    @Test
    void theOutlineShowsParametersAndLetsThemBeDragged() throws Exception {
        ContentOutline outline = (ContentOutline) Ui.page().showView(IPageLayout.ID_OUTLINE);
        Ui.settle(100);
        Tree tree = tree((Composite) outline.getCurrentPage().getControl());
        assertNotNull(tree);
        assertTrue(tree.getData(DND.DRAG_SOURCE_KEY) instanceof DragSource);

        PropertySheet sheet = (PropertySheet) Ui.page().showView(IPageLayout.ID_PROP_SHEET, null,
                IWorkbenchPage.VIEW_VISIBLE);
        tree.setSelection(tree.getItems()[0].getItems()[0]);
        tree.notifyListeners(SWT.Selection, new Event());
        assertTrue(Ui.waitUntil(() -> sheet.getCurrentPage() instanceof ModelPropertyPage page
                && ((Tree) page.getControl()).getItemCount() > 0, 5000), "its properties are shown");
        Ui.page().activate(diagram.editor());
    }

    /** The tree has a model of its own of the same file: names count. */
    @Test
    void theTreeOfTheMechanismLetsParametersBeDraggedToo() throws Exception {
        MechanismTreeEditor opened = (MechanismTreeEditor) Ui.page().openEditor(diagram.editor().getEditorInput(),
                MechanismTreeEditor.ID, true, IWorkbenchPage.MATCH_INPUT | IWorkbenchPage.MATCH_ID);
        TreeViewer tree = (TreeViewer) opened.getSite().getSelectionProvider();
        Mechanism other = (Mechanism) opened.editing().root();
        assertFalse(drags(tree, other.getBodies().getFirst()), "parameters only");
        assertTrue(drags(tree, other.getParameters().getFirst()));
        Ui.page().activate(diagram.editor());
        Ui.settle(100);
        JointSpring spring = (JointSpring) mechanism.getForces().getFirst();
        choosing("Damping = mu", new ArrayList<>());
        assertEquals(DND.DROP_COPY,
                drop(new DiagramMouse(diagram.editor().viewer()).over(diagram.hands().part(spring))));
        assertTrue(Ui.waitUntil(() -> "mu".equals(spring.getDamping()), 5000));
        diagram.undoAll();
    }

    /** Whether a drag of an element begins. */
    private static boolean drags(TreeViewer tree, EObject element) throws ReflectiveOperationException {
        tree.setSelection(new StructuredSelection(element), true);
        DragSource source = (DragSource) tree.getControl().getData(DND.DRAG_SOURCE_KEY);
        DragSourceEvent event = (DragSourceEvent) DragSourceEvent.class.getConstructors()[0].newInstance(raw(source));
        event.doit = true;
        source.getDragListeners()[0].dragStart(event);
        return event.doit;
    }

    private static Tree tree(Composite parent) {
        for (Control child : parent.getChildren()) {
            if (child instanceof Tree tree) {
                return tree;
            }
        }
        return null;
    }

    /** Chooses from the next menu that opens over the diagram. */
    private void choosing(String entry, List<String> asked) {
        Display display = Display.getCurrent();
        Listener[] once = new Listener[1];
        once[0] = e -> {
            if (!(e.widget instanceof Menu menu)) {
                return;
            }
            display.removeFilter(SWT.Show, once[0]);
            display.asyncExec(() -> hide(menu));
            for (MenuItem item : menu.getItems()) {
                asked.add(item.getText());
                if (item.getText().startsWith(entry)) {
                    item.notifyListeners(SWT.Selection, new Event());
                }
            }
        };
        display.addFilter(SWT.Show, once[0]);
    }

    private static void hide(Menu menu) {
        if (!menu.isDisposed()) {
            menu.setVisible(false);
        }
    }

    /** What the system says while something is dragged over the canvas and let go. */
    private int drop(Parameter parameter, Point at) {
        LocalSelectionTransfer.getTransfer().setSelection(new StructuredSelection(parameter));
        return drop(at);
    }

    private int drop(Point at) {
        LocalSelectionTransfer transfer = LocalSelectionTransfer.getTransfer();
        Control canvas = diagram.editor().viewer().getControl();
        DropTarget target = (DropTarget) canvas.getData(DND.DROP_TARGET_KEY);
        DropTargetListener listener = target.getDropListeners()[0];
        DropTargetEvent event = event(target, canvas.toDisplay(at.x, at.y), transfer);
        listener.dragEnter(event);
        listener.dragOver(event);
        int offered = event.detail;
        if (offered != DND.DROP_NONE) {
            event.data = transfer.getSelection();
            listener.dropAccept(event);
            listener.drop(event);
        }
        listener.dragLeave(event);
        return offered;
    }

    /** SWT makes its events of one that it keeps to itself. */
    private static Event raw(Widget widget) throws ReflectiveOperationException {
        Class<?> inner = Class.forName("org.eclipse.swt.dnd.DNDEvent", true, DND.class.getClassLoader());
        Constructor<?> made = inner.getDeclaredConstructor();
        made.setAccessible(true);
        Event raw = (Event) made.newInstance();
        raw.widget = widget;
        return raw;
    }

    private static DropTargetEvent event(DropTarget target, org.eclipse.swt.graphics.Point at,
            LocalSelectionTransfer transfer) {
        try {
            Event raw = raw(target);
            raw.x = at.x;
            raw.y = at.y;
            raw.detail = DND.DROP_COPY;
            DropTargetEvent event = (DropTargetEvent) DropTargetEvent.class.getConstructors()[0].newInstance(raw);
            event.dataTypes = transfer.getSupportedTypes();
            event.currentDataType = event.dataTypes[0];
            event.operations = DND.DROP_COPY;
            event.detail = DND.DROP_COPY;
            return event;
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
