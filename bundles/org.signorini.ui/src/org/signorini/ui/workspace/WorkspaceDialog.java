package org.signorini.ui.workspace;

import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;

/** Asks for the folder that holds mechanisms, studies and results. */
final class WorkspaceDialog extends TitleAreaDialog {

    private String folder;

    WorkspaceDialog(Shell parent, String folder) {
        super(parent);
        this.folder = folder;
        setShellStyle(getShellStyle() | SWT.RESIZE);
    }

    String folder() {
        return folder;
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText("Signorini Workbench");
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        setTitle("Choose a workspace");
        setMessage("Your mechanisms, studies and results are kept in this folder. You can switch later with "
                + "File ▸ Switch Workspace.");
        Composite area = new Composite((Composite) super.createDialogArea(parent), SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
        GridLayoutFactory.swtDefaults().numColumns(3).margins(12, 12).applyTo(area);
        new Label(area, SWT.NONE).setText("&Folder:");
        Text text = new Text(area, SWT.BORDER);
        text.setText(folder);
        text.addModifyListener(e -> {
            folder = text.getText().strip();
            Button ok = getButton(OK);
            if (ok != null) {
                ok.setEnabled(!folder.isEmpty());
            }
        });
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).hint(360, SWT.DEFAULT)
                .applyTo(text);
        Button browse = new Button(area, SWT.PUSH);
        browse.setText("&Browse…");
        browse.addListener(SWT.Selection, e -> {
            DirectoryDialog dialog = new DirectoryDialog(getShell());
            dialog.setFilterPath(folder);
            String chosen = dialog.open();
            if (chosen != null) {
                text.setText(chosen);
            }
        });
        return area;
    }
}
