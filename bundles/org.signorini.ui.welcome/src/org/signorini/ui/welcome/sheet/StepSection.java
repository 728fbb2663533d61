package org.signorini.ui.welcome.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.forms.widgets.ExpandableComposite;
import org.eclipse.ui.forms.widgets.FormText;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.Section;
import org.signorini.ui.welcome.sheet.CheatSheet.Part;
import org.signorini.ui.welcome.sheet.CheatSheet.Step;

/** A step that can be folded: how it is done, a button that does it, and one to go on. */
final class StepSection {

    private static final String DONE = "✓ ";

    private final FormToolkit toolkit;
    private final Step step;
    private final Section section;
    private final String title;
    private final List<Button> buttons = new ArrayList<>();

    /** @param run does a command; @param done called when the step is done */
    StepSection(FormToolkit toolkit, Composite parent, int number, Step step, Consumer<String> run, Runnable done) {
        this.toolkit = toolkit;
        this.step = step;
        title = number + "  " + step.title();
        section = toolkit.createSection(parent, ExpandableComposite.TWISTIE | ExpandableComposite.TITLE_BAR);
        section.setText(title);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(section);
        Composite inside = toolkit.createComposite(section);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(4, 4).applyTo(inside);
        section.setClient(inside);
        text(inside, step.text());
        for (Part part : step.parts()) {
            FormText label = toolkit.createFormText(inside, false);
            label.setText(part.label(), false, false);
            GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).hint(100, SWT.DEFAULT)
                    .applyTo(label);
            button(inside, "Show", () -> run.accept(part.command()));
        }
        if (!step.completion().isEmpty()) {
            text(inside, step.completion());
        }
        Composite row = toolkit.createComposite(inside);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(row);
        GridDataFactory.fillDefaults().span(2, 1).applyTo(row);
        if (!step.command().isEmpty()) {
            button(row, "Do it for me", () -> {
                run.accept(step.command());
                done.run();
            });
        }
        button(row, "Done", done);
    }

    private void text(Composite inside, String text) {
        FormText words = toolkit.createFormText(inside, false);
        words.setText("<form><p>" + text + "</p></form>", true, false);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(100, SWT.DEFAULT).applyTo(words);
    }

    private void button(Composite parent, String text, Runnable action) {
        Button button = toolkit.createButton(parent, text, SWT.PUSH);
        button.setToolTipText(text + ": " + step.title());
        button.addListener(SWT.Selection, e -> action.run());
        buttons.add(button);
    }

    void done() {
        section.setText(DONE + title);
        section.setExpanded(false);
    }

    void open() {
        section.setExpanded(true);
        buttons.getFirst().setFocus();
    }

    Section control() {
        return section;
    }

    /** What can be pressed, in order. */
    List<Button> buttons() {
        return buttons;
    }
}
