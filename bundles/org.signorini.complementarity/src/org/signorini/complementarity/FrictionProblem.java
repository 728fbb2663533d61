package org.signorini.complementarity;

import org.signorini.complementarity.operator.Operator;

/**
 * Contact with exact Coulomb friction in contact space (S0 eq. 24): v = W p + b, per contact the rows n, t1, t2,
 *
 * <pre>
 * 0 ≤ p_n ⟂ v_n ≥ 0,   ‖p_t‖ ≤ μ p_n,   v_t ≠ 0 ⇒ p_t = −μ p_n v_t/‖v_t‖,
 * </pre>
 *
 * behind any number of bilateral rows (v = 0, p free). Restitution and gaps are part of b: see
 * {@link #addRestitution} and {@link #addGap}.
 */
public final class FrictionProblem implements Problem {

    private final ConicData data;

    /**
     * @param w  response of velocities to impulses, symmetric
     * @param b  velocities without impulses, {@code w.size()} long at least
     * @param mu friction coefficient per contact
     */
    public FrictionProblem(Operator w, double[] b, double[] mu) {
        data = new ConicData("W", w, "b", b, mu);
    }

    /** A problem to be refilled every step: {@link #reshape} after every change of the operator's size. */
    public FrictionProblem(Operator w) {
        this(w, new double[w.size()], new double[w.contacts()]);
    }

    /**
     * Makes room in {@link #b()} and {@link #mu()} for the operator's rows as they are now; both are the caller's to
     * fill and may be other arrays than before. Allocates only when growing.
     */
    public void reshape() {
        data.reshape();
    }

    /** Newton's restitution: v_n⁺ + e v_n⁻ takes the place of v_n (S4 eq. 11). */
    public void addRestitution(int contact, double e, double approach) {
        data.constant[data.row(contact)] += e * approach;
    }

    /** A gap still open (or, negative, to be pushed out) lets the normal velocity reach −gap/h. */
    public void addGap(int contact, double gap, double step) {
        data.constant[data.row(contact)] += gap / step;
    }

    public Operator operator() {
        return data.operator;
    }

    /** b, live. */
    public double[] b() {
        return data.constant;
    }

    /** μ per contact, live. */
    public double[] mu() {
        return data.mu;
    }

    public int contacts() {
        return data.operator.contacts();
    }

    public int bilateral() {
        return data.operator.bilateral();
    }

    /** Effective mass of a contact, 3/tr(W_ii): turns velocities into impulses. */
    public double effectiveMass(int contact) {
        return data.scale[data.row(contact)];
    }

    @Override
    public ProblemKind kind() {
        return ProblemKind.FRICTION;
    }

    @Override
    public int size() {
        return data.operator.size();
    }

    @Override
    public void evaluate(double[] z, double[] w) {
        data.evaluate(z, w);
    }

    @Override
    public double columnScale(int i) {
        return data.scale[i];
    }

    @Override
    public double rowScale(int i) {
        return 1;
    }

    @Override
    public double magnitude() {
        return data.magnitude;
    }

    /** What a unit of unknown {@code i} changes in its own row; zero where nothing can move. */
    public double response(int i) {
        return data.response[i];
    }

    @Override
    public double smallestReference() {
        return ConicData.SMALLEST_REFERENCE;
    }

    @Override
    public double activity(double[] z) {
        return data.activity(z);
    }

    @Override
    public void show(PrivateCopy copy) {
        data.show(copy);
    }

    @Override
    public void prepare() {
        data.prepare();
    }
}
