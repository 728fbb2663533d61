package org.signorini.diagram.editor;

import java.util.Map;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.gef.EditPartViewer;
import org.eclipse.gef.SnapToGeometry;
import org.eclipse.gef.SnapToGrid;
import org.eclipse.gef.rulers.RulerProvider;

/** Whether a diagram has rulers and a grid and what things snap to: as in the diagram where it was changed last. */
final class ViewSettings {

    private static final String BUNDLE = "org.signorini.diagram";

    /** The viewer's properties that are kept, with what holds at first. */
    private static final Map<String, Boolean> DEFAULTS = Map.of(RulerProvider.PROPERTY_RULER_VISIBILITY, false,
            SnapToGrid.PROPERTY_GRID_VISIBLE, false, SnapToGrid.PROPERTY_GRID_ENABLED, false,
            SnapToGeometry.PROPERTY_SNAP_ENABLED, true);

    private ViewSettings() {
    }

    /** Sets up a new viewer; from then on what is changed there is kept. */
    static void follow(EditPartViewer viewer) {
        IEclipsePreferences kept = InstanceScope.INSTANCE.getNode(BUNDLE);
        DEFAULTS.forEach((key, otherwise) -> viewer.setProperty(key, kept.getBoolean(key, otherwise)));
        viewer.addPropertyChangeListener(event -> {
            if (DEFAULTS.containsKey(event.getPropertyName()) && event.getNewValue() instanceof Boolean on) {
                kept.putBoolean(event.getPropertyName(), on);
            }
        });
    }
}
