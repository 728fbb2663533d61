package org.signorini.analysis.energy;

/**
 * The mean over the later part of a stretch of time whose end is not known: the last half to three quarters of it. Two
 * windows follow each other; when the newer one is as long as all before it, it becomes the older one.
 */
final class LaterMean {

    private final double origin;
    private double start;
    private double time;
    private double sum;
    private double olderStart;
    private double olderSum;

    LaterMean(double origin) {
        this.origin = origin;
        start = origin;
        time = origin;
        olderStart = origin;
    }

    /** A value that holds from the last one's time to this. */
    void add(double value, double now) {
        sum += value * (now - time);
        time = now;
        if (time - start > start - origin) {
            olderStart = start;
            olderSum = sum;
            start = time;
            sum = 0;
        }
    }

    double value() {
        double length = time - olderStart;
        return length > 0 ? (olderSum + sum) / length : 0;
    }
}
