package org.signorini.complementarity.operator;

/**
 * An operator that can treat a contact of a Gauss–Seidel sweep in one go, where its diagonal block couples nothing,
 * W_ii = diag(w_n, w_t, w_t): spheres, and whatever else has its centres of mass on the normal. Coulomb's law then has
 * a closed form for the contact alone,
 *
 * <pre>
 * p_n ← max(0, p_n − v_n/w_n),   p_t ← p_t − v_t/w_t, shortened to μ p_n.
 * </pre>
 *
 * The same as {@link Operator#rows}, that formula and {@link Operator#add}, at half the cost: what a contact and its
 * bodies are is read once.
 */
public interface SlidingContacts {

    /**
     * Solves one contact with the others held.
     *
     * @param b   constant of the problem
     * @param p   its unknowns, the traversal's x; the contact's three are replaced
     * @param law μ, 1/w_n, 1/w_t and 1/effective mass at {@code 4·contact}
     * @return how far p moved, by the effective mass
     */
    double slide(int contact, double[] b, double[] p, double[] law);
}
