package org.signorini.ui.animation;

import java.util.Locale;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Scale;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;

/** A slider over the run's time; below it play, steps, loop, the time and speed. */
final class TransportBar {

    private static final int STEPS = 1000;
    private static final double[] SPEEDS = {0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5};
    private static final int REAL_TIME = 5;

    private final Composite bar;
    private final Player player;
    private final LocalResourceManager images;
    private final Scale slider;
    private final ToolBar buttons;
    private final ToolItem play;
    private final Label time;
    private final Combo speed;
    private double start;
    private double end;

    TransportBar(Composite parent, Clock clock, Player player) {
        this.player = player;
        bar = new Composite(parent, SWT.NONE);
        images = new LocalResourceManager(JFaceResources.getResources(), bar);
        GridLayoutFactory.fillDefaults().numColumns(3).margins(4, 2).spacing(4, 0).applyTo(bar);
        slider = new Scale(bar, SWT.HORIZONTAL);
        slider.setMaximum(STEPS);
        slider.setPageIncrement(STEPS / 20);
        slider.setToolTipText("Instant of the run (Home, End)");
        slider.addListener(SWT.Selection, e -> clock.to(start + (end - start) * slider.getSelection() / STEPS));
        GridDataFactory.fillDefaults().span(3, 1).grab(true, false).applyTo(slider);
        buttons = new ToolBar(bar, SWT.FLAT);
        button(SWT.PUSH, "step-back", "To the record before (Ctrl+Left; Left goes back by a hundredth)",
                e -> clock.record(-1));
        play = button(SWT.PUSH, "play", "", e -> clock.toggle());
        button(SWT.PUSH, "step-forth", "To the next record (Ctrl+Right; Right goes on by a hundredth)",
                e -> clock.record(1));
        ToolItem loop = button(SWT.CHECK, "loop", "Begin again at the end",
                e -> player.loop(((ToolItem) e.widget).getSelection()));
        loop.setSelection(true);
        time = new Label(bar, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(time);
        speed = new Combo(bar, SWT.READ_ONLY);
        for (double factor : SPEEDS) {
            speed.add(String.format(Locale.ROOT, "%s ×", factor < 1 ? Double.toString(factor) : Integer.toString(
                    (int) factor)));
        }
        speed.select(REAL_TIME);
        speed.setToolTipText("Simulated seconds per second");
        speed.addListener(SWT.Selection, e -> player.speed(SPEEDS[speed.getSelectionIndex()]));
        playing(false);
    }

    private ToolItem button(int style, String icon, String tip, Listener what) {
        ToolItem button = new ToolItem(buttons, style);
        button.setImage(images.create(Icons.of(icon)));
        button.setToolTipText(tip);
        button.addListener(SWT.Selection, what);
        return button;
    }

    Composite control() {
        return bar;
    }

    void playing(boolean plays) {
        play.setImage(images.create(Icons.of(plays ? "pause" : "play")));
        play.setToolTipText(plays ? "Pause (Space)" : "Play (Space)");
    }

    /** A speed at which the run takes some seconds, where real time would be too quick or too slow to see. */
    void suggestSpeed(double duration) {
        int best = REAL_TIME;
        while (best > 0 && duration / SPEEDS[best] < 2) {
            best--;
        }
        speed.select(best);
        player.speed(SPEEDS[best]);
    }

    void show(double from, double to, double now) {
        start = from;
        end = to;
        if (to > from) {
            slider.setSelection((int) Math.round(STEPS * (now - from) / (to - from)));
        }
        // the whole is in the tool tip where there is no room for it
        String whole = String.format(Locale.ROOT, "%.3f", to).replaceAll("\\.?0+$", "");
        String text = String.format(Locale.ROOT, "%.3f / %s s", now, whole);
        if (!text.equals(time.getText())) {
            time.setText(text);
            time.setToolTipText("Instant and end of the run: " + text);
        }
    }

    void enabled(boolean is) {
        slider.setEnabled(is);
        buttons.setEnabled(is);
    }
}
