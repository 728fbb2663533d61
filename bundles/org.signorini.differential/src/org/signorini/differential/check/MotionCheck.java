package org.signorini.differential.check;

import java.util.Locale;
import java.util.Map;

import org.signorini.contribution.ContributionException;
import org.signorini.differential.reference.ReferenceIntegrator;
import org.signorini.differential.reference.ReferenceState;
import org.signorini.simulation.Outcome;
import org.signorini.simulation.Simulator;

/**
 * Where a mechanism without contacts is after some steps, for steps that are halved: what a scheme does must approach
 * the reference at first order at least.
 */
final class MotionCheck {

    private static final double DURATION = 0.25;
    private static final int REFERENCE_STEPS = 16;
    private static final int FIRST_STEPS = 8;
    private static final int HALVINGS = 6;
    /** Of the mechanism's size; differences below are good enough whatever the order. */
    private static final double CLOSE = 1e-6;
    /** Half the step, so much of the error: 0.5 is first order, and not yet quite reached with long steps. */
    private static final double LESS = 0.66;
    private static final double NEAR = 0.1;

    private final Subject subject;
    private final ReferenceState end;
    private final double close;

    MotionCheck(Subject subject) {
        this.subject = subject;
        ReferenceIntegrator integrator = new ReferenceIntegrator(subject.reference);
        end = integrator.after(subject.start, DURATION * subject.time(), REFERENCE_STEPS);
        close = CLOSE + integrator.error();
    }

    /** Whether the reference knows where the mechanism ends. */
    boolean isKnown() {
        return close < 1e-3;
    }

    void examine(Installed.Variant formulation, String scheme, Findings out) throws ContributionException {
        Cell cell = new Cell(formulation, scheme, "", "");
        double last = Double.NaN;
        StringBuilder errors = new StringBuilder();
        String failure = null;
        for (int level = 0; level <= HALVINGS; level++) {
            int steps = FIRST_STEPS << level;
            Simulator simulator = Simulator.of(subject.model).formulation(formulation.create())
                    .contactModel("exact-cone", Map.of()).solver("chain", Map.of()).scheme(scheme, Map.of())
                    .step(DURATION * subject.time() / steps).build();
            Outcome outcome = simulator.run(steps, () -> false);
            if (!outcome.isDone()) {
                failure = outcome.toString();
                errors.append(" failed");
                last = Double.NaN;
                continue;
            }
            failure = null;
            ReferenceState kernel = KernelStates.read(subject.recipe, simulator.response(), simulator.state());
            double error = ReferenceIntegrator.difference(kernel, end, subject.length(), subject.time());
            errors.append(String.format(Locale.ROOT, " %.3e", error));
            if (error <= close || error <= LESS * last && error <= NEAR) {
                out.compare("motion", cell, 0, 1, "");
                return;
            }
            last = error;
        }
        if (failure == null) {
            out.compare("motion", cell, last, close, "halving steps from " + FIRST_STEPS + " gives" + errors);
        } else {
            out.fail("motion", cell, failure + "; halving steps gives" + errors);
        }
    }
}
