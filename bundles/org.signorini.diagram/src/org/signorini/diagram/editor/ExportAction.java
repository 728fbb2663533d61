package org.signorini.diagram.editor;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.signorini.diagram.export.DiagramExport;

/** Saves the diagram as a picture. */
final class ExportAction extends Action {

    private final MechanismEditor editor;
    private final String format;

    ExportAction(MechanismEditor editor, String format) {
        super("As " + format.toUpperCase(Locale.ROOT) + "…");
        this.editor = editor;
        this.format = format;
        setId(id(format));
    }

    static String id(String format) {
        return "org.signorini.diagram.export." + format;
    }

    @Override
    public void run() {
        FileDialog dialog = new FileDialog(editor.getSite().getShell(), SWT.SAVE);
        dialog.setFilterExtensions(new String[] {"*." + format});
        dialog.setFileName(editor.getPartName().replaceAll("\\.\\w+$", "") + "." + format);
        dialog.setOverwrite(true);
        String chosen = dialog.open();
        if (chosen == null) {
            return;
        }
        try {
            DiagramExport.write(editor.viewer(), Path.of(chosen));
        } catch (IOException e) {
            MessageDialog.openError(editor.getSite().getShell(), "Export",
                    chosen + " was not written: " + e.getMessage());
        }
    }
}
