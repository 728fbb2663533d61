package org.signorini.complementarity;

import org.signorini.complementarity.operator.Operator;

/**
 * The cone complementarity problem of S2 eq. 7, −(Nγ + r) ∈ K° ⟂ γ ∈ K: a convex quadratic program over friction
 * cones, with bilateral rows (γ free, Nγ + r = 0) in front. It relaxes Coulomb's law: a sliding contact also
 * separates, v_n = μ‖v_t‖.
 */
public final class ConeProblem implements Problem {

    private final ConicData data;

    /**
     * @param n  N = Pᵀ M⁻¹ P, symmetric positive semidefinite
     * @param r  constant term, {@code n.size()} long at least
     * @param mu friction coefficient per contact
     */
    public ConeProblem(Operator n, double[] r, double[] mu) {
        data = new ConicData("N", n, "r", r, mu);
    }

    /** A problem to be refilled every step: {@link #reshape} after every change of the operator's size. */
    public ConeProblem(Operator n) {
        this(n, new double[n.size()], new double[n.contacts()]);
    }

    /**
     * Makes room in {@link #r()} and {@link #mu()} for the operator's rows as they are now; both are the caller's to
     * fill and may be other arrays than before. Allocates only when growing.
     */
    public void reshape() {
        data.reshape();
    }

    public Operator operator() {
        return data.operator;
    }

    /** r, live. */
    public double[] r() {
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

    /** Effective mass of a contact, 3/tr(N_ii). */
    public double effectiveMass(int contact) {
        return data.scale[data.row(contact)];
    }

    @Override
    public ProblemKind kind() {
        return ProblemKind.CCP;
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
