package org.signorini.diagram.export;

import java.io.ByteArrayOutputStream;
import java.util.ArrayDeque;
import java.util.Base64;
import java.util.Deque;
import java.util.Locale;

import org.eclipse.draw2d.FigureUtilities;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.graphics.FontMetrics;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.widgets.Display;

/** Draws into an SVG document. Figures of this diagram draw within their bounds, so clips are not written. */
final class SvgGraphics extends Graphics {

    private record State(int dx, int dy, double scale, Color foreground, Color background, Font font, int lineWidth,
            int lineStyle, int alpha) {
    }

    private static final double PIXELS_PER_POINT = 96.0 / 72;

    private final Rectangle area;
    private final StringBuilder svg = new StringBuilder();
    private final Deque<State> states = new ArrayDeque<>();
    private State state = new State(0, 0, 1, new Color(0, 0, 0), new Color(255, 255, 255),
            Display.getCurrent().getSystemFont(), 1, SWT.LINE_SOLID, 255);

    SvgGraphics(Rectangle area) {
        this.area = area.getCopy();
    }

    String document() {
        return String.format(Locale.ROOT, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>%n"
                + "<svg xmlns=\"http://www.w3.org/2000/svg\" "
                + "xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"%d\" height=\"%d\" viewBox=\"%d %d %d %d\">%n"
                + "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#ffffff\"/>%n", area.width, area.height,
                area.x, area.y, area.width, area.height, area.x, area.y, area.width, area.height) + svg + "</svg>\n";
    }

    private void add(String shape, String attributes, boolean fill) {
        svg.append('<').append(shape).append(' ').append(attributes);
        if (fill) {
            svg.append(" fill=\"").append(hex(state.background())).append("\" fill-opacity=\"")
                    .append(state.alpha() / 255.0).append('"');
        } else {
            svg.append(" fill=\"none\" stroke=\"").append(hex(state.foreground())).append("\" stroke-width=\"")
                    .append(state.lineWidth()).append('"').append(dashes());
        }
        svg.append(transform()).append("/>\n");
    }

    private String transform() {
        return state.dx() == 0 && state.dy() == 0 && state.scale() == 1 ? ""
                : " transform=\"scale(" + state.scale() + ") translate(" + state.dx() + "," + state.dy() + ")\"";
    }

    private String dashes() {
        return switch (state.lineStyle()) {
            case SWT.LINE_DASH -> " stroke-dasharray=\"7 4\"";
            case SWT.LINE_DOT -> " stroke-dasharray=\"2 3\"";
            case SWT.LINE_DASHDOT -> " stroke-dasharray=\"7 3 2 3\"";
            default -> "";
        };
    }

    private static String hex(Color color) {
        return String.format("#%02x%02x%02x", color.getRed(), color.getGreen(), color.getBlue());
    }

    private static String box(int x, int y, int w, int h) {
        return "x=\"" + x + "\" y=\"" + y + "\" width=\"" + w + "\" height=\"" + h + "\"";
    }

    private static String round(Rectangle r, int arcWidth, int arcHeight) {
        return box(r.x, r.y, r.width, r.height) + " rx=\"" + arcWidth / 2 + "\" ry=\"" + arcHeight / 2 + "\"";
    }

    private static String oval(int x, int y, int w, int h) {
        return "cx=\"" + (x + w / 2.0) + "\" cy=\"" + (y + h / 2.0) + "\" rx=\"" + w / 2.0 + "\" ry=\"" + h / 2.0
                + "\"";
    }

    private static String points(PointList points) {
        StringBuilder text = new StringBuilder("points=\"");
        for (int i = 0; i < points.size(); i++) {
            text.append(points.getPoint(i).x).append(',').append(points.getPoint(i).y).append(' ');
        }
        return text.append('"').toString();
    }

    @Override
    public void drawLine(int x1, int y1, int x2, int y2) {
        add("line", "x1=\"" + x1 + "\" y1=\"" + y1 + "\" x2=\"" + x2 + "\" y2=\"" + y2 + "\"", false);
    }

    @Override
    public void drawOval(int x, int y, int w, int h) {
        add("ellipse", oval(x, y, w, h), false);
    }

    @Override
    public void fillOval(int x, int y, int w, int h) {
        add("ellipse", oval(x, y, w, h), true);
    }

    @Override
    public void drawPolygon(PointList points) {
        add("polygon", points(points), false);
    }

    @Override
    public void fillPolygon(PointList points) {
        add("polygon", points(points), true);
    }

    @Override
    public void drawPolyline(PointList points) {
        add("polyline", points(points), false);
    }

    @Override
    public void drawRectangle(int x, int y, int w, int h) {
        add("rect", box(x, y, w, h), false);
    }

    @Override
    public void fillRectangle(int x, int y, int w, int h) {
        add("rect", box(x, y, w, h), true);
    }

    @Override
    public void drawRoundRectangle(Rectangle r, int arcWidth, int arcHeight) {
        add("rect", round(r, arcWidth, arcHeight), false);
    }

    @Override
    public void fillRoundRectangle(Rectangle r, int arcWidth, int arcHeight) {
        add("rect", round(r, arcWidth, arcHeight), true);
    }

