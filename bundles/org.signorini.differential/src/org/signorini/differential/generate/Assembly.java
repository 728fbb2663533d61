package org.signorini.differential.generate;

import java.util.ArrayList;
import java.util.List;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.differential.recipe.RecipeBody;
import org.signorini.differential.recipe.RecipeJoint;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;

/** Bodies and joints as they are put together, where they start, at rest. */
final class Assembly {

    private final Dice dice;
    private final double length;
    private final double mass;
    private final double decades;
    final List<RecipeBody> bodies = new ArrayList<>();
    final List<RecipeJoint> joints = new ArrayList<>();

    /** @param decades powers of ten by which masses differ, up and down */
    Assembly(Dice dice, double length, double mass, double decades) {
        this.dice = dice;
        this.length = length;
        this.mass = mass;
        this.decades = decades;
    }

    Frame pose(int body) {
        return body == 0 ? Frame.IDENTITY : bodies.get(body - 1).pose();
    }

    /** Somewhere near a body. */
    Vector3 near(int body) {
        return pose(body).origin().plus(dice.direction().times(length * dice.between(0.2, 1)));
    }

    MassProperties massProperties() {
        double m = mass * dice.decade(-decades, decades);
        MassProperties box = MassProperties.box(m, length * dice.between(0.2, 1), length * dice.between(0.2, 1),
                length * dice.between(0.2, 1));
        return dice.chance(0.3) ? box : box.seenFrom(dice.frame(0.4 * length));
    }

    /** A body that nothing holds yet. */
    int body(Frame pose) {
        bodies.add(new RecipeBody(massProperties(), pose, Vector3.ZERO, Vector3.ZERO));
        return bodies.size();
    }

    /** A body on a joint whose frame F is somewhere in the world. */
    int hang(int parent, JointType type, Frame world) {
        List<Double> q = JointPoses.coordinates(type, length, dice);
        Frame m = dice.frame(0.6 * length);
        int child = body(world.times(JointPoses.pose(type, q)).times(m.inverse()));
        // either body may be the joint's first
        join(parent, child, type, world, q);
        return child;
    }

    /** A joint between two bodies where they are. */
    void join(int a, int b, JointType type, Frame world, List<Double> q) {
        Frame f = pose(a).inverse().times(world);
        Frame m = pose(b).inverse().times(world.times(JointPoses.pose(type, q)));
        joints.add(new RecipeJoint(type, a, b, f, m, q, List.of(), List.of(), List.of(), dice.chance(0.1)));
    }

    /** The same with random coordinates. */
    void join(int a, int b, JointType type, Frame world) {
        join(a, b, type, world, JointPoses.coordinates(type, length, dice));
    }

    /** A frame whose z axis has a direction, turned about it anyhow. */
    Frame along(Vector3 origin, Vector3 z) {
        return new Frame(origin, Quaternion.zTo(z)).rotated(Vector3.Z, dice.between(-3, 3));
    }
}
