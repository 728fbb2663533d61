package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;

/** Hears everything logged while it is open; an error fails the test that opened it. */
final class ErrorLog implements AutoCloseable {

    private final List<String> errors = new CopyOnWriteArrayList<>();
    private final ILogListener listener = (status, plugin) -> {
        if (status.getSeverity() == IStatus.ERROR) {
            errors.add(status.getPlugin() + ": " + status.getMessage()
                    + (status.getException() == null ? "" : " (" + status.getException() + ")"));
        }
    };

    ErrorLog() {
        Platform.addLogListener(listener);
    }

    @Override
    public void close() {
        Platform.removeLogListener(listener);
        assertTrue(errors.isEmpty(), () -> "logged as errors:\n" + String.join("\n", errors));
    }
}