    @Override
    public void drawText(String text, int x, int y) {
        FontData font = state.font().getFontData()[0];
        FontMetrics metrics = FigureUtilities.getFontMetrics(state.font());
        String[] lines = text.split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            int baseline = y + metrics.getAscent() + metrics.getLeading() + i * metrics.getHeight();
            svg.append(String.format(Locale.ROOT,
                    "<text x=\"%d\" y=\"%d\" font-family=\"%s, sans-serif\" font-size=\"%.1f\"%s%s "
                            + "fill=\"%s\"%s>%s</text>%n",
                    x, baseline, font.getName(), font.getHeight() * PIXELS_PER_POINT,
                    (font.getStyle() & SWT.BOLD) != 0 ? " font-weight=\"bold\"" : "",
                    (font.getStyle() & SWT.ITALIC) != 0 ? " font-style=\"italic\"" : "", hex(state.foreground()),
                    transform(), lines[i].replace("&", "&amp;").replace("<", "&lt;")));
        }
    }

    @Override
    public void drawString(String text, int x, int y) {
        drawText(text, x, y);
    }

    @Override
    public void fillString(String text, int x, int y) {
        drawText(text, x, y);
    }

    @Override
    public void fillText(String text, int x, int y) {
        drawText(text, x, y);
    }

    @Override
    public void drawImage(Image image, int x, int y) {
        org.eclipse.swt.graphics.Rectangle size = image.getBounds();
        drawImage(image, 0, 0, size.width, size.height, x, y, size.width, size.height);
    }

    @Override
    public void drawImage(Image image, int sx, int sy, int sw, int sh, int x, int y, int w, int h) {
        ImageLoader loader = new ImageLoader();
        loader.data = new ImageData[] {image.getImageData()};
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        loader.save(png, SWT.IMAGE_PNG);
        svg.append("<image ").append(box(x, y, w, h)).append(transform()).append(" xlink:href=\"data:image/png;base64,")
                .append(Base64.getEncoder().encodeToString(png.toByteArray())).append("\"/>\n");
    }

    @Override
    public void drawArc(int x, int y, int w, int h, int start, int length) {
        throw new UnsupportedOperationException("no figure of the diagram draws arcs");
    }

    @Override
    public void fillArc(int x, int y, int w, int h, int start, int length) {
        throw new UnsupportedOperationException("no figure of the diagram draws arcs");
    }

    @Override
    public void fillGradient(int x, int y, int w, int h, boolean vertical) {
        fillRectangle(x, y, w, h);
    }

    @Override
    public void drawFocus(int x, int y, int w, int h) {
        // a picture has no focus
    }

    @Override
    public void clipRect(Rectangle rectangle) {
        // see the class
    }

    @Override
    public void setClip(Rectangle rectangle) {
        // see the class
    }

    @Override
    public Rectangle getClip(Rectangle rectangle) {
        rectangle.setBounds(area.getCopy().translate(-state.dx(), -state.dy()));
        return rectangle;
    }

    @Override
    public void translate(int dx, int dy) {
        state = new State(state.dx() + dx, state.dy() + dy, state.scale(), state.foreground(), state.background(),
                state.font(), state.lineWidth(), state.lineStyle(), state.alpha());
    }

    @Override
    public void scale(double amount) {
        state = new State(state.dx(), state.dy(), state.scale() * amount, state.foreground(), state.background(),
                state.font(), state.lineWidth(), state.lineStyle(), state.alpha());
    }

    private void pen(Color foreground, Color background, Font font, int width, int style, int alpha) {
        state = new State(state.dx(), state.dy(), state.scale(), foreground, background, font, width, style, alpha);
    }

    @Override
    public void setForegroundColor(Color color) {
        pen(color, state.background(), state.font(), state.lineWidth(), state.lineStyle(), state.alpha());
    }

    @Override
    public void setBackgroundColor(Color color) {
        pen(state.foreground(), color, state.font(), state.lineWidth(), state.lineStyle(), state.alpha());
    }

    @Override
    public void setFont(Font font) {
        pen(state.foreground(), state.background(), font, state.lineWidth(), state.lineStyle(), state.alpha());
    }

    @Override
    public void setLineWidth(int width) {
        pen(state.foreground(), state.background(), state.font(), width, state.lineStyle(), state.alpha());
    }

    @Override
    public void setLineStyle(int style) {
        pen(state.foreground(), state.background(), state.font(), state.lineWidth(), style, state.alpha());
    }

    @Override
    public void setAlpha(int alpha) {
        pen(state.foreground(), state.background(), state.font(), state.lineWidth(), state.lineStyle(), alpha);
    }

    @Override
    public void setAntialias(int value) {
        // always smooth
    }

    @Override
    public void pushState() {
        states.push(state);
    }

    @Override
    public void popState() {
        state = states.pop();
    }

    @Override
    public void restoreState() {
        state = states.peek();
    }

    @Override
    public Color getBackgroundColor() {
        return state.background();
    }

    @Override
    public Color getForegroundColor() {
        return state.foreground();
    }

    @Override
    public Font getFont() {
        return state.font();
    }

    @Override
    public FontMetrics getFontMetrics() {
        return FigureUtilities.getFontMetrics(state.font());
    }

    @Override
    public int getLineStyle() {
        return state.lineStyle();
    }

    @Override
    public int getLineWidth() {
        return state.lineWidth();
    }

    @Override
    public boolean getXORMode() {
        return false;
    }

    @Override
    public void setXORMode(boolean xor) {
        // nothing is drawn that way
    }

    @Override
    public void dispose() {
        // the document is plain text
    }
}
