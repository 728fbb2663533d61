package org.signorini.scene.tests;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.scene.Bounds;
import org.signorini.scene.Camera;
import org.signorini.scene.ContactTrack;
import org.signorini.scene.Item;
import org.signorini.scene.Rigid;
import org.signorini.scene.SceneModel;
import org.signorini.scene.Track;
import org.signorini.scene.paint.PaintOptions;
import org.signorini.scene.paint.Painter;
import org.signorini.study.result.Column;
import org.signorini.study.result.ColumnTable;

/** Pictures of a few items, without a run. */
final class Pictures {

    static final int WIDTH = 320;
    static final int HEIGHT = 240;
    static final int RED = 0xE02020;
    static final int BLUE = 0x2020E0;
    /** Bare: no arrows, no letters, one sample per pixel. */
    static final PaintOptions BARE = PaintOptions.DEFAULT.impulses(false).traces(false).label(false).samples(1);

    private Pictures() {
    }

    static SceneModel scene(Item... items) {
        Bounds bounds = new Bounds();
        bounds.add(0, 0, 0, 1);
        return new SceneModel("test", Vector3.Z, List.of(items), List.of(), List.of(), bounds, bounds, 0.1, 1, Map.of(),
                Set.of(), false, Vector3.ZERO);
    }

    /** The ground alone, for one second. */
    static Track still() {
        List<Column> columns = new ArrayList<>();
        List<double[]> values = new ArrayList<>();
        columns.add(new Column("time", "s"));
        values.add(new double[] {0, 1});
        for (String name : List.of("x", "y", "z", "qw", "qx", "qy", "qz")) {
            columns.add(new Column("ground." + name, ""));
            double value = name.equals("qw") ? 1 : 0;
            values.add(new double[] {value, value});
        }
        return new Track(new ColumnTable(columns, values));
    }

    static ContactTrack none() {
        return new ContactTrack(new ColumnTable(List.of(), List.of()), List::of);
    }

    static BufferedImage paint(SceneModel scene, Camera camera, PaintOptions options) {
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        new Painter().paint(scene, still(), none(), 0, camera, options, image);
        return image;
    }

    static double[] at(double x, double y, double z) {
        return Rigid.of(Frame.at(x, y, z));
    }

    /** Looks along y from a distance. */
    static Camera front(double distance) {
        return new Camera(Vector3.Z, Vector3.ZERO, distance, 0, 0);
    }

    static boolean isRed(int rgb) {
        return (rgb >> 16 & 255) > 2 * (rgb & 255) && (rgb >> 16 & 255) > 2 * (rgb >> 8 & 255);
    }

    static boolean isBlue(int rgb) {
        return (rgb & 255) > 2 * (rgb >> 16 & 255) && (rgb & 255) > 2 * (rgb >> 8 & 255);
    }

    /** Pixels in which two pictures differ. */
    static int difference(BufferedImage a, BufferedImage b) {
        int count = 0;
        for (int y = 0; y < a.getHeight(); y++) {
            for (int x = 0; x < a.getWidth(); x++) {
                count += a.getRGB(x, y) == b.getRGB(x, y) ? 0 : 1;
            }
        }
        return count;
    }

    /** Smallest x, largest x, smallest y, largest y and number of red pixels. */
    static int[] red(BufferedImage image) {
        int[] box = {Integer.MAX_VALUE, -1, Integer.MAX_VALUE, -1, 0};
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                if (isRed(image.getRGB(x, y))) {
                    box[0] = Math.min(box[0], x);
                    box[1] = Math.max(box[1], x);
                    box[2] = Math.min(box[2], y);
                    box[3] = Math.max(box[3], y);
                    box[4]++;
                }
            }
        }
        return box;
    }
}
