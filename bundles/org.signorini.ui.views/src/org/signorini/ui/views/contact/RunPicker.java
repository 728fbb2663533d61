package org.signorini.ui.views.contact;

import java.util.List;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.signorini.ui.views.run.RunEntry;

/** Which of the runs that are looked at is shown where there is room for one; hidden where there is one only. */
final class RunPicker {

    private final Combo combo;
    private final GridData place;
    private List<RunEntry> runs = List.of();
    private RunEntry chosen;

    /** @param changed called when a person chooses another */
    RunPicker(Composite parent, Runnable changed) {
        combo = new Combo(parent, SWT.READ_ONLY | SWT.DROP_DOWN);
        combo.setToolTipText("The run whose contacts are shown");
        place = GridDataFactory.fillDefaults().grab(true, false).create();
        combo.setLayoutData(place);
        combo.addListener(SWT.Selection, e -> {
            chosen = runs.get(combo.getSelectionIndex());
            changed.run();
        });
    }

    /** Offers runs; the one chosen stays if it is still among them. */
    void show(List<RunEntry> selected) {
        boolean stays = chosen != null && selected.contains(chosen);
        chosen = stays ? chosen : selected.isEmpty() ? null : selected.getFirst();
        if (!selected.equals(runs)) {
            runs = selected;
            combo.setItems(runs.stream().map(r -> r.name(runs)).toArray(String[]::new));
            place.exclude = runs.size() < 2;
            combo.setVisible(runs.size() > 1);
            combo.getParent().layout();
        }
        if (chosen != null) {
            combo.select(runs.indexOf(chosen));
        }
    }

    void choose(RunEntry wanted) {
        combo.select(runs.indexOf(wanted));
        combo.notifyListeners(SWT.Selection, new org.eclipse.swt.widgets.Event());
    }

    /** Null where there are no runs. */
    RunEntry chosen() {
        return chosen;
    }
}
