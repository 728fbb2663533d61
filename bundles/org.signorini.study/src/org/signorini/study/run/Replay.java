package org.signorini.study.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

import org.signorini.complementarity.io.ProblemFileException;
import org.signorini.complementarity.io.ProblemFiles;
import org.signorini.contribution.ContributionException;
import org.signorini.model.element.ElementException;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.multibody.model.ModelException;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.Step;
import org.signorini.study.assembly.Assembler;
import org.signorini.study.result.RunInfo;

/**
 * A run once more, up to a step, from what its result tells of it: so everything about any step can be looked at, its
 * problem above all, and nothing of it need be kept while a run goes on. The same program gives the same bits. It takes
 * as long as the run took up to there, without recording; steps are met in their order.
 */
public final class Replay {

    private final Simulator simulator;

    /**
     * @param info   of the run
     * @param folder where files of meshes are looked for, or null
     */
    public Replay(RunInfo info, Path folder) throws ReplayException {
        try {
            PlannedRun run = StoredRun.of(info);
            simulator = run.settings().simulator(
                    Assembler.assemble(mechanism(info), run.parameters(), folder).model()).build();
        } catch (ContributionException | ModelException | IllegalArgumentException | ElementException
                | IOException e) {
            throw new ReplayException("'" + info.study() + "' cannot be run again: " + e.getMessage(), e);
        }
    }

    private static Mechanism mechanism(RunInfo info) throws IOException {
        Path file = Files.createTempFile("replay", ".mechanism");
        try {
            Files.writeString(file, info.mechanismText());
            return ModelFiles.readMechanism(file);
        } finally {
            Files.deleteIfExists(file);
        }
    }

    /** The number of the step that ends at a time, counted from one as in {@link Step#number}. */
    public static long number(RunInfo info, double time) {
        return Math.round(time / StoredRun.of(info).settings().step());
    }

    /**
     * Goes on to a step.
     *
     * @param number of the step, from one; not one that has been passed
     * @return whether it is there; not where it was cancelled
     * @throws ReplayException where the run stops before it
     */
    public boolean to(long number, BooleanSupplier cancelled) throws ReplayException {
        while (simulator.steps() < number) {
            if (cancelled.getAsBoolean()) {
                return false;
            }
            if (!simulator.step()) {
                if (simulator.steps() == number - 1) {
                    // the step that failed has a problem, too
                    return true;
                }
                throw new ReplayException("the run stops before step " + number + ": "
                        + simulator.failure().orElseThrow());
            }
        }
        return true;
    }

    /** The step last made. */
    public Step step() {
        return simulator.lastStep();
    }

    /** Steps made so far. */
    public long steps() {
        return simulator.steps();
    }

    /** Whether the step had a problem: a contact was active, and it could be posed. */
    public boolean hasProblem() {
        return simulator.lastStep().isSolved() || simulator.statistics().failures() > 0;
    }

    /** Writes the problem the impulses of the step come from, in the format its name asks for. */
    public void save(Path file) throws ReplayException {
        Step step = simulator.lastStep();
        if (!hasProblem() && step.failure() != null) {
            throw new ReplayException(step.failure() + "; it had no problem");
        }
        if (!hasProblem()) {
            throw new ReplayException("in step " + simulator.steps() + " no contact was active: it had no problem");
        }
        try {
            ProblemFiles.write(step.problem(), file);
        } catch (ProblemFileException e) {
            throw new ReplayException(e.getMessage(), e);
        }
    }
}
