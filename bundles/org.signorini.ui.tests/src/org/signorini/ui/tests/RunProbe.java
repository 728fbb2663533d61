package org.signorini.ui.tests;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

import org.eclipse.swt.widgets.Display;

/**
 * Measures how long the user interface's thread is held up by this workbench's code within one event, so that a person
 * would see it frozen. On a machine that is busy with other things any thread may stand still for a second, therefore
 * the clock on the wall is of no use. Another thread looks at the stack every few milliseconds; where a class of this
 * workbench was on it two times in a row, in the same event, it counts the processor time the thread has used in
 * between, and the time it stood waiting for a lock or for another thread. Work that JFace, SWT or the platform do on
 * their own account is not counted, but what they do because this workbench's code called them is.
 */
final class RunProbe implements AutoCloseable {

    private static final int PAUSE = 5;
    private static final String OURS = "org.signorini.";
    private static final String TESTS = "org.signorini.ui.tests.";
    private static final String APPLICATION = "org.signorini.ui.application.";

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final Thread watched = Thread.currentThread();
    private final Thread watcher = new Thread(this::watch, "probe of the user interface");
    private volatile long event;
    private volatile boolean closed;
    private long longest;
    private String where = "";

    RunProbe() {
        watcher.setDaemon(true);
        watcher.start();
    }

    /** Works off events until something is so. */
    boolean until(BooleanSupplier condition, int millis) throws InterruptedException {
        long end = System.nanoTime() + millis * 1_000_000L;
        while (!condition.getAsBoolean() && System.nanoTime() < end) {
            event++;
            if (!Display.getCurrent().readAndDispatch()) {
                Thread.sleep(2);
            }
        }
        return condition.getAsBoolean();
    }

    /** Does something as an event of its own. */
    void act(Runnable work) {
        event++;
        work.run();
        event++;
    }

    private void watch() {
        long seen = -1;
        boolean wasOurs = false;
        long held = 0;
        long cpu = threads.getThreadCpuTime(watched.threadId());
        long clock = System.nanoTime();
        while (!closed) {
            try {
                Thread.sleep(PAUSE);
            } catch (InterruptedException e) {
                return;
            }
            StackTraceElement[] stack = watched.getStackTrace();
            Thread.State state = watched.getState();
            long number = event;
            long cpuNow = threads.getThreadCpuTime(watched.threadId());
            long now = System.nanoTime();
            held = number == seen ? held : 0;
            boolean ours = isOurs(stack);
            if (ours && wasOurs && number == seen) {
                // a watcher that was itself held up knows nothing of waits between: it counts its own pause at most
                held += state == Thread.State.RUNNABLE ? cpuNow - cpu : Math.min(now - clock, 2L * PAUSE * 1_000_000);
                note(held, stack);
            }
            wasOurs = ours;
            seen = number;
            cpu = cpuNow;
            clock = now;
        }
    }

    private synchronized void note(long held, StackTraceElement[] stack) {
        if (held > longest) {
            longest = held;
            where = Arrays.stream(stack).filter(e -> e.getClassName().startsWith(OURS)).limit(6)
                    .map(Object::toString).collect(Collectors.joining(" < "));
        }
    }

    private static boolean isOurs(StackTraceElement[] stack) {
        return Arrays.stream(stack).map(StackTraceElement::getClassName).anyMatch(
                name -> name.startsWith(OURS) && !name.startsWith(TESTS) && !name.startsWith(APPLICATION));
    }

    /** In milliseconds. */
    synchronized long longest() {
        return longest / 1_000_000;
    }

    /** What was being done then. */
    synchronized String where() {
        return where;
    }

    @Override
    public void close() throws InterruptedException {
        closed = true;
        watcher.join();
    }
}
