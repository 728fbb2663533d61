package org.signorini.cli.run;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** While open, an interrupt of the program (Ctrl+C) cancels its runs and waits a while for them to be saved. */
public final class CancelOnExit implements AutoCloseable {

    private static final long PATIENCE_SECONDS = 20;

    private final CountDownLatch done = new CountDownLatch(1);
    private final Thread hook;

    public CancelOnExit(Runnable cancel) {
        hook = new Thread(() -> {
            cancel.run();
            try {
                done.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }, "cancel runs");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    @Override
    public void close() {
        done.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // already on the way out
        }
    }
}
