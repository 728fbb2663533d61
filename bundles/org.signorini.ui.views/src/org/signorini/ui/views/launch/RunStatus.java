package org.signorini.ui.views.launch;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** What the status line says of studies that run. Belongs to the user interface's thread. */
public final class RunStatus {

    private static final Map<Object, String> LINES = new LinkedHashMap<>();
    private static final List<Consumer<String>> LISTENERS = new CopyOnWriteArrayList<>();

    private RunStatus() {
    }

    /** @param line how far a job is, or null when it has ended */
    static void put(Object job, String line) {
        if (line == null) {
            LINES.remove(job);
        } else {
            LINES.put(job, line);
        }
        LISTENERS.forEach(l -> l.accept(text()));
    }

    /** Empty while nothing runs; of several studies the first in full. */
    public static String text() {
        if (LINES.isEmpty()) {
            return "";
        }
        String first = LINES.values().iterator().next();
        return LINES.size() == 1 ? first : LINES.size() + " studies · " + first;
    }

    static void addListener(Consumer<String> listener) {
        LISTENERS.add(listener);
    }

    static void removeListener(Consumer<String> listener) {
        LISTENERS.remove(listener);
    }
}
