package org.signorini.plot;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;

import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

import org.apache.batik.svggen.SVGGraphics2D;
import org.jfree.chart.JFreeChart;
import org.signorini.file.AtomicFile;

/** Charts as PNG and SVG files. Needs no display. */
public final class ChartFiles {

    /** Pixels per point: sharp on today's screens and in print. */
    private static final int SCALE = 2;

    private ChartFiles() {
    }

    /** Writes {@code name.png} and {@code name.svg}. */
    public static void write(JFreeChart chart, Path folder, String name, int width, int height) throws IOException {
        Files.createDirectories(folder);
        png(chart, folder.resolve(name + ".png"), width, height);
        svg(chart, folder.resolve(name + ".svg"), width, height);
    }

    public static void png(JFreeChart chart, Path file, int width, int height) throws IOException {
        BufferedImage image = image(chart, width, height, SCALE);
        AtomicFile.write(file, beside -> {
            if (!ImageIO.write(image, "png", beside.toFile())) {
                throw new IOException(file + ": this Java cannot write PNG");
            }
        });
    }

    public static BufferedImage image(JFreeChart chart, int width, int height, int scale) {
        BufferedImage image = new BufferedImage(scale * width, scale * height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            g.setColor(Color.WHITE);
            g.fillRect(0, 0, scale * width, scale * height);
            g.scale(scale, scale);
            chart.draw(g, new Rectangle2D.Double(0, 0, width, height));
        } finally {
            g.dispose();
        }
        return image;
    }

    public static void svg(JFreeChart chart, Path file, int width, int height) throws IOException {
        AtomicFile.writeText(file, out -> svg(chart, out, width, height));
    }

    /** Writes an SVG document; its styles are CSS. */
    public static void svg(JFreeChart chart, Writer out, int width, int height) throws IOException {
        SVGGraphics2D g;
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultNSInstance();
            g = new SVGGraphics2D(factory.newDocumentBuilder().getDOMImplementation()
                    .createDocument("http://www.w3.org/2000/svg", "svg", null));
        } catch (ParserConfigurationException e) {
            throw new IOException(e.getMessage(), e);
        }
        g.setSVGCanvasSize(new java.awt.Dimension(width, height));
        chart.draw(g, new Rectangle2D.Double(0, 0, width, height));
        try {
            g.stream(out, true);
        } finally {
            g.dispose();
        }
    }
}
