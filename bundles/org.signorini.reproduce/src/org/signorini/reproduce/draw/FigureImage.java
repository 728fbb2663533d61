package org.signorini.reproduce.draw;

import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.List;

import org.signorini.plot.ChartFiles;
import org.signorini.plot.PlotTheme;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.Listing;
import org.signorini.reproduce.Plot;

/** A picture of a figure for an overview: its first plot, or the rows of a table. */
public final class FigureImage {

    private static final int SCALE = 2;
    private static final int MARGIN = 20;
    private static final int LINE = 26;
    private static final int LARGEST = 13;

    private FigureImage() {
    }

    /** An opaque picture, sharp on today's screens: two pixels per point. */
    public static BufferedImage of(Figure figure, PlotTheme theme, int width, int height) {
        return figure.panels().stream().filter(Plot.class::isInstance).map(Plot.class::cast).findFirst()
                .map(plot -> ChartFiles.image(PlotChart.of(plot, theme), width, height, SCALE))
                .orElseGet(() -> table(figure, theme, width, height));
    }

    private static BufferedImage table(Figure figure, PlotTheme theme, int width, int height) {
        BufferedImage image = new BufferedImage(SCALE * width, SCALE * height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        try {
            g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            g.scale(SCALE, SCALE);
            g.setColor(theme.background());
            g.fillRect(0, 0, width, height);
            figure.panels().stream().filter(Listing.class::isInstance).map(Listing.class::cast).findFirst()
                    .ifPresent(listing -> rows(g, listing, theme, width));
        } finally {
            g.dispose();
        }
        return image;
    }

    private static void rows(Graphics2D g, Listing listing, PlotTheme theme, int width) {
        double[] columns = new double[listing.headings().size()];
        int size = LARGEST;
        double sum;
        // as large as fits
        do {
            g.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, size--));
            sum = 0;
            for (int c = 0; c < columns.length; c++) {
                columns[c] = width(g.getFontMetrics(), listing, c) + MARGIN;
                sum += columns[c];
            }
        } while (sum > width - MARGIN && size > 6);
        int y = 2 * LINE;
        row(g, listing.headings(), columns, y, theme);
        g.setColor(theme.grid());
        g.drawLine(MARGIN, y + LINE / 3, width - MARGIN, y + LINE / 3);
        for (List<String> row : listing.rows()) {
            y += LINE;
            row(g, row, columns, y, theme);
        }
    }

    private static int width(FontMetrics font, Listing listing, int column) {
        int most = font.stringWidth(listing.headings().get(column));
        for (List<String> row : listing.rows()) {
            most = Math.max(most, font.stringWidth(row.get(column)));
        }
        return most;
    }

    private static void row(Graphics2D g, List<String> texts, double[] columns, int y, PlotTheme theme) {
        g.setColor(theme.text());
        double x = MARGIN;
        for (int c = 0; c < columns.length; c++) {
            g.drawString(texts.get(c), (float) x, y);
            x += columns[c];
        }
    }
}
