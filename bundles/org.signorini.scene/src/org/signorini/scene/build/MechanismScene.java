package org.signorini.scene.build;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.collision.shape.Shape;
import org.signorini.model.element.ElementException;
import org.signorini.model.mechanism.FixedContact;
import org.signorini.model.mechanism.Geometry;
import org.signorini.model.mechanism.Marker;
import org.signorini.multibody.force.ForceElement;
import org.signorini.multibody.force.TranslationalSpring;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointType;
import org.signorini.scene.Bounds;
import org.signorini.scene.Item;
import org.signorini.scene.Rigid;
import org.signorini.scene.SceneModel;
import org.signorini.scene.Track;
import org.signorini.scene.mesh.Meshes;
import org.signorini.study.assembly.Assembly;
import org.signorini.study.assembly.Places;
import org.signorini.study.assembly.Shapes;

/** Makes a {@link SceneModel} of an assembled mechanism and of how far it moved. */
public final class MechanismScene {

    /** Links are this part of their length thick. */
    private static final double SLENDER = 0.035;
    /** And this part of the shapes. */
    private static final double THIN = 0.14;
    /** And never thinner than this part of the largest body, or nothing would be seen of them. */
    private static final double THINNEST = 0.02;
    /** What goes this many times its own size is followed. */
    private static final double FAR = 3;

    private final Assembly assembly;
    private final Shapes shapes;
    private final Samples samples;
    private final Vector3 up;
    private final Plates plates;
    private final List<Item> items = new ArrayList<>();
    private final List<BodyPoints> points = new ArrayList<>();
    private final List<Double> reaches = new ArrayList<>();
    /** The farthest a shape of a body that moves reaches. */
    private double moving;
    private final Bounds bounds = new Bounds();
    private final Bounds start = new Bounds();

    private MechanismScene(Assembly assembly, Path folder, Track track) {
        this.assembly = assembly;
        shapes = new Shapes(assembly.numbers(), folder);
        samples = new Samples(track);
        Vector3 g = assembly.model().mechanism().gravity();
        up = g.norm() > 0 ? g.times(-1).unit() : Vector3.Z;
        plates = new Plates(up);
        assembly.model().mechanism().bodies().forEach(b -> points.add(new BodyPoints()));
    }

    /** @param folder where files of meshes are looked for, or null */
    public static SceneModel of(Assembly assembly, Path folder, Track track) throws ElementException {
        return new MechanismScene(assembly, folder, track).build();
    }

    private SceneModel build() throws ElementException {
        for (Map.Entry<org.signorini.model.mechanism.Body, Body> entry : assembly.bodies().entrySet()) {
            geometries(entry.getKey(), entry.getValue().index());
        }
        attachments();
        freeMarkers();
        double feature = feature();
        Links links = new Links(feature);
        assembly.bodies().forEach((element, body) -> {
            if (!body.isGround()) {
                links.add(body.index(), points.get(body.index()), Palette.body(element, body.index()), items);
            }
        });
        JointSymbols symbols = new JointSymbols(feature, up, samples);
        assembly.model().mechanism().joints().forEach(joint -> symbols.add(joint, items));
        ForceSymbols forces = new ForceSymbols(feature, items);
        assembly.model().mechanism().forces().forEach(forces::add);
        assembly.model().mechanism().joints().forEach(forces::add);
        new ContactStrips(assembly, samples, feature).build(items);
        Extent extent = new Extent(items);
        samples.forEach(s -> extent.add(s, bounds, true));
        extent.add(samples.start(), start, false);
        boolean stands = plates.hasFloor();
        if (!stands) {
            floor(feature);
        }
        plates.build(bounds, items);
        Landmarks landmarks = new Landmarks(assembly);
        return new SceneModel(assembly.model().mechanism().name(), up, items, landmarks.traced(), forces.loads(),
                bounds, start, feature, force(), landmarks.anchors(), landmarks.groundNames(),
                !stands && bounds.largest() > FAR * start.largest(), planar());
    }

    private void geometries(org.signorini.model.mechanism.Body element, int body) throws ElementException {
        for (Marker marker : element.getMarkers()) {
            Frame frame = Places.frame(marker, assembly.numbers());
            for (Geometry geometry : marker.getGeometries()) {
                Shape shape = shapes.shape(geometry);
                shape(shape, body, Rigid.of(frame), Palette.geometry(geometry, element, body));
                if (!(shape instanceof org.signorini.collision.shape.HalfSpace)) {
                    points.get(body).shape(frame.origin());
                    reaches.add(shape.reach());
                    moving = body > 0 ? Math.max(moving, shape.reach()) : moving;
                }
            }
        }
    }

