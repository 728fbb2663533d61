package org.signorini.ui.views.trajectory;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.CheckboxTreeViewer;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;

/** What there is to be drawn, to be ticked, with a field that finds it by name. A table's tick ticks its columns. */
final class QuantityTree {

    private final Composite area;
    private final CheckboxTreeViewer tree;
    private final Text filter;
    private final Set<Quantity> ticked = new LinkedHashSet<>();
    private Map<String, List<Quantity>> quantities = Map.of();

    QuantityTree(Composite parent, Runnable changed) {
        area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 2).applyTo(area);
        filter = new Text(area, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        filter.setMessage("Find a quantity");
        GridDataFactory.fillDefaults().grab(true, false).applyTo(filter);
        tree = new CheckboxTreeViewer(area, SWT.BORDER);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(tree.getControl());
        tree.setContentProvider(new Content());
        tree.setLabelProvider(ColumnLabelProvider.createTextProvider(
                e -> e instanceof Quantity q ? q.column().label() : Quantity.title((String) e)));
        tree.addFilter(new ViewerFilter() {
            @Override
            public boolean select(Viewer viewer, Object parent, Object element) {
                return !(element instanceof Quantity q) || q.column().name().toLowerCase(java.util.Locale.ROOT)
                        .contains(filter.getText().toLowerCase(java.util.Locale.ROOT));
            }
        });
        filter.addListener(SWT.Modify, e -> {
            tree.refresh();
            tree.expandAll();
            tick();
        });
        tree.addCheckStateListener(e -> {
            List<Quantity> of = e.getElement() instanceof Quantity q ? List.of(q) : quantities.get(e.getElement());
            if (e.getChecked()) {
                ticked.addAll(of);
            } else {
                ticked.removeAll(of);
            }
            tick();
            changed.run();
        });
    }

    /** Holds field and tree; others may be put below. */
    Composite control() {
        return area;
    }

    /** Ticked quantities, in the order of the tree. */
    List<Quantity> ticked() {
        List<Quantity> chosen = new ArrayList<>();
        quantities.values().forEach(list -> list.stream().filter(ticked::contains).forEach(chosen::add));
        return chosen;
    }

    /** Ticks these only, and tells nobody. */
    void tick(List<Quantity> chosen) {
        ticked.clear();
        ticked.addAll(chosen);
        tick();
    }

    /** What there is to be ticked. */
    List<Quantity> all() {
        return quantities.values().stream().flatMap(List::stream).toList();
    }

    /** Shows what runs have; ticks are kept where they still mean something. */
    void show(Map<String, List<Quantity>> all) {
        if (all.equals(quantities)) {
            return;
        }
        quantities = all;
        tree.setInput(all);
        tree.expandAll();
        tick();
    }

    private void tick() {
        quantities.forEach((table, list) -> {
            list.forEach(q -> tree.setChecked(q, ticked.contains(q)));
            boolean some = list.stream().anyMatch(ticked::contains);
            tree.setChecked(table, some);
            tree.setGrayed(table, some && !ticked.containsAll(list));
        });
    }

    private final class Content implements ITreeContentProvider {

        @Override
        public Object[] getElements(Object input) {
            return quantities.keySet().toArray();
        }

        @Override
        public Object[] getChildren(Object parent) {
            return parent instanceof String table ? quantities.get(table).toArray() : new Object[0];
        }

        @Override
        public Object getParent(Object element) {
            return element instanceof Quantity q ? q.table() : null;
        }

        @Override
        public boolean hasChildren(Object element) {
            return element instanceof String;
        }
    }
}
