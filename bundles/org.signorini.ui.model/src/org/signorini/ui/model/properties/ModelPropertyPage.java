package org.signorini.ui.model.properties;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.runtime.Adapters;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.views.properties.IPropertySheetEntry;
import org.eclipse.ui.views.properties.PropertySheetPage;
import org.eclipse.ui.views.properties.PropertySheetSorter;
import org.signorini.ui.model.editing.EditingListener;
import org.signorini.ui.model.editing.ModelEditing;
import org.signorini.ui.model.editing.UndoRedo;

/** The properties of what is selected in an editor: elements, or whatever adapts to elements. */
public final class ModelPropertyPage extends PropertySheetPage implements EditingListener {

    private static final int WHILE = 500;

    private final ModelEditing editing;
    private final UndoRedo undoRedo;
    private IWorkbenchPart part;
    private final Runnable onFindings = this::showFindings;
    private List<String> fragments = List.of();

    public ModelPropertyPage(ModelEditing editing) {
        this.editing = editing;
        undoRedo = new UndoRedo(editing);
        setPropertySourceProvider(object -> object instanceof ElementsSource source ? source : null);
        setSorter(new PropertySheetSorter() {

            /** The metamodel's order. */
            @Override
            public void sort(IPropertySheetEntry[] entries) {
                // as they are
            }

            @Override
            public int compareCategories(String categoryA, String categoryB) {
                return 0;
            }
        });
        editing.addListener(this);
        editing.findings().addListener(onFindings);
    }

    /** Not while a cell is open: what was typed there would be lost. */
    private void showFindings() {
        if (getControl() == null || getControl().isDisposed()) {
            return;
        }
        if (Arrays.stream(((Composite) getControl()).getChildren()).anyMatch(Control::getVisible)) {
            getControl().getDisplay().timerExec(WHILE, onFindings);
        } else {
            refresh();
        }
    }

    @Override
    public void setActionBars(IActionBars bars) {
        super.setActionBars(bars);
        undoRedo.register(bars);
    }

    @Override
    public void selectionChanged(IWorkbenchPart from, ISelection selection) {
        List<EObject> elements = new ArrayList<>();
        if (selection instanceof IStructuredSelection several) {
            for (Object object : several.toList()) {
                EObject element = Adapters.adapt(object, EObject.class);
                if (element != null) {
                    elements.add(element);
                }
            }
        }
        part = from;
        fragments = elements.stream().filter(e -> e.eResource() == editing.root().eResource())
                .map(e -> e.eResource().getURIFragment(e)).toList();
        show(elements);
    }

    private void show(List<EObject> elements) {
        super.selectionChanged(part, elements.isEmpty() ? StructuredSelection.EMPTY
                : new StructuredSelection(new ElementsSource(editing, elements)));
    }

    @Override
    public void modelChanged() {
        if (getControl() != null && !getControl().isDisposed()) {
            refresh();
        }
    }

    /** The same elements, as far as they are still there. */
    @Override
    public void modelReplaced() {
        if (getControl() != null && !getControl().isDisposed()) {
            show(fragments.stream().map(editing::element).filter(e -> e != null).toList());
        }
    }

    @Override
    public void dispose() {
        editing.removeListener(this);
        editing.findings().removeListener(onFindings);
        undoRedo.dispose();
        super.dispose();
    }
}
