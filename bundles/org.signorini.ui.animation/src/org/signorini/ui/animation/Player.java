package org.signorini.ui.animation;

import java.util.function.DoubleConsumer;
import java.util.function.DoubleSupplier;

import org.eclipse.swt.widgets.Control;

/** Moves an instant along at a chosen speed. Belongs to the user interface's thread. */
final class Player {

    private static final int PAUSE = 30;
    /** Where the machine stalls, time does not jump. */
    private static final double LONGEST = 0.2;

    private final Control control;
    private final DoubleSupplier start;
    private final DoubleSupplier end;
    private final DoubleConsumer moved;
    private final Runnable toggled;
    private double time;
    private double speed = 1;
    private boolean loop = true;
    private boolean playing;
    private long last;

    /** @param toggled it plays now, or no longer */
    Player(Control control, DoubleSupplier start, DoubleSupplier end, DoubleConsumer moved, Runnable toggled) {
        this.control = control;
        this.start = start;
        this.end = end;
        this.moved = moved;
        this.toggled = toggled;
    }

    boolean isPlaying() {
        return playing;
    }

    /** Simulated seconds per second. */
    void speed(double factor) {
        speed = factor;
    }

    void loop(boolean again) {
        loop = again;
    }

    /** Goes on from an instant, from the start where that is the end. */
    void play(double from) {
        time = from >= end.getAsDouble() ? start.getAsDouble() : from;
        last = System.nanoTime();
        if (!playing) {
            playing = true;
            toggled.run();
            next();
        }
    }

    void pause() {
        if (playing) {
            playing = false;
            toggled.run();
        }
    }

    /** Somebody else chose an instant. */
    void jump(double to) {
        time = to;
    }

    private void next() {
        control.getDisplay().timerExec(PAUSE, () -> {
            if (!control.isDisposed() && playing) {
                tick();
            }
        });
    }

    private void tick() {
        long now = System.nanoTime();
        time += speed * Math.min(LONGEST, (now - last) * 1e-9);
        last = now;
        double finish = end.getAsDouble();
        if (time > finish) {
            time = loop ? start.getAsDouble() : finish;
            if (!loop) {
                moved.accept(time);
                pause();
                return;
            }
        }
        moved.accept(time);
        next();
    }
}
