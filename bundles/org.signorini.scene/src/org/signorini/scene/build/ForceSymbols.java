package org.signorini.scene.build;

import java.util.ArrayList;
import java.util.List;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.multibody.force.AppliedForce;
import org.signorini.multibody.force.AppliedTorque;
import org.signorini.multibody.force.ForceElement;
import org.signorini.multibody.force.JointForce;
import org.signorini.multibody.force.JointMotor;
import org.signorini.multibody.force.JointSpring;
import org.signorini.multibody.force.TranslationalSpring;
import org.signorini.multibody.force.VectorFunction;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.Marker;
import org.signorini.scene.Item;
import org.signorini.scene.Rigid;
import org.signorini.scene.SceneModel.Load;
import org.signorini.scene.mesh.Meshes;
import org.signorini.scene.mesh.Wires;

/**
 * What is drawn of forces: springs as coils, torsional ones as spirals about their joint, motors as housings, and
 * applied loads as arrows that are as long as the load is at the time.
 */
final class ForceSymbols {

    private static final double SPIRAL_WIRE = 0.11;
    private static final int SPIRAL_TURNS = 3;

    private final double f;
    private final List<Item> items;
    private final List<Load> loads = new ArrayList<>();

    /** @param feature half the thickness of a link, m */
    ForceSymbols(double feature, List<Item> items) {
        f = feature;
        this.items = items;
    }

    void add(ForceElement force) {
        switch (force) {
            case TranslationalSpring s -> coil(s.a(), s.b());
            case JointSpring s -> {
                if (isAngle(s.joint(), s.coordinate())) {
                    spiral(s.joint().from());
                } else if (s.joint().type() == JointType.PRISMATIC || s.joint().type() == JointType.CYLINDRICAL) {
                    coil(s.joint().from(), s.joint().to());
                }
            }
            case JointMotor m -> motor(m.joint(), m.coordinate());
            case JointForce j -> jointLoad(j);
            case AppliedForce a -> loads.add(new Load(a.at().body().index(), Rigid.of(a.at().frame()), a.force(),
                    a.following(), false));
            case AppliedTorque a -> loads.add(new Load(a.at().body().index(), Rigid.of(a.at().frame()), a.torque(),
                    a.following(), true));
        }
    }

    /** A joint that moves as it is told has a motor as well. */
    void add(Joint joint) {
        if (!joint.motions().isEmpty()) {
            motor(joint, 0);
        }
    }

    List<Load> loads() {
        return loads;
    }

    private void coil(Marker a, Marker b) {
        items.add(new Item.Coil(a.body().index(), array(a.frame().origin()), b.body().index(),
                array(b.frame().origin()), 2 * f, Palette.SPRING));
    }

    /** In front of the links on the pin. */
    private void spiral(Marker at) {
        Frame front = at.frame().times(Frame.at(0, 0, 2.4 * f));
        items.add(new Item.Solid(at.body().index(), Wires.spiral(SPIRAL_TURNS, SPIRAL_WIRE, 3.4 * f), Rigid.of(front),
                Palette.SPRING));
    }

    /** In front of the links on the pin, with a shaft; or around the rod of what slides. */
    private void motor(Joint joint, int coordinate) {
        Marker at = joint.from();
        int body = at.body().index();
        if (isAngle(joint, coordinate)) {
            items.add(new Item.Solid(body, Meshes.cylinder(2.2 * f, 1.5 * f),
                    Rigid.of(at.frame().times(Frame.at(0, 0, 4.3 * f))), Palette.MOTOR));
            items.add(new Item.Solid(body, Meshes.cylinder(0.7 * f, 0.9 * f),
                    Rigid.of(at.frame().times(Frame.at(0, 0, 2.2 * f))), Palette.DARK_STEEL));
        } else if (joint.type() == JointType.PRISMATIC || joint.type() == JointType.CYLINDRICAL) {
            items.add(new Item.Solid(body, Meshes.box(2.4 * f, 2.4 * f, 2 * f), Rigid.of(at.frame()), Palette.MOTOR));
        }
    }

    /** About or along the joint's axis, on its second body. */
    private void jointLoad(JointForce force) {
        Joint joint = force.joint();
        if (joint.type() == JointType.REVOLUTE || joint.type() == JointType.PRISMATIC
                || joint.type() == JointType.CYLINDRICAL) {
            loads.add(new Load(joint.to().body().index(), Rigid.of(joint.to().frame()),
                    new VectorFunction(t -> 0, t -> 0, force.value()), true, isAngle(joint, force.coordinate())));
        }
    }

    private static boolean isAngle(Joint joint, int coordinate) {
        return joint.type() == JointType.REVOLUTE || joint.type() == JointType.CYLINDRICAL && coordinate == 0;
    }

    private static double[] array(Vector3 v) {
        return new double[] {v.x(), v.y(), v.z()};
    }
}
