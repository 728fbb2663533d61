package org.signorini.contact;

import java.util.Set;

import org.signorini.complementarity.ProblemKind;
import org.signorini.contribution.Options;
import org.signorini.simulation.ContactModel;
import org.signorini.simulation.ContactPosing;
import org.signorini.simulation.LawAttribute;

/**
 * S3's own friction model: bounds on the friction force along k directions, coupled by a phantom inertia ρ that makes
 * the lead matrix of the mixed LCP regular (eq. 35). With v eliminated the unknowns are p_b and p_t, free, p_n, and the
 * sliding velocities w_up, w_lo along and against each direction:
 *
 * <pre>
 * u_t = E w_up − E w_lo                                   eq. 28
 * 0 ≤ w_up ⟂ μ p_n + Eᵀp_t + ρ w_lo ≥ 0                   eq. 30, 37
 * 0 ≤ w_lo ⟂ μ p_n − Eᵀp_t + ρ w_up ≥ 0                   eq. 29, 38
 * </pre>
 *
 * n_b + 3 n_u + 2 k n_u in all. w_up and w_lo of a direction are never both positive, whatever ρ, so that ρ has no
 * part in the motion. A contact that sticks has k directions; one that slides has two, e_t and e_l. Across the velocity
 * it is regularized (eq. 43), or without force (eq. 34), which is also what a contact gets that has no normal force yet
 * to regularize by.
 *
 * <p>
 * Changed: ρ is given as a share of the inertia a contact meets along the direction, 1/(eᵀWe + ε), instead of in kg,
 * unless {@code rho-unit} says so.
 * Eliminating p_t leaves ρ(2/(eᵀWe) − ρ) as a principal minor of a direction, so that a ρ of more than twice that
 * inertia loses the P property block pivoting lives on, and one far below it the rank: with ρ = 1 kg for S3's box of
 * 1 kg, whose lateral rows are soft, Júdice and Pires' method cycles. Solves start from sliding contacts that go on.
 *
 * <p>
 * With two directions a sticking contact may hold |p_1|, |p_2| ≤ μ p_n, up to √2 more than the cone. Block pivoting
 * may meet singular blocks with more than two directions (S3, Example); Lemke's method does not.
 */
public final class Phantom implements ContactModel {

    private NormalLaw law = new NormalLaw(Options.of(), "gap");
    private int directions = 2;
    private double rho = 0.1;
    private boolean kilograms;
    private boolean lateral = true;
    private double slowest = 1e-3;

    @Override
    public void configure(Options options) {
        law = new NormalLaw(options, "gap");
        directions = options.integer("directions", 2);
        rho = options.number("rho", 0.1);
        kilograms = options.text("rho-unit", "share").equals("kg");
        lateral = options.text("lateral", "regularized").equals("regularized");
        slowest = options.number("slip-speed", 1e-3);
    }

    @Override
    public Set<ProblemKind> kinds() {
        return Set.of(ProblemKind.LCP, ProblemKind.MLCP);
    }

    @Override
    public Set<LawAttribute> honours() {
        return law.honours(LawAttribute.RELAXATION);
    }

    @Override
    public ContactPosing bind() {
        return new PhantomPosing(law, new RelaxedStep(true, lateral, slowest), directions, rho, kilograms, lateral);
    }
}
