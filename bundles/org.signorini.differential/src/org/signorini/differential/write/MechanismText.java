package org.signorini.differential.write;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.Capsule;
import org.signorini.collision.shape.ConvexMesh;
import org.signorini.collision.shape.Cylinder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Point;
import org.signorini.collision.shape.Shape;
import org.signorini.collision.shape.Sphere;
import org.signorini.differential.recipe.Recipe;
import org.signorini.differential.recipe.RecipeBody;
import org.signorini.differential.recipe.RecipeForce;
import org.signorini.differential.recipe.RecipeJoint;
import org.signorini.differential.recipe.RecipePair;
import org.signorini.differential.recipe.Wave;
import org.signorini.multibody.model.Limit;
import org.signorini.multibody.model.MassProperties;

/** A recipe in the format of mechanism files, version 1.0, with all digits. */
public final class MechanismText {

    private final Recipe recipe;
    /** Markers by body, the ground first. */
    private final List<List<Element>> markers = new ArrayList<>();
    private final Element root;

    private MechanismText(Recipe recipe) {
        this.recipe = recipe;
        for (int b = 0; b <= recipe.bodies().size(); b++) {
            markers.add(new ArrayList<>());
        }
        root = new Element("mechanism:Mechanism").with("xmi:version", "2.0")
                .with("xmlns:xmi", "http://www.omg.org/XMI")
                .with("xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance")
                .with("xmlns:mechanism", "http://www.signorini.org/mechanism/1.0")
                .with("name", "seed " + recipe.seed()).with("gravity", text(recipe.gravity()));
        if (recipe.restitution() > 0) {
            root.with("limitRestitution", text(recipe.restitution()));
        }
    }

    public static String of(Recipe recipe) {
        return new MechanismText(recipe).write();
    }

    private String write() {
        List<Element> joints = joints();
        List<Element> forces = forces();
        List<Element> contacts = contacts();
        Element ground = new Element("ground").with("name", "ground");
        markers.get(0).forEach(ground::add);
        root.add(ground);
        for (int b = 1; b <= recipe.bodies().size(); b++) {
            Element body = body(b, recipe.bodies().get(b - 1));
            markers.get(b).forEach(body::add);
            root.add(body);
        }
        joints.forEach(root::add);
        forces.forEach(root::add);
        contacts.forEach(root::add);
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.text(0);
    }

    private static Element body(int number, RecipeBody body) {
        MassProperties m = body.mass();
        return new Element("bodies").with("name", "b" + number).with("mass", text(m.mass()))
                .with("centerOfMass", text(m.center()))
                .with("inertia", text(m.ixx(), m.iyy(), m.izz(), m.ixy(), m.ixz(), m.iyz()))
                .with("position", text(body.pose().origin())).with("orientation", text(body.pose().orientation()))
                .with("velocity", text(body.velocity())).with("angularVelocity", text(body.omega()));
    }

    private static String owner(int body) {
        return body == 0 ? "//@ground" : "//@bodies[name='b" + body + "']";
    }

    /** A marker on a body, and what refers to it. */
    private String marker(int body, String name, Frame frame) {
        markers.get(body).add(new Element("markers").with("name", name).with("position", text(frame.origin()))
                .with("orientation", text(frame.orientation())));
        return owner(body) + "/@markers[name='" + name + "']";
    }

    private List<Element> joints() {
        List<Element> out = new ArrayList<>();
        for (RecipeJoint joint : recipe.joints()) {
            String name = "j" + out.size();
            Element element = new Element("joints").with("name", name).with("kind", joint.type().name())
                    .with("from", marker(joint.from(), name, joint.f()))
                    .with("to", marker(joint.to(), name, joint.m()));
            if (joint.cut()) {
                element.with("cut", "true");
            }
            if (joint.motions().isEmpty() && joint.type().coordinates() > 0) {
                element.with("initial", text(joint.initial())).with("initialVelocity", text(joint.velocity()));
            }
            for (Limit limit : joint.limits()) {
                element.add(new Element("limits").with("coordinate", Integer.toString(limit.coordinate()))
                        .with("lower", text(limit.lower())).with("upper", text(limit.upper())));
            }
            out.add(element);
        }
        return out;
    }

    private List<Element> forces() {
        List<Element> out = new ArrayList<>();
        for (int i = 0; i < recipe.forces().size(); i++) {
            out.add(force("f" + i, recipe.forces().get(i)));
        }
        for (int j = 0; j < recipe.joints().size(); j++) {
            List<Wave> motions = recipe.joints().get(j).motions();
            for (int k = 0; k < motions.size(); k++) {
                out.add(onJoint("Motor", "drive" + j + "-" + k, j, k).with("target", text(motions.get(k))));
            }
        }
        return out;
    }

