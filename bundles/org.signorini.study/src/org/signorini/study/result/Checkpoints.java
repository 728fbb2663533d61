package org.signorini.study.result;

import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Supplier;

import org.signorini.simulation.Step;
import org.signorini.simulation.StepListener;

/**
 * Writes a running result now and then, so that a killed run leaves what it had. A file is written anew each time, which
 * takes longer the longer the run: the pause between two writes is at least twenty times what the last one took, so
 * checkpoints cost five percent at most.
 */
public final class Checkpoints implements StepListener {

    private static final int LOOK_EVERY = 64;
    private static final long SHARE = 20;

    private final Supplier<RunResult> result;
    private final Path file;
    private final long pause;
    private long next;
    private ResultFileException problem;

    public Checkpoints(Supplier<RunResult> result, Path file, Duration pause) {
        this.result = result;
        this.file = file;
        this.pause = pause.toNanos();
        next = System.nanoTime() + this.pause;
    }

    @Override
    public void stepped(Step step) {
        if (step.number() % LOOK_EVERY != 0) {
            return;
        }
        long now = System.nanoTime();
        if (now - next < 0) {
            return;
        }
        try {
            ResultFiles.write(result.get(), file);
            problem = null;
        } catch (ResultFileException e) {
            // the run goes on and the next one may be written; whoever runs it asks for the problem
            problem = e;
        }
        long end = System.nanoTime();
        next = end + Math.max(pause, SHARE * (end - now));
    }

    /** Why the last checkpoint could not be written, or null. */
    public ResultFileException problem() {
        return problem;
    }
}
