package org.signorini.ui.solve;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.ProblemException;
import org.signorini.complementarity.io.ProblemFileException;
import org.signorini.complementarity.io.ProblemFiles;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;
import org.signorini.complementarity.solver.Solver;
import org.signorini.complementarity.solver.SolverRegistry;
import org.signorini.contribution.Contribution;
import org.signorini.contribution.ContributionException;

/** Solves one problem file with every solver that takes its kind, in the background; can be cancelled at any time. */
final class SolveJob extends Job {

    private static final Duration LIMIT = Duration.ofSeconds(30);

    private final Path file;
    private final Consumer<String> headline;
    private final Consumer<SolveRow> rows;

    /** The consumers are called from the job's thread. */
    SolveJob(Path file, Consumer<String> headline, Consumer<SolveRow> rows) {
        super("Solving " + file.getFileName());
        this.file = file;
        this.headline = headline;
        this.rows = rows;
        setUser(false);
    }

    @Override
    protected IStatus run(IProgressMonitor progress) {
        try {
            Problem problem = ProblemFiles.read(file);
            problem.prepare();
            List<Contribution<Solver>> solvers = new SolverRegistry().accepting(problem.kind());
            headline.accept(file.getFileName() + ": " + problem.kind().id() + " problem with " + problem.size()
                    + " unknowns, " + solvers.size() + " solvers take it");
            SubMonitor monitor = SubMonitor.convert(progress, solvers.size());
            for (Contribution<Solver> solver : solvers) {
                if (monitor.isCanceled()) {
                    return Status.CANCEL_STATUS;
                }
                monitor.subTask(solver.name());
                rows.accept(solve(problem, solver, monitor));
                monitor.worked(1);
            }
            return Status.OK_STATUS;
        } catch (ProblemFileException | ProblemException e) {
            headline.accept(e.getMessage());
            return Status.OK_STATUS;
        } catch (ContributionException e) {
            return Status.error(e.getMessage(), e);
        }
    }

    private static SolveRow solve(Problem problem, Contribution<Solver> contribution, IProgressMonitor progress)
            throws ContributionException {
        Solution solution = new Solution();
        new SolverRegistry().create(contribution.id(), Map.of()).solve(problem, solution,
                new Monitor().timeLimit(LIMIT).cancelledBy(progress::isCanceled));
        return SolveRow.of(contribution.id(), solution);
    }
}
