package org.signorini.analysis.energy;

/** The work of one force element. */
interface ElementWork {

    /** The dynamics are at the end of a step of length h: its work. What it hands out at first does not count. */
    double advance(double[] q, double[] u, double t, double h);
}
