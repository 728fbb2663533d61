package org.signorini.simulation;

/**
 * Stiffness and damping of a contact, for contact models that relax constraints (S3 eq. 39–42); the others are rigid
 * whatever stands here. A direction with neither is rigid for all.
 *
 * @param stiffness           k_n, N/m
 * @param damping             b_n, N s/m
 * @param tangentialStiffness k_t of the bristles that hold a contact that sticks, N/m
 * @param tangentialDamping   b_t of the same, N s/m
 */
public record Relaxation(double stiffness, double damping, double tangentialStiffness, double tangentialDamping) {

    public static final Relaxation RIGID = new Relaxation(0, 0, 0, 0);

    public Relaxation {
        check("stiffness", stiffness);
        check("damping", damping);
        check("tangential stiffness", tangentialStiffness);
        check("tangential damping", tangentialDamping);
    }

    private static void check(String what, double value) {
        if (!(value >= 0 && value <= Double.MAX_VALUE)) {
            throw new IllegalArgumentException("a " + what + " of " + value + " is impossible");
        }
    }
}
