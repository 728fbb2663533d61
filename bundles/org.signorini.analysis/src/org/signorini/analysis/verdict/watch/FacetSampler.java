package org.signorini.analysis.verdict.watch;

import java.util.Optional;
import java.util.function.Function;

import org.signorini.analysis.verdict.FacetTrial;
import org.signorini.multibody.State;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.Step;
import org.signorini.simulation.StepListener;

/**
 * Keeps a few states of a run from which contacts go on with friction, rarer and rarer, to make a step from each once
 * more with more facets.
 */
public final class FacetSampler implements StepListener {

    private static final int SAMPLES = 6;
    /** Below this share of the speed at hand a contact sticks, above that one it slips. */
    private static final double STICKS = 1e-3;
    private static final double SLIPS = 0.05;

    private final State[] samples = new State[SAMPLES];
    private int count;
    private long next = 1;

    /** @param state of the run, for its size */
    public FacetSampler(State state) {
        for (int i = 0; i < SAMPLES; i++) {
            samples[i] = state.copy();
        }
    }

    @Override
    public void stepped(Step step) {
        if (count < SAMPLES && step.number() >= next && step.isSolved() && hasFriction(step)) {
            samples[count++].set(step.state());
            next = Math.max(2 * step.number(), step.number() + 10);
        }
    }

    private static boolean hasFriction(Step step) {
        for (int i = 0; i < step.contacts().shapes(); i++) {
            if (step.friction()[i] > 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * Makes the steps.
     *
     * @param same  a simulation as it was run that starts elsewhere
     * @param finer the same with more facets; empty where there is no such thing
     */
    public FacetTrial compare(Function<State, Simulator> same, Optional<Function<State, Simulator>> finer) {
        if (finer.isEmpty()) {
            return FacetTrial.NONE;
        }
        int compared = 0;
        int differed = 0;
        double time = Double.NaN;
        String contact = "";
        for (int i = 0; i < count; i++) {
            Simulator coarse = same.apply(samples[i]);
            Simulator fine = finer.get().apply(samples[i]);
            if (!coarse.step() || !fine.step() || !coarse.lastStep().isSolved() || !fine.lastStep().isSolved()
                    || coarse.lastStep().contacts().count() != fine.lastStep().contacts().count()) {
                continue;
            }
            compared++;
            String name = difference(coarse.lastStep(), fine.lastStep());
            if (!name.isEmpty()) {
                contact = differed == 0 ? name : contact;
                time = differed == 0 ? samples[i].time : time;
                differed++;
            }
        }
        return new FacetTrial(compared, differed, time, contact);
    }

    /** The first contact that slips here and sticks there, or goes faster here and slower there; or empty. */
    private static String difference(Step coarse, Step fine) {
        double g = coarse.model().mechanism().gravity().norm();
        double[] before = coarse.contactVelocitiesBefore();
        double[] a = coarse.contactVelocitiesAfter();
        double[] b = fine.contactVelocitiesAfter();
        for (int i = 0; i < coarse.contacts().shapes(); i++) {
            int t = 3 * i + 1;
            double start = StrictMath.hypot(before[t], before[t + 1]);
            double braking = coarse.friction()[i] * g * coarse.length();
            double speed = Math.max(start, braking);
            double first = StrictMath.hypot(a[t], a[t + 1]);
            double second = StrictMath.hypot(b[t], b[t + 1]);
            boolean sticks = Math.min(first, second) < STICKS * speed && Math.max(first, second) > SLIPS * speed;
            boolean brakes = Math.min(first, second) < start - SLIPS * braking
                    && Math.max(first, second) > start + SLIPS * braking;
            if (sticks || brakes) {
                return coarse.contactName(i);
            }
        }
        return "";
    }
}
