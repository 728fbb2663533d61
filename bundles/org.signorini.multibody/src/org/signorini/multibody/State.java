package org.signorini.multibody;

/** Coordinates, velocities and time of a system. */
public final class State {

    /** Coordinates; where joints find theirs is in {@link MultibodySystem#joints()}. */
    public final double[] q;
    /** Velocities. */
    public final double[] u;
    /**
     * Numbers near the angles of cut joints, which q does not tell but up to full turns; how they are followed is in
     * {@link org.signorini.multibody.kinematics.CutAngles}. Empty where nobody asks for turns.
     */
    public final double[] angles;
    public double time;

    /** A state that does not tell in which turn cut joints are. */
    public State(int coordinates, int freedoms) {
        this(coordinates, freedoms, 0);
    }

    public State(int coordinates, int freedoms, int cutAngles) {
        q = new double[coordinates];
        u = new double[freedoms];
        angles = new double[cutAngles];
    }

    /** Becomes a copy of another state of the same system. */
    public void set(State other) {
        System.arraycopy(other.q, 0, q, 0, q.length);
        System.arraycopy(other.u, 0, u, 0, u.length);
        if (other.angles.length == angles.length) {
            System.arraycopy(other.angles, 0, angles, 0, angles.length);
        }
        time = other.time;
    }

    public State copy() {
        State copy = new State(q.length, u.length, angles.length);
        copy.set(this);
        return copy;
    }
}
