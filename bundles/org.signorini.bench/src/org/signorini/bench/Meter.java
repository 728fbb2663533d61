package org.signorini.bench;

import java.lang.management.ManagementFactory;

import com.sun.management.ThreadMXBean;

/** What this thread has used so far. */
public final class Meter {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Meter() {
    }

    public static long cpuNanos() {
        return THREADS.getCurrentThreadCpuTime();
    }

    public static long allocatedBytes() {
        return THREADS.getCurrentThreadAllocatedBytes();
    }

    /** Of sorted numbers; of an even count, the mean of the middle two. */
    public static double median(double[] sorted) {
        int n = sorted.length;
        return n == 0 ? Double.NaN : 0.5 * (sorted[(n - 1) / 2] + sorted[n / 2]);
    }
}
