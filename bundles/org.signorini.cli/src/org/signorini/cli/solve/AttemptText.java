package org.signorini.cli.solve;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.NonlinearProblem;
import org.signorini.complementarity.Problem;

/** Attempts for a person at a terminal. */
public final class AttemptText {

    /** More rows nobody reads; {@code --json} has them all. */
    private static final int MOST_ROWS = 60;

    private final PrintWriter out;

    public AttemptText(PrintWriter out) {
        this.out = out;
    }

    /** What the problem is, in one line. */
    public static String describe(Problem problem) {
        String kind = problem.kind().id();
        return switch (problem) {
            case FrictionProblem p -> contacts(kind, p.contacts(), p.bilateral());
            case ConeProblem p -> contacts(kind, p.contacts(), p.bilateral());
            case LinearProblem p -> kind + ", " + p.size() + " unknowns";
            case NonlinearProblem p -> kind + ", " + p.size() + " unknowns";
        };
    }

    private static String contacts(String kind, int contacts, int bilateral) {
        return kind + ", " + contacts + " contacts" + (bilateral == 0 ? "" : ", " + bilateral + " bilateral rows");
    }

    /** One attempt with its numbers. */
    public void one(Problem problem, Attempt attempt) {
        out.printf(Locale.ROOT, "%s: %s, residual %.2e after %d iterations in %.4g ms%n", attempt.who(),
                attempt.status(), attempt.residual(), attempt.iterations(), 1e3 * attempt.seconds());
        if (!attempt.solved()) {
            out.println(attempt.answeredBy() + " " + attempt.ended()
                    + (attempt.worstRow() < 0 ? "" : "; the worst row is " + attempt.worstRow()));
        }
        if (attempt.ownTerms().row() >= 0) {
            out.printf(Locale.ROOT, "Row by row: at most %.1e of a row's own terms, in row %s%s%n",
                    attempt.ownTerms().residual(), rowName(problem, attempt.ownTerms().row()).strip(),
                    attempt.solved() && !attempt.ownTerms().met()
                            ? ": this row is small beside the others, and not solved by itself; --every-row asks for it"
                            : "");
        }
        if (attempt.coulomb() != null) {
            out.printf(Locale.ROOT, "Coulomb's law: normal %.1e, cone %.1e, opposition %.1e%n",
                    attempt.coulomb().normal(), attempt.coulomb().cone(), attempt.coulomb().opposition());
        }
        out.printf("%n%8s  %24s  %24s%n", "row", "z", "w");
        for (int i = 0; i < Math.min(problem.size(), MOST_ROWS); i++) {
            out.printf(Locale.ROOT, "%8s  %24.16g  %24.16g%n", rowName(problem, i), attempt.z()[i], attempt.w()[i]);
        }
        if (problem.size() > MOST_ROWS) {
            out.println("… and " + (problem.size() - MOST_ROWS) + " more; --json prints all.");
        }
    }

    private static String rowName(Problem problem, int row) {
        return switch (problem) {
            case FrictionProblem p -> rowName(row, p.bilateral());
            case ConeProblem p -> rowName(row, p.bilateral());
            case LinearProblem p -> Integer.toString(row);
            case NonlinearProblem p -> Integer.toString(row);
        };
    }

    private static String rowName(int row, int bilateral) {
        int k = row - bilateral;
        return k < 0 ? "b" + row : k / 3 + " " + new String[] {"n", "t1", "t2"}[k % 3];
    }

    /** All attempts in one table. */
    public void table(List<Attempt> attempts) {
        int width = attempts.stream().mapToInt(a -> a.who().length()).max().orElse(0);
        String format = "%-" + Math.max(6, width) + "s  %-6s  %9s  %10s  %10s  %s%n";
        out.printf(format, "solver", "status", "residual", "iterations", "ms", "ending");
        for (Attempt attempt : attempts) {
            out.printf(format, attempt.who(), attempt.status(),
                    String.format(Locale.ROOT, "%.2e", attempt.residual()), attempt.iterations(),
                    String.format(Locale.ROOT, "%.3f", 1e3 * attempt.seconds()), attempt.ended());
        }
    }
}
