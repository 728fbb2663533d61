package org.signorini.ui.views.trajectory;

import java.util.Arrays;
import java.util.List;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;

/** Which quantities of a study were looked at last. Kept with the workspace, so that they are there again tomorrow. */
final class QuantityMemory {

    private static final String NODE = "org.signorini.ui.views/trajectories";
    private static final String SEPARATOR = "\n";

    private QuantityMemory() {
    }

    private static IEclipsePreferences node() {
        return InstanceScope.INSTANCE.getNode(NODE);
    }

    /** Those of them that are still there; where nothing was chosen yet, what is shown first. */
    static List<Quantity> of(String study, List<Quantity> all, List<Quantity> first) {
        List<String> keys = Arrays.asList(node().get(study, "").split(SEPARATOR));
        List<Quantity> chosen = all.stream().filter(q -> keys.contains(q.key())).toList();
        return chosen.isEmpty() ? first : chosen;
    }

    static void keep(String study, List<Quantity> chosen) {
        node().put(study, String.join(SEPARATOR, chosen.stream().map(Quantity::key).toList()));
    }
}
