package org.signorini.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solver;
import org.signorini.complementarity.solver.SolverRegistry;
import org.signorini.contribution.Configurable;
import org.signorini.contribution.Contribution;
import org.signorini.contribution.ContributionException;
import org.signorini.contribution.ContributionRegistry;
import org.signorini.multibody.State;

/** Collects what a {@link Simulator} needs, as objects or by the ids of contributions. */
public final class SimulatorBuilder {

    final Model model;
    Formulation formulation;
    ContactModel contactModel;
    CertifiedSolver solver;
    Scheme scheme;
    double step = 1e-3;
    State initial;
    Monitor monitor = new Monitor();
    boolean timed;
    final List<StepListener> listeners = new ArrayList<>();

    SimulatorBuilder(Model model) {
        this.model = model;
    }

    public SimulatorBuilder formulation(Formulation value) {
        formulation = value;
        return this;
    }

    public SimulatorBuilder formulation(String id, Map<String, String> options) throws ContributionException {
        return formulation(create("formulation", FormulationRegistry.read(), id, options));
    }

    public SimulatorBuilder contactModel(ContactModel value) {
        contactModel = value;
        return this;
    }

    public SimulatorBuilder contactModel(String id, Map<String, String> options) throws ContributionException {
        return contactModel(create("contact model", ContactModelRegistry.read(), id, options));
    }

    public SimulatorBuilder scheme(Scheme value) {
        scheme = value;
        return this;
    }

    public SimulatorBuilder scheme(String id, Map<String, String> options) throws ContributionException {
        return scheme(create("scheme", SchemeRegistry.read(), id, options));
    }

    public SimulatorBuilder solver(CertifiedSolver value) {
        solver = value;
        return this;
    }

    public SimulatorBuilder solver(String name, Solver value) {
        return solver(new CertifiedSolver(name, value));
    }

    public SimulatorBuilder solver(String id, Map<String, String> options) throws ContributionException {
        return solver(new SolverRegistry().create(id, options));
    }

    /** Length of a step, s. */
    public SimulatorBuilder step(double h) {
        if (!(h > 0) || Double.isInfinite(h)) {
            throw new IllegalArgumentException("a step of " + h + " s is impossible");
        }
        step = h;
        return this;
    }

    /** Another start than the model's. */
    public SimulatorBuilder initial(State state) {
        initial = state;
        return this;
    }

    /** Tolerance and limits of solves. */
    public SimulatorBuilder monitor(Monitor value) {
        monitor = value;
        return this;
    }

    /** Has steps timed: reading the clock twice takes a twentieth of the smallest of them. */
    public SimulatorBuilder timed(boolean value) {
        timed = value;
        return this;
    }

    public SimulatorBuilder listener(StepListener listener) {
        listeners.add(listener);
        return this;
    }

    public Simulator build() {
        require("formulation", formulation);
        require("contact model", contactModel);
        require("solver", solver);
        require("scheme", scheme);
        return new Simulator(this);
    }

    private static void require(String what, Object value) {
        if (value == null) {
            throw new IllegalStateException("a simulation needs a " + what);
        }
    }

    private static <T extends Configurable> T create(String what, ContributionRegistry<T> registry, String id,
            Map<String, String> options) throws ContributionException {
        return registry.find(id)
                .orElseThrow(() -> new ContributionException("there is no " + what + " '" + id + "'; known are "
                        + String.join(", ", registry.all().stream().map(Contribution::id).toList())))
                .create(options);
    }
}
