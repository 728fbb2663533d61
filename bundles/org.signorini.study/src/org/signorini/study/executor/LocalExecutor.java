package org.signorini.study.executor;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import org.signorini.contribution.Options;
import org.signorini.study.Executor;

/** On this machine, a run per core at a time, begun in the study's order. */
public final class LocalExecutor implements Executor {

    private int threads;

    public LocalExecutor() {
        threads = 0;
    }

    @Override
    public void configure(Options options) {
        threads = options.integer("threads", 0);
    }

    @Override
    public void execute(List<? extends Runnable> tasks) {
        int wanted = threads > 0 ? threads : Runtime.getRuntime().availableProcessors();
        int used = Math.min(wanted, tasks.size());
        if (used <= 1) {
            tasks.forEach(Runnable::run);
            return;
        }
        ExecutorService pool = Executors.newFixedThreadPool(used, task -> {
            Thread thread = new Thread(task, "study run");
            thread.setDaemon(true);
            return thread;
        });
        try {
            List<Future<?>> futures = new ArrayList<>();
            tasks.forEach(task -> futures.add(pool.submit(task)));
            for (Future<?> future : futures) {
                future.get();
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            pool.shutdownNow();
        }
    }
}
