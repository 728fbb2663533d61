package org.signorini.ui.model.problem;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.signorini.model.element.Labels;
import org.signorini.model.file.ModelFileException;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.study.Study;
import org.signorini.model.validation.Finding;
import org.signorini.model.validation.Severity;
import org.signorini.model.validation.Validation;
import org.signorini.ui.model.editing.ProblemMarkers;
import org.signorini.ui.model.problem.fix.Problem;

/** The problems of one file as its markers. */
final class FileProblems {

    private final IFile file;

    FileProblems(IFile file) {
        this.file = file;
    }

    void show() throws CoreException {
        file.deleteMarkers(ProblemMarkers.TYPE, true, IResource.DEPTH_ZERO);
        EObject root;
        try {
            root = ModelFiles.read(file.getLocation().toFile().toPath());
        } catch (ModelFileException e) {
            mark(e);
            return;
        }
        if (root instanceof Study study) {
            showStudy(study);
        } else {
            for (Finding finding : Validation.of((Mechanism) root)) {
                mark(finding, finding.element());
            }
        }
    }

    /** What a mechanism has by itself is shown at its own file, not at every study of it. */
    private void showStudy(Study study) throws CoreException {
        List<Finding> all = Validation.of(study);
        Set<String> ofMechanism = new LinkedHashSet<>();
        if (study.getMechanism() != null && all.stream().anyMatch(f -> !isIn(f.element(), study))) {
            Validation.of(study.getMechanism()).forEach(f -> ofMechanism.add(f.message()));
        }
        for (Finding finding : all) {
            if (isIn(finding.element(), study)) {
                mark(finding, finding.element());
            } else if (!ofMechanism.contains(finding.message())) {
                mark(finding, study);
            }
        }
    }

    private static boolean isIn(EObject element, Study study) {
        return element.eResource() == study.eResource();
    }

    private void mark(ModelFileException e) throws CoreException {
        file.createMarker(ProblemMarkers.TYPE, Map.of(IMarker.MESSAGE, e.getMessage(), IMarker.SEVERITY,
                IMarker.SEVERITY_ERROR, IMarker.LINE_NUMBER, Math.max(1, e.line()), IMarker.LOCATION,
                e.line() > 0 ? "line " + e.line() : "file"));
    }

    private void mark(Finding finding, EObject element) throws CoreException {
        String feature = finding.feature() == null ? "" : finding.feature().getName();
        file.createMarker(ProblemMarkers.TYPE, Map.of(IMarker.MESSAGE, finding.message(), IMarker.SEVERITY,
                severity(finding.severity()), IMarker.LOCATION, Labels.of(element), ProblemMarkers.ELEMENT,
                element.eResource().getURIFragment(element), ProblemMarkers.FEATURE, feature, ProblemMarkers.FIXABLE,
                isFixable(finding, element)));
    }

    private static boolean isFixable(Finding finding, EObject element) {
        return element == finding.element() && !QuickFixes.of(new Problem(EcoreUtil.getRootContainer(element), element,
                finding.feature())).isEmpty();
    }

    private static int severity(Severity severity) {
        return switch (severity) {
            case ERROR -> IMarker.SEVERITY_ERROR;
            case WARNING -> IMarker.SEVERITY_WARNING;
            case INFO -> IMarker.SEVERITY_INFO;
        };
    }
}