    private void shape(Shape shape, int body, double[] placement, int color) {
        switch (shape) {
            case org.signorini.collision.shape.Point p -> {
                // links lead to it
            }
            case org.signorini.collision.shape.HalfSpace h -> plates.add(body, placement);
            case org.signorini.collision.shape.Sphere s -> items.add(new Item.Ball(body, placement, s.radius(), color));
            case org.signorini.collision.shape.Box b -> items.add(new Item.Solid(body,
                    Meshes.box(b.halfX(), b.halfY(), b.halfZ()), placement, color));
            case org.signorini.collision.shape.Capsule c -> items.add(new Item.Solid(body,
                    Meshes.capsule(c.radius(), c.halfLength()), placement, color));
            case org.signorini.collision.shape.Cylinder c -> items.add(new Item.Solid(body,
                    Meshes.cylinder(c.radius(), c.halfLength()), placement, color));
            case org.signorini.collision.shape.ConvexMesh m -> items.add(new Item.Solid(body,
                    Meshes.polytope(m.polytope()), placement, color));
        }
    }

    /** Where joints, springs and contacts hold on to bodies. */
    private void attachments() throws ElementException {
        for (Joint joint : assembly.model().mechanism().joints()) {
            if (joint.type() == JointType.FREE || joint.type() == JointType.PLANAR) {
                continue;
            }
            for (org.signorini.multibody.model.Marker marker : List.of(joint.from(), joint.to())) {
                points.get(marker.body().index()).add(marker.frame().origin());
                if (joint.type() == JointType.REVOLUTE) {
                    points.get(marker.body().index()).axis(marker.frame().orientation().rotate(Vector3.Z));
                }
            }
        }
        for (ForceElement force : assembly.model().mechanism().forces()) {
            if (force instanceof TranslationalSpring s) {
                points.get(s.a().body().index()).add(s.a().frame().origin());
                points.get(s.b().body().index()).add(s.b().frame().origin());
            }
        }
        for (var contact : assembly.source().getContacts()) {
            if (contact instanceof FixedContact fixed) {
                points.get(assembly.bodies().get(fixed.getPoint().getBody()).index())
                        .add(Places.frame(fixed.getPoint(), assembly.numbers()).origin());
            }
        }
    }

    /** Bodies without a shape reach to all their markers and to where their mass is. */
    private void freeMarkers() throws ElementException {
        for (Map.Entry<org.signorini.model.mechanism.Body, Body> entry : assembly.bodies().entrySet()) {
            BodyPoints p = points.get(entry.getValue().index());
            if (!p.isShaped() && !entry.getValue().isGround()) {
                for (Marker marker : entry.getKey().getMarkers()) {
                    p.add(Places.frame(marker, assembly.numbers()).origin());
                }
                if (entry.getValue().mass().mass() > 0) {
                    p.add(entry.getValue().mass().center());
                }
            }
        }
    }

    /** Links are slender, and thin beside the shapes there are. */
    private double feature() {
        double link = SLENDER * median(points.stream().skip(1).mapToDouble(BodyPoints::span));
        double shape = THIN * median(reaches.stream().mapToDouble(Double::doubleValue));
        double usual = link > 0 && shape > 0 ? Math.min(link, shape) : link + shape;
        double largest = Math.max(points.stream().skip(1).mapToDouble(BodyPoints::span).max().orElse(0), moving);
        return usual > 0 ? Math.max(usual, THINNEST * largest) : 0.02;
    }

    /** Of what is more than 0; else 0. */
    private static double median(DoubleStream values) {
        double[] sorted = values.filter(v -> v > 0).sorted().toArray();
        return sorted.length == 0 ? 0 : sorted[sorted.length / 2];
    }

    /** A floor to cast shadows on, a little below everything; it carries nothing. */
    private void floor(double feature) {
        double lowest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < 8; i++) {
            Vector3 corner = new Vector3(bounds.corner(i, 0), bounds.corner(i, 1), bounds.corner(i, 2));
            lowest = Math.min(lowest, corner.dot(up));
        }
        plates.add(0, Rigid.of(new Frame(up.times(lowest - feature), Quaternion.zTo(up))));
    }

    /** The mean weight of a body, or 1 N where nothing weighs. */
    private double force() {
        double mean = assembly.model().mechanism().bodies().stream().mapToDouble(b -> b.mass().mass())
                .filter(m -> m > 0).average().orElse(0) * assembly.model().mechanism().gravity().norm();
        return mean > 0 ? mean : 1;
    }

    /** The axis all revolute joints share. */
    private Vector3 planar() {
        samples.start();
        Vector3 normal = Vector3.ZERO;
        for (Joint joint : assembly.model().mechanism().joints()) {
            if (joint.type() == JointType.REVOLUTE) {
                Vector3 axis = samples.direction(joint.from().body().index(),
                        joint.from().frame().orientation().rotate(Vector3.Z));
                if (normal.norm() > 0 && normal.cross(axis).norm() > 1e-3) {
                    return Vector3.ZERO;
                }
                normal = axis;
            }
        }
        return normal;
    }
}
