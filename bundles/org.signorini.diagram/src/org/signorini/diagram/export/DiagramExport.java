package org.signorini.diagram.export;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.draw2d.FreeformFigure;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.SWTGraphics;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.GraphicalViewer;
import org.eclipse.gef.LayerConstants;
import org.eclipse.gef.editparts.LayerManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Transform;
import org.eclipse.swt.widgets.Display;
import org.signorini.diagram.figure.Resources;
import org.signorini.diagram.figure.Theme;
import org.signorini.diagram.session.DiagramSession;

/** The whole diagram, whatever of it is in view, on white paper whatever the theme. */
public final class DiagramExport {

    private static final int MARGIN = 16;
    /** Pixels of a picture for one of the screen, so that it is sharp where it is shown smaller or printed. */
    private static final double FINE = 2;
    /** As many pixels as a picture may have. */
    private static final double MOST = 4e7;

    private DiagramExport() {
    }

    /** PNG or SVG, as the file's name says. */
    public static void write(GraphicalViewer viewer, Path file) throws IOException {
        viewer.flush();
        IFigure figure = ((LayerManager) viewer.getEditPartRegistry().get(LayerManager.ID))
                .getLayer(LayerConstants.PRINTABLE_LAYERS);
        Rectangle area = drawn(figure).expand(MARGIN, MARGIN);
        Resources resources = ((DiagramSession) viewer.getContents().getModel()).resources();
        Theme theme = resources.theme();
        resources.setTheme(Theme.LIGHT);
        resources.setFine(true);
        try {
            Files.write(file, file.toString().endsWith(".svg") ? svg(figure, area) : png(figure, area));
        } finally {
            resources.setTheme(theme);
            resources.setFine(false);
        }
    }

    private static byte[] svg(IFigure figure, Rectangle area) {
        SvgGraphics graphics = new SvgGraphics(area);
        figure.paint(graphics);
        return graphics.document().getBytes(StandardCharsets.UTF_8);
    }

    /** What is drawn; the layers themselves reach as far as the window. */
    private static Rectangle drawn(IFigure layer) {
        Rectangle area = null;
        for (Object child : layer.getChildren()) {
            Rectangle bounds = child instanceof FreeformFigure inner ? drawn(inner) : ((IFigure) child).getBounds();
            if (!bounds.isEmpty()) {
                area = area == null ? bounds.getCopy() : area.union(bounds);
            }
        }
        return area == null ? new Rectangle() : area;
    }

    private static byte[] png(IFigure figure, Rectangle area) {
        double fine = Math.min(FINE, Math.sqrt(MOST / ((double) area.width * area.height)));
        Image image = new Image(Display.getCurrent(), (int) (fine * area.width), (int) (fine * area.height));
        GC gc = new GC(image);
        Transform enlarge = new Transform(Display.getCurrent());
        enlarge.scale((float) fine, (float) fine);
        gc.setTransform(enlarge);
        SWTGraphics graphics = new SWTGraphics(gc);
        try {
            graphics.translate(-area.x, -area.y);
            figure.paint(graphics);
            ImageLoader loader = new ImageLoader();
            loader.data = new ImageData[] {image.getImageData()};
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            loader.save(bytes, SWT.IMAGE_PNG);
            return bytes.toByteArray();
        } finally {
            graphics.dispose();
            enlarge.dispose();
            gc.dispose();
            image.dispose();
        }
    }
}
