package org.signorini.model.urdf;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;

import org.signorini.model.element.Pose;
import org.signorini.model.file.ModelFileException;
import org.signorini.model.mechanism.Box;
import org.signorini.model.mechanism.ConvexMesh;
import org.signorini.model.mechanism.Cylinder;
import org.signorini.model.mechanism.Geometry;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.MechanismFactory;
import org.signorini.model.mechanism.RigidBody;
import org.signorini.model.mechanism.Sphere;
import org.signorini.model.mesh.MeshFiles;
import org.signorini.model.mesh.OuterPoints;

/** A {@code <link>} as a body: inertia turned into the body's axes, collision shapes on markers. */
final class LinkReader {

    private static final MechanismFactory MAKE = MechanismFactory.eINSTANCE;

    private final UrdfFile file;

    LinkReader(UrdfFile file) {
        this.file = file;
    }

    RigidBody read(UrdfElement link, String name) throws ModelFileException {
        RigidBody body = MAKE.createRigidBody();
        body.setName(name);
        // pictures are not a mechanism's business
        link.noteOthers(Set.of("inertial", "collision", "visual"));
        UrdfElement inertial = link.child("inertial").orElse(null);
        if (inertial == null) {
            body.setMass("0");
            body.setInertia("0, 0, 0");
        } else {
            readInertia(inertial, body);
        }
        int number = 0;
        for (UrdfElement collision : link.children("collision")) {
            number++;
            readCollision(collision, collision.optional("name").orElse("collision " + number), body);
        }
        return body;
    }

    private static void readInertia(UrdfElement inertial, RigidBody body) throws ModelFileException {
        UrdfElement origin = inertial.child("origin").orElse(null);
        UrdfElement inertia = inertial.requiredChild("inertia");
        body.setMass(inertial.requiredChild("mass").number("value"));
        if (origin != null && origin.optional("xyz").isPresent()) {
            body.setCenterOfMass(String.join(", ", origin.numbers("xyz", 3)));
        }
        String[] names = {"ixx", "iyy", "izz", "ixy", "ixz", "iyz"};
        double[] i = new double[6];
        for (int k = 0; k < 6; k++) {
            i[k] = k < 3 ? Double.parseDouble(inertia.number(names[k])) : inertia.values(names[k], 0)[0];
        }
        double[] q = Places.pose(origin).q();
        boolean turned = q[1] != 0 || q[2] != 0 || q[3] != 0;
        body.setInertia(Places.text(turned ? rotate(i, q) : i));
    }

    /** R I Rᵀ; both as xx, yy, zz, xy, xz, yz. */
    static double[] rotate(double[] i, double[] q) {
        Pose turn = new Pose(new double[3], q);
        double[][] r = {turn.rotate(new double[] {1, 0, 0}), turn.rotate(new double[] {0, 1, 0}),
            turn.rotate(new double[] {0, 0, 1})};
        double[][] full = {{i[0], i[3], i[4]}, {i[3], i[1], i[5]}, {i[4], i[5], i[2]}};
        double[][] turned = new double[3][3];
        for (int a = 0; a < 3; a++) {
            for (int b = 0; b < 3; b++) {
                for (int j = 0; j < 3; j++) {
                    for (int k = 0; k < 3; k++) {
                        // r[j] is the j-th column of R
                        turned[a][b] += r[j][a] * full[j][k] * r[k][b];
                    }
                }
            }
        }
        return new double[] {turned[0][0], turned[1][1], turned[2][2], turned[0][1], turned[0][2], turned[1][2]};
    }

    private void readCollision(UrdfElement collision, String name, RigidBody body) throws ModelFileException {
        collision.noteOthers(Set.of("origin", "geometry"));
        Geometry geometry = readGeometry(collision.requiredChild("geometry"));
        if (geometry == null) {
            return;
        }
        geometry.setName(name);
        // the file gives masses by themselves
        geometry.setWeighs(false);
        Marker marker = MAKE.createMarker();
        marker.setName(name);
        Places.put(collision.child("origin").orElse(null), marker);
        marker.getGeometries().add(geometry);
        body.getMarkers().add(marker);
    }

    private Geometry readGeometry(UrdfElement geometry) throws ModelFileException {
        for (UrdfElement shape : geometry.children()) {
            switch (shape.tag()) {
                case "box" -> {
                    Box box = MAKE.createBox();
                    box.setSize(String.join(", ", shape.numbers("size", 3)));
                    return box;
                }
                case "sphere" -> {
                    Sphere sphere = MAKE.createSphere();
                    sphere.setRadius(shape.number("radius"));
                    return sphere;
                }
                case "cylinder" -> {
                    Cylinder cylinder = MAKE.createCylinder();
                    cylinder.setRadius(shape.number("radius"));
                    cylinder.setLength(shape.number("length"));
                    return cylinder;
                }
                case "capsule" -> {
                    var capsule = MAKE.createCapsule();
                    capsule.setRadius(shape.number("radius"));
                    capsule.setLength(shape.number("length"));
                    return capsule;
                }
                case "mesh" -> {
                    return readMesh(shape);
                }
                default -> shape.note("collision shape <" + shape.tag() + "> is not supported and was left out");
            }
        }
        return null;
    }

    private Geometry readMesh(UrdfElement shape) throws ModelFileException {
        String address = shape.required("filename");
        String lower = address.toLowerCase(Locale.ROOT);
        if (!lower.endsWith(".stl") && !lower.endsWith(".obj")) {
            shape.note("mesh '" + address + "' is neither STL nor OBJ and was left out");
            return null;
        }
        Path place = file.mesh(address);
        if (place == null) {
            shape.note("mesh '" + address + "' was not found below the file's folder and was left out");
            return null;
        }
        double[] all = MeshFiles.read(place);
        double[] outer = OuterPoints.of(all);
        if (outer.length < all.length) {
            shape.note("mesh '" + address + "' is represented by the " + outer.length / 3 + " outermost of its "
                    + all.length / 3 + " points");
        }
        ConvexMesh mesh = MAKE.createConvexMesh();
        mesh.setPoints(Places.text(outer));
        if (shape.optional("scale").isPresent()) {
            mesh.setScale(String.join(", ", shape.numbers("scale", 3)));
        }
        return mesh;
    }
}
