package org.signorini.scene.paint;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import org.signorini.scene.Camera;
import org.signorini.scene.ContactTrack;
import org.signorini.scene.SceneModel;
import org.signorini.scene.Track;

/**
 * Paints a scene at a time by the processors alone, bands of rows side by side. The same arguments give the same
 * picture, to the bit but for the letters of its label, on any number of processors. Memory is kept from picture to
 * picture; for one thread.
 */
public final class Painter {

    /** More bands than processors: some have less to do than others. */
    private static final int BANDS = Math.clamp(2L * Runtime.getRuntime().availableProcessors(), 1, 16);

    private final Composition composition = new Composition();
    private final Grain grain = new Grain();
    private final List<Band> bands = new ArrayList<>();

    public Painter() {
        this(BANDS);
    }

    /** @param bands how many parts of a picture may be painted at once */
    public Painter(int bands) {
        for (int i = 0; i < bands; i++) {
            this.bands.add(new Band(grain));
        }
    }

    /** @param image of the type {@link BufferedImage#TYPE_INT_RGB} */
    public void paint(SceneModel scene, Track track, ContactTrack contacts, double time, Camera camera,
            PaintOptions options, BufferedImage image) {
        int height = image.getHeight();
        composition.compose(scene, track, contacts, time, camera, options, image.getWidth(), height);
        grain.size(image.getWidth(), height, options.samples());
        IntStream all = IntStream.range(0, bands.size());
        (bands.size() > 1 ? all.parallel() : all).forEach(i -> bands.get(i).paint(composition,
                options.samples() * (i * height / bands.size()),
                options.samples() * ((i + 1) * height / bands.size()), image));
        if (options.label()) {
            Overlay.paint(image, time, camera, options);
        }
    }
}
