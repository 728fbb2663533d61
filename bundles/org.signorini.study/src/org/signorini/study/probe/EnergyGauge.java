package org.signorini.study.probe;

import java.util.List;

import org.signorini.model.mechanism.EnergyKind;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.State;
import org.signorini.simulation.Step;
import org.signorini.study.result.Column;

/** Energy of the whole mechanism. */
record EnergyGauge(String name, Dynamics dynamics, EnergyKind kind) implements Gauge {

    @Override
    public List<Column> columns() {
        return List.of(new Column(name, "J"));
    }

    @Override
    public void read(State state, Step step, double[] out, int at) {
        double kinetic = kind == EnergyKind.POTENTIAL ? 0 : dynamics.kineticEnergy();
        double potential = kind == EnergyKind.KINETIC ? 0 : dynamics.potentialEnergy();
        out[at] = kinetic + potential;
    }
}
