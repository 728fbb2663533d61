package org.signorini.ui.model.editing;

import java.util.List;

import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.ui.forms.widgets.Form;
import org.signorini.model.validation.Finding;
import org.signorini.model.validation.Severity;

/** What is wrong with a model, in the heading of its form: the worst finding, and how many there are. */
public final class FindingSummary {

    private FindingSummary() {
    }

    public static void show(LiveFindings findings, Form form) {
        List<Finding> bad = findings.all().stream().filter(f -> f.severity() != Severity.INFO)
                .sorted((a, b) -> b.severity().compareTo(a.severity())).toList();
        if (bad.isEmpty()) {
            form.setMessage(null, IMessageProvider.NONE);
            return;
        }
        String text = bad.get(0).message() + (bad.size() == 1 ? "" : "  (and " + (bad.size() - 1) + " more)");
        form.setMessage(text, bad.get(0).severity() == Severity.ERROR ? IMessageProvider.ERROR
                : IMessageProvider.WARNING);
    }
}
