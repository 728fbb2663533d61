package org.signorini.ui.animation;

import java.util.Locale;
import java.util.function.DoubleConsumer;

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

/** A slider over the run's time; below it play, the time, speed and loop. */
final class TransportBar {

    private static final int STEPS = 1000;
    private static final double[] SPEEDS = {0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5};
    private static final int REAL_TIME = 5;

    private final Composite bar;
    private final Button play;
    private final Scale slider;
    private final Label time;
    private final Combo speed;
    private final Button loop;
    private final LocalResourceManager images;
    private double start;
    private double end;

    /** @param scrubbed the user moved to an instant */
    TransportBar(Composite parent, Runnable toggled, DoubleConsumer scrubbed, Player player) {
        bar = new Composite(parent, SWT.NONE);
        images = new LocalResourceManager(JFaceResources.getResources(), bar);
        GridLayoutFactory.fillDefaults().numColumns(4).margins(4, 2).spacing(6, 0).applyTo(bar);
        slider = new Scale(bar, SWT.HORIZONTAL);
        slider.setMaximum(STEPS);
        slider.setPageIncrement(STEPS / 20);
        slider.setToolTipText("Instant of the run");
        slider.addListener(SWT.Selection, e -> scrubbed.accept(start + (end - start) * slider.getSelection() / STEPS));
        GridDataFactory.fillDefaults().span(4, 1).grab(true, false).applyTo(slider);
        play = new Button(bar, SWT.PUSH);
        play.addListener(SWT.Selection, e -> toggled.run());
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
        loop = new Button(bar, SWT.CHECK);
        loop.setText("&Loop");
        loop.setSelection(true);
        loop.setToolTipText("Begin again at the end");
        loop.addListener(SWT.Selection, e -> player.loop(loop.getSelection()));
        playing(false);
    }

    Composite control() {
        return bar;
    }

    void playing(boolean plays) {
        play.setImage(images.create(Icons.of(plays ? "pause" : "play")));
        play.setToolTipText(plays ? "Pause (Space)" : "Play (Space)");
    }

    /** A speed at which the run takes some seconds, where real time would be too quick or too slow to see. */
    void suggestSpeed(double duration, Player player) {
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
        play.setEnabled(is);
        slider.setEnabled(is);
    }
}
