package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.XYPlot;
import org.junit.jupiter.api.Test;
import org.signorini.ui.views.chart.ChartCanvas;

/** Charts are drawn beside the user interface's thread. */
class ChartCanvasTest {

    /** A view may be closed while its chart is being drawn: the picture is dropped, without a word. */
    @Test
    void aChartDrawnAfterItsCanvasIsGoneIsDropped() throws Exception {
        try (ErrorLog log = new ErrorLog()) {
            Shell shell = new Shell(Display.getCurrent());
            shell.setLayout(new FillLayout());
            ChartCanvas canvas = new ChartCanvas(shell, null);
            shell.setSize(400, 300);
            shell.open();
            CountDownLatch begun = new CountDownLatch(1);
            CountDownLatch gone = new CountDownLatch(1);
            canvas.show((theme, width) -> {
                begun.countDown();
                await(gone);
                return new JFreeChart(new XYPlot());
            });
            assertTrue(Ui.waitUntil(() -> begun.getCount() == 0, 10_000), "drawing has begun");
            shell.dispose();
            gone.countDown();
            Ui.settle(500);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await(10, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
