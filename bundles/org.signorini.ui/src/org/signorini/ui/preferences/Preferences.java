package org.signorini.ui.preferences;

import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.preferences.IEclipsePreferences.IPreferenceChangeListener;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.preferences.ScopedPreferenceStore;

/**
 * The user's choices, kept with the workspace. A value that is not possible, as one written by hand, counts as not
 * chosen.
 */
public final class Preferences {

    public static final String NODE = "org.signorini.ui";
    /** A {@link PlotColours}. */
    public static final String PLOT_COLOURS = "plotColours";
    /** Ids of solvers separated by commas; empty for the order that suits each kind of problem. */
    public static final String SOLVERS = "solvers";
    /** Runs of a study computed at a time; 0 for as many as there are cores. */
    public static final String THREADS = "threads";
    /** The name of the folder beside a study that its results go to. */
    public static final String RESULT_FOLDER = "resultFolder";

    static final int MOST_THREADS = 1024;
    static final String RESULTS = "results";

    private Preferences() {
    }

    /** What the pages change. */
    public static IPreferenceStore store() {
        return new ScopedPreferenceStore(InstanceScope.INSTANCE, NODE);
    }

    public static PlotColours plotColours() {
        String name = store().getString(PLOT_COLOURS);
        return Arrays.stream(PlotColours.values()).filter(c -> c.name().equals(name)).findFirst()
                .orElse(PlotColours.WORKBENCH);
    }

    /** Solvers tried one after the other where a study names none; empty for the built-in order. */
    public static List<String> solvers() {
        return Arrays.stream(store().getString(SOLVERS).split(",")).map(String::strip).filter(id -> !id.isEmpty())
                .toList();
    }

    public static int threads() {
        return Math.clamp(store().getInt(THREADS), 0, MOST_THREADS);
    }

    public static String resultFolder() {
        String name = store().getString(RESULT_FOLDER);
        return isFolderName(name) ? name : RESULTS;
    }

    static boolean isFolderName(String name) {
        return ResourcesPlugin.getWorkspace().validateName(name, IResource.FOLDER).isOK();
    }

    /** Redraws a control whenever a choice changes, as long as it lives. */
    public static void redrawWith(Control control) {
        onChange(control, control::redraw);
    }

    /** Does something on the display's thread whenever a choice changes, as long as a control lives. */
    public static void onChange(Control control, Runnable what) {
        IPreferenceChangeListener listener = e -> {
            if (!control.isDisposed()) {
                control.getDisplay().asyncExec(() -> {
                    if (!control.isDisposed()) {
                        what.run();
                    }
                });
            }
        };
        InstanceScope.INSTANCE.getNode(NODE).addPreferenceChangeListener(listener);
        control.addListener(SWT.Dispose,
                e -> InstanceScope.INSTANCE.getNode(NODE).removePreferenceChangeListener(listener));
    }
}