    private static Element element(String kind, String name) {
        return new Element("forces").with("xsi:type", "mechanism:" + kind).with("name", name);
    }

    private static Element onJoint(String kind, String name, int joint, int coordinate) {
        return element(kind, name).with("joint", "//@joints[name='j" + joint + "']").with("coordinate",
                Integer.toString(coordinate));
    }

    private Element force(String name, RecipeForce force) {
        return switch (force) {
            case RecipeForce.Spring s -> onJoint("JointSpring", name, s.joint(), s.coordinate())
                    .with("stiffness", text(s.stiffness())).with("damping", text(s.damping()))
                    .with("rest", text(s.rest()));
            case RecipeForce.Motor m -> {
                Element motor = onJoint("Motor", name, m.joint(), m.coordinate()).with("law", "PD")
                        .with("target", text(m.target())).with("proportional", text(m.proportional()))
                        .with("derivative", text(m.derivative()));
                yield m.strongest() < Double.MAX_VALUE ? motor.with("strongest", text(m.strongest())) : motor;
            }
            case RecipeForce.Push p -> onJoint("JointForce", name, p.joint(), p.coordinate())
                    .with("value", text(p.value()));
            case RecipeForce.Line l -> element("TranslationalSpring", name)
                    .with("from", marker(l.a(), name + "a", Frame.at(l.pointA())))
                    .with("to", marker(l.b(), name + "b", Frame.at(l.pointB())))
                    .with("stiffness", text(l.stiffness())).with("damping", text(l.damping()))
                    .with("restLength", text(l.rest()));
            case RecipeForce.Load l -> element(l.torque() ? "Torque" : "Force", name)
                    .with("marker", marker(l.body(), name, Frame.at(l.at()))).with("value", text(l.value()))
                    .with("following", Boolean.toString(l.following()));
        };
    }

    private List<Element> contacts() {
        List<String> shapes = new ArrayList<>();
        for (int s = 0; s < recipe.shapes().size(); s++) {
            var shape = recipe.shapes().get(s);
            String on = marker(shape.body(), "s" + s, shape.placement());
            markers.get(shape.body()).getLast().add(geometry(shape.shape()).with("name", "g" + s));
            shapes.add(on + "/@geometries[name='g" + s + "']");
        }
        List<Element> out = new ArrayList<>();
        for (RecipePair pair : recipe.pairs()) {
            out.add(new Element("contacts").with("xsi:type", "mechanism:ContactPair").with("name", "c" + out.size())
                    .with("first", shapes.get(pair.first())).with("second", shapes.get(pair.second()))
                    .with("staticFriction", text(recipe.friction()))
                    .with("normalRestitution", text(recipe.restitution())));
        }
        return out;
    }

    private static Element geometry(Shape shape) {
        Element element = new Element("geometries");
        return switch (shape) {
            case Point p -> element.with("xsi:type", "mechanism:Point");
            case HalfSpace h -> element.with("xsi:type", "mechanism:HalfSpace");
            case Sphere s -> element.with("xsi:type", "mechanism:Sphere").with("radius", text(s.radius()));
            case Box b -> element.with("xsi:type", "mechanism:Box").with("size",
                    text(2 * b.halfX(), 2 * b.halfY(), 2 * b.halfZ()));
            case Capsule c -> element.with("xsi:type", "mechanism:Capsule").with("radius", text(c.radius()))
                    .with("length", text(2 * c.halfLength()));
            case Cylinder c -> element.with("xsi:type", "mechanism:Cylinder").with("radius", text(c.radius()))
                    .with("length", text(2 * c.halfLength()));
            case ConvexMesh m -> element.with("xsi:type", "mechanism:ConvexMesh").with("points",
                    text(m.polytope().vertices()));
        };
    }

    private static String text(double... numbers) {
        StringBuilder out = new StringBuilder();
        for (double x : numbers) {
            out.append(out.isEmpty() ? "" : ", ").append(x);
        }
        return out.toString();
    }

    private static String text(List<Double> numbers) {
        return numbers.stream().map(x -> Double.toString(x)).collect(Collectors.joining(", "));
    }

    private static String text(Vector3 v) {
        return text(v.x(), v.y(), v.z());
    }

    private static String text(Quaternion q) {
        return text(q.w(), q.x(), q.y(), q.z());
    }

    private static String text(Wave w) {
        return w.amplitude() == 0 ? Double.toString(w.center())
                : w.center() + " + (" + w.amplitude() + ")*sin(" + w.omega() + "*t + (" + w.phase() + "))";
    }
}
