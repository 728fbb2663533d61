package org.signorini.simulation.record;

/** The columns of {@link Recorder#contacts}, in their order. */
public enum ContactColumn {

    TIME("s"),
    /** Which contact: an index of {@link Recorder#laneNames}. */
    LANE(""),
    /** Ordinal of a {@link ContactState}. */
    STATE(""),
    GAP("m"),
    NORMAL_IMPULSE("N s"),
    TANGENT1_IMPULSE("N s"),
    TANGENT2_IMPULSE("N s"),
    /** Velocities after the step. */
    NORMAL_VELOCITY("m/s"),
    TANGENT1_VELOCITY("m/s"),
    TANGENT2_VELOCITY("m/s"),
    /** The coefficient that held. */
    FRICTION(""),
    /** The point in the world. */
    X("m"),
    Y("m"),
    Z("m"),
    /** The impulse on the first body in the world's axes. */
    IMPULSE_X("N s"),
    IMPULSE_Y("N s"),
    IMPULSE_Z("N s"),
    /** Sliding at the start of the step: what pyramids and boxes turn with. */
    TANGENT1_VELOCITY_BEFORE("m/s"),
    TANGENT2_VELOCITY_BEFORE("m/s"),
    /** The normal in the world's axes, from the second body to the first. */
    NORMAL_X(""),
    NORMAL_Y(""),
    NORMAL_Z("");

    private final String unit;

    ContactColumn(String unit) {
        this.unit = unit;
    }

    public String unit() {
        return unit;
    }
}
