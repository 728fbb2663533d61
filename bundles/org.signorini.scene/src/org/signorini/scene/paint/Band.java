package org.signorini.scene.paint;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.HashMap;
import java.util.Map;

import org.signorini.scene.Item;

/** Paints some rows of a picture. What is hidden altogether costs a look at the depths in front of it. */
final class Band {


    private final Grain grain;
    private final Raster raster;
    private final Projection projection = new Projection();
    private final Window window;
    private final Pen pen;
    private final MeshPainter meshes;
    private final BallPainter balls;
    private final ShadowPainter shadows;
    private final Ramp ramps = new Ramp();
    private final Map<Integer, int[]> flat = new HashMap<>();
    private double[] corners = new double[48];

    Band(Grain grain) {
        this.grain = grain;
        raster = new Raster(grain);
        window = new Window(raster, projection);
        pen = new Pen(raster, projection);
        meshes = new MeshPainter(raster, projection, pen);
        balls = new BallPainter(raster, projection, window);
        shadows = new ShadowPainter(raster, projection, pen, window);
    }

    /** Rows of samples from one up to another. */
    void paint(Composition picture, int from, int to, BufferedImage image) {
        SceneTheme theme = picture.options().theme();
        raster.rows(from, to);
        raster.clear(theme.top(), theme.bottom());
        projection.set(picture.camera(), raster);
        pen.scale(picture.options().scale());
        surfaces(picture, theme);
        parts(picture.parts(), picture.light());
        picture.paths().forEach(this::path);
        if (picture.front().size() > 0) {
            raster.clearDepth();
            parts(picture.front(), picture.light());
        }
        grain.resolve(from / grain.samples, to / grain.samples,
                ((DataBufferInt) image.getRaster().getDataBuffer()).getData());
    }

    private void surfaces(Composition picture, SceneTheme theme) {
        for (Surface s : picture.surfaces()) {
            if (s.isSeen()) {
                fill(s.plate, s.toEye, flat(theme.plate()));
            }
        }
        for (Surface s : picture.surfaces()) {
            if (s.isSeen() && s.plate.shadows()) {
                shadows.on(s, picture.light());
                for (int i = 0; i < picture.parts().size(); i++) {
                    shadows.cast(picture.parts().get(i));
                }
                shadows.darken(theme.shadow());
            }
        }
        picture.surfaces().forEach(s -> PlateLines.draw(s, theme.grid(), pen));
    }

    private void fill(Item.Plate plate, double[] m, int[] ramp) {
        double[] c = plate.corners();
        if (corners.length < 3 * c.length / 2) {
            corners = new double[3 * c.length / 2];
        }
        for (int i = 0; i < c.length / 2; i++) {
            for (int k = 0; k < 3; k++) {
                corners[3 * i + k] = m[3 * k] * c[2 * i] + m[3 * k + 1] * c[2 * i + 1] + m[9 + k];
            }
        }
        pen.polygon(corners, c.length / 2, Ramp.DULL, ramp, false);
    }

    private void parts(Parts parts, Light light) {
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            double[] m = part.toEye;
            if (!window.around(m[9], m[10], m[11], part.reach)) {
                continue;
            }
            if (part.mesh == null) {
                balls.paint(m, part.reach, light, ramps.of(part.color));
            } else if (isSeen(part)) {
                meshes.paint(part, light, ramps.of(part.color), part.creased ? Lines.EDGE : 0, Ramp.edge(part.color));
            }
        }
    }

    /** Lines stand out by a little; so does the window. */
    private boolean isSeen(Part part) {
        double distance = -part.toEye[11] - part.reach;
        if (distance < projection.near) {
            return true;
        }
        int more = 2 * raster.samples();
        return raster.isNearest(Math.max(0, window.left - more), Math.min(raster.width() - 1, window.right + more),
                Math.max(raster.first(), window.top - more), Math.min(raster.end() - 1, window.bottom + more),
                (float) (1.001 / distance));
    }

    private void path(Trail path) {
        double[] p = path.points();
        for (int i = 3; i < 3 * path.count(); i += 3) {
            pen.line(p[i - 3], p[i - 2], p[i - 1], p[i], p[i + 1], p[i + 2], Lines.TRACE, path.color());
        }
    }

    private int[] flat(int color) {
        return flat.computeIfAbsent(color, Ramp::flat);
    }
}
