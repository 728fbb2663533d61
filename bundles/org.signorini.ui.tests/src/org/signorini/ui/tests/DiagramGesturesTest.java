package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.GraphicalViewer;
import org.eclipse.gef.SnapToGeometry;
import org.eclipse.gef.SnapToGrid;
import org.eclipse.gef.rulers.RulerProvider;
import org.eclipse.ui.IPageLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.diagram.view.Box;
import org.signorini.diagram.view.Guide;
import org.signorini.model.mechanism.RigidBody;

/** What a person does with the mouse in a diagram: move, snap, mark, double-click, draw guides, arrange. */
class DiagramGesturesTest {

    private ErrorLog log;
    private IProject project;
    private IFile file;
    private DiagramGestures diagram;
    private DiagramMouse mouse;
    private RigidBody slider;
    private RigidBody sleeve;
    private RigidBody bird;

    @BeforeEach
    void open() throws Exception {
        log = new ErrorLog();
        project = Models.project("gestures");
        file = Models.example(project, "woodpecker");
        show();
        for (String property : List.of(SnapToGeometry.PROPERTY_SNAP_ENABLED, SnapToGrid.PROPERTY_GRID_ENABLED,
                SnapToGrid.PROPERTY_GRID_VISIBLE, RulerProvider.PROPERTY_RULER_VISIBILITY)) {
            viewer().setProperty(property, false);
        }
    }

    private void show() throws Exception {
        diagram = DiagramGestures.open(file);
        mouse = new DiagramMouse(viewer());
        slider = diagram.mechanism().getBodies().get(0);
        sleeve = diagram.mechanism().getBodies().get(1);
        bird = diagram.mechanism().getBodies().get(2);
    }

    private GraphicalViewer viewer() {
        return diagram.editor().viewer();
    }

    @AfterEach
    void close() throws Exception {
        Ui.page().closeAllEditors(false);
        InstanceScope.INSTANCE.getNode("org.signorini.diagram").clear();
        project.delete(true, true, null);
        Ui.settle(100);
        log.close();
    }

    /** Drags a body by its title. */
    private void drag(RigidBody body, int dx, int dy) {
        Rectangle bounds = mouse.bounds(diagram.hands().part(body));
        Point title = new Point(bounds.getCenter().x, bounds.y + 12);
        mouse.drag(title, title.getTranslated(dx, dy));
    }

    @Test
    void dragsABodyAndTakesItBack() throws Exception {
        Box was = diagram.box(slider);
        drag(slider, 37, 51);
        assertEquals(was.at(was.x() + 37, was.y() + 51), diagram.box(slider));
        diagram.undoAll();
        assertEquals(was, diagram.box(slider));
    }

    @Test
    void marksWhatIsInTheFrame() {
        Rectangle bounds = mouse.bounds(diagram.hands().part(slider)).expand(12, 20);
        mouse.drag(bounds.getTopLeft(), bounds.getBottomRight());
        assertTrue(diagram.selected().contains(slider), () -> "selected " + diagram.selected());
        assertTrue(!diagram.selected().contains(sleeve), () -> "selected " + diagram.selected());
    }

    @Test
    void snapsToTheGrid() {
        viewer().setProperty(SnapToGrid.PROPERTY_GRID_ENABLED, true);
        viewer().setProperty(SnapToGrid.PROPERTY_GRID_VISIBLE, true);
        drag(slider, 37, 51);
        Box box = diagram.box(slider);
        assertEquals(0, Math.floorMod(box.x(), SnapToGrid.DEFAULT_GRID_SIZE), () -> "at " + box);
        assertEquals(0, Math.floorMod(box.y(), SnapToGrid.DEFAULT_GRID_SIZE), () -> "at " + box);
        Ui.screenshot("diagram-grid");
    }

    @Test
    void snapsToTheGeometryOfOthers() {
        viewer().setProperty(SnapToGeometry.PROPERTY_SNAP_ENABLED, true);
        Box other = diagram.box(diagram.mechanism().getGround());
        Box box = diagram.box(slider);
        drag(slider, other.x() + 3 - box.x(), other.y() + other.height() + 90 - box.y());
        assertEquals(other.x(), diagram.box(slider).x(), "left edges meet");
    }

    /** Drawn from the ruler, a guide attracts what comes near, is kept in the layout, and is undone. */
    @Test
    void snapsToGuidesAndKeepsThem() throws Exception {
        viewer().setProperty(RulerProvider.PROPERTY_RULER_VISIBILITY, true);
        Ui.settle(100);
        RulerProvider top = (RulerProvider) viewer().getProperty(RulerProvider.PROPERTY_HORIZONTAL_RULER);
        Box was = diagram.box(slider);
        diagram.hands().execute(top.getCreateGuideCommand(was.x() + 40), "guide");
        Guide guide = diagram.editor().session().layout().guides().getFirst();
        drag(slider, 38, 0);
        assertEquals(was.x() + 40, diagram.box(slider).x());
        diagram.hands().execute(top.getMoveGuideCommand(guide, 15), "move");
        assertEquals(was.x() + 55, guide.position());
        Ui.screenshot("diagram-guides");
        diagram.undoAll();
        assertEquals(List.of(), diagram.editor().session().layout().guides());
        assertEquals(was, diagram.box(slider));

        diagram.hands().execute(top.getCreateGuideCommand(100), "guide");
        diagram.editor().doSave(new NullProgressMonitor());
        Ui.page().closeAllEditors(false);
        show();
        assertEquals(100, diagram.editor().session().layout().guides().getFirst().position());
        assertEquals(true, viewer().getProperty(RulerProvider.PROPERTY_RULER_VISIBILITY), "remembered");
    }

    @Test
    void distributesEvenly() throws Exception {
        Box ground = diagram.box(diagram.mechanism().getGround());
        drag(sleeve, 31, 90);
        diagram.select(diagram.mechanism().getGround(), slider, sleeve, bird);
        Box last = diagram.box(bird);
        DiagramMenuItems.run(diagram.editor(), "Distribute", "Distribute Horizontally");
        int gap = diagram.box(slider).x() - ground.x() - ground.width();
        assertEquals(gap, diagram.box(sleeve).x() - diagram.box(slider).x() - diagram.box(slider).width(), 1);
        assertEquals(gap, last.x() - diagram.box(sleeve).x() - diagram.box(sleeve).width(), 1);
        assertEquals(ground, diagram.box(diagram.mechanism().getGround()), "the outermost stay");
        assertEquals(last, diagram.box(bird), "the outermost stay");
        DiagramMenuItems.run(diagram.editor(), "Same Size", "Match Height");
        assertEquals(diagram.box(bird).height(), diagram.box(slider).height());
        diagram.undoAll();
    }

    @Test
    void doubleClickShowsProperties() {
        Ui.page().hideView(Ui.page().findView(IPageLayout.ID_PROP_SHEET));
        assertNull(Ui.page().findView(IPageLayout.ID_PROP_SHEET));
        Rectangle bounds = mouse.bounds(diagram.hands().part(slider));
        mouse.doubleClick(new Point(bounds.getCenter().x, bounds.y + 12));
        assertNotNull(Ui.page().findView(IPageLayout.ID_PROP_SHEET));
        assertTrue(Ui.page().isPartVisible(Ui.page().findView(IPageLayout.ID_PROP_SHEET)));
        assertEquals(List.of(slider), diagram.selected());
        assertSame(diagram.editor(), Ui.page().getActiveEditor());
        assertNotEquals(List.of(), diagram.selected());
    }
}
