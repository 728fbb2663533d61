package org.signorini.ui.views.chart;

import java.io.IOException;
import java.nio.file.Path;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.signorini.plot.ChartFiles;

/** Saves the chart of a canvas as PNG or SVG. */
public final class ChartExport extends Action {

    private final ChartCanvas canvas;

    public ChartExport(ChartCanvas canvas) {
        super("Save Picture…");
        this.canvas = canvas;
        setToolTipText("Save the chart as PNG or SVG");
    }

    @Override
    public void run() {
        Shell shell = canvas.control().getShell();
        if (canvas.frame() == null) {
            MessageDialog.openInformation(shell, "Save Picture", "There is no chart yet: run a study first.");
            return;
        }
        FileDialog dialog = new FileDialog(shell, SWT.SAVE);
        dialog.setFilterExtensions(new String[] {"*.png", "*.svg"});
        dialog.setFileName("chart.png");
        dialog.setOverwrite(true);
        String name = dialog.open();
        if (name != null) {
            save(Path.of(name), shell);
        }
    }

    private void save(Path file, Shell shell) {
        Point size = canvas.control().getSize();
        try {
            if (file.toString().endsWith(".svg")) {
                ChartFiles.svg(canvas.frame().chart(), file, size.x, size.y);
            } else {
                ChartFiles.png(canvas.frame().chart(), file, size.x, size.y);
            }
        } catch (IOException e) {
            MessageDialog.openError(shell, "Save Picture", file + " cannot be written: " + e.getMessage());
        }
    }
}
