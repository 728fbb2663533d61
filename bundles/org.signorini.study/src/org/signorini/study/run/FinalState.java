package org.signorini.study.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.signorini.multibody.Dynamics;
import org.signorini.multibody.State;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.study.probe.JointReader;

/** A whole state under names: coordinates of joints, poses and velocities of bodies. */
final class FinalState {

    private FinalState() {
    }

    static Map<String, Object> of(Dynamics dynamics, State state) {
        dynamics.update(state);
        Map<String, Object> joints = new LinkedHashMap<>();
        for (Joint joint : dynamics.system().mechanism().joints()) {
            JointReader reader = new JointReader(dynamics, joint);
            reader.read(state.q, state.u);
            // not Map.of, whose order is another in every virtual machine
            Map<String, Object> values = new LinkedHashMap<>();
            values.put("q", list(reader.coordinates(), 0, reader.coordinates().length));
            values.put("u", list(reader.velocities(), 0, reader.velocities().length));
            joints.put(joint.name(), values);
        }
        Map<String, Object> bodies = new LinkedHashMap<>();
        double[] x = new double[16];
        for (Body body : dynamics.system().mechanism().bodies()) {
            if (!body.isGround()) {
                bodies.put(body.name(), body(dynamics, body.index(), x));
            }
        }
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("joints", joints);
        all.put("bodies", bodies);
        return all;
    }

    private static Map<String, Object> body(Dynamics dynamics, int body, double[] x) {
        Map<String, Object> map = new LinkedHashMap<>();
        dynamics.bodies().position(body, x, 0);
        dynamics.bodies().quaternion(body, x, 3);
        dynamics.bodies().pointVelocity(body, new double[3], 0, x, 7);
        dynamics.bodies().angularVelocity(body, x, 10);
        map.put("position", list(x, 0, 3));
        map.put("orientation", list(x, 3, 4));
        map.put("velocity", list(x, 7, 3));
        map.put("angularVelocity", list(x, 10, 3));
        return map;
    }

    private static List<Double> list(double[] values, int at, int count) {
        List<Double> list = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            list.add(values[at + i]);
        }
        return list;
    }
}
