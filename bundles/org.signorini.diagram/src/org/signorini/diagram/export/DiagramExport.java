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
import org.eclipse.swt.widgets.Display;

/** The whole diagram, whatever of it is in view. */
public final class DiagramExport {

    private static final int MARGIN = 16;

    private DiagramExport() {
    }

    /** PNG or SVG, as the file's name says. */
    public static void write(GraphicalViewer viewer, Path file) throws IOException {
        viewer.flush();
        IFigure figure = ((LayerManager) viewer.getEditPartRegistry().get(LayerManager.ID))
                .getLayer(LayerConstants.PRINTABLE_LAYERS);
        Rectangle area = drawn(figure).expand(MARGIN, MARGIN);
        if (file.toString().endsWith(".svg")) {
            SvgGraphics graphics = new SvgGraphics(area);
            figure.paint(graphics);
            Files.write(file, graphics.document().getBytes(StandardCharsets.UTF_8));
        } else {
            Files.write(file, png(figure, area));
        }
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
        Image image = new Image(Display.getCurrent(), area.width, area.height);
        GC gc = new GC(image);
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
            gc.dispose();
            image.dispose();
        }
    }
}
