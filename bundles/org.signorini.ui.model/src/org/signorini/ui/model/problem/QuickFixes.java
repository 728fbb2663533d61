package org.signorini.ui.model.problem;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolutionGenerator2;
import org.signorini.model.file.ModelFileException;
import org.signorini.model.file.ModelFiles;
import org.signorini.ui.model.editing.ModelEditing;
import org.signorini.ui.model.editing.ProblemMarkers;
import org.signorini.ui.model.problem.fix.AxisFixes;
import org.signorini.ui.model.problem.fix.ChoiceFixes;
import org.signorini.ui.model.problem.fix.ExpressionFixes;
import org.signorini.ui.model.problem.fix.Fix;
import org.signorini.ui.model.problem.fix.JointFixes;
import org.signorini.ui.model.problem.fix.MassFixes;
import org.signorini.ui.model.problem.fix.NameFixes;
import org.signorini.ui.model.problem.fix.Problem;

/** What can be done about a problem with one click. */
public final class QuickFixes implements IMarkerResolutionGenerator2 {

    /** About an element of a model, edited or just read. */
    public static List<Fix> of(Problem problem) {
        List<Fix> fixes = new ArrayList<>();
        fixes.addAll(MassFixes.of(problem));
        fixes.addAll(JointFixes.of(problem));
        fixes.addAll(AxisFixes.of(problem));
        fixes.addAll(ExpressionFixes.of(problem));
        fixes.addAll(NameFixes.of(problem));
        fixes.addAll(ChoiceFixes.of(problem));
        return fixes;
    }

    @Override
    public boolean hasResolutions(IMarker marker) {
        // asked for every row of the view: the file is not read for it
        return marker.getAttribute(ProblemMarkers.FIXABLE, false);
    }

    @Override
    public IMarkerResolution[] getResolutions(IMarker marker) {
        if (!(marker.getResource() instanceof IFile file)) {
            return new IMarkerResolution[0];
        }
        try {
            EObject root = ModelEditing.of(file).map(ModelEditing::root).orElse(null);
            if (root == null) {
                root = ModelFiles.read(file.getLocation().toFile().toPath());
            }
            Problem problem = problem(marker, root);
            return problem == null ? new IMarkerResolution[0]
                    : of(problem).stream().map(FixResolution::new).toArray(IMarkerResolution[]::new);
        } catch (ModelFileException e) {
            // a file that cannot be read has no elements to mend
            return new IMarkerResolution[0];
        }
    }

    /** The element and feature of a marker in a model; {@code null} if they are no longer there. */
    static Problem problem(IMarker marker, EObject root) {
        String fragment = marker.getAttribute(ProblemMarkers.ELEMENT, "");
        EObject element = fragment.isEmpty() ? root : root.eResource().getEObject(fragment);
        EStructuralFeature feature = element == null ? null
                : element.eClass().getEStructuralFeature(marker.getAttribute(ProblemMarkers.FEATURE, ""));
        return element == null ? null : new Problem(root, element, feature);
    }
}
