package org.signorini.ui.views.run;

import java.nio.file.Path;
import java.util.Map;
import java.util.WeakHashMap;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.QualifiedName;

/**
 * What a person wrote about runs. Kept by the workspace with their files, which it follows when they are moved or
 * renamed there; the files themselves stay as they were computed.
 */
public final class RunNotes {

    private static final QualifiedName NOTE = new QualifiedName("org.signorini.ui.views", "note");
    /** The workspace keeps no longer ones. */
    public static final int LONGEST = 500;

    /** Tables ask for them many times a second. */
    private static final Map<RunEntry, String> READ = new WeakHashMap<>();

    private RunNotes() {
    }

    /** Empty where there is none. To be asked on the user interface's thread. */
    public static String of(RunEntry run) {
        return run.isRunning() ? "" : READ.computeIfAbsent(run, RunNotes::read);
    }

    private static String read(RunEntry run) {
        IFile file = file(run.file());
        try {
            String note = file == null || !file.exists() ? null : file.getPersistentProperty(NOTE);
            return note == null ? "" : note;
        } catch (CoreException e) {
            // a file that has just gone has no note
            return "";
        }
    }

    public static void write(RunEntry run, String note) throws CoreException {
        IFile file = file(run.file());
        if (file != null) {
            String plain = note.strip();
            file.setPersistentProperty(NOTE, plain.isEmpty() ? null
                    : plain.substring(0, Math.min(LONGEST, plain.length())));
            READ.remove(run);
        }
    }

    /** Where the workspace has it, or null. */
    public static IFile file(Path result) {
        IFile[] files = result == null ? new IFile[0]
                : ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(result.toUri());
        return files.length == 0 ? null : files[0];
    }
}
