package org.signorini.ui.preferences;

import java.util.List;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.CheckboxTableViewer;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.ICheckStateProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.signorini.complementarity.solver.Solver;
import org.signorini.contribution.Contribution;

/**
 * Window ▸ Preferences ▸ Signorini ▸ Solver Chain: which solvers are tried, and in which order, in studies that name
 * none. Results tell the order they were computed with.
 */
public final class SolverChainPage extends PreferencePage implements IWorkbenchPreferencePage {

    public static final String ID = "org.signorini.ui.preferences.solvers";

    private final SolverOrder order = new SolverOrder();
    private Button automatic;
    private Button own;
    private CheckboxTableViewer table;
    private Button up;
    private Button down;

    public SolverChainPage() {
        setPreferenceStore(Preferences.store());
        setDescription("Solvers that are tried one after the other in studies that name none, until the certificate "
                + "accepts an answer.");
    }

    @Override
    public void init(IWorkbench workbench) {
        // nothing is needed of it
    }

    @Override
    protected Control createContents(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(area);
        automatic = radio(area, "&Best order for each kind of problem");
        own = radio(area, "&This order:");
        createTable(area);
        Composite buttons = new Composite(area, SWT.NONE);
        GridLayoutFactory.fillDefaults().applyTo(buttons);
        GridDataFactory.fillDefaults().applyTo(buttons);
        up = button(buttons, "&Up", -1);
        down = button(buttons, "Do&wn", 1);
        show(Preferences.solvers());
        return area;
    }

    private Button radio(Composite area, String text) {
        Button button = new Button(area, SWT.RADIO);
        button.setText(text);
        GridDataFactory.fillDefaults().span(2, 1).applyTo(button);
        button.addListener(SWT.Selection, e -> check());
        return button;
    }

    private void createTable(Composite area) {
        table = CheckboxTableViewer.newCheckList(area, SWT.BORDER | SWT.FULL_SELECTION | SWT.SINGLE);
        table.getTable().setHeaderVisible(true);
        GridDataFactory.fillDefaults().grab(true, true).hint(380, 220).applyTo(table.getTable());
        column("Solver", 110, Contribution::id);
        column("Takes", 130, s -> String.join(", ", s.accepts()));
        column("What it is", 230, Contribution::name);
        ColumnViewerToolTipSupport.enableFor(table);
        table.setContentProvider(ArrayContentProvider.getInstance());
        table.setCheckStateProvider(new ICheckStateProvider() {
            @Override
            public boolean isChecked(Object element) {
                return order.isTried(solver(element));
            }

            @Override
            public boolean isGrayed(Object element) {
                return false;
            }
        });
        table.addCheckStateListener(e -> {
            order.setTried(solver(e.getElement()), e.getChecked());
            check();
        });
        table.addSelectionChangedListener(e -> check());
        table.setInput(order.all());
    }

    private void column(String title, int width, java.util.function.Function<Contribution<Solver>, String> text) {
        TableViewerColumn column = new TableViewerColumn(table, SWT.NONE);
        column.getColumn().setText(title);
        column.getColumn().setWidth(width);
        column.setLabelProvider(new ColumnLabelProvider() {
            @Override
            public String getText(Object element) {
                return text.apply(solver(element));
            }

            @Override
            public String getToolTipText(Object element) {
                return solver(element).description();
            }
        });
    }

    @SuppressWarnings("unchecked")
    private static Contribution<Solver> solver(Object element) {
        return (Contribution<Solver>) element;
    }

    private Button button(Composite area, String text, int by) {
        Button button = new Button(area, SWT.PUSH);
        button.setText(text);
        setButtonLayoutData(button);
        button.addListener(SWT.Selection, e -> {
            Contribution<Solver> moved = solver(table.getStructuredSelection().getFirstElement());
            order.move(moved, by);
            table.refresh();
            table.setSelection(new StructuredSelection(moved), true);
            check();
        });
        return button;
    }

    private void show(List<String> ids) {
        order.set(ids);
        automatic.setSelection(ids.isEmpty());
        own.setSelection(!ids.isEmpty());
        table.refresh();
        check();
    }

    /** Enables what can be used and says what is wrong. */
    private void check() {
        boolean chosen = own.getSelection();
        Object selected = table.getStructuredSelection().getFirstElement();
        int at = selected == null ? -1 : order.all().indexOf(selected);
        table.getTable().setEnabled(chosen);
        up.setEnabled(chosen && at > 0);
        down.setEnabled(chosen && at >= 0 && at < order.all().size() - 1);
        setErrorMessage(chosen ? order.complaint().orElse(null) : null);
        setValid(getErrorMessage() == null);
    }

    @Override
    protected void performDefaults() {
        show(List.of());
        super.performDefaults();
    }

    @Override
    public boolean performOk() {
        if (automatic != null) {
            getPreferenceStore().setValue(Preferences.SOLVERS,
                    own.getSelection() ? String.join(", ", order.ids()) : "");
        }
        return super.performOk();
    }
}
