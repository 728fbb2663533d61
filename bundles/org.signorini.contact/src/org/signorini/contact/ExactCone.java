package org.signorini.contact;

import java.util.Set;

import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.ProblemKind;
import org.signorini.contribution.Options;
import org.signorini.simulation.ContactData;
import org.signorini.simulation.ContactModel;
import org.signorini.simulation.ContactPosing;

/**
 * Coulomb's law with the cone as it is (S0 §4, eq. 24 and 49–56): n_b + 3 n_u unknowns, blind to how tangents are
 * turned. Restitution enters as S4 eq. 11: friction looks at v_t⁺ + e_T v_t⁻. It is Newton's alone: the expansion of
 * Poisson's has a cone cut off at its tip, which is not a problem of this kind; {@link Pyramid} has both.
 */
public final class ExactCone implements ContactModel {

    private NormalLaw law = new NormalLaw(Options.of(), "gap");

    @Override
    public void configure(Options options) {
        law = new NormalLaw(options, "gap");
    }

    @Override
    public Set<ProblemKind> kinds() {
        return Set.of(ProblemKind.FRICTION);
    }

    @Override
    public ContactPosing bind() {
        return new Posing(law);
    }

    private static final class Posing implements ContactPosing {

        private final NormalLaw law;
        private FrictionProblem problem;
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
                problem = new FrictionProblem(data.w);
            }
            problem.reshape();
            bilateral = data.bilateral;
            rows = data.rows();
            double[] b = problem.b();
            System.arraycopy(data.b, 0, b, 0, rows);
            for (int c = 0; c < data.contacts; c++) {
                int row = data.row(c);
                b[row] -= law.target(data, c);
                b[row + 1] += law.tangential(data, c, 1);
                b[row + 2] += law.tangential(data, c, 2);
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
