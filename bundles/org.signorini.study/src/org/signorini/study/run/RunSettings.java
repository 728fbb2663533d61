package org.signorini.study.run;

import java.util.LinkedHashMap;
import java.util.Map;

import org.signorini.complementarity.solver.Monitor;
import org.signorini.contribution.ContributionException;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.SimulatorBuilder;

/**
 * How a mechanism is computed.
 *
 * @param step      s
 * @param duration  s, rounded to whole steps
 * @param tolerance residual below which a solution counts as one
 * @param every     every how many steps something is recorded
 */
public record RunSettings(Chosen formulation, Chosen contactModel, Chosen solver, Chosen scheme, double step,
        double duration, double tolerance, int every) {

    public static final RunSettings DEFAULT = new RunSettings(Chosen.of("mc"), Chosen.of("pyramid"),
            Chosen.of("chain"), Chosen.of("semi-implicit-euler"), 1e-3, 1, 1e-9, 1);

    public long steps() {
        return Math.round(duration / step);
    }

    /** When the last step ends. */
    public double end() {
        return steps() * step;
    }

    /** Whether that is not the duration, by more than rounding. */
    public boolean isRounded() {
        return Math.abs(end() - duration) > 1e-6 * step + 1e-12 * duration;
    }

    /** As text, for files: whoever sets the same gets the same bits. */
    public Map<String, String> asText() {
        Map<String, String> text = new LinkedHashMap<>();
        put("formulation", formulation, text);
        put("contactModel", contactModel, text);
        put("solver", solver, text);
        put("scheme", scheme, text);
        text.put("step", Double.toString(step));
        text.put("duration", Double.toString(duration));
        text.put("tolerance", Double.toString(tolerance));
        text.put("every", Integer.toString(every));
        return text;
    }

    /** A simulation by these settings, its steps timed. */
    SimulatorBuilder simulator(Model model) throws ContributionException {
        return Simulator.of(model).formulation(formulation.id(), formulation.options())
                .contactModel(contactModel.id(), contactModel.options()).solver(solver.id(), solver.options())
                .scheme(scheme.id(), scheme.options()).step(step).monitor(new Monitor().tolerance(tolerance))
                .timed(true);
    }

    private static void put(String what, Chosen chosen, Map<String, String> text) {
        text.put(what, chosen.id());
        chosen.options().forEach((name, value) -> text.put(what + "." + name, value));
    }

    public RunSettings formulation(Chosen other) {
        return new RunSettings(other, contactModel, solver, scheme, step, duration, tolerance, every);
    }

    public RunSettings contactModel(Chosen other) {
        return new RunSettings(formulation, other, solver, scheme, step, duration, tolerance, every);
    }

    public RunSettings solver(Chosen other) {
        return new RunSettings(formulation, contactModel, other, scheme, step, duration, tolerance, every);
    }

    public RunSettings scheme(Chosen other) {
        return new RunSettings(formulation, contactModel, solver, other, step, duration, tolerance, every);
    }

    public RunSettings step(double seconds) {
        return new RunSettings(formulation, contactModel, solver, scheme, seconds, duration, tolerance, every);
    }

    public RunSettings duration(double seconds) {
        return new RunSettings(formulation, contactModel, solver, scheme, step, seconds, tolerance, every);
    }

    public RunSettings tolerance(double residual) {
        return new RunSettings(formulation, contactModel, solver, scheme, step, duration, residual, every);
    }

    public RunSettings every(int steps) {
        return new RunSettings(formulation, contactModel, solver, scheme, step, duration, tolerance, steps);
    }
}
