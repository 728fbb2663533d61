package org.signorini.ui.views.table;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.swt.graphics.Image;
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
    public Image getImage(Object element) {
        return column.image().apply((RunEntry) element);
    }

    @Override
    public String getToolTipText(Object element) {
        RunEntry run = (RunEntry) element;
        List<String> lines = new ArrayList<>();
        String level = RunVerdict.level(run);
        lines.add(run.name() + ": " + run.status() + (level.isEmpty() ? "" : ", " + level));
        lines.add(run.info().cause());
        lines.addAll(RunVerdict.reasons(run));
        lines.add(run.file() == null ? "" : run.file().toString());
        // the words of a cause that is a reason too are said once
        lines.removeIf(line -> line.isEmpty() || line.equals(run.info().cause())
                && RunVerdict.reasons(run).stream().anyMatch(reason -> reason.contains(line)));
        return String.join("\n", lines.stream().map(WrappedText::of).toList());
    }
}
