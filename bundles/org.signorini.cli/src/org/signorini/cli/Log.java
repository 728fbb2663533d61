package org.signorini.cli;

import org.eclipse.core.runtime.ILog;
import org.osgi.framework.FrameworkUtil;

/** The platform's log, where there is a platform. */
final class Log {

    private Log() {
    }

    static void error(String message, Throwable cause) {
        if (FrameworkUtil.getBundle(Log.class) != null) {
            ILog.of(Log.class).error(message, cause);
        }
    }
}
