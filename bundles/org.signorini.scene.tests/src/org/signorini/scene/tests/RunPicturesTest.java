package org.signorini.scene.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.examples.Example;
import org.signorini.examples.Gallery;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.study.Study;
import org.signorini.scene.Camera;
import org.signorini.scene.ContactTrack;
import org.signorini.scene.Item;
import org.signorini.scene.SceneModel;
import org.signorini.scene.Track;
import org.signorini.scene.build.MechanismScene;
import org.signorini.scene.build.RecordedScene;
import org.signorini.scene.export.Frames;
import org.signorini.scene.paint.PaintOptions;
import org.signorini.scene.paint.Painter;
import org.signorini.study.result.RunResult;
import org.signorini.study.run.Overrides;
import org.signorini.study.run.Run;
import org.signorini.study.run.RunMonitor;
import org.signorini.study.run.RunSource;
import org.signorini.study.run.StudyRunner;

/** Examples as they are seen. */
class RunPicturesTest {

    private static final int WIDTH = 240;
    private static final int HEIGHT = 180;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"woodpecker", "pendulum-12", "four-bar", "bouncing-ball"})
    void examplesAreSeenAndMove(String id) throws Exception {
        Run run = run(id, 0.2);
        SceneModel scene = scene(run);
        int[] first = picture(scene, run.result(), 0);
        int[] last = picture(scene, run.result(), 0.2);
        assertTrue(coloured(first) > 100, "only " + coloured(first) + " pixels at the start");
        assertTrue(coloured(last) > 100, "only " + coloured(last) + " pixels at the end");
        int changed = 0;
        for (int i = 0; i < first.length; i++) {
            changed += first[i] == last[i] ? 0 : 1;
        }
        assertTrue(changed > 50, "only " + changed + " pixels moved");
    }

    /** Two painters, one of which has painted something else before, agree on every pixel. */
    @Test
    void picturesAreReproducible() throws Exception {
        Run run = run("pendulum-12", 0.2);
        SceneModel scene = scene(run);
        assertArrayEquals(picture(scene, run.result(), 0.1), picture(scene(run), run.result(), 0.1));
        Painter used = new Painter();
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        for (double time : new double[] {0.2, 0.1}) {
            used.paint(scene, new Track(run.result().table(RunResult.POSES)), ContactTrack.of(run.result()), time,
                    camera(scene), options(), image);
        }
        assertArrayEquals(picture(scene, run.result(), 0.1), pixels(image));
    }

    /** The mechanism a result carries makes the same picture as the one that was run. */
    @Test
    void resultsCarryWhatIsNeeded() throws Exception {
        Run run = run("four-bar", 0.1);
        assertArrayEquals(picture(scene(run), run.result(), 0.1),
                picture(RecordedScene.of(run.result(), null), run.result(), 0.1));
    }

    /** Twelve balls, rods and joints, the pivot's foot, a floor and a wall. */
    @Test
    void partsOfTheTwelveLinkPendulum() throws Exception {
        SceneModel scene = scene(run("pendulum-12", 0.01));
        assertEquals(2, scene.items().stream().filter(Item.Plate.class::isInstance).count());
        assertEquals(12, scene.items().stream().filter(i -> i instanceof Item.Ball b && b.radius() == 0.25).count());
        assertEquals(1, scene.items().stream().filter(i -> i instanceof Item.Plate p && p.shadows()).count());
    }

    /** The woodpecker's torsional spring about its pin, the motor on the crank's bearing, each a few links thick. */
    @Test
    void springsAndMotorsHaveSymbols() throws Exception {
        SceneModel woodpecker = scene(run("woodpecker", 0.01));
        assertTrue(woodpecker.items().stream().anyMatch(i -> i instanceof Item.Solid s
                && s.mesh().triangles().length > 1000 && s.mesh().reach() > 3 * woodpecker.feature()
                && s.mesh().reach() < 4 * woodpecker.feature()), "spiral");
        SceneModel crank = scene(run("slider-crank", 0.01));
        assertEquals(1, crank.items().stream().filter(i -> i instanceof Item.Solid s && s.color() == 0x4F5F86).count());
    }

    @Test
    void animatedGifAndPictures() throws Exception {
        Run run = run("bouncing-ball", 0.2);
        SceneModel scene = scene(run);
        new Frames(scene, run.result(), camera(scene), options(), WIDTH, HEIGHT, 5, false).writeAll(folder);
        ImageReader reader = ImageIO.getImageReadersBySuffix("gif").next();
        try (ImageInputStream in = ImageIO.createImageInputStream(folder.resolve("animation.gif").toFile())) {
            reader.setInput(in);
            assertEquals(5, reader.getNumImages(true));
            for (int k = 0; k < 5; k++) {
                BufferedImage gif = reader.read(k);
                BufferedImage png = ImageIO.read(folder.resolve("frames/frame-000" + k + ".png").toFile());
                assertEquals(WIDTH, gif.getWidth());
                assertTrue(difference(pixels(gif), pixels(png)) < 4, "picture " + k);
            }
        } finally {
            reader.dispose();
        }
    }

    /** Mean difference of a channel. */
    private static double difference(int[] a, int[] b) {
        long sum = 0;
        for (int i = 0; i < a.length; i++) {
            for (int shift = 0; shift < 24; shift += 8) {
                sum += Math.abs((a[i] >> shift & 255) - (b[i] >> shift & 255));
            }
        }
        return sum / (3.0 * a.length);
    }

    /** Pixels with a colour of their own, as bodies have and the background has not. */
    private static int coloured(int[] pixels) {
        int count = 0;
        for (int p : pixels) {
            int high = Math.max(p >> 16 & 255, Math.max(p >> 8 & 255, p & 255));
            int low = Math.min(p >> 16 & 255, Math.min(p >> 8 & 255, p & 255));
            count += high - low > 40 ? 1 : 0;
        }
        return count;
    }

    private static int[] picture(SceneModel scene, RunResult result, double time) {
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        new Painter().paint(scene, new Track(result.table(RunResult.POSES)), ContactTrack.of(result), time,
                camera(scene), options(), image);
        return pixels(image);
    }

    private static int[] pixels(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    private static Camera camera(SceneModel scene) {
        return scene.camera((double) WIDTH / HEIGHT);
    }

    private static PaintOptions options() {
        return PaintOptions.DEFAULT.label(false);
    }

    private static SceneModel scene(Run run) throws Exception {
        return MechanismScene.of(run.assembly(), null, new Track(run.result().table(RunResult.POSES)));
    }

    private static Run run(String id, double duration) throws Exception {
        Example example = Gallery.find(id).orElseThrow();
        Study study = ModelFiles.readStudy(example.study());
        Path mechanism = example.mechanism();
        RunSource source = new RunSource(study.getMechanism(), study, mechanism.getParent(),
                Files.readString(mechanism), Files.readString(example.study()));
        StudyRunner runner = new StudyRunner(source, new Overrides(Optional.empty(), Optional.empty(), Optional.empty(),
                Optional.empty(), OptionalDouble.empty(), OptionalDouble.of(duration), OptionalInt.empty(), Map.of(),
                List.of()));
        Run first = runner.runs(plan -> Optional.empty()).getFirst();
        first.compute(RunMonitor.SILENT);
        return first;
    }
}
