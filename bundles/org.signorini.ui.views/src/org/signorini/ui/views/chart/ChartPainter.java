package org.signorini.ui.views.chart;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

import org.signorini.plot.PlotTheme;

/**
 * Builds and draws a chart beside the user interface's thread. Of requests that come while one is being drawn only the
 * last is kept, so that a run that streams, or a hand that drags, never waits for charts.
 */
final class ChartPainter {

    static {
        // pixels are drawn in memory; the screen is SWT's alone
        if (System.getProperty("java.awt.headless") == null) {
            System.setProperty("java.awt.headless", "true");
        }
    }

    private record Request(ChartBuilder builder, PlotTheme theme, int width, int height, double scale) {
    }

    private static final ExecutorService THREADS = Executors.newFixedThreadPool(2, task -> {
        Thread thread = new Thread(task, "charts");
        thread.setDaemon(true);
        return thread;
    });

    private final AtomicReference<Request> next = new AtomicReference<>();
    private final Consumer<ChartFrame> drawn;
    private boolean busy;

    /** @param drawn called beside the user interface's thread */
    ChartPainter(Consumer<ChartFrame> drawn) {
        this.drawn = drawn;
    }

    void request(ChartBuilder builder, PlotTheme theme, int width, int height, double scale) {
        next.set(new Request(builder, theme, width, height, scale));
        synchronized (this) {
            if (busy) {
                return;
            }
            busy = true;
        }
        THREADS.execute(this::drawAll);
    }

    /** Whether everything asked for has been drawn. */
    synchronized boolean isIdle() {
        return !busy;
    }

    private void drawAll() {
        try {
            Request request = take();
            while (request != null) {
                drawn.accept(ChartFrame.draw(request.builder.build(request.theme, request.width), request.width,
                        request.height, request.scale));
                request = take();
            }
        } catch (RuntimeException e) {
            synchronized (this) {
                busy = false;
            }
            org.eclipse.core.runtime.ILog.of(ChartPainter.class).error("A chart could not be drawn", e);
        }
    }

    private synchronized Request take() {
        Request request = next.getAndSet(null);
        busy = request != null;
        return request;
    }
}
