package org.signorini.ui.views.launch;

import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.signorini.model.element.Labels;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.study.run.Run;

/**
 * What speaks against the runs of a job, as markers on the elements of their mechanism. Those of an earlier job go when
 * the first of this one's runs has ended; what several runs have in common is said once.
 */
final class VerdictMarkers {

    /** Their type. */
    static final String TYPE = "org.signorini.ui.views.verdict";

    /** Attribute: URI fragment of the element in its file, as markers of the model's problems have it. */
    private static final String ELEMENT = "element";

    private final Set<IFile> cleared = new HashSet<>();
    private final Set<String> told = new HashSet<>();

    /** A run has ended, on whatever thread. */
    synchronized void ended(Run run) {
        if (run.assembly() == null || !(run.summary().get("verdict") instanceof Map<?, ?> verdict)) {
            return;
        }
        Mechanism mechanism = run.assembly().source();
        IFile file = file(mechanism);
        if (file == null || !file.exists()) {
            return;
        }
        try {
            if (cleared.add(file)) {
                file.deleteMarkers(TYPE, true, IResource.DEPTH_ZERO);
            }
            for (Object reason : (List<?>) verdict.get("reasons")) {
                mark(file, mechanism, (Map<?, ?>) reason);
            }
        } catch (CoreException e) {
            ILog.of(VerdictMarkers.class).log(e.getStatus());
        }
    }

    private static IFile file(Mechanism mechanism) {
        if (mechanism.eResource() == null || !mechanism.eResource().getURI().isFile()) {
            return null;
        }
        return ResourcesPlugin.getWorkspace().getRoot()
                .getFileForLocation(IPath.fromOSString(mechanism.eResource().getURI().toFileString()));
    }

    private void mark(IFile file, Mechanism mechanism, Map<?, ?> reason) throws CoreException {
        String level = reason.get("level").toString();
        if (level.equals("sound") || !told.add(reason.get("check") + " " + reason.get("element"))) {
            return;
        }
        EObject element = element(mechanism, reason.get("element"));
        file.createMarker(TYPE, Map.of(IMarker.MESSAGE, "The run is " + level + ": " + reason.get("text"),
                IMarker.SEVERITY, level.equals("unsound") ? IMarker.SEVERITY_ERROR : IMarker.SEVERITY_WARNING,
                IMarker.LOCATION, Labels.of(element), ELEMENT, element.eResource().getURIFragment(element)));
    }

    /** The element of a name, of a contact "ball on floor" the ball; the mechanism where there is none. */
    private static EObject element(Mechanism mechanism, Object name) {
        EObject found = name == null ? null : named(mechanism, name.toString());
        if (found == null && name != null && name.toString().contains(" on ")) {
            found = named(mechanism, name.toString().substring(0, name.toString().indexOf(" on ")));
        }
        return found == null ? mechanism : found;
    }

    private static EObject named(Mechanism mechanism, String name) {
        Iterator<EObject> all = mechanism.eAllContents();
        while (all.hasNext()) {
            EObject element = all.next();
            EStructuralFeature feature = element.eClass().getEStructuralFeature("name");
            if (feature != null && name.equals(element.eGet(feature))) {
                return element;
            }
        }
        return null;
    }
}
