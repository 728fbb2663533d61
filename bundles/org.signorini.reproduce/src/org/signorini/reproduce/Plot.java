package org.signorini.reproduce;

import java.util.List;

/**
 * Lines over two axes.
 *
 * @param title what the paper has below or above it, as {@code (a) velocities}; may be empty
 */
public record Plot(String title, Axis x, Axis y, List<Line> lines) implements Panel {

    public Plot {
        lines = List.copyOf(lines);
    }

    /** An axis and the stretch of it that is shown. NaN where the data decide. */
    public record Axis(String label, double from, double to) {

        /** As long as the data. */
        public static Axis of(String label) {
            return new Axis(label, Double.NaN, Double.NaN);
        }

        public boolean isFixed() {
            return from < to;
        }
    }

    /** How a line is drawn. Broken ones let those below be seen. */
    public enum Style {
        SOLID, WIDE, DASHED, DOTTED, POINTS
    }

    /** A line, or points. */
    public record Line(String name, double[] x, double[] y, Style style) {

        public Line {
            if (x.length != y.length) {
                throw new IllegalArgumentException(name + ": " + x.length + " abscissae and " + y.length + " values");
            }
        }

        public static Line solid(String name, double[] x, double[] y) {
            return new Line(name, x, y, Style.SOLID);
        }
    }
}
