package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;

import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.e4.ui.css.swt.theme.ITheme;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.ui.animation.AnimationView;
import org.signorini.ui.views.ViewIds;
import org.signorini.ui.views.contact.ContactsView;
import org.signorini.ui.views.cycle.LimitCycleView;
import org.signorini.ui.views.gallery.ExampleProject;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.Runs;
import org.signorini.ui.views.run.TimeWindow;
import org.signorini.ui.views.solver.SolverView;
import org.signorini.ui.views.trajectory.TrajectoriesView;

/**
 * Pictures of every view with the woodpecker, as the help and the README have them: {@code picture-trajectories.png}
 * and so on under {@code target/screenshots}, and the same with {@code dark} in their names. A view fills its window.
 */
final class RunPicturesTest {

    private static final Rectangle SIZE = new Rectangle(0, 0, 1200, 750);
    private static final Rectangle WHOLE = new Rectangle(0, 0, 1600, 1000);
    /** The bird has just struck the pole. */
    private static final double STRIKE = 1.2975;

    private final Runs runs = Runs.shared();
    private RunSession session;
    private Rectangle before;

    @BeforeEach
    void open() {
        session = new RunSession();
        before = shell().getBounds();
    }

    @AfterEach
    void close() throws Exception {
        shell().setBounds(before);
        session.close();
    }

    private static Shell shell() {
        return Ui.window().getShell();
    }

    @Test
    void everyViewIsWorthAPicture() throws Exception {
        run();
        pictures("");
    }

    @Test
    void andInTheDark() throws Exception {
        run();
        IThemeEngine engine = Ui.window().getService(IThemeEngine.class);
        ITheme light = engine.getActiveTheme();
        try {
            engine.setTheme("org.eclipse.e4.ui.css.theme.e4_dark", false);
            pictures("dark-");
        } finally {
            engine.setTheme(light, false);
        }
    }

    private void run() throws Exception {
        Path study = session.example("woodpecker");
        Ui.page().closeAllEditors(false);
        vary(study);
        session.run(study.resolveSibling("friction.study"));
        session.run(study);
        ExampleProject.open(ResourcesPlugin.getWorkspace().getRoot().getProject("woodpecker")
                .getFile("woodpecker.study"), Ui.page());
        RunSession.drain();
    }

    /** Other friction, for runs to be compared and a diagram. */
    private static void vary(Path study) throws Exception {
        Files.writeString(study.resolveSibling("friction.study"), Files.readString(study)
                .replace("name=\"woodpecker toy\"", "name=\"friction\"").replace("multipliers=\"true\"", "")
                .replace("<measures", """
                <variations from="0.28" to="0.34" count="7">
                    <parameter href="woodpecker.mechanism#//@parameters[name='mu']"/>
                  </variations>
                  <measures"""));
    }

    private void pictures(String theme) throws Exception {
        RunEntry woodpecker = runs.all().stream().filter(r -> r.info().study().equals("woodpecker toy")).findFirst()
                .orElseThrow();
        runs.select(List.of(woodpecker));
        assertTrue(Ui.waitUntil(woodpecker::isLoaded, RunSession.PATIENCE));
        runs.window(new TimeWindow(1, 1.6));
        runs.cursor(STRIKE);
        TrajectoriesView trajectories = (TrajectoriesView) Ui.page().showView(ViewIds.TRAJECTORIES);
        trajectories.choose(List.of("height", "bird angle", "sleeve angle"));
        picture(trajectories, theme + "trajectories", trajectories.canvas()::isUpToDate);
        ContactsView contacts = (ContactsView) Ui.page().showView(ViewIds.CONTACTS);
        picture(contacts, theme + "contacts", contacts.canvas()::isUpToDate);
        runs.window(TimeWindow.ALL);
        SolverView solver = (SolverView) Ui.page().showView(ViewIds.SOLVER);
        picture(solver, theme + "solver", solver.canvas()::isUpToDate);
        LimitCycleView cycle = (LimitCycleView) Ui.page().showView(ViewIds.LIMIT_CYCLE);
        picture(cycle, theme + "limit-cycle", cycle.canvas()::isUpToDate);
        AnimationView animation = (AnimationView) Ui.page().showView(AnimationView.ID);
        runs.cursor(STRIKE);
        picture(animation, theme + "animation", animation::isUpToDate);
        picture(Ui.page().showView(ViewIds.RUNS), theme + "runs", () -> true);
        Ui.page().showView(ViewIds.TRAJECTORIES);
        animation = (AnimationView) Ui.page().showView(AnimationView.ID);
        whole(theme + "workbench", animation::isUpToDate);

        runs.select(runs.all().stream().filter(r -> r.info().study().equals("friction")).toList());
        assertTrue(Ui.waitUntil(() -> runs.selected().stream().allMatch(RunEntry::isLoaded), RunSession.PATIENCE));
        cycle = (LimitCycleView) Ui.page().showView(ViewIds.LIMIT_CYCLE);
        cycle.bifurcation(true);
        picture(cycle, theme + "bifurcation", cycle.canvas()::isUpToDate);
        cycle.bifurcation(false);
    }

    private void picture(IViewPart view, String name, BooleanSupplier ready) throws Exception {
        shell().setBounds(SIZE);
        Ui.page().activate(view);
        Ui.page().setPartState(Ui.page().getReference(view), IWorkbenchPage.STATE_MAXIMIZED);
        save(name, ready);
        Ui.page().setPartState(Ui.page().getReference(view), IWorkbenchPage.STATE_RESTORED);
    }

    private void whole(String name, BooleanSupplier ready) throws Exception {
        shell().setBounds(WHOLE);
        save(name, ready);
    }

    private static void save(String name, BooleanSupplier ready) throws Exception {
        // where the mouse is there may be a tooltip
        Rectangle bounds = shell().getBounds();
        shell().getDisplay().setCursorLocation(bounds.x + bounds.width - 2, bounds.y + bounds.height - 2);
        shell().forceActive();
        RunSession.drain();
        Ui.settle(200);
        assertTrue(Ui.waitUntil(ready, RunSession.PATIENCE), name);
        Ui.settle(250);
        File file = Ui.picture("picture-" + name);
        capture(file);
        assertTrue(Files.size(file.toPath()) > 15_000, name + " is empty: " + Files.size(file.toPath()) + " bytes");
    }

    /** What lies within the window: without a window manager its bounds are larger than what it paints. */
    private static void capture(File file) {
        Rectangle bounds = shell().getBounds();
        Rectangle client = shell().getClientArea();
        int menu = shell().toDisplay(0, 0).y - bounds.y;
        Image image = new Image(shell().getDisplay(), client.width, client.height + menu);
        GC gc = new GC(shell().getDisplay());
        gc.copyArea(image, bounds.x, bounds.y);
        gc.dispose();
        ImageLoader loader = new ImageLoader();
        loader.data = new ImageData[] {image.getImageData()};
        image.dispose();
        loader.save(file.getPath(), SWT.IMAGE_PNG);
    }
}
