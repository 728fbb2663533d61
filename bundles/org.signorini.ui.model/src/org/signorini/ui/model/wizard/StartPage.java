package org.signorini.ui.model.wizard;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.signorini.examples.Example;
import org.signorini.examples.Gallery;
import org.signorini.ui.model.element.ElementIcons;

/** What a mechanism begins as: empty, an example, or a robot of a URDF file. */
public final class StartPage extends WizardPage {

    private Button empty;
    private Button example;
    private Button robot;
    private TableViewer examples;
    private Text about;
    private Runnable onChange = () -> { };

    public StartPage() {
        super("start", "Begin With", null);
        setDescription("A mechanism may begin empty, as one of the gallery, or as a robot described in a URDF file.");
    }

    @Override
    public void createControl(Composite parent) {
        Composite page = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults().numColumns(2).equalWidth(true).applyTo(page);
        empty = radio(page, "&Empty: the ground alone");
        robot = radio(page, "A &robot: the next page asks for its URDF file");
        example = radio(page, "An e&xample, with its study:");
        empty.setSelection(true);
        examples = new TableViewer(page, SWT.BORDER | SWT.V_SCROLL | SWT.SINGLE);
        examples.setContentProvider(ArrayContentProvider.getInstance());
        examples.setLabelProvider(new ExampleLabels());
        examples.setInput(Gallery.all());
        GridDataFactory.fillDefaults().grab(true, true).hint(260, 220).applyTo(examples.getControl());
        about = new Text(page, SWT.BORDER | SWT.MULTI | SWT.WRAP | SWT.READ_ONLY | SWT.V_SCROLL);
        GridDataFactory.fillDefaults().grab(true, true).hint(260, 220).applyTo(about);
        examples.addSelectionChangedListener(e -> {
            Example chosen = chosen();
            if (chosen != null) {
                about.setText(chosen.title() + "\n\n" + chosen.text().replaceAll("(?<!\n)\n(?!\n)", " "));
                begin(example);
            }
        });
        examples.addDoubleClickListener(e -> {
            if (canFlipToNextPage()) {
                getContainer().showPage(getNextPage());
            }
        });
        setControl(page);
    }

    private static final class ExampleLabels extends LabelProvider {

        @Override
        public String getText(Object example) {
            return ((Example) example).title();
        }

        @Override
        public Image getImage(Object example) {
            return ElementIcons.image("mechanism");
        }
    }

    private Button radio(Composite page, String text) {
        Button button = new Button(page, SWT.RADIO);
        button.setText(text);
        GridDataFactory.fillDefaults().span(2, 1).applyTo(button);
        button.addListener(SWT.Selection, e -> update());
        return button;
    }

    private void begin(Button one) {
        for (Button button : new Button[] {empty, example, robot}) {
            button.setSelection(button == one);
        }
        update();
    }

    private void update() {
        if (example.getSelection() && chosen() == null) {
            examples.setSelection(new StructuredSelection(Gallery.all().get(0)), true);
        }
        onChange.run();
        setPageComplete(true);
        if (getContainer().getCurrentPage() != null) {
            getContainer().updateButtons();
        }
    }

    private Example chosen() {
        return (Example) examples.getStructuredSelection().getFirstElement();
    }

    /** Chooses an example, as a click on it does. */
    public void choose(Example one) {
        examples.setSelection(new StructuredSelection(one), true);
    }

    /** Told when something else is chosen. */
    void onChange(Runnable listener) {
        onChange = listener;
    }

    boolean isRobot() {
        return robot != null && robot.getSelection();
    }

    /** The chosen example; {@code null} where it is none. */
    Example example() {
        return example != null && example.getSelection() ? chosen() : null;
    }
}
