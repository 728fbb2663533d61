package org.signorini.ui.views.table;

import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Display;
import org.signorini.ui.views.run.RunEntry;

/** Rows of the table as text: a line each below the titles, tabs between cells, as spreadsheets take it. */
final class RowsText {

    private RowsText() {
    }

    static String of(List<RunEntry> runs) {
        String head = RunColumn.ALL.stream().map(RunColumn::title).collect(Collectors.joining("\t"));
        return runs.stream().map(run -> RunColumn.ALL.stream().map(c -> plain(c.text().apply(run)))
                .collect(Collectors.joining("\t"))).collect(Collectors.joining("\n", head + "\n", "\n"));
    }

    private static String plain(String cell) {
        return cell.replaceAll("[\\t\\r\\n]+", " ");
    }

    static void copy(List<RunEntry> runs, Display display) {
        Clipboard clipboard = new Clipboard(display);
        try {
            clipboard.setContents(new Object[] {of(runs)}, new Transfer[] {TextTransfer.getInstance()});
        } finally {
            clipboard.dispose();
        }
    }
}
