package org.signorini.ui.welcome.papers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.program.Program;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.signorini.reproduce.page.HtmlPage;

/** The figures there are as one HTML page, as {@code signorini reproduce} writes it. */
final class PageFile {

    private PageFile() {
    }

    /** Asks where, writes it, and has the system show it. */
    static void save(Shell shell) {
        FileDialog dialog = new FileDialog(shell, SWT.SAVE);
        dialog.setFilterExtensions(new String[] {"*.html"});
        dialog.setFileName("reproduction.html");
        dialog.setOverwrite(true);
        String name = dialog.open();
        if (name != null) {
            try {
                write(Path.of(name));
                Program.launch(name);
            } catch (IOException e) {
                MessageDialog.openError(shell, "Save as Page", name + " cannot be written: " + e.getMessage());
            }
        }
    }

    static void write(Path file) throws IOException {
        Files.writeString(file, HtmlPage.of(ReproducedFigures.shared().report()));
    }
}
