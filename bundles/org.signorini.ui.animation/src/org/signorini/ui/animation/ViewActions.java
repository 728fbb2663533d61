package org.signorini.ui.animation;

import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IActionBars;
import org.signorini.scene.Camera;
import org.signorini.scene.export.Frames;
import org.signorini.scene.paint.PaintOptions;

/** The view's tool bar and menu: what is shown, from where, by whom it is painted, and saving. */
final class ViewActions {

    private final Runnable repaint;
    private final IAction impulses;
    private final IAction frames;
    private final IAction contactFrames;
    private final IAction traces;
    private final IAction follow;

    ViewActions(Runnable repaint) {
        this.repaint = repaint;
        impulses = toggle("Forces", "impulses", "Show forces of contacts and applied loads as arrows", true);
        contactFrames = toggle("Contact Frames", "contact-frames",
                "Show normals and tangents where bodies touch", false);
        frames = toggle("Body Frames", "frames", "Show the axes of bodies", false);
        traces = toggle("Traces", "traces", "Show the paths of points", true);
        follow = toggle("Follow", "follow", "Keep the mechanism in the middle", false);
    }

    /** @param seen what is to be saved, or null @param rebuild after another renderer was chosen */
    void fill(IActionBars bars, Shell shell, Viewpoint viewpoint, Supplier<Frames> seen, Runnable rebuild) {
        Action fit = action("Fit", "Show everything (0)", viewpoint::fit);
        fit.setImageDescriptor(Icons.of("fit"));
        IToolBarManager tools = bars.getToolBarManager();
        List.of(impulses, contactFrames, frames, traces, follow, fit).forEach(tools::add);
        IMenuManager menu = bars.getMenuManager();
        for (Camera.Preset preset : Camera.Preset.values()) {
            String name = preset.name().charAt(0) + preset.name().substring(1).toLowerCase(Locale.ROOT);
            menu.add(action(name + " View\t" + (preset.ordinal() + 1), name + " view (" + (preset.ordinal() + 1) + ")",
                    () -> viewpoint.look(preset)));
        }
        menu.add(new Separator());
        menu.add(renderers(rebuild));
        menu.add(new Separator());
        menu.add(new ExportAction(shell, true, seen));
        menu.add(new ExportAction(shell, false, seen));
    }

    private static MenuManager renderers(Runnable rebuild) {
        MenuManager menu = new MenuManager("Renderer");
        for (Renderer renderer : Renderer.values()) {
            Action choice = new Action(renderer.label(), IAction.AS_RADIO_BUTTON) {
                @Override
                public void run() {
                    if (isChecked() && Renderer.wanted() != renderer) {
                        renderer.keep();
                        rebuild.run();
                    }
                }
            };
            choice.setChecked(Renderer.wanted() == renderer);
            menu.add(choice);
        }
        return menu;
    }

    private IAction toggle(String text, String icon, String tip, boolean on) {
        Action action = new Action(text, IAction.AS_CHECK_BOX) {
            @Override
            public void run() {
                repaint.run();
            }
        };
        action.setImageDescriptor(Icons.of(icon));
        action.setToolTipText(tip);
        action.setChecked(on);
        return action;
    }

    private static Action action(String text, String tip, Runnable what) {
        Action action = new Action(text) {
            @Override
            public void run() {
                what.run();
            }
        };
        action.setToolTipText(tip);
        return action;
    }

    boolean follows() {
        return follow.isChecked();
    }

    void follow(boolean follows) {
        follow.setChecked(follows);
    }

    PaintOptions options() {
        return PaintOptions.DEFAULT.impulses(impulses.isChecked()).frames(frames.isChecked())
                .contactFrames(contactFrames.isChecked()).traces(traces.isChecked());
    }
}
