package org.signorini.ui.views.cycle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ComboViewer;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.signorini.study.result.RunResult;
import org.signorini.ui.views.trajectory.Quantity;

/** The bar above the portrait: what is drawn against what, and whether the transient is. */
final class PairChoice {

    private static final String RATE = " rate";

    private final ComboViewer x;
    private final ComboViewer y;
    private final Action transientHidden;
    private final Action bifurcation;
    private List<Quantity> offered = List.of();

    /** @param diagram whether a bifurcation diagram is wanted has changed */
    PairChoice(Composite parent, Runnable changed, Runnable diagram) {
        Composite bar = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(4).margins(4, 2).applyTo(bar);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
        x = combo(bar, "Right:", changed);
        y = combo(bar, "Up:", changed);
        transientHidden = toggle("hide transient",
                "Draw from where the limit cycle is measured, or else the second half", changed);
        transientHidden.setChecked(true);
        bifurcation = toggle("bifurcation", "For a study that varies one parameter: the points of all its runs in the"
                + " section against it; a click opens the run", diagram);
    }

    private static Action toggle(String text, String tip, Runnable work) {
        Action action = new Action(text, IAction.AS_CHECK_BOX) {
            @Override
            public void run() {
                work.run();
            }
        };
        action.setToolTipText(tip);
        return action;
    }

    /** For the view's bar. */
    List<IAction> toggles() {
        return List.of(transientHidden, bifurcation);
    }

    private static ComboViewer combo(Composite bar, String label, Runnable changed) {
        new Label(bar, SWT.NONE).setText(label);
        ComboViewer combo = new ComboViewer(bar, SWT.READ_ONLY);
        combo.setContentProvider(ArrayContentProvider.getInstance());
        combo.setLabelProvider(ColumnLabelProvider.createTextProvider(q -> ((Quantity) q).column().label()));
        GridDataFactory.fillDefaults().hint(150, SWT.DEFAULT).applyTo(combo.getControl());
        combo.addPostSelectionChangedListener(e -> changed.run());
        return combo;
    }

    /** Offers what runs have; what was chosen stays where it can. */
    void offer(List<RunResult> results) {
        List<Quantity> all = new ArrayList<>();
        Quantity.of(results).values().forEach(all::addAll);
        if (all.equals(offered)) {
            return;
        }
        Quantity before = x();
        Quantity beforeY = y();
        offered = all;
        x.setInput(all);
        y.setInput(all);
        if (all.contains(before) && all.contains(beforeY)) {
            choose(before, beforeY);
        } else {
            all.stream().filter(q -> q.column().name().endsWith(RATE)).reduce((a, b) -> b)
                    .flatMap(rate -> coordinate(all, rate).map(q -> new Quantity[] {q, rate}))
                    .ifPresentOrElse(pair -> choose(pair[0], pair[1]), () -> {
                        if (all.size() > 1) {
                            choose(all.get(0), all.get(1));
                        }
                    });
        }
    }

    private static Optional<Quantity> coordinate(List<Quantity> all, Quantity rate) {
        String name = rate.column().name().substring(0, rate.column().name().length() - RATE.length());
        return all.stream().filter(q -> q.table().equals(rate.table()) && q.column().name().equals(name)).findFirst();
    }

    private void choose(Quantity right, Quantity up) {
        x.setSelection(new StructuredSelection(right));
        y.setSelection(new StructuredSelection(up));
    }

    /** Null where nothing is chosen. */
    Quantity x() {
        return (Quantity) x.getStructuredSelection().getFirstElement();
    }

    Quantity y() {
        return (Quantity) y.getStructuredSelection().getFirstElement();
    }

    boolean hidesTransient() {
        return transientHidden.isChecked();
    }

    boolean wantsBifurcation() {
        return bifurcation.isChecked();
    }

    void bifurcation(boolean wanted) {
        bifurcation.setChecked(wanted);
    }
}
