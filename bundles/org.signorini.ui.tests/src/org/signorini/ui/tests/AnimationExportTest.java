package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

import org.eclipse.core.runtime.IStatus;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.ui.animation.AnimationView;
import org.signorini.ui.animation.ExportJob;

/** What is in the animation is saved, and saving can be stopped. */
final class AnimationExportTest {

    private RunSession session;
    private AnimationView view;
    private Path folder;

    @BeforeEach
    void open() throws Exception {
        folder = Files.createTempDirectory("animation");
        session = new RunSession();
        view = (AnimationView) Ui.page().showView(AnimationView.ID);
        assertEquals(null, view.seen(), "there is nothing to save before a run");
        session.run(session.example("bouncing-ball"));
        assertTrue(Ui.waitUntil(view::isUpToDate, RunSession.PATIENCE), "painted");
    }

    @AfterEach
    void close() throws Exception {
        session.close();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    @Test
    void picturesAndGif() throws Exception {
        assertEquals(IStatus.OK, run(new ExportJob(view.seen().count(3), folder.resolve("pictures"), false)));
        for (int k = 0; k < 3; k++) {
            assertTrue(Files.size(folder.resolve("pictures/frame-000" + k + ".png")) > 1000, "picture " + k);
        }
        Path gif = folder.resolve("run.gif");
        assertEquals(IStatus.OK, run(new ExportJob(view.seen().count(3), gif, true)));
        assertEquals(3, pictures(gif));
    }

    @Test
    void savingCanBeStopped() throws Exception {
        ExportJob job = new ExportJob(view.seen().count(9999), folder.resolve("many"), false);
        job.setUser(false);
        job.schedule();
        Path second = folder.resolve("many/frame-0001.png");
        assertTrue(Ui.waitUntil(() -> Files.exists(second), RunSession.PATIENCE), "it has begun");
        job.cancel();
        session.await(job);
        assertEquals(IStatus.CANCEL, job.getResult().getSeverity());
        assertFalse(Files.exists(folder.resolve("many/frame-9998.png")));
    }

    private static int pictures(Path gif) throws IOException {
        ImageReader reader = ImageIO.getImageReadersBySuffix("gif").next();
        try (ImageInputStream in = ImageIO.createImageInputStream(gif.toFile())) {
            reader.setInput(in);
            return reader.getNumImages(true);
        } finally {
            reader.dispose();
        }
    }

    private int run(ExportJob job) {
        job.setUser(false);
        job.schedule();
        session.await(job);
        return job.getResult().getSeverity();
    }
}
