package org.signorini.contact;

import java.util.Set;

import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.ProblemKind;
import org.signorini.contribution.Options;
import org.signorini.simulation.ContactData;
import org.signorini.simulation.ContactModel;
import org.signorini.simulation.ContactPosing;
import org.signorini.simulation.LawAttribute;

/**
 * Coulomb's cone with S2's relaxation (eq. 5d, 7 and 10): the problem is convex, a quadratic program over cones with
 * n_b + 3 n_u unknowns, and always solvable where bodies can part. What is asked is not v_n ≥ target ⟂ p_n but
 *
 * <pre>
 * K ∋ p ⟂ v − target n ∈ K*,
 * </pre>
 *
 * so that a contact that slides also separates, v_n − target = μ‖v_t‖: in a step of length h a sliding body is lifted
 * by μ h v_T, and glides at that gap from then on. The artifact vanishes with h, with slip and with μ; sticking and
 * rolling contacts do not have it. {@link ExactCone} is the law without it. A contact that glides is open, and takes
 * part all the same ({@link ContactModel#lifts}).
 *
 * <p>
 * The target is S2's −Φ/h with its bound on the speed of recovery. S2 has no restitution; Newton's is added in the
 * same way as to the exact cone.
 */
public final class RelaxedCone implements ContactModel {

    private NormalLaw law = new NormalLaw(Options.of(), "gap");

    @Override
    public void configure(Options options) {
        law = new NormalLaw(options, "gap");
    }

    @Override
    public Set<ProblemKind> kinds() {
        return Set.of(ProblemKind.CCP);
    }

    @Override
    public Set<LawAttribute> honours() {
        return law.honours(Set.of());
    }

    @Override
    public boolean lifts() {
        return true;
    }

    @Override
    public ContactPosing bind() {
        return new Posing(law);
    }

    private static final class Posing implements ContactPosing {

        private final NormalLaw law;
        private ConeProblem problem;
        private int bilateral;
        private int rows;

        Posing(NormalLaw law) {
            this.law = law;
        }

        @Override
        public Problem pose(ContactData data, int phase, double[] p) {
            if (phase > 0) {
                return null;
            }
            if (problem == null || problem.operator() != data.w) {
                problem = new ConeProblem(data.w);
            }
            problem.reshape();
            bilateral = data.bilateral;
            rows = data.rows();
            double[] r = problem.r();
            System.arraycopy(data.b, 0, r, 0, rows);
            for (int c = 0; c < data.contacts; c++) {
                int row = data.row(c);
                r[row] -= law.target(data, c);
                r[row + 1] += law.tangential(data, c, 1);
                r[row + 2] += law.tangential(data, c, 2);
                problem.mu()[c] = data.mu[c];
            }
            return problem;
        }

        @Override
        public void start(double[] p, double[] z) {
            System.arraycopy(p, 0, z, 0, rows);
        }

        @Override
        public void impulses(double[] z, double[] p) {
            System.arraycopy(z, 0, p, 0, rows);
        }

        @Override
        public int contact(int row) {
            return row < bilateral ? -1 : (row - bilateral) / 3;
        }
    }
}
