package org.signorini.diagram.figure;

import java.net.URL;
import java.util.HashMap;
import java.util.Map;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Display;
import org.signorini.design.Specification;
import org.signorini.diagram.specification.Style;

/** Fonts and images of an editor; they go with it. Colours need no disposal. */
public final class Resources {

    private final Map<String, Font> fonts = new HashMap<>();
    private final Map<String, Image> images = new HashMap<>();

    public Color color(int rgb) {
        return new Color(new RGB(rgb >> 16 & 0xff, rgb >> 8 & 0xff, rgb & 0xff));
    }

    public Font font(Style.Label label) {
        int style = (label.bold() ? SWT.BOLD : 0) | (label.italic() ? SWT.ITALIC : 0);
        return fonts.computeIfAbsent(label.size() + "/" + style, k -> {
            FontData data = Display.getCurrent().getSystemFont().getFontData()[0];
            return new Font(Display.getCurrent(), data.getName(), label.size(), style);
        });
    }

    /** The image of a path in the specification, or {@code null} where there is none. */
    public Image image(String path) {
        return path == null ? null : images.computeIfAbsent(path, p -> {
            ImageDescriptor descriptor = descriptor(p);
            return descriptor == null ? null : descriptor.createImage();
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
