package org.signorini.study.probe;

import java.util.List;

import org.signorini.algebra.Vector3;
import org.signorini.model.mechanism.Component;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.State;
import org.signorini.multibody.model.Body;
import org.signorini.simulation.Step;
import org.signorini.study.result.Column;

/** Σ m r / Σ m of all bodies that have mass; the origin where none has. */
final class CenterOfMassGauge implements Gauge {

    private final Dynamics dynamics;
    private final Component component;
    private final List<Column> columns;
    private final double[] scratch = new double[6];

    CenterOfMassGauge(String name, Dynamics dynamics, Component component) {
        this.dynamics = dynamics;
        this.component = component;
        columns = Components.columns(name, component, "m");
    }

    @Override
    public List<Column> columns() {
        return columns;
    }

    @Override
    public void read(State state, Step step, double[] out, int at) {
        Vector3 sum = Vector3.ZERO;
        double mass = 0;
        for (Body body : dynamics.system().mechanism().bodies()) {
            if (body.index() > 0) {
                body.mass().center().put(scratch, 3);
                dynamics.bodies().point(body.index(), scratch, 3, scratch, 0);
                sum = sum.plus(Vector3.from(scratch, 0).times(body.mass().mass()));
                mass += body.mass().mass();
            }
        }
        Components.put(mass > 0 ? sum.times(1 / mass) : sum, component, out, at);
    }
}
