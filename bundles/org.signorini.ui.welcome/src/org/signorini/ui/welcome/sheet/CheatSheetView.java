package org.signorini.ui.welcome.sheet;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.forms.events.IExpansionListener;
import org.eclipse.ui.forms.widgets.FormText;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.ScrolledForm;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.part.ViewPart;

/** "Draw and run the woodpecker" beside the editor: one step open at a time, those done ticked. */
public final class CheatSheetView extends ViewPart {

    public static final String ID = "org.signorini.ui.welcome.cheatSheet";

    private static final String SHEET = "/cheatsheets/woodpecker.xml";

    private final List<StepSection> sections = new ArrayList<>();
    private CheatSheet sheet;
    private ScrolledForm form;

    /** The sheet that is shown. */
    public static CheatSheet woodpecker() throws IOException {
        try (InputStream in = CheatSheetView.class.getResourceAsStream(SHEET)) {
            return CheatSheetReader.read(in);
        }
    }

    @Override
    public void createPartControl(Composite parent) {
        FormToolkit toolkit = new FormToolkit(parent.getDisplay());
        parent.addListener(SWT.Dispose, e -> toolkit.dispose());
        form = toolkit.createScrolledForm(parent);
        GridLayoutFactory.fillDefaults().margins(8, 8).spacing(4, 4).applyTo(form.getBody());
        try {
            sheet = woodpecker();
        } catch (IOException e) {
            ILog.of(getClass()).error("the cheat sheet cannot be read", e);
            form.setText("The cheat sheet cannot be read.");
            return;
        }
        form.setText(sheet.title());
        FormText intro = toolkit.createFormText(form.getBody(), false);
        intro.setText("<form><p>" + sheet.intro() + "</p></form>", true, false);
        GridDataFactory.fillDefaults().grab(true, false).hint(100, SWT.DEFAULT).applyTo(intro);
        for (int i = 0; i < sheet.steps().size(); i++) {
            int number = i;
            StepSection section = new StepSection(toolkit, form.getBody(), i + 1, sheet.steps().get(i), this::run,
                    () -> done(number));
            section.control().addExpansionListener(IExpansionListener.expansionStateChangedAdapter(
                    e -> form.reflow(true)));
            sections.add(section);
        }
        sections.getFirst().control().setExpanded(true);
        form.reflow(true);
    }

    private void done(int step) {
        sections.get(step).done();
        if (step + 1 < sections.size()) {
            sections.get(step + 1).open();
        }
        form.reflow(true);
        form.getDisplay().asyncExec(() -> {
            if (!form.isDisposed() && step + 1 < sections.size()) {
                form.showControl(sections.get(step + 1).control());
            }
        });
    }

    /** Does a command as its menu entry would with the editor in front. */
    private void run(String command) {
        IEditorPart editor = getSite().getPage().getActiveEditor();
        if (editor != null) {
            getSite().getPage().activate(editor);
        }
        try {
            getSite().getService(IHandlerService.class)
                    .executeCommand(getSite().getService(ICommandService.class).deserialize(command), null);
        } catch (CommandException e) {
            ILog.of(getClass()).error(command + " cannot be done", e);
        }
    }

    /** The buttons of a step, the one that does it first. */
    public List<Button> buttons(int step) {
        return sections.get(step).buttons();
    }

    /** Whether a step is open. */
    public boolean isOpen(int step) {
        return sections.get(step).control().isExpanded();
    }

    @Override
    public void setFocus() {
        form.setFocus();
    }
}
