package org.signorini.ui.welcome.page;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;

import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.widgets.Display;

/** Reads the gallery's pictures while the page can be used already. */
final class ExamplePictures {

    private ExamplePictures() {
    }

    static void load(List<ExampleCard> cards) {
        Display display = cards.getFirst().tile().control().getDisplay();
        Job job = Job.create("Pictures of examples", (ICoreRunnable) monitor -> {
            for (ExampleCard card : cards) {
                try (InputStream in = card.example().picture().openStream()) {
                    ImageData pixels = new ImageData(in);
                    display.asyncExec(() -> card.card().show(pixels));
                } catch (IOException e) {
                    // a card without a picture can be read and opened all the same
                    ILog.of(ExamplePictures.class).warn("no picture of " + card.example().id(), e);
                }
            }
        });
        job.setSystem(true);
        job.schedule();
    }
}
