package org.signorini.reproduce.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;

import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.data.xy.XYDataset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.plot.PlotTheme;
import org.signorini.reproduce.Plot;
import org.signorini.reproduce.Readings;
import org.signorini.reproduce.draw.PlotChart;

/** What is drawn of many samples is what one would see of all of them. */
class PlotChartTest {

    private static final int MANY = 200_000;

    private static XYPlot drawn(Plot.Axis axis, double[] x, double[] y) {
        return PlotChart.of(new Plot("", axis, Plot.Axis.of("y"), List.of(Plot.Line.solid("a", x, y))), PlotTheme.LIGHT)
                .getXYPlot();
    }

    private static double[] column(XYDataset data, boolean isX) {
        double[] values = new double[data.getItemCount(0)];
        for (int i = 0; i < values.length; i++) {
            values[i] = isX ? data.getXValue(0, i) : data.getYValue(0, i);
        }
        return values;
    }

    /** A circle that is walked ten times, with a jump to its middle and back in the last round. */
    @Test
    void aClosedCurveKeepsItsShapeAndItsJumps() {
        double[] x = new double[MANY];
        double[] y = new double[MANY];
        for (int i = 0; i < MANY; i++) {
            double angle = 20 * Math.PI * i / MANY;
            x[i] = Math.cos(angle);
            y[i] = Math.sin(angle);
        }
        x[MANY - 500] = 0;
        y[MANY - 500] = 0;
        XYDataset data = drawn(Plot.Axis.of("x"), x, y).getDataset();
        double[] keptX = column(data, true);
        double[] keptY = column(data, false);
        assertTrue(keptX.length < MANY / 4, keptX.length + " points are left");
        assertEquals(1, Arrays.stream(keptX).max().orElse(0), 1e-5);
        assertEquals(-1, Arrays.stream(keptY).min().orElse(0), 1e-5);
        int jump = 0;
        while (keptX[jump] != 0 || keptY[jump] != 0) {
            jump++;
        }
        // the samples beside it, so that the jump has the direction it had
        assertEquals(x[MANY - 501], keptX[jump - 1]);
        assertEquals(x[MANY - 499], keptX[jump + 1]);
        for (int i = 1; i < keptX.length; i++) {
            double step = Math.hypot(keptX[i] - keptX[i - 1], keptY[i] - keptY[i - 1]);
            assertTrue(step < 0.01 || i == jump || i == jump + 1, i + ": a chord of " + step);
        }
    }

    /** Zoomed in, the samples of the window are shown as they are, and one more on either side. */
    @Test
    void aFixedAxisShowsAllOfItsStretch() {
        double[] x = new double[MANY];
        double[] y = new double[MANY];
        for (int i = 0; i < MANY; i++) {
            x[i] = i;
            y[i] = i % 7;
        }
        XYPlot plot = drawn(new Plot.Axis("x", 1000, 1500), x, y);
        double[] kept = column(plot.getDataset(), true);
        assertEquals(999, kept[0]);
        assertEquals(1501, kept[kept.length - 1]);
        assertEquals(503, kept.length);
        assertEquals(1000, plot.getDomainAxis().getLowerBound());
        assertEquals(1500, plot.getDomainAxis().getUpperBound());
    }

    @ParameterizedTest
    @CsvSource({"0, 20, 2", "19, 20, 0.1", "0, 0.6, 0.1", "-11, 8, 2", "0, 1000, 100", "0, 0.005, 0.0005"})
    void labelsOfAFixedAxisHaveRoom(double from, double to, double tick) {
        double[] ends = {from, to};
        NumberAxis axis = (NumberAxis) drawn(new Plot.Axis("x", from, to), ends, ends).getDomainAxis();
        assertEquals(tick, axis.getTickUnit().getSize(), 1e-9 * tick);
    }

    @Test
    void readingsAreOnTheLineBetweenSamples() {
        double[] time = {0, 1, 3};
        double[] values = {5, 7, 3};
        assertEquals(7, Readings.at(time, values, 1));
        assertEquals(6, Readings.at(time, values, 0.5));
        assertEquals(4, Readings.at(time, values, 2.5));
        assertThrows(IllegalArgumentException.class, () -> Readings.at(time, values, 3.5));
        assertThrows(IllegalArgumentException.class, () -> Readings.at(time, values, -1));
    }
}
