package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.UpdateListener;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.e4.ui.css.swt.theme.ITheme;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.emf.edit.command.SetCommand;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.views.contentoutline.ContentOutline;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.diagram.editor.MechanismEditor;
import org.signorini.diagram.export.DiagramExport;
import org.signorini.diagram.session.ArrangeCommand;
import org.signorini.diagram.view.Box;
import org.signorini.diagram.view.View;
import org.signorini.examples.Example;
import org.signorini.examples.Gallery;
import org.signorini.model.mechanism.MechanismPackage;

/** How diagrams look as they open: nothing stands on anything else, and pictures of them can be shown. */
class DiagramLooksTest {

    private ErrorLog log;
    private IProject project;
    private MechanismEditor editor;
    private Control overview;

    @BeforeEach
    void makeProject() throws Exception {
        log = new ErrorLog();
        project = Models.project("looks");
    }

    @AfterEach
    void removeProject() throws Exception {
        Ui.page().closeAllEditors(false);
        project.delete(true, true, null);
        Ui.settle(100);
        log.close();
    }

    private IFile open(String id, boolean withLayout) throws Exception {
        Example example = Gallery.find(id).orElseThrow();
        if (withLayout) {
            Models.file(project, id + ".layout", Files.readString(layout(example)));
        }
        IFile file = Models.file(project, id + ".mechanism", Files.readString(example.mechanism()));
        editor = (MechanismEditor) IDE.openEditor(Ui.page(), file, MechanismEditor.ID);
        Ui.settle(100);
        return file;
    }

    private static Path layout(Example example) throws Exception {
        return example.mechanism().resolveSibling(example.id() + ".layout");
    }

    @Test
    void laidOutNothingStandsOnAnythingElse() throws Exception {
        for (String example : List.of("woodpecker", "four-bar", "slider-crank", "stick-slip", "newtons-cradle")) {
            open(example, false);
            for (var kind : editor.session().specifications()) {
                editor.show(kind);
                Ui.settle(20);
                assertEquals(List.of(), new DiagramFigures(editor).faults(), example + ", " + kind.label());
            }
            Ui.page().closeEditor(editor, false);
        }
    }

    @Test
    void longChainsAndManyBodiesHaveRoomToo() throws Exception {
        for (String example : List.of("pendulum-12", "brick-wall")) {
            open(example, false);
            assertEquals(List.of(), new DiagramFigures(editor).faults(), example);
            Ui.page().closeEditor(editor, false);
        }
    }

    /** The pictures of the README, and the layouts they come from. */
    @Test
    void examplesArePlacedLikeTheMechanismsTheyAre() throws Exception {
        for (String id : List.of("woodpecker", "pendulum-12", "four-bar")) {
            IFile file = open(id, true);
            assertEquals(List.of(), new DiagramFigures(editor).faults(), id);
            DiagramExport.write(editor.viewer(), Ui.picture("diagram-" + id).toPath());
            editor.doSave(new NullProgressMonitor());
            Path saved = Path.of(file.getLocationURI()).resolveSibling(id + ".layout");
            assertEquals(Files.readString(layout(Gallery.find(id).orElseThrow())), Files.readString(saved),
                    "everything had its place");
            Ui.page().closeEditor(editor, false);
        }
    }

    @Test
    void arrangedAgainEverythingIsWhereItWas() throws Exception {
        open("slider-crank", false);
        Map<View, Box> before = boxes();
        editor.viewer().getEditDomain().getCommandStack().execute(new ArrangeCommand(editor.session().layout()));
        assertEquals(before, boxes());
    }

    private Map<View, Box> boxes() {
        Map<View, Box> boxes = new LinkedHashMap<>();
        editor.session().content().nodes().forEach(n -> boxes.put(n, editor.session().layout().box(n.key())));
        return boxes;
    }

    @Test
    void theCanvasFollowsTheThemeAndPicturesDoNot() throws Exception {
        open("woodpecker", true);
        ContentOutline outline = (ContentOutline) Ui.page().showView(IPageLayout.ID_OUTLINE);
        Ui.page().activate(editor);
        overview = Arrays.stream(((Composite) outline.getCurrentPage().getControl()).getChildren())
                .filter(c -> c.getClass() == Canvas.class).findFirst().orElseThrow();
        assertTrue(overviewHasTheSameGround());
        Path light = Ui.picture("diagram-in-light").toPath();
        Path dark = Ui.picture("diagram-in-dark").toPath();
        DiagramExport.write(editor.viewer(), light);
        IThemeEngine engine = Ui.window().getService(IThemeEngine.class);
        ITheme before = engine.getActiveTheme();
        try {
            engine.setTheme("org.eclipse.e4.ui.css.theme.e4_dark", false);
            assertTrue(Ui.waitUntil(() -> brightness() < 0.3, 5000), "a dark canvas");
            assertTrue(Ui.waitUntil(this::overviewHasTheSameGround, 5000), "a dark overview");
            Ui.screenshot("diagram-dark");
            DiagramExport.write(editor.viewer(), dark);
        } finally {
            engine.setTheme(before, false);
        }
        assertTrue(Ui.waitUntil(() -> brightness() > 0.9, 5000), "a light canvas");
        assertTrue(Ui.waitUntil(this::overviewHasTheSameGround, 5000), "a light overview");
        Ui.screenshot("diagram-light");
        assertArrayEquals(Files.readAllBytes(light), Files.readAllBytes(dark));
    }

    private boolean overviewHasTheSameGround() {
        return overview.getBackground().equals(editor.viewer().getControl().getBackground());
    }

    private float brightness() {
        editor.viewer().getControl().redraw();
        return editor.viewer().getControl().getBackground().getRGB().getHSB()[2];
    }

    /** A new name is drawn by the body that has it and what it touches, not by the whole diagram. */
    @Test
    void oneEditDrawsLittle() throws Exception {
        open("brick-wall", false);
        Set<Object> drawn = new HashSet<>();
        IFigure figure = ((GraphicalEditPart) editor.viewer().getContents()).getFigure();
        editor.viewer().flush();
        UpdateListener listener = new UpdateListener() {

            @Override
            public void notifyPainting(Rectangle damage, Map dirtyRegions) {
                drawn.addAll(dirtyRegions.keySet());
            }

            @Override
            public void notifyValidating() {
                // counted when it is drawn
            }
        };
        figure.getUpdateManager().addUpdateListener(listener);
        var domain = editor.getEditingDomain();
        domain.getCommandStack().execute(SetCommand.create(domain, editor.session().mechanism().getBodies().get(3),
                MechanismPackage.Literals.NAMED_ELEMENT__NAME, "corner stone"));
        editor.viewer().flush();
        figure.getUpdateManager().removeUpdateListener(listener);
        assertTrue(!drawn.isEmpty() && drawn.size() < 12, () -> drawn.size() + " figures were drawn anew");
    }
}
