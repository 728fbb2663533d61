package org.signorini.ui.model.wizard;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.signorini.model.file.ModelFileException;
import org.signorini.model.urdf.UrdfImport;
import org.signorini.model.urdf.UrdfImporter;
import org.signorini.model.urdf.UrdfOptions;

/** Which robot, how it stands, and what of its file a mechanism cannot have. */
public final class UrdfPage extends WizardPage {

    private Text file;
    private Button fixed;
    private Button floating;
    private Text notes;
    private UrdfImport robot;
    private Runnable onChange = () -> { };

    public UrdfPage() {
        super("urdf", "Robot", null);
        setDescription("Links become bodies, joints joints, collision shapes geometries.");
        setPageComplete(false);
    }

    @Override
    public void createControl(Composite parent) {
        Composite page = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults().numColumns(3).applyTo(page);
        new Label(page, SWT.NONE).setText("&URDF file:");
        file = new Text(page, SWT.BORDER);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(file);
        file.addModifyListener(e -> read());
        Button browse = new Button(page, SWT.PUSH);
        browse.setText("&Browse…");
        browse.addListener(SWT.Selection, e -> browse());
        floating = radio(page, "&Floating above a floor with friction, 1 cm high");
        fixed = radio(page, "Fi&xed to the ground");
        floating.setSelection(true);
        Label label = new Label(page, SWT.NONE);
        label.setText("Not in the mechanism, or assumed:");
        GridDataFactory.fillDefaults().span(3, 1).applyTo(label);
        notes = new Text(page, SWT.BORDER | SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL);
        GridDataFactory.fillDefaults().span(3, 1).grab(true, true).hint(400, 160).applyTo(notes);
        setControl(page);
    }

    private Button radio(Composite page, String text) {
        Button button = new Button(page, SWT.RADIO);
        button.setText(text);
        GridDataFactory.fillDefaults().span(3, 1).applyTo(button);
        button.addListener(SWT.Selection, e -> read());
        return button;
    }

    private void browse() {
        FileDialog dialog = new FileDialog(getShell(), SWT.OPEN);
        dialog.setFilterExtensions(new String[] {"*.urdf;*.xml", "*"});
        String chosen = dialog.open();
        if (chosen != null) {
            file.setText(chosen);
        }
    }

    /** Types a file's path, as a person does. */
    public void choose(Path urdf) {
        file.setText(urdf.toString());
    }

    private void read() {
        robot = null;
        String complaint = null;
        try {
            if (!file.getText().isBlank()) {
                robot = UrdfImporter.read(Path.of(file.getText().strip()), fixed.getSelection() ? UrdfOptions.fixed()
                        : UrdfOptions.defaults());
            }
        } catch (ModelFileException e) {
            complaint = e.getMessage();
        } catch (InvalidPathException e) {
            complaint = "'" + e.getInput() + "' is no file's name";
        }
        notes.setText(robot == null ? "" : robot.notes().isEmpty() ? "Nothing: all of it is in the mechanism."
                : "• " + String.join("\n• ", robot.notes()));
        onChange.run();
        setErrorMessage(complaint);
        setPageComplete(robot != null);
    }

    /** What was read; {@code null} before. */
    public UrdfImport robot() {
        return robot;
    }

    /** Told when another robot is chosen. */
    void onChange(Runnable listener) {
        onChange = listener;
    }
}
