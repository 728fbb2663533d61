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

/** Saves the chart of a canvas as PNG or SVG, or its numbers as CSV where there is someone to write them. */
public final class ChartExport extends Action {

    /** Writes the numbers of a chart. */
    @FunctionalInterface
    public interface Numbers {

        void write(Path file) throws IOException;
    }

    private final ChartCanvas canvas;
    private final Numbers numbers;

    public ChartExport(ChartCanvas canvas) {
        this(canvas, null);
    }

    /** @param numbers writes CSV files, or null */
    public ChartExport(ChartCanvas canvas, Numbers numbers) {
        super(numbers == null ? "&Save Picture…" : "&Save Picture or Numbers…");
        this.canvas = canvas;
        this.numbers = numbers;
        setToolTipText(numbers == null ? "Save the chart as PNG or SVG"
                : "Save the chart as PNG or SVG, or its samples as CSV");
    }

    @Override
    public void run() {
        Shell shell = canvas.control().getShell();
        if (canvas.frame() == null) {
            MessageDialog.openInformation(shell, "Save Picture", "There is no chart yet: run a study first.");
            return;
        }
        FileDialog dialog = new FileDialog(shell, SWT.SAVE);
        dialog.setFilterExtensions(numbers == null ? new String[] {"*.png", "*.svg"}
                : new String[] {"*.png", "*.svg", "*.csv"});
        dialog.setFileName("chart.png");
        dialog.setOverwrite(true);
        String name = dialog.open();
        if (name != null) {
            try {
                save(Path.of(name));
            } catch (IOException e) {
                MessageDialog.openError(shell, "Save Picture", name + " cannot be written: " + e.getMessage());
            }
        }
    }

    /** In the form the file's name ends in. */
    public void save(Path file) throws IOException {
        Point size = canvas.control().getSize();
        if (numbers != null && file.toString().endsWith(".csv")) {
            numbers.write(file);
        } else if (file.toString().endsWith(".svg")) {
            ChartFiles.svg(canvas.frame().chart(), file, size.x, size.y);
        } else {
            ChartFiles.png(canvas.frame().chart(), file, size.x, size.y);
        }
    }
}
