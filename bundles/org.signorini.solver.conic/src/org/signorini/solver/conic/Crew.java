package org.signorini.solver.conic;

import java.lang.ref.Cleaner;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * A few threads that share lists of tasks over and over: whoever is free takes the next, and all wait for each other at
 * the end of a list. Between two lists that follow closely they spin, as a list may take microseconds; left alone they
 * sleep. They end with their crew. Nothing allocates after construction.
 */
final class Crew {

    /** Does a task of a list. */
    @FunctionalInterface
    interface Task {
        /**
         * @param worker which of the crew this is, for scratch of its own
         * @return a number of which the largest counts
         */
        double run(int worker, int number);
    }

    private static final Cleaner CLEANER = Cleaner.create();

    private final int size;
    private final Shared shared;

    /** @param size threads at work, the caller's included */
    Crew(int size) {
        this.size = size;
        shared = size > 1 ? new Shared(size) : null;
        if (size > 1) {
            shared.start();
            CLEANER.register(this, shared::close);
        }
    }

    /** Does tasks from … to − 1 and returns the largest number they returned, zero at least. */
    double run(Task task, int from, int to) {
        if (size > 1 && to - from > 1) {
            return shared.run(task, from, to);
        }
        double most = 0;
        for (int number = from; number < to; number++) {
            most = Math.max(most, task.run(0, number));
        }
        return most;
    }

    /** What the threads know; it does not know the crew, so that the crew can be forgotten. */
    private static final class Shared {

        private static final int SPINS = 20_000;
        /** Results are this many numbers apart, so that no two share a cache line. */
        private static final int PADDING = 16;

        private final Thread[] threads;
        private final double[] result;
        private final AtomicInteger next = new AtomicInteger();
        private final AtomicInteger pending = new AtomicInteger();
        private final AtomicInteger sleepers = new AtomicInteger();
        private volatile int generation;
        private volatile boolean closed;
        private volatile Throwable failure;
        private Task task;
        private int end;

        Shared(int size) {
            threads = new Thread[size];
            result = new double[size * PADDING];
        }

        void start() {
            for (int w = 1; w < threads.length; w++) {
                int worker = w;
                threads[w] = new Thread(() -> work(worker), "sweep " + w);
                threads[w].setDaemon(true);
                threads[w].start();
            }
        }

        double run(Task given, int from, int to) {
            task = given;
            end = to;
            next.set(from);
            pending.set(threads.length - 1);
            generation++;
            if (sleepers.get() > 0) {
                wake();
            }
            double most = take(0);
            for (int spins = 0; pending.get() > 0; spins++) {
                pause(spins);
            }
            if (failure != null) {
                throw new IllegalStateException("a thread of the sweep failed", failure);
            }
            for (int w = 1; w < threads.length; w++) {
                most = Math.max(most, result[w * PADDING]);
            }
            return most;
        }

        /** Does tasks until there are none. */
        private double take(int worker) {
            double most = 0;
            for (int number = next.getAndIncrement(); number < end; number = next.getAndIncrement()) {
                most = Math.max(most, task.run(worker, number));
            }
            return most;
        }

        private void work(int worker) {
            int seen = 0;
            while (true) {
                for (int spins = 0; generation == seen; spins++) {
                    if (closed) {
                        return;
                    }
                    if (spins < SPINS) {
                        pause(spins);
                    } else {
                        sleep(seen);
                    }
                }
                seen = generation;
                try {
                    result[worker * PADDING] = take(worker);
                } catch (RuntimeException | Error e) {
                    failure = e;
                }
                pending.decrementAndGet();
            }
        }

        /** Counted before the last look at the generation, so that nobody sleeps through a call. */
        private void sleep(int seen) {
            sleepers.incrementAndGet();
            if (generation == seen && !closed) {
                LockSupport.park(this);
            }
            sleepers.decrementAndGet();
        }

        private void wake() {
            for (int w = 1; w < threads.length; w++) {
                LockSupport.unpark(threads[w]);
            }
        }

        private void close() {
            closed = true;
            wake();
        }

        /** Spins; on a machine with more to do than cores, lets others go first now and then. */
        private static void pause(int spins) {
            if ((spins & 0xff) == 0xff) {
                Thread.yield();
            } else {
                Thread.onSpinWait();
            }
        }
    }
}
