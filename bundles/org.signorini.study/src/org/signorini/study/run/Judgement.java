package org.signorini.study.run;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

import org.signorini.analysis.check.SelfCheck;
import org.signorini.analysis.check.SelfCheckResult;
import org.signorini.analysis.energy.EnergyAudit;
import org.signorini.analysis.failure.BlockedMotion;
import org.signorini.analysis.verdict.Evidence;
import org.signorini.analysis.verdict.FacetTrial;
import org.signorini.analysis.verdict.FastestSpring;
import org.signorini.analysis.verdict.Level;
import org.signorini.analysis.verdict.MechanismSize;
import org.signorini.analysis.verdict.Reason;
import org.signorini.analysis.verdict.Verdict;
import org.signorini.analysis.verdict.watch.FacetSampler;
import org.signorini.analysis.verdict.watch.RunWatch;
import org.signorini.contribution.ContributionException;
import org.signorini.multibody.State;
import org.signorini.simulation.Failure;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.SimulatorBuilder;

/** Checks a run before it begins, watches it, and judges it in the end. */
final class Judgement {

    /** Makes builders of the same simulation. */
    interface Builders {
        SimulatorBuilder make() throws ContributionException;
    }

    private final Simulator simulator;
    private final RunSettings settings;
    private final Builders builders;
    private final SelfCheckResult selfCheck;
    private final FastestSpring springs;
    private final RunWatch watch = new RunWatch();
    private final FacetSampler sampler;
    private final EnergyAudit audit;

    /** Attaches itself, to be done before any other listener. */
    Judgement(Simulator simulator, RunSettings settings, Builders builders) {
        this.simulator = simulator;
        this.settings = settings;
        this.builders = builders;
        selfCheck = check(simulator);
        springs = FastestSpring.of(simulator.model().mechanism());
        simulator.add(watch);
        audit = EnergyAudit.attach(simulator);
        sampler = new FacetSampler(simulator.state());
        if (simulator.contactModel().finer().isPresent()) {
            simulator.add(sampler);
        }
    }

    /** A check that breaks says nothing of the formulation, and does not end the run. */
    private static SelfCheckResult check(Simulator simulator) {
        try {
            return SelfCheck.of(simulator.formulation(), simulator.model().mechanism(), simulator.state());
        } catch (RuntimeException e) {
            return new SelfCheckResult(0, SelfCheck.TOLERANCE, Optional.empty(), List.of("internal error, " + e), 0);
        }
    }

    EnergyAudit audit() {
        return audit;
    }

    /** Why the run must not begin, or nothing. */
    Optional<String> refusal() {
        return selfCheck.disagreement().map(d -> "the self-check of formulation '" + settings.formulation().id()
                + "' failed: " + d + "; choose another formulation, and keep the mechanism as evidence of a mistake");
    }

    /**
     * @param failure what stopped the run, or empty
     */
    Verdict verdict(String failure) {
        try {
            return judge(failure);
        } catch (RuntimeException e) {
            // the result is there, and worth more than what was to be said of it
            return new Verdict(Level.DOUBTFUL, List.of(new Reason(Level.DOUBTFUL, "verdict",
                    "The run could not be judged: internal error, " + e, "")));
        }
    }

    private Verdict judge(String failure) {
        return Verdict.of(failure, new Evidence(simulator.model(), settings.step(), settings.tolerance(),
                MechanismSize.of(simulator.model()), selfCheck, audit.account(), audit.impacts(), watch,
                simulator.statistics(), springs, facets()));
    }

    private FacetTrial facets() {
        Function<State, Simulator> same = state -> build(state, false);
        return sampler.compare(same, simulator.contactModel().finer().map(f -> state -> build(state, true)));
    }

    private Simulator build(State state, boolean finer) {
        try {
            SimulatorBuilder builder = builders.make().initial(state);
            return (finer ? builder.contactModel(simulator.contactModel().finer().orElseThrow()) : builder).build();
        } catch (ContributionException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What stopped the run: the element, the cause and, where it is known, a remedy. */
    static String explain(Failure failure, Simulator simulator) {
        return BlockedMotion.of(simulator)
                .map(why -> why + " (step " + failure.step() + ", t = " + failure.time() + " s)")
                .orElseGet(failure::toString);
    }

    /** As {@code run --json} prints it. */
    static Map<String, Object> asMap(Verdict verdict) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("level", verdict.level().toString());
        List<Map<String, Object>> reasons = verdict.reasons().stream().map(Judgement::asMap).toList();
        map.put("reasons", reasons);
        return map;
    }

    private static Map<String, Object> asMap(Reason reason) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("level", reason.level().toString());
        map.put("check", reason.check());
        map.put("text", reason.text());
        map.put("element", reason.element().isEmpty() ? null : reason.element());
        return map;
    }

    /** As {@code run --json} prints it. */
    Map<String, Object> selfCheck() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("agrees", selfCheck.disagreement().isEmpty());
        map.put("difference", Double.isFinite(selfCheck.largest()) ? selfCheck.largest() : null);
        map.put("tolerance", selfCheck.tolerance());
        map.put("notChecked", selfCheck.notChecked());
        map.put("seconds", selfCheck.seconds());
        return map;
    }
}
