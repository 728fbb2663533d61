package org.signorini.ui.model.tree;

import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.layout.TreeColumnLayout;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.signorini.model.validation.Finding;
import org.signorini.ui.model.editing.EditingListener;
import org.signorini.ui.model.editing.LiveFindings;
import org.signorini.ui.model.editing.ModelEditing;
import org.signorini.ui.model.element.ElementText;

/** The tree of a model: what there is, and in a second column what matters about it. */
final class ElementTree implements EditingListener {

    private final ModelEditing editing;
    private final LiveFindings findings;
    private final TreeViewer viewer;
    private final Composite frame;
    private final Runnable onFindings;
    private final Runnable shown = this::showFindings;

    /**
     * @param details    whether the second column is wanted
     * @param onFindings told when findings are new
     */
    ElementTree(Composite parent, ModelEditing editing, boolean details, Runnable onFindings) {
        this.editing = editing;
        this.onFindings = onFindings;
        findings = editing.findings();
        findings.addListener(shown);
        frame = new Composite(parent, SWT.NONE);
        viewer = new TreeViewer(frame, SWT.MULTI | SWT.FULL_SELECTION | SWT.H_SCROLL | SWT.V_SCROLL);
        viewer.setUseHashlookup(true);
        viewer.setContentProvider(new ElementContent());
        TreeColumnLayout columns = new TreeColumnLayout();
        frame.setLayout(columns);
        TreeViewerColumn first = new TreeViewerColumn(viewer, SWT.NONE);
        first.getColumn().setText("Element");
        first.setLabelProvider(new DelegatingStyledCellLabelProvider(new ElementColumn(findings)));
        columns.setColumnData(first.getColumn(), new ColumnWeightData(2, 160));
        if (details) {
            TreeViewerColumn second = new TreeViewerColumn(viewer, SWT.NONE);
            second.getColumn().setText("Value");
            second.setLabelProvider(new Details());
            columns.setColumnData(second.getColumn(), new ColumnWeightData(3, 200));
            viewer.getTree().setHeaderVisible(true);
            ColumnViewerToolTipSupport.enableFor(viewer);
        }
        ParameterDrag.from(viewer);
        viewer.setInput(editing.root());
        viewer.expandToLevel(2);
        editing.addListener(this);
    }

    private final class Details extends ColumnLabelProvider {

        @Override
        public String getText(Object object) {
            return object instanceof EObject element ? ElementText.details(element) : "";
        }

        @Override
        public String getToolTipText(Object object) {
            List<Finding> found = object instanceof EObject element ? findings.of(element) : List.of();
            return found.isEmpty() ? null : String.join("\n", found.stream().map(Finding::message).toList());
        }
    }

    Composite control() {
        return frame;
    }

    TreeViewer viewer() {
        return viewer;
    }

    LiveFindings findings() {
        return findings;
    }

    private void showFindings() {
        update();
        if (!viewer.getControl().isDisposed()) {
            onFindings.run();
        }
    }

    private void update() {
        if (!viewer.getControl().isDisposed()) {
            viewer.refresh(true);
        }
    }

    @Override
    public void modelChanged() {
        update();
    }

    @Override
    public void modelReplaced() {
        Object[] open = viewer.getExpandedElements();
        viewer.setInput(editing.root());
        if (open.length > 0) {
            viewer.expandToLevel(2);
        }
    }

    boolean reveal(EObject element) {
        if (element != editing.root()) {
            viewer.setSelection(new StructuredSelection(element), true);
        }
        return viewer.getStructuredSelection().getFirstElement() == element;
    }

    void dispose() {
        editing.removeListener(this);
        findings.removeListener(shown);
    }
}
