package org.signorini.analysis.tests;

import java.util.Optional;

import org.signorini.analysis.check.SelfCheck;
import org.signorini.analysis.energy.EnergyAccount;
import org.signorini.analysis.energy.EnergyAudit;
import org.signorini.analysis.verdict.Evidence;
import org.signorini.analysis.verdict.FastestSpring;
import org.signorini.analysis.verdict.MechanismSize;
import org.signorini.analysis.verdict.Reason;
import org.signorini.analysis.verdict.Verdict;
import org.signorini.analysis.verdict.watch.FacetSampler;
import org.signorini.analysis.verdict.watch.RunWatch;
import org.signorini.contact.Pyramid;
import org.signorini.contribution.Options;
import org.signorini.multibody.State;
import org.signorini.simulation.ContactModel;
import org.signorini.simulation.Model;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.SimulatorBuilder;
import org.signorini.simulation.scheme.SemiImplicitEuler;
import org.signorini.solver.pivoting.LemkeSolver;

/** Runs a model and judges the run. */
record Judged(Simulator simulator, EnergyAccount account, Verdict verdict) {

    static Judged run(Model model, String formulation, String[] pyramid, double h, double duration) {
        return run(model, formulation, pyramid, new SemiImplicitEuler(), h, duration);
    }

    static Judged run(Model model, String formulation, String[] pyramid, Scheme scheme, double h, double duration) {
        Pyramid contacts = new Pyramid();
        contacts.configure(Options.of(pyramid));
        Simulator simulator = builder(model, formulation, contacts, h).scheme(scheme).build();
        FastestSpring springs = FastestSpring.of(simulator.model().mechanism());
        RunWatch watch = new RunWatch();
        simulator.add(watch);
        EnergyAudit audit = EnergyAudit.attach(simulator);
        FacetSampler sampler = new FacetSampler(simulator.state());
        simulator.add(sampler);
        simulator.run(duration);
        Verdict verdict = Verdict.of("", new Evidence(model, h, 1e-9, MechanismSize.of(model),
                SelfCheck.of(simulator.formulation(), model.mechanism(), simulator.response().initialState()),
                audit.account(), audit.impacts(), watch, simulator.statistics(), springs,
                sampler.compare(s -> from(model, formulation, contacts, h, s), Optional
                        .of(s -> from(model, formulation, contacts.finer().orElseThrow(), h, s)))));
        return new Judged(simulator, audit.account(), verdict);
    }

    private static SimulatorBuilder builder(Model model, String formulation, ContactModel contacts, double h) {
        return Simulator.of(model).formulation(Formulations.all().get(formulation)).contactModel(contacts)
                .solver("lemke", new LemkeSolver()).scheme(new SemiImplicitEuler()).step(h);
    }

    private static Simulator from(Model model, String formulation, ContactModel contacts, double h, State state) {
        return builder(model, formulation, contacts, h).initial(state).build();
    }

    Optional<Reason> reason(String check) {
        return verdict.reasons().stream().filter(r -> r.check().equals(check)).findFirst();
    }
}
