package org.signorini.ui.views.launch;

import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;

/** Seconds at which studies are begun, no two alike: results are told apart by them, also by their files' names. */
final class LaunchTime {

    private static LocalDateTime last = LocalDateTime.MIN;

    private LaunchTime() {
    }

    static synchronized LocalDateTime next() {
        LocalDateTime now = LocalDateTime.now().truncatedTo(ChronoUnit.SECONDS);
        last = now.isAfter(last) ? now : last.plusSeconds(1);
        return last;
    }
}
