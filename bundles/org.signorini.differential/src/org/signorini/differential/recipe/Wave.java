package org.signorini.differential.recipe;

/** center + amplitude·sin(ωt + phase). */
public record Wave(double center, double amplitude, double omega, double phase) {

    /** A number that does not change. */
    public static Wave still(double value) {
        return new Wave(value, 0, 1, 0);
    }

    public double value(double t) {
        return center + amplitude * StrictMath.sin(omega * t + phase);
    }

    public double rate(double t) {
        return amplitude * omega * StrictMath.cos(omega * t + phase);
    }

    public double acceleration(double t) {
        return -amplitude * omega * omega * StrictMath.sin(omega * t + phase);
    }
}
