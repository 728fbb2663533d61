package org.signorini.ui.animation;

import org.signorini.ui.views.run.Runs;

/** The instant of the picture: that of all views, moved by playing, stepping or the slider. */
final class Clock {

    /** Part of the run that one step takes. */
    private static final double STEP = 0.01;

    private final Runs runs;
    private final Player player;
    private Shown shown;

    Clock(Runs runs, Player player) {
        this.runs = runs;
        this.player = player;
    }

    void of(Shown other) {
        shown = other;
    }

    /** The instant of all views; else the end of a run that goes on, and the start of one that is over. */
    double now() {
        if (shown == null) {
            return 0;
        }
        double cursor = runs.cursor();
        double chosen = !Double.isNaN(cursor) ? cursor
                : shown.entry().isRunning() ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
        return Math.clamp(chosen, shown.start(), Math.max(shown.start(), shown.end()));
    }

    /** Plays, or pauses. */
    void toggle() {
        if (player.isPlaying()) {
            player.pause();
        } else if (shown != null) {
            player.play(now());
        }
    }

    void to(double time) {
        if (shown != null) {
            player.pause();
            runs.cursor(Math.clamp(time, shown.start(), Math.max(shown.start(), shown.end())));
        }
    }

    void start() {
        to(Double.NEGATIVE_INFINITY);
    }

    void end() {
        to(Double.POSITIVE_INFINITY);
    }

    /** By a hundredth of the run. */
    void step(int forth) {
        if (shown != null) {
            to(now() + forth * STEP * (shown.end() - shown.start()));
        }
    }

    /** To the record before or after. */
    void record(int forth) {
        if (shown != null && shown.track().rows() > 0) {
            double time = now();
            int row = shown.track().row(time);
            // between two records the one before is a step back already
            int to = forth > 0 || shown.track().time(row) >= time ? row + forth : row;
            to(shown.track().time(Math.clamp(to, 0, shown.track().rows() - 1)));
        }
    }
}
