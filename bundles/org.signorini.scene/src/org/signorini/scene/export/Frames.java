package org.signorini.scene.export;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.IntPredicate;

import javax.imageio.ImageIO;

import org.signorini.file.AtomicFile;
import org.signorini.scene.Camera;
import org.signorini.scene.ContactTrack;
import org.signorini.scene.SceneModel;
import org.signorini.scene.Track;
import org.signorini.scene.paint.PaintOptions;
import org.signorini.scene.paint.Painter;
import org.signorini.study.result.RunResult;

/**
 * Pictures of a run at even times.
 *
 * @param camera  from where
 * @param options their window is replaced by the time between pictures, so that every impulse is in one of them
 * @param count   pictures over the whole run, the first at its start and the last at its end
 * @param follow  whether the camera moves with the mechanism
 */
public record Frames(SceneModel scene, RunResult result, Camera camera, PaintOptions options, int width, int height,
        int count, boolean follow) {

    public static final int WIDTH = 800;
    public static final int HEIGHT = 600;

    private static final int SLOWEST = 20;
    private static final int FASTEST = 3;

    public Frames {
        if (count < 1 || width < 1 || height < 1) {
            throw new IllegalArgumentException("there is nothing to paint in " + count + " pictures of " + width
                    + " by " + height);
        }
    }

    /** As a scene is shown where nobody says otherwise. */
    public static Frames of(SceneModel scene, RunResult result, int count) {
        return new Frames(scene, result, scene.camera((double) WIDTH / HEIGHT), PaintOptions.DEFAULT, WIDTH, HEIGHT,
                count, scene.follows());
    }

    /** The same in another number of pictures. */
    public Frames count(int pictures) {
        return new Frames(scene, result, camera, options, width, height, pictures, follow);
    }

    /** Writes {@code frame-0000.png} and so on. @param goOn asked before each picture whether to paint it */
    public void writePng(Path folder, IntPredicate goOn) throws IOException {
        Files.createDirectories(folder);
        paint((k, picture) -> {
            writePng(picture, folder, k);
        }, goOn);
    }

    /** Writes an animated GIF that takes as long as the run where 5 to 33 pictures a second allow it. */
    public void writeGif(Path file, IntPredicate goOn) throws IOException {
        if (file.toAbsolutePath().getParent() != null) {
            Files.createDirectories(file.toAbsolutePath().getParent());
        }
        try (GifFile gif = new GifFile(file, delay())) {
            paint((k, picture) -> gif.add(picture), goOn);
        }
    }

    /** Both, painting each picture once: {@code animation.gif} and the folder {@code frames}. */
    public void writeAll(Path folder) throws IOException {
        Path pictures = Files.createDirectories(folder.resolve("frames"));
        try (GifFile gif = new GifFile(folder.resolve("animation.gif"), delay())) {
            paint((k, picture) -> {
                writePng(picture, pictures, k);
                gif.add(picture);
            }, k -> true);
        }
    }

    private static void writePng(BufferedImage picture, Path folder, int number) throws IOException {
        Path file = folder.resolve(String.format(Locale.ROOT, "frame-%04d.png", number));
        AtomicFile.write(file, beside -> {
            ImageIO.write(picture, "png", beside.toFile());
        });
    }

    /** In hundredths of a second. */
    private int delay() {
        return Math.clamp(Math.round(100 * interval()), FASTEST, SLOWEST);
    }

    private double interval() {
        Track track = new Track(result.table(RunResult.POSES));
        return count == 1 ? 0 : (track.end() - track.start()) / (count - 1);
    }

    /** Who takes a picture; it is painted over afterwards. */
    private interface Taker {
        void take(int number, BufferedImage picture) throws IOException;
    }

    private void paint(Taker taker, IntPredicate goOn) throws IOException {
        Track track = new Track(result.table(RunResult.POSES));
        ContactTrack contacts = ContactTrack.of(result);
        double interval = interval();
        PaintOptions painted = interval > 0 ? options.window(interval) : options;
        Painter painter = new Painter();
        BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        for (int k = 0; k < count && goOn.test(k); k++) {
            double time = track.start() + k * interval;
            Camera now = follow ? scene.followed(camera, track, time) : camera;
            painter.paint(scene, track, contacts, time, now, painted, picture);
            taker.take(k, picture);
        }
    }
}
