package org.signorini.ui.preferences;

import org.eclipse.core.runtime.preferences.AbstractPreferenceInitializer;
import org.eclipse.core.runtime.preferences.DefaultScope;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;

/** What holds until the user chooses, and after Restore Defaults. */
public final class PreferenceDefaults extends AbstractPreferenceInitializer {

    @Override
    public void initializeDefaultPreferences() {
        IEclipsePreferences node = DefaultScope.INSTANCE.getNode(Preferences.NODE);
        node.put(Preferences.PLOT_COLOURS, PlotColours.WORKBENCH.name());
        node.put(Preferences.SOLVERS, "");
        node.putInt(Preferences.THREADS, 0);
        node.put(Preferences.RESULT_FOLDER, Preferences.RESULTS);
    }
}
