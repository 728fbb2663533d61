package org.signorini.analysis.verdict.watch;

/** The largest of many numbers, and when and where it was. */
public final class Extreme {

    private double value;
    private double time = Double.NaN;
    private String where = "";

    /** Whether a number would be the largest; NaN is. */
    boolean isBeatenBy(double candidate) {
        return !(candidate <= value);
    }

    void set(double candidate, double at, String name) {
        value = candidate;
        time = at;
        where = name;
    }

    public double value() {
        return value;
    }

    public double time() {
        return time;
    }

    /** The contact or body, or empty. */
    public String where() {
        return where;
    }
}
