package org.signorini.reproduce.s0;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.signorini.model.element.ElementException;
import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Experiment;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.Listing;
import org.signorini.reproduce.Readings;
import org.signorini.reproduce.StudyRuns;
import org.signorini.reproduce.Subject;
import org.signorini.study.run.Run;

/** S0, table 1: computing times of the five solvers for the pendulum, with the sizes of their problems. */
final class Table1 implements Experiment {

    /** s, as printed. */
    private static final double[] PRINTED = {23.92, 22.78, 24.24, 22.85, 22.82};
    private static final String ID = "S0-table-1";
    private static final int DIRECTIONS = 4;

    @Override
    public Subject subject() {
        return new Subject(ID, "Table 1: computing times for the twelve-link pendulum, and problem sizes",
                "Times of this computer stand beside the paper's and prove nothing; sizes must agree: n_u(n_f + 2) "
                        + "for the pyramid with n_f = 4 directions, 3n_u for the cone. They are counted with Newton's "
                        + "restitution, where a step poses the paper's problem alone; the expansion of Poisson's has "
                        + "three rows more for each contact that was hit on the cone.",
                List.of(Pendulum.NEWTON, Pendulum.POISSON), 5);
    }

    @Override
    public Figure compute(StudyRuns runs) throws IOException, ElementException {
        List<List<String>> rows = new ArrayList<>();
        List<Claim> claims = new ArrayList<>();
        for (int k = 0; k < FiveSolvers.ALL.size(); k++) {
            String solver = FiveSolvers.ALL.get(k);
            Run poisson = runs.of(Pendulum.POISSON, solver);
            ProblemSizes sizes = new ProblemSizes(runs.of(Pendulum.NEWTON, solver));
            rows.add(List.of(solver, String.format(Locale.ROOT, "%.2f", PRINTED[k]),
                    String.format(Locale.ROOT, "%.2f", Readings.number(poisson, "seconds")),
                    Long.toString((long) Readings.number(poisson, "statistics", "solves")),
                    Integer.toString(sizes.mostContacts()), sizes.text()));
            claims.add(size(solver, sizes));
            claims.add(Claim.exactly(ID + "-finishes-" + solver, solver + ": 20 s at 1 ms are computed, no problem "
                    + "left unsolved and none left to another solver.", "20000 steps, 0 failures, 0 fall-backs",
                    String.format(Locale.ROOT, "%.0f steps, %.0f failures, %.0f fall-backs",
                            Readings.number(poisson, "steps"), Readings.number(poisson, "statistics", "failures"),
                            Readings.number(poisson, "statistics", "fallbacks"))));
        }
        Listing table = new Listing("", List.of("complementarity solver", "the paper's time [s]", "time here [s]",
                "problems solved", "contacts at most", "unknowns of a problem"), rows);
        return new Figure(subject(), List.of(table), claims);
    }

    private static Claim size(String solver, ProblemSizes sizes) {
        boolean linear = FiveSolvers.MLCP.contains(solver);
        String law = linear ? (DIRECTIONS + 2) + " n_u" : "3 n_u";
        return Claim.exactly(ID + "-size-" + solver, solver + ": the size of the problem is "
                + (linear ? "n_u(n_f + 2) = 6n_u" : "3n_u") + ", in every step, with n_u contacts.", law,
                sizes.text());
    }
}
