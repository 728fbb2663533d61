package org.signorini.ui.views.solver;

import java.util.Locale;
import java.util.function.Supplier;

import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.ui.IViewSite;
import org.signorini.complementarity.ProblemException;
import org.signorini.complementarity.certificate.LeadMatrix;
import org.signorini.study.run.Replay;

/** Tells the rank and condition of the selected step's matrix, by its singular values: for large ones none is recorded. */
final class RankOfStep extends Action {

    private final IViewSite site;
    private final Supplier<SolvedStep> selected;

    RankOfStep(IViewSite site, Supplier<SolvedStep> selected) {
        super("Rank and Condition");
        this.site = site;
        this.selected = selected;
        setToolTipText("Find the singular values of the selected step's matrix, however large it is");
        setEnabled(false);
    }

    @Override
    public void run() {
        SolvedStep step = selected.get();
        if (step != null) {
            find(step);
        }
    }

    Job find(SolvedStep step) {
        return new ReplayJob(step, replay -> words(step, replay)).start(site.getShell().getDisplay(), this::tell);
    }

    private static String words(SolvedStep step, Replay replay) {
        try {
            LeadMatrix matrix = new LeadMatrix(replay.step().problem());
            return String.format(Locale.ROOT, "Step %d: %d unknowns, rank %d, reciprocal condition %.1e", step.number(),
                    matrix.size(), matrix.rank(), matrix.reciprocalCondition());
        } catch (ProblemException e) {
            return "Step " + step.number() + ": " + e.getMessage();
        }
    }

    private void tell(IStatus result) {
        if (site.getShell() == null || site.getShell().isDisposed()) {
            return;
        }
        if (result.isOK()) {
            site.getActionBars().getStatusLineManager().setMessage(result.getMessage());
        } else {
            MessageDialog.openError(site.getShell(), getText(), result.getMessage());
        }
    }
}
