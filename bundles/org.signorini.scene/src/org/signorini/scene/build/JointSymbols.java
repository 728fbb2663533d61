package org.signorini.scene.build;

import java.util.List;

import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.collision.shape.ConvexMesh;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.Marker;
import org.signorini.scene.Item;
import org.signorini.scene.Rigid;
import org.signorini.scene.mesh.Meshes;

/** What is drawn of a joint: pins, balls, guides with their sliders, and supports where it is on the ground. */
final class JointSymbols {

    private static final int AROUND = 12;

    private final double f;
    private final Vector3 up;
    private final Samples samples;

    JointSymbols(double feature, Vector3 up, Samples samples) {
        f = feature;
        this.up = up;
        this.samples = samples;
    }

    void add(Joint joint, List<Item> items) {
        Marker from = joint.from();
        switch (joint.type()) {
            case REVOLUTE -> items.add(new Item.Solid(from.body().index(), Meshes.cylinder(0.9 * f, 2 * f),
                    Rigid.of(from.frame()), Palette.DARK_STEEL));
            case SPHERICAL, UNIVERSAL -> items.add(new Item.Ball(from.body().index(), Rigid.of(from.frame()), 1.5 * f,
                    Palette.DARK_STEEL));
            case PRISMATIC, CYLINDRICAL -> slide(joint, items);
            case FIXED, PLANAR, FREE -> {
                // nothing of it can be seen
            }
        }
        boolean turns = joint.type() == JointType.REVOLUTE || joint.type() == JointType.SPHERICAL
                || joint.type() == JointType.UNIVERSAL;
        if (turns && joint.from().body().isGround()) {
            items.add(support(joint.from(), joint.to()));
        } else if (turns && joint.to().body().isGround()) {
            items.add(support(joint.to(), joint.from()));
        }
    }

    /** A rod as long as the way the slider goes. */
    private void slide(Joint joint, List<Item> items) {
        Marker from = joint.from();
        Vector3 axis = from.frame().orientation().rotate(Vector3.Z);
        double[] range = {0, 0};
        samples.forEach(s -> {
            Vector3 way = s.point(joint.to().body().index(), joint.to().frame().origin())
                    .minus(s.point(from.body().index(), from.frame().origin()));
            double along = way.dot(s.direction(from.body().index(), axis));
            range[0] = Math.min(range[0], along);
            range[1] = Math.max(range[1], along);
        });
        Vector3 origin = from.frame().origin();
        items.add(Links.rod(from.body().index(), origin.plus(axis.times(range[0] - 8 * f)),
                origin.plus(axis.times(range[1] + 8 * f)), 0.8 * f, Palette.STEEL));
        items.add(new Item.Solid(joint.to().body().index(), joint.type() == JointType.PRISMATIC
                ? Meshes.box(1.7 * f, 1.7 * f, 3 * f) : Meshes.cylinder(1.8 * f, 3 * f), Rigid.of(joint.to().frame()),
                Palette.DARK_STEEL));
    }

    /** A foot behind the link, on the side of the joint where the body is not. */
    private Item support(Marker ground, Marker body) {
        Vector3 at = ground.frame().origin();
        double above = samples.start().point(body.body().index(), body.body().mass().center()).minus(at).dot(up);
        Vector3 base = at.plus(up.times(above >= -1e-9 ? -6 * f : 6 * f));
        Vector3 axis = ground.frame().orientation().rotate(Vector3.Z);
        Vector3 level = axis.minus(up.times(axis.dot(up)));
        Vector3 z = level.norm() > 1e-3 ? level.unit() : Quaternion.zTo(up).rotate(Vector3.X);
        Vector3 x = up.cross(z);
        double[] corners = new double[6 * (AROUND + 2)];
        for (int i = 0; i < AROUND + 2; i++) {
            double angle = 2 * Math.PI * i / AROUND;
            // a disc about the pin, and the two ends of the foot
            Vector3 rim = i < AROUND ? at.plus(x.times(1.6 * f * Math.cos(angle))).plus(
                    up.times(1.6 * f * Math.sin(angle))) : base.plus(x.times(i == AROUND ? 4 * f : -4 * f));
            rim.plus(z.times(-1.4 * f)).put(corners, 6 * i);
            rim.plus(z.times(-2.1 * f)).put(corners, 6 * i + 3);
        }
        return new Item.Solid(0, Meshes.polytope(ConvexMesh.hullOf(corners).polytope()), Rigid.identity(),
                Palette.STEEL);
    }
}
