package org.signorini.bench.simulation;

import java.util.LinkedHashMap;
import java.util.Map;

import org.signorini.bench.StepRun;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.measure.LimitCycle;
import org.signorini.simulation.measure.Section;

/**
 * The woodpecker for 10 s. What is measured has no listener; its cycle is taken from a second run of the same steps.
 */
final class WoodpeckerRun implements StepRun {

    /** A second simulation, only started if somebody asks. */
    interface Again {
        Simulator start();
    }

    private static final int STEPS = 100_000;

    private final Simulator simulator;
    private final Again again;

    WoodpeckerRun(Simulator simulator, Again again) {
        this.simulator = simulator;
        this.again = again;
    }

    @Override
    public int steps() {
        return STEPS;
    }

    @Override
    public void step() {
        simulator.step();
    }

    @Override
    public int contacts() {
        return simulator.lastStep().contacts().count();
    }

    @Override
    public Map<String, Double> check() {
        Simulator second = again.start();
        // φ_S = φ_M + relative angle rises through −0.3
        LimitCycle cycle = LimitCycle.attach(second, Section.coordinates(-0.3, 0, 1, 1), 5);
        second.run(STEPS, () -> false);
        Map<String, Double> check = new LinkedHashMap<>();
        check.put("stepsMade", (double) simulator.steps());
        check.put("period", cycle.period());
        check.put("drop", -cycle.shift(0));
        check.put("unknownsMax", (double) simulator.statistics().sizeMax());
        check.put("residualMax", simulator.statistics().residualMax());
        return check;
    }
}
