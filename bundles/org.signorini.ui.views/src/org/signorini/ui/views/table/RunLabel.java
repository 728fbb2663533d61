package org.signorini.ui.views.table;

import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.signorini.ui.views.run.RunEntry;

/** A cell of the table of runs; hovering tells why a run failed, what speaks against it, and where it is kept. */
final class RunLabel extends ColumnLabelProvider {

    private final RunColumn column;

    RunLabel(RunColumn column) {
        this.column = column;
    }

    @Override
    public String getText(Object element) {
        return column.text().apply((RunEntry) element);
    }

    @Override
    public String getToolTipText(Object element) {
        RunEntry run = (RunEntry) element;
        String cause = run.info().cause();
        return run.name() + ": " + run.status() + (cause.isEmpty() ? "" : "\n" + cause)
                + reasons(run)
                + (run.file() == null ? "" : "\n" + run.file());
    }

    private static String reasons(RunEntry run) {
        StringBuilder text = new StringBuilder();
        run.summary().texts("text", "verdict", "reasons").forEach(reason -> text.append('\n').append(reason));
        return text.toString();
    }
}
