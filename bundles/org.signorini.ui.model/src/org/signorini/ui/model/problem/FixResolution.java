package org.signorini.ui.model.problem;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.IMarkerResolution2;
import org.signorini.model.file.ModelFileException;
import org.signorini.ui.model.editing.ModelEditing;
import org.signorini.ui.model.problem.fix.Fix;
import org.signorini.ui.model.problem.fix.Problem;

/**
 * Mends a problem: in the editor that has the file open, where it can be undone, or else in the file.
 */
final class FixResolution implements IMarkerResolution2 {

    private final Fix fix;

    FixResolution(Fix fix) {
        this.fix = fix;
    }

    @Override
    public String getLabel() {
        return fix.label();
    }

    @Override
    public String getDescription() {
        return fix.label();
    }

    @Override
    public Image getImage() {
        return null;
    }

    @Override
    public void run(IMarker marker) {
        IFile file = (IFile) marker.getResource();
        ModelEditing open = ModelEditing.of(file).orElse(null);
        if (open != null) {
            apply(marker, open);
            return;
        }
        try {
            ModelEditing once = new ModelEditing(file);
            try {
                apply(marker, once);
                once.save(new NullProgressMonitor());
            } finally {
                once.dispose();
            }
        } catch (ModelFileException e) {
            ILog.of(getClass()).error(e.getMessage());
        }
    }

    /** The model may be another than the one the fix was offered for: it is looked for there again. */
    private void apply(IMarker marker, ModelEditing editing) {
        Problem problem = QuickFixes.problem(marker, editing.root());
        if (problem != null) {
            QuickFixes.of(problem).stream().filter(f -> f.label().equals(fix.label())).findFirst()
                    .ifPresent(f -> editing.execute(f.command().in(editing.domain())));
        }
    }
}
