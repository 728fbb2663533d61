package org.signorini.ui.views.launch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.emf.ecore.EObject;
import org.signorini.model.element.Labels;
import org.signorini.ui.views.run.KeptVerdicts;
import org.signorini.ui.views.run.RunEntry;

/** One marker on an element for what one check found in some runs: it shows the worst of them and how many more. */
final class VerdictMarker {

    /** Attribute: URI fragment of the element in its file, as markers of the model's problems have it. */
    private static final String ELEMENT = "element";

    private final List<Doubt> doubts = new ArrayList<>();
    private final IFile file;
    private final String location;
    private final String fragment;
    private IMarker marker;

    VerdictMarker(IFile file, EObject element) {
        this.file = file;
        location = Labels.of(element);
        fragment = element.eResource().getURIFragment(element);
    }

    void add(RunEntry run, boolean isUnsound, String text) throws CoreException {
        doubts.add(new Doubt(run, isUnsound, text));
        show();
    }

    /** Whether it is there, and all its runs are among these. */
    boolean isCurrent(Set<RunEntry> known) {
        return !isGone() && doubts.stream().allMatch(doubt -> known.contains(doubt.run()));
    }

    /** Forgets runs that are not among these. */
    void retain(Set<RunEntry> known) throws CoreException {
        if (doubts.removeIf(doubt -> !known.contains(doubt.run()))) {
            show();
        }
    }

    /** Deleted: by this, by a later job, by the user, or with its file. */
    boolean isGone() {
        return marker == null || !marker.exists();
    }

    private void show() throws CoreException {
        if (marker != null && isGone()) {
            return;
        }
        if (doubts.isEmpty()) {
            marker.delete();
            return;
        }
        Doubt worst = doubts.stream().min(Comparator.comparing(doubt -> !doubt.isUnsound())).orElseThrow();
        String files = doubts.stream().map(doubt -> doubt.run().file()).filter(Objects::nonNull).distinct()
                .map(Path::toString).collect(Collectors.joining("\n"));
        Map<String, Object> attributes = Map.of(IMarker.MESSAGE, message(worst), IMarker.SEVERITY,
                worst.isUnsound() ? IMarker.SEVERITY_ERROR : IMarker.SEVERITY_WARNING, IMarker.LOCATION, location,
                ELEMENT, fragment, KeptVerdicts.RUNS, files, IMarker.TRANSIENT, files.isEmpty());
        if (marker == null) {
            marker = file.createMarker(KeptVerdicts.TYPE, attributes);
        } else {
            marker.setAttributes(attributes);
        }
    }

    private String message(Doubt worst) {
        long others = doubts.stream().map(Doubt::run).distinct().count() - 1;
        return (worst.isUnsound() ? "Unsound run '" : "Doubtful run '") + worst.run().name() + "'"
                + (others == 0 ? "" : " (and " + others + " more)") + ": " + worst.text();
    }

    private record Doubt(RunEntry run, boolean isUnsound, String text) {
    }
}
