package org.signorini.ui.views.launch;

import java.util.List;
import java.util.Map;

import org.signorini.study.run.Chosen;
import org.signorini.study.run.Defaults;
import org.signorini.ui.preferences.Preferences;

/** What studies get where they say nothing, as the user prefers it. */
final class RunDefaults {

    private RunDefaults() {
    }

    static Defaults preferred() {
        List<String> solvers = Preferences.solvers();
        Defaults usual = Defaults.BUILT_IN;
        return new Defaults(
                solvers.isEmpty() ? usual.settings()
                        : usual.settings().solver(new Chosen("chain", Map.of("solvers", String.join(", ", solvers)))),
                new Chosen(usual.executor().id(), Map.of("threads", Integer.toString(Preferences.threads()))));
    }
}
