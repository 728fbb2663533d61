package org.signorini.complementarity.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.Test;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;

class MonitorTest {

    @Test
    void withoutLimitsItGoesOn() {
        Monitor monitor = new Monitor();
        monitor.start();
        for (int k = 0; k < 100; k++) {
            assertTrue(monitor.proceed(1));
        }
        assertEquals(100, monitor.iterations());
        assertNull(monitor.stop());
        assertEquals(1e-9, monitor.tolerance());
    }

    @Test
    void iterationLimit() {
        Monitor monitor = new Monitor().iterationLimit(3);
        monitor.start();
        assertTrue(monitor.proceed(1));
        assertTrue(monitor.proceed(1));
        assertFalse(monitor.proceed(1));
        assertEquals(Ending.ITERATION_LIMIT, monitor.stop());
        monitor.start();
        assertNull(monitor.stop());
        assertEquals(0, monitor.iterations());
    }

    /** The clock can only have advanced past a limit that lies before its start. */
    @Test
    void timeLimit() {
        Monitor monitor = new Monitor().timeLimit(Duration.ofNanos(-1));
        monitor.start();
        assertFalse(monitor.proceed(1));
        assertEquals(Ending.TIME_LIMIT, monitor.stop());
        monitor.timeLimit(Duration.ofDays(1)).start();
        assertTrue(monitor.proceed(1));
    }

    @Test
    void cancellation() {
        AtomicInteger asked = new AtomicInteger();
        Monitor monitor = new Monitor().cancelledBy(() -> asked.incrementAndGet() == 2);
        monitor.start();
        assertTrue(monitor.proceed(1));
        assertFalse(monitor.proceed(1));
        assertEquals(Ending.CANCELLED, monitor.stop());
    }

    @Test
    void listenersHearEveryIteration() {
        List<String> heard = new ArrayList<>();
        Monitor monitor = new Monitor().iterationLimit(2).listener((number, merit) -> heard.add(number + ": " + merit));
        monitor.start();
        monitor.proceed(0.5);
        monitor.proceed(0.25);
        assertEquals(List.of("1: 0.5", "2: 0.25"), heard);
    }
}
