package org.signorini.ui.views.table;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.RunSummary;

/** The verdict on a run as the table of runs shows it: its level, an icon of it, and the reasons. */
final class RunVerdict {

    /** From the best to the worst; what is not among them has not been judged. */
    private static final List<String> LEVELS = List.of("sound", "doubtful", "unsound");

    private static final String BUNDLE = "org.signorini.ui.views";
    private static final String SOUND = BUNDLE + "/sound";

    private RunVerdict() {
    }

    /** Empty where there is none, as while it runs. */
    static String level(RunEntry run) {
        return run.summary().text("verdict", "level");
    }

    /** Orders runs by their verdict: not judged, sound, doubtful, unsound. */
    static int rank(RunEntry run) {
        return LEVELS.indexOf(level(run));
    }

    /** The icons of the Problems view for what is shown there too. */
    static Image image(RunEntry run) {
        return switch (level(run)) {
            case "sound" -> sound();
            case "doubtful" -> shared(ISharedImages.IMG_OBJS_WARN_TSK);
            case "unsound" -> shared(ISharedImages.IMG_OBJS_ERROR_TSK);
            default -> null;
        };
    }

    private static Image shared(String key) {
        return PlatformUI.getWorkbench().getSharedImages().getImage(key);
    }

    private static Image sound() {
        if (JFaceResources.getImageRegistry().getDescriptor(SOUND) == null) {
            JFaceResources.getImageRegistry().put(SOUND, ResourceLocator
                    .imageDescriptorFromBundle(BUNDLE, "icons/sound.svg")
                    .orElseGet(ImageDescriptor::getMissingImageDescriptor));
        }
        return JFaceResources.getImageRegistry().get(SOUND);
    }

    /** One sentence or more each, the worst first; what does not count against the run is a note. */
    static List<String> reasons(RunEntry run) {
        RunSummary summary = run.summary();
        List<String> levels = summary.texts("level", "verdict", "reasons");
        List<String> texts = summary.texts("text", "verdict", "reasons");
        List<String> reasons = new ArrayList<>();
        for (int i = 0; i < texts.size(); i++) {
            String level = i < levels.size() ? levels.get(i) : "";
            reasons.add((level.equals("sound") ? "Note" : level.equals("unsound") ? "Unsound" : "Doubtful") + ": "
                    + texts.get(i));
        }
        return reasons;
    }
}
