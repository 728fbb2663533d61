package org.signorini.study.run;

import java.util.ArrayList;
import java.util.List;

import org.signorini.multibody.model.JointType;
import org.signorini.multibody.topology.JointAddress;
import org.signorini.study.result.Column;

/** Names and units of coordinates and velocities, by the joints they belong to. */
final class StateColumns {

    private static final String RAD = "rad";
    private static final String M = "m";
    private static final Column[] QUATERNION = {new Column(".qw", ""), new Column(".qx", ""), new Column(".qy", ""),
        new Column(".qz", "")};
    private static final Column[] POSITION = {new Column(".x", M), new Column(".y", M), new Column(".z", M)};
    private static final Column[] OMEGA = {new Column(".wx", "rad/s"), new Column(".wy", "rad/s"),
        new Column(".wz", "rad/s")};
    private static final Column[] VELOCITY = {new Column(".vx", "m/s"), new Column(".vy", "m/s"),
        new Column(".vz", "m/s")};

    private StateColumns() {
    }

    /** {@code time | q | u}, as the recorder has them. */
    static List<Column> of(List<JointAddress> joints, int coordinates, int freedoms) {
        Column[] columns = new Column[1 + coordinates + freedoms];
        columns[0] = new Column("time", "s");
        for (JointAddress joint : joints) {
            if (joint.q() >= 0 && joint.type().coordinates() > 0) {
                put(joint, coordinates(joint.type()), 1 + joint.q(), columns);
                put(joint, velocities(joint.type()), 1 + coordinates + joint.u(), columns);
            }
        }
        return List.of(columns);
    }

    private static void put(JointAddress joint, List<Column> suffixes, int at, Column[] columns) {
        for (int i = 0; i < suffixes.size(); i++) {
            int slot = joint.type().isScalar() ? joint.slot(i) : i;
            Column suffix = suffixes.get(i);
            columns[at + slot] = new Column(joint.name() + suffix.name(), suffix.unit());
        }
    }

    private static List<Column> coordinates(JointType type) {
        return switch (type) {
            case FIXED -> List.of();
            case REVOLUTE -> List.of(new Column("", RAD));
            case PRISMATIC -> List.of(new Column("", M));
            case CYLINDRICAL -> List.of(new Column(".angle", RAD), new Column(".displacement", M));
            case UNIVERSAL -> List.of(new Column(".angle1", RAD), new Column(".angle2", RAD));
            case SPHERICAL -> List.of(QUATERNION);
            case PLANAR -> List.of(POSITION[0], POSITION[1], new Column(".angle", RAD));
            case FREE -> joined(POSITION, QUATERNION);
        };
    }

    private static List<Column> velocities(JointType type) {
        return switch (type) {
            case SPHERICAL -> List.of(OMEGA);
            case FREE -> joined(VELOCITY, OMEGA);
            default -> coordinates(type).stream().map(c -> new Column(c.name() + " rate", c.unit() + "/s")).toList();
        };
    }

    private static List<Column> joined(Column[] first, Column[] second) {
        List<Column> all = new ArrayList<>(List.of(first));
        all.addAll(List.of(second));
        return all;
    }
}
