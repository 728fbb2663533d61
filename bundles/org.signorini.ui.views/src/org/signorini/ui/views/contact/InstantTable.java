package org.signorini.ui.views.contact;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;

import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/** The active contacts at an instant, in numbers. */
final class InstantTable {

    private final TableViewer table;
    private List<ContactInstant> shown = List.of();
    private boolean filling;

    /** @param selected told the contact, or null; @param chosen told it where a person chose it */
    InstantTable(Composite parent, Consumer<ContactInstant> selected, Consumer<ContactInstant> chosen) {
        table = new TableViewer(parent, SWT.FULL_SELECTION | SWT.BORDER);
        table.getTable().setHeaderVisible(true);
        table.setContentProvider(ArrayContentProvider.getInstance());
        column("Contact", 100, SWT.LEFT, ContactInstant::name);
        column("State", 52, SWT.LEFT, c -> c.state().name().toLowerCase(Locale.ROOT));
        number("Gap [m]", ContactInstant::gap);
        number("pₙ [N s]", ContactInstant::pN);
        number("pₜ [N s]", ContactInstant::pT);
        number("vₜ [m/s]", ContactInstant::vT);
        number("vₙ [m/s]", ContactInstant::vN);
        number("µ", ContactInstant::friction);
        number("µ pₙ [N s]", ContactInstant::bound);
        table.addSelectionChangedListener(e -> {
            ContactInstant contact = (ContactInstant) table.getStructuredSelection().getFirstElement();
            selected.accept(contact);
            if (!filling && contact != null) {
                chosen.accept(contact);
            }
        });
    }

    private void number(String title, java.util.function.ToDoubleFunction<ContactInstant> value) {
        column(title, 68, SWT.RIGHT, c -> String.format(Locale.ROOT, "%.3g", value.applyAsDouble(c)));
    }

    private void column(String title, int width, int style, Function<ContactInstant, String> text) {
        TableViewerColumn column = new TableViewerColumn(table, style);
        column.getColumn().setText(title);
        column.getColumn().setWidth(width);
        column.setLabelProvider(ColumnLabelProvider.createTextProvider(c -> text.apply((ContactInstant) c)));
    }

    /** Shows contacts; the one of a name is selected, or else the first. */
    void show(List<ContactInstant> contacts, String name) {
        shown = contacts;
        filling = true;
        table.setInput(contacts);
        ContactInstant wanted = contacts.stream().filter(c -> c.name().equals(name)).findFirst()
                .orElse(contacts.isEmpty() ? null : contacts.getFirst());
        table.setSelection(wanted == null ? StructuredSelection.EMPTY : new StructuredSelection(wanted));
        filling = false;
    }

    Control control() {
        return table.getControl();
    }

    List<ContactInstant> shown() {
        return shown;
    }
}
