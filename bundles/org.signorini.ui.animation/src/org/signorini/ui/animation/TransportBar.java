package org.signorini.ui.animation;

import java.util.Locale;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Scale;

/** A slider over the run's time; below it play, steps, the time, speed and loop. */
final class TransportBar {

    private static final int STEPS = 1000;
    private static final double[] SPEEDS = {0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5};
    private static final int REAL_TIME = 5;

    private final Composite bar;
    private final Player player;
    private final LocalResourceManager images;
    private final Scale slider;
    private final Button back;
    private final Button play;
    private final Button forth;
    private final Label time;
    private final Combo speed;
    private double start;
    private double end;

    TransportBar(Composite parent, Clock clock, Player player) {
        this.player = player;
        bar = new Composite(parent, SWT.NONE);
        images = new LocalResourceManager(JFaceResources.getResources(), bar);
        GridLayoutFactory.fillDefaults().numColumns(6).margins(4, 2).spacing(4, 0).applyTo(bar);
        slider = new Scale(bar, SWT.HORIZONTAL);
        slider.setMaximum(STEPS);
        slider.setPageIncrement(STEPS / 20);
        slider.setToolTipText("Instant of the run (Home, End)");
        slider.addListener(SWT.Selection, e -> clock.to(start + (end - start) * slider.getSelection() / STEPS));
        GridDataFactory.fillDefaults().span(6, 1).grab(true, false).applyTo(slider);
        back = button("step-back", "To the record before (Ctrl+Left; Left goes back by a hundredth)",
                () -> clock.record(-1));
        play = button("play", "", clock::toggle);
        forth = button("step-forth", "To the next record (Ctrl+Right; Right goes on by a hundredth)",
                () -> clock.record(1));
        time = new Label(bar, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).indent(4, 0).align(SWT.FILL, SWT.CENTER).applyTo(time);
        speed = new Combo(bar, SWT.READ_ONLY);
        for (double factor : SPEEDS) {
            speed.add(String.format(Locale.ROOT, "%s ×", factor < 1 ? Double.toString(factor) : Integer.toString(
                    (int) factor)));
        }
        speed.select(REAL_TIME);
        speed.setToolTipText("Simulated seconds per second");
        speed.addListener(SWT.Selection, e -> player.speed(SPEEDS[speed.getSelectionIndex()]));
        Button loop = new Button(bar, SWT.CHECK);
        loop.setText("&Loop");
        loop.setSelection(true);
        loop.setToolTipText("Begin again at the end");
        loop.addListener(SWT.Selection, e -> player.loop(loop.getSelection()));
        playing(false);
    }

    private Button button(String icon, String tip, Runnable what) {
        Button button = new Button(bar, SWT.PUSH);
        button.setImage(images.create(Icons.of(icon)));
        button.setToolTipText(tip);
        button.addListener(SWT.Selection, e -> what.run());
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
        time.setText(String.format(Locale.ROOT, "%.3f / %.3f s", now, to));
    }

    void enabled(boolean is) {
        slider.setEnabled(is);
        back.setEnabled(is);
        play.setEnabled(is);
        forth.setEnabled(is);
    }
}
