package org.signorini.bench.simulation;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;

import org.signorini.bench.StepRun;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.Simulator;

/**
 * A simulation as a run to be measured. Nothing listens to it, so that a step costs what it costs a user; the deepest
 * overlap is read from what each step has found anyway.
 */
final class SimulationRun implements StepRun {

    private final Simulator simulator;
    private final int steps;
    private final BiConsumer<Simulator, Map<String, Double>> physics;
    private double penetration;
    private boolean failed;

    SimulationRun(Simulator simulator, int steps, BiConsumer<Simulator, Map<String, Double>> physics) {
        this.simulator = simulator;
        this.steps = steps;
        this.physics = physics;
    }

    @Override
    public int steps() {
        return steps;
    }

    @Override
    public void step() {
        failed |= !simulator.step();
        ActiveContacts near = simulator.lastStep().candidates();
        for (int i = 0; i < near.count(); i++) {
            penetration = Math.max(penetration, -near.gap[i]);
        }
    }

    @Override
    public int contacts() {
        return simulator.lastStep().contacts().count();
    }

    @Override
    public Map<String, Double> check() {
        Map<String, Double> check = new LinkedHashMap<>();
        // a run that stopped has measured nothing: its time is not comparable, and this says so
        check.put("stepsMade", (double) simulator.steps());
        check.put("failed", failed ? 1.0 : 0.0);
        physics.accept(simulator, check);
        check.put("penetration", penetration);
        check.put("residualMax", simulator.statistics().residualMax());
        check.put("fallbacks", (double) simulator.statistics().fallbacks());
        return check;
    }
}
