package org.signorini.differential.generate;

import java.util.ArrayList;
import java.util.List;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.multibody.model.JointType;

/** Random coordinates of joints, and where they put M in F. */
final class JointPoses {

    private JointPoses() {
    }

    /** Angles mostly within half a turn, now and then some turns away. */
    static List<Double> coordinates(JointType type, double length, Dice dice) {
        List<Double> q = new ArrayList<>();
        double turns = dice.chance(0.05) ? 2 * Math.PI * dice.number(-2, 2) : 0;
        switch (type) {
            case FIXED -> {
            }
            case REVOLUTE -> q.add(turns + dice.between(-3, 3));
            case PRISMATIC -> q.add(dice.between(-length, length));
            case CYLINDRICAL -> q.addAll(List.of(turns + dice.between(-3, 3), dice.between(-length, length)));
            case UNIVERSAL -> q.addAll(List.of(dice.between(-3, 3), dice.between(-1.2, 1.2)));
            case PLANAR -> q.addAll(List.of(dice.between(-length, length), dice.between(-length, length),
                    turns + dice.between(-3, 3)));
            case SPHERICAL -> put(dice.orientation(), q);
            case FREE -> {
                Vector3 p = dice.vector(length);
                q.addAll(List.of(p.x(), p.y(), p.z()));
                put(dice.orientation(), q);
            }
        }
        return q;
    }

    private static void put(Quaternion r, List<Double> q) {
        q.addAll(List.of(r.w(), r.x(), r.y(), r.z()));
    }

    /** X_FM. */
    static Frame pose(JointType type, List<Double> q) {
        return switch (type) {
            case FIXED -> Frame.IDENTITY;
            case REVOLUTE -> Frame.IDENTITY.rotated(Vector3.Z, q.get(0));
            case PRISMATIC -> Frame.at(0, 0, q.get(0));
            case CYLINDRICAL -> Frame.at(0, 0, q.get(1)).rotated(Vector3.Z, q.get(0));
            case UNIVERSAL -> Frame.IDENTITY.rotated(Vector3.X, q.get(0)).rotated(Vector3.Y, q.get(1));
            case PLANAR -> Frame.at(q.get(0), q.get(1), 0).rotated(Vector3.Z, q.get(2));
            case SPHERICAL -> new Frame(Vector3.ZERO, quaternion(q, 0));
            case FREE -> new Frame(new Vector3(q.get(0), q.get(1), q.get(2)), quaternion(q, 3));
        };
    }

    private static Quaternion quaternion(List<Double> q, int at) {
        return new Quaternion(q.get(at), q.get(at + 1), q.get(at + 2), q.get(at + 3));
    }
}
