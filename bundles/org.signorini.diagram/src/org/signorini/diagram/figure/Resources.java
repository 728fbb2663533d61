package org.signorini.diagram.figure;

import java.net.URL;
import java.util.HashMap;
import java.util.Map;

import org.eclipse.draw2d.FigureUtilities;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.widgets.Display;
import org.signorini.design.Specification;
import org.signorini.diagram.specification.Style;

/**
 * Colours, fonts and images of an editor; they go with it. Figures ask for them whenever they draw, so another theme
 * needs nothing but to be drawn.
 */
public final class Resources {

    private static final int PAPER = 0xffffff;

    private record Picture(String path, Theme theme, boolean fine) {
    }

    private final Map<Integer, Color> colors = new HashMap<>();
    private final Map<String, Font> fonts = new HashMap<>();
    private final Map<Picture, Image> images = new HashMap<>();
    private final Map<String, Dimension> sizes = new HashMap<>();
    private Theme theme = Theme.LIGHT;
    private boolean fine;

    public Theme theme() {
        return theme;
    }

    public void setTheme(Theme theme) {
        this.theme = theme;
        colors.clear();
    }

    /** Whether images are drawn with twice as many pixels, for pictures that are enlarged. */
    public void setFine(boolean fine) {
        this.fine = fine;
    }

    /** What a colour of the specification is drawn with. */
    public Color color(int rgb) {
        return colors.computeIfAbsent(rgb, c -> {
            int drawn = theme.color(c);
            return new Color(drawn >> 16 & 0xff, drawn >> 8 & 0xff, drawn & 0xff);
        });
    }

    /** What everything is drawn on. */
    public Color paper() {
        return color(PAPER);
    }

    public Font font(Style.Label label) {
        int style = (label.bold() ? SWT.BOLD : 0) | (label.italic() ? SWT.ITALIC : 0);
        return fonts.computeIfAbsent(label.size() + "/" + style, k -> {
            FontData data = Display.getCurrent().getSystemFont().getFontData()[0];
            return new Font(Display.getCurrent(), data.getName(), label.size(), style);
        });
    }

    /** How large a text is drawn. */
    public Dimension size(String text, Style.Label label) {
        return sizes.computeIfAbsent(label.size() + "/" + label.bold() + "/" + label.italic() + "/" + text,
                k -> FigureUtilities.getTextExtents(text, font(label))).getCopy();
    }

    /** The image of a path in the specification, or {@code null} where there is none. */
    Image image(String path) {
        return path == null ? null : images.computeIfAbsent(new Picture(path, theme, fine), p -> {
            ImageDescriptor descriptor = descriptor(p.path());
            ImageData data = descriptor == null ? null : descriptor.getImageData(p.fine() ? 200 : 100);
            return data == null ? null : new Image(Display.getCurrent(), p.theme().image(data));
        });
    }

    public static ImageDescriptor descriptor(String path) {
        URL url = path == null ? null : Specification.image(path);
        return url == null ? null : ImageDescriptor.createFromURL(url);
    }

    public void dispose() {
        fonts.values().forEach(Font::dispose);
        images.values().stream().filter(i -> i != null).forEach(Image::dispose);
        fonts.clear();
        images.clear();
    }

    static int line(Style.Line line) {
        return switch (line) {
            case SOLID -> SWT.LINE_SOLID;
            case DASH -> SWT.LINE_DASH;
            case DOT -> SWT.LINE_DOT;
            case DASH_DOT -> SWT.LINE_DASHDOT;
        };
    }
}
