package org.signorini.multibody;

/** Coordinates, velocities and time of a system. */
public final class State {

    /** Coordinates; where joints find theirs is in {@link MultibodySystem#joints()}. */
    public final double[] q;
    /** Velocities. */
    public final double[] u;
    public double time;

    public State(int coordinates, int freedoms) {
        q = new double[coordinates];
        u = new double[freedoms];
    }

    /** Becomes a copy of another state of the same system. */
    public void set(State other) {
        System.arraycopy(other.q, 0, q, 0, q.length);
        System.arraycopy(other.u, 0, u, 0, u.length);
        time = other.time;
    }

    public State copy() {
        State copy = new State(q.length, u.length);
        copy.set(this);
        return copy;
    }
}
