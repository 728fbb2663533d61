package org.signorini.ui.views.trajectory;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ComboViewer;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;

/** What is drawn to the right: time, or any quantity. */
final class AgainstChoice {

    private static final String TIME = "time [s]";

    private final ComboViewer combo;
    private List<Object> offered = List.of();

    AgainstChoice(Composite parent, Runnable changed) {
        Composite row = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).extendedMargins(3, 0, 0, 0).applyTo(row);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
        Label label = new Label(row, SWT.NONE);
        label.setText("Against");
        label.setToolTipText("What the ticked quantities are drawn against");
        combo = new ComboViewer(row, SWT.READ_ONLY);
        combo.setContentProvider(ArrayContentProvider.getInstance());
        combo.setLabelProvider(ColumnLabelProvider.createTextProvider(
                e -> e instanceof Quantity q ? q.column().label() : TIME));
        GridDataFactory.fillDefaults().grab(true, false).hint(80, SWT.DEFAULT).applyTo(combo.getControl());
        offer(List.of());
        combo.addPostSelectionChangedListener(e -> changed.run());
    }

    /** Time, and these; what was chosen stays where it can. */
    void offer(List<Quantity> quantities) {
        List<Object> all = new ArrayList<>(quantities);
        all.addFirst(TIME);
        if (!all.equals(offered)) {
            Quantity before = chosen();
            offered = all;
            combo.setInput(all);
            choose(all.contains(before) ? before : null);
        }
    }

    /** Null for time. */
    Quantity chosen() {
        return combo.getStructuredSelection().getFirstElement() instanceof Quantity q ? q : null;
    }

    void choose(Quantity quantity) {
        combo.setSelection(new StructuredSelection(quantity == null ? TIME : quantity));
    }
}
