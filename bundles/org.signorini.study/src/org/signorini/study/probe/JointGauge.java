package org.signorini.study.probe;

import java.util.List;

import org.signorini.multibody.Dynamics;
import org.signorini.multibody.State;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointType;
import org.signorini.simulation.Step;
import org.signorini.study.result.Column;

/** A coordinate of a joint, or its rate. */
final class JointGauge implements Gauge {

    private final JointReader reader;
    private final int index;
    private final boolean rate;
    private final Column column;

    JointGauge(String name, Dynamics dynamics, Joint joint, int index, boolean rate) {
        reader = new JointReader(dynamics, joint);
        this.index = index;
        this.rate = rate;
        column = new Column(name, unit(joint.type(), index, rate));
    }

    static String unit(JointType type, int index, boolean rate) {
        if (type == JointType.SPHERICAL || type == JointType.FREE && index >= 3) {
            return rate ? "rad/s" : "";
        }
        return (JointReader.isAngle(type, index) ? "rad" : "m") + (rate ? "/s" : "");
    }

    @Override
    public List<Column> columns() {
        return List.of(column);
    }

    @Override
    public void read(State state, Step step, double[] out, int at) {
        reader.read(state.q, state.u);
        out[at] = rate ? reader.velocities()[index] : reader.coordinates()[index];
    }
}
