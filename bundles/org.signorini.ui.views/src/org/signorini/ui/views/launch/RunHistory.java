package org.signorini.ui.views.launch;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;

/** The files that were run last, the latest first. Kept with the workspace. */
public final class RunHistory {

    private static final int LENGTH = 10;
    private static final String KEY = "history";

    private RunHistory() {
    }

    private static IEclipsePreferences node() {
        return InstanceScope.INSTANCE.getNode("org.signorini.ui.views");
    }

    /** Those that are still there. */
    public static List<Path> files() {
        return node().get(KEY, "").lines().filter(line -> !line.isBlank()).map(Path::of).filter(Files::isRegularFile)
                .toList();
    }

    static void add(Path file) {
        List<Path> files = new ArrayList<>(files());
        files.remove(file);
        files.addFirst(file);
        node().put(KEY, String.join("\n", files.stream().limit(LENGTH).map(Path::toString).toList()));
    }
}
