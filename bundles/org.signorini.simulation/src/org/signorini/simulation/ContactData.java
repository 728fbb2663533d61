package org.signorini.simulation;

import java.util.Arrays;

import org.signorini.complementarity.operator.Operator;

/** What a contact model is told about a step. Arrays may be longer than needed; read, not modified. */
public final class ContactData {

    /** h; zero for a pure impact (S4 §6: Δt = 0). */
    public double step;
    /**
     * Whether contacts take part before they close and g + h v⁺ is the gap of the step's end, see {@link
     * Scheme#anticipates}. If not, an overlap is what the scheme leaves of every impact, up to half a step deep.
     */
    public boolean anticipated = true;
    /**
     * Whether contacts are asked only not to approach: no rebound, no pushing out of overlaps. So a step is posed once
     * more whose first problem no solver solved, see {@link ImpulseSolver}.
     */
    public boolean yielding;
    /** Number of contacts, joint limits included. */
    public int contacts;
    /** Number of bilateral rows in front. */
    public int bilateral;
    public Operator w;
    /** Velocities without impulses, in the order of W's rows. */
    public double[] b = {};
    /** Velocities at the step's start, n, t1, t2 per contact. */
    public double[] before = {};
    /** Distances at the configuration of evaluation. */
    public double[] gap = {};
    /** The coefficient that holds in this step: static or kinetic. Zero for limits. */
    public double[] mu = {};
    /** Friction independent of the load, N. */
    public double[] frictionForce = {};
    /** Restitution, zero where the approach is too slow for an impact. */
    public double[] normalRestitution = {};
    public double[] tangentialRestitution = {};
    /** Velocities at the start of the last step, n, t1, t2 per contact; zero of contacts that had no part in it. */
    public double[] beforeLast = {};
    /** Restitution of what approached at that time, zero where it was too slow for an impact. */
    public double[] lastRestitution = {};
    /** Below this speed a contact sticks as far as its pair says, m/s; 0 where it says nothing. */
    public double[] slipSpeed = {};
    /** Factor by which t2 and what moves along it are stretched, for the sake of anisotropic friction. */
    public double[] stretch = {};
    /**
     * The direction in which the joints let the bodies slide on each other, two numbers per contact: parts along t1 and
     * t2. Zeros where joints leave more than one, or have not been asked.
     */
    public double[] slide = {};
    /** Stiffness and damping. */
    public Relaxation[] relaxation = {};
    /** Impulses of contacts in the last step, in the order of W's rows; zero of contacts that are new. */
    public double[] last = {};
    /** Length of the step they are of, s; zero where there is none. */
    public double lastStep;

    /** Makes room. */
    void reshape(int bilateralRows, int count) {
        bilateral = bilateralRows;
        contacts = count;
        if (b.length < bilateralRows + 3 * count) {
            b = new double[2 * (bilateralRows + 3 * count)];
        }
        if (gap.length < count) {
            int room = 2 * count;
            before = new double[3 * room];
            gap = new double[room];
            mu = Arrays.copyOf(mu, room);
            frictionForce = new double[room];
            normalRestitution = new double[room];
            tangentialRestitution = new double[room];
            beforeLast = new double[3 * room];
            lastRestitution = new double[room];
            slipSpeed = new double[room];
            stretch = new double[room];
            slide = new double[2 * room];
            relaxation = new Relaxation[room];
        }
    }

    /** First row of a contact. */
    public int row(int contact) {
        return bilateral + 3 * contact;
    }

    public int rows() {
        return bilateral + 3 * contacts;
    }
}
