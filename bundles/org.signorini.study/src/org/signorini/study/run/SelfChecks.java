package org.signorini.study.run;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.signorini.analysis.check.SelfCheck;
import org.signorini.analysis.check.SelfCheckResult;
import org.signorini.contribution.ContributionException;
import org.signorini.model.element.ElementException;
import org.signorini.multibody.model.ModelException;
import org.signorini.simulation.Outcome;
import org.signorini.simulation.Simulator;
import org.signorini.study.assembly.Assembler;

/** The self-check of every formulation that the runs of a study choose, on demand: at the start, or later in a run. */
public final class SelfChecks {

    /**
     * The check of one formulation.
     *
     * @param run         the first that chooses it
     * @param time        at which state, s
     * @param result      what was found; empty where there is no such state
     * @param unreachable why there is none, in words, or empty
     */
    public record Checked(PlannedRun run, double time, Optional<SelfCheckResult> result, String unreachable) {

        /** Whether the formulation and Newton's and Euler's equations agree, as far as they could be compared. */
        public boolean agrees() {
            return result.isPresent() && result.get().disagreement().isEmpty();
        }
    }

    private SelfChecks() {
    }

    /**
     * Checks each formulation with its options once for every set of parameters.
     *
     * @param time of a run to look at, s
     */
    public static List<Checked> of(RunSource source, double time) throws ElementException {
        List<Checked> all = new ArrayList<>();
        Set<Map.Entry<Chosen, Map<String, Double>>> known = new HashSet<>();
        for (PlannedRun run : new StudyRunner(source, Overrides.NONE).plan()) {
            if (known.add(Map.entry(run.settings().formulation(), run.parameters()))) {
                all.add(check(source, run, time));
            }
        }
        return all;
    }

    private static Checked check(RunSource source, PlannedRun run, double time) throws ElementException {
        try {
            Simulator simulator = run.settings()
                    .simulator(Assembler.assemble(source.mechanism(), run.parameters(), source.folder()).model())
                    .build();
            Outcome outcome = simulator.run(time);
            if (!outcome.isDone()) {
                return new Checked(run, simulator.time(), Optional.empty(),
                        outcome.failure().map(Object::toString).orElse("cancelled"));
            }
            return new Checked(run, simulator.time(), Optional.of(SelfCheck.of(simulator.formulation(),
                    simulator.model().mechanism(), simulator.state())), "");
        } catch (ContributionException | ModelException | IllegalArgumentException e) {
            return new Checked(run, 0, Optional.empty(), e.getMessage());
        }
    }
}
