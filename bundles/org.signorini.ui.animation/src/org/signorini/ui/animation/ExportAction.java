package org.signorini.ui.animation;

import java.nio.file.Path;
import java.util.function.Supplier;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.signorini.scene.export.Frames;

/** Saves the run as an animated GIF or as pictures in a folder, seen as it is in the view. */
final class ExportAction extends Action {

    private static final int USUAL = 100;
    private static final int MOST = 10_000;

    private final Shell shell;
    private final Supplier<Frames> frames;
    private final boolean gif;

    /** @param frames what is in the view now, with any number of pictures; null where it is empty */
    ExportAction(Shell shell, boolean gif, Supplier<Frames> frames) {
        super(gif ? "Save as Animated GIF…" : "Save as PNG Pictures…");
        this.shell = shell;
        this.gif = gif;
        this.frames = frames;
        setToolTipText("Saves the whole run, seen from here");
    }

    @Override
    public void run() {
        Frames seen = frames.get();
        if (seen == null) {
            MessageDialog.openInformation(shell, getText(), "There is nothing to save yet: run a study first.");
            return;
        }
        InputDialog number = new InputDialog(shell, getText(),
                "How many pictures, from the start to the end of the run?", Integer.toString(USUAL),
                text -> text.matches("[0-9]{1,5}") && Integer.parseInt(text) > 0
                        && Integer.parseInt(text) <= MOST ? null : "A number from 1 to " + MOST);
        if (number.open() != Window.OK) {
            return;
        }
        String chosen = gif ? file() : new DirectoryDialog(shell, SWT.SAVE).open();
        if (chosen != null) {
            new ExportJob(seen.count(Integer.parseInt(number.getValue())), Path.of(chosen), gif).schedule();
        }
    }

    private String file() {
        FileDialog dialog = new FileDialog(shell, SWT.SAVE);
        dialog.setFilterExtensions(new String[] {"*.gif"});
        dialog.setFileName("animation.gif");
        dialog.setOverwrite(true);
        return dialog.open();
    }
}
