package org.signorini.model.urdf;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.signorini.model.element.ElementException;
import org.signorini.model.element.ElementValues;
import org.signorini.model.element.Pose;
import org.signorini.model.expression.Scope;
import org.signorini.model.mechanism.Body;
import org.signorini.model.mechanism.Box;
import org.signorini.model.mechanism.Capsule;
import org.signorini.model.mechanism.ConvexMesh;
import org.signorini.model.mechanism.Cylinder;
import org.signorini.model.mechanism.Geometry;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.JointKind;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.Sphere;

/** How far down a tree of bodies reaches at the start, so that it can be put above the floor. */
final class LowestPoint {

    private final Map<Body, List<Joint>> joints = new LinkedHashMap<>();
    private final ElementValues values = new ElementValues(Scope.EMPTY);

    LowestPoint(Mechanism mechanism) {
        for (Joint joint : mechanism.getJoints()) {
            joints.computeIfAbsent(joint.getFrom().getBody(), b -> new ArrayList<>()).add(joint);
        }
    }

    /** The smallest z of any shape, from the root's frame; NaN where there are no shapes. */
    double below(Body root) {
        Map<Body, Pose> poses = new LinkedHashMap<>();
        Deque<Body> open = new ArrayDeque<>();
        poses.put(root, new Pose(new double[3], Pose.identity()));
        open.add(root);
        double lowest = Double.NaN;
        while (!open.isEmpty()) {
            Body body = open.remove();
            lowest = min(lowest, lowest(body, poses.get(body)));
            for (Joint joint : joints.getOrDefault(body, List.of())) {
                Body child = joint.getTo().getBody();
                if (!poses.containsKey(child)) {
                    // the child's marker is its own frame
                    poses.put(child, poses.get(body).times(pose(joint.getFrom())).times(moved(joint)));
                    open.add(child);
                }
            }
        }
        return lowest;
    }

    private static double min(double a, double b) {
        return Double.isNaN(a) ? b : Double.isNaN(b) ? a : Math.min(a, b);
    }

    private Pose pose(Marker marker) {
        return new Pose(vector(marker, MechanismPackage.Literals.MARKER__POSITION), orientation(marker));
    }

    private Pose moved(Joint joint) {
        double[] q = numbers(joint, MechanismPackage.Literals.JOINT__INITIAL);
        if (q.length != 1) {
            return new Pose(new double[3], Pose.identity());
        }
        double[] axis = vector(joint, MechanismPackage.Literals.JOINT__AXIS);
        double norm = Pose.norm(axis);
        if (joint.getKind() == JointKind.REVOLUTE && norm > 0) {
            return Pose.about(axis, q[0]);
        }
        double s = norm > 0 ? q[0] / norm : 0;
        return new Pose(new double[] {s * axis[0], s * axis[1], s * axis[2]}, Pose.identity());
    }

    private double lowest(Body body, Pose x_WB) {
        double lowest = Double.NaN;
        for (Marker marker : body.getMarkers()) {
            Pose x_WM = x_WB.times(pose(marker));
            for (Geometry geometry : marker.getGeometries()) {
                lowest = min(lowest, lowest(geometry, x_WM));
            }
        }
        return lowest;
    }

    /** z of the origin less how far the shape reaches down: its support in the direction −z. */
    private double lowest(Geometry geometry, Pose x_WM) {
        // world z in the marker's axes
        double[] z = {x_WM.rotate(new double[] {1, 0, 0})[2], x_WM.rotate(new double[] {0, 1, 0})[2],
            x_WM.rotate(new double[] {0, 0, 1})[2]};
        double across = Math.sqrt(z[0] * z[0] + z[1] * z[1]);
        double height = x_WM.origin()[2];
        return switch (geometry) {
            case Sphere s -> height - number(s, MechanismPackage.Literals.SPHERE__RADIUS);
            case Cylinder c -> height - across * number(c, MechanismPackage.Literals.CYLINDER__RADIUS)
                    - Math.abs(z[2]) * number(c, MechanismPackage.Literals.CYLINDER__LENGTH) / 2;
            case Capsule c -> height - number(c, MechanismPackage.Literals.CAPSULE__RADIUS)
                    - Math.abs(z[2]) * number(c, MechanismPackage.Literals.CAPSULE__LENGTH) / 2;
            case Box b -> {
                double[] size = vector(b, MechanismPackage.Literals.BOX__SIZE);
                yield height - (Math.abs(z[0]) * size[0] + Math.abs(z[1]) * size[1] + Math.abs(z[2]) * size[2]) / 2;
            }
            case ConvexMesh m -> mesh(m, x_WM);
            default -> height;
        };
    }

    private double mesh(ConvexMesh mesh, Pose x_WM) {
        double[] points = numbers(mesh, MechanismPackage.Literals.CONVEX_MESH__POINTS);
        double[] scale = vector(mesh, MechanismPackage.Literals.CONVEX_MESH__SCALE);
        double lowest = Double.NaN;
        for (int p = 0; p < points.length; p += 3) {
            lowest = min(lowest, x_WM.apply(new double[] {scale[0] * points[p], scale[1] * points[p + 1],
                scale[2] * points[p + 2]})[2]);
        }
        return lowest;
    }

    private double number(EObject element, EAttribute feature) {
        return numbers(element, feature)[0];
    }

    private double[] vector(EObject element, EAttribute feature) {
        return numbers(element, feature);
    }

    /** All were checked when the file was read. */
    private double[] numbers(EObject element, EAttribute feature) {
        try {
            return values.values(element, feature);
        } catch (ElementException e) {
            throw new IllegalStateException(e);
        }
    }

    private double[] orientation(Marker marker) {
        try {
            return values.orientation(marker, MechanismPackage.Literals.MARKER__ORIENTATION);
        } catch (ElementException e) {
            throw new IllegalStateException(e);
        }
    }
}
