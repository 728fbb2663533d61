package org.signorini.differential.reference;

/**
 * A scalar function φ of the bodies' poses at a state: its value, its gradient J against (v, ω) of all bodies but the
 * ground, and what φ̈ is beside J·(v̇, ω̇).
 */
public final class Row {

    final double[] j;
    double value;
    double bias;

    Row(int bodies) {
        j = new double[6 * (bodies - 1)];
    }

    /** Adds a force along a direction at body b's centre to J, and a torque. */
    void add(int body, double[] force, double[] torque) {
        if (body > 0) {
            for (int i = 0; i < 3; i++) {
                j[6 * (body - 1) + i] += force[i];
                j[6 * (body - 1) + 3 + i] += torque[i];
            }
        }
    }

    /** φ̇ = J·twists. */
    public double rate(double[] twists) {
        double sum = 0;
        for (int i = 0; i < j.length; i++) {
            sum += j[i] * twists[i];
        }
        return sum;
    }

    public double value() {
        return value;
    }

    public double[] gradient() {
        return j;
    }

    /** −φ. */
    public Row negative() {
        Row row = new Row(j.length / 6 + 1);
        for (int i = 0; i < j.length; i++) {
            row.j[i] = -j[i];
        }
        row.value = -value;
        row.bias = -bias;
        return row;
    }
}
