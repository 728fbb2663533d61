package org.signorini.model.urdf;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.signorini.model.file.ModelFileException;
import org.signorini.model.mechanism.Body;
import org.signorini.model.mechanism.ContactPair;
import org.signorini.model.mechanism.GeometryGroup;
import org.signorini.model.mechanism.HalfSpace;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.JointKind;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismFactory;
import org.signorini.model.mechanism.RigidBody;

/**
 * Makes a mechanism of a URDF file. Links become bodies, joints joints, collision shapes geometries; a link named
 * {@code world} is the ground. Read with the same suspicion as model files: nothing outside the file but meshes in its
 * folders is opened.
 */
public final class UrdfImporter {

    private static final MechanismFactory MAKE = MechanismFactory.eINSTANCE;
    private static final String WORLD = "world";

    private final UrdfOptions options;
    private final UrdfFile file;
    private final Mechanism mechanism = MAKE.createMechanism();
    private final Map<String, Body> bodies = new LinkedHashMap<>();

    private UrdfImporter(Path path, UrdfOptions options) {
        this.options = options;
        file = new UrdfFile(path);
    }

    /** Reads a file. */
    public static UrdfImport read(Path file, UrdfOptions options) throws ModelFileException {
        return new UrdfImporter(file, options).read();
    }

    private UrdfImport read() throws ModelFileException {
        UrdfElement robot = file.robot();
        mechanism.setName(robot.optional("name").orElse("robot"));
        mechanism.setGround(MAKE.createGround());
        mechanism.getGround().setName("ground");
        // materials are for pictures, like <visual>
        robot.noteOthers(Set.of("link", "joint", "material"));
        readLinks(robot);
        readJoints(robot);
        placeRoots(robot);
        if (options.floor()) {
            addFloor();
        }
        return new UrdfImport(mechanism, file.notes());
    }

    private void readLinks(UrdfElement robot) throws ModelFileException {
        LinkReader reader = new LinkReader(file);
        for (UrdfElement element : robot.children("link")) {
            String name = element.required("name");
            UrdfElement link = element.as("link '" + name + "'");
            if (bodies.containsKey(name)) {
                throw link.mistake("there are two of this name");
            }
            if (name.equals(WORLD)) {
                bodies.put(name, mechanism.getGround());
            } else {
                RigidBody body = reader.read(link, name);
                mechanism.getBodies().add(body);
                bodies.put(name, body);
            }
        }
        if (mechanism.getBodies().isEmpty()) {
            throw robot.mistake("it has no links");
        }
    }

    private void readJoints(UrdfElement robot) throws ModelFileException {
        JointReader reader = new JointReader(mechanism, bodies);
        Set<String> names = new LinkedHashSet<>();
        Set<Body> children = new LinkedHashSet<>();
        for (UrdfElement element : robot.children("joint")) {
            String name = element.required("name");
            UrdfElement joint = element.as("joint '" + name + "'");
            if (!names.add(name)) {
                throw joint.mistake("there are two of this name");
            }
            Joint made = reader.read(joint, name);
            if (made.getFrom().getBody() == made.getTo().getBody()) {
                throw joint.mistake("it connects a link with itself");
            }
            if (!children.add(made.getTo().getBody())) {
                throw joint.mistake("link '" + made.getTo().getBody().getName() + "' has two parents");
            }
        }
    }

    /** Links that no joint has as child begin the trees. */
    private void placeRoots(UrdfElement robot) throws ModelFileException {
        Set<RigidBody> roots = new LinkedHashSet<>(mechanism.getBodies());
        mechanism.getJoints().forEach(j -> roots.remove(j.getTo().getBody()));
        boolean grounded = !mechanism.getGround().getMarkers().isEmpty();
        if (roots.isEmpty() && !grounded) {
            throw robot.mistake("its joints go round in a circle");
        }
        if (roots.size() > (grounded ? 0 : 1)) {
            file.note("no joint connects " + roots.stream().map(r -> "link '" + r.getName() + "'")
                    .collect(Collectors.joining(" and ")) + (grounded ? " with the world" : " with each other")
                    + "; each begins a tree of its own, " + (options.fixedBase() ? "fixed to the ground" : "floating")
                    + " at the origin");
        }
        LowestPoint reach = new LowestPoint(mechanism);
        for (RigidBody root : roots) {
            if (options.fixedBase()) {
                fix(root);
            } else {
                double lowest = reach.below(root);
                root.setPosition("0, 0, " + (Double.isNaN(lowest) ? options.clearance()
                        : options.clearance() - lowest));
            }
        }
    }

    private void fix(RigidBody root) {
        Joint joint = MAKE.createJoint();
        joint.setName(root.getName() + " to ground");
        joint.setKind(JointKind.FIXED);
        joint.setFrom(marker(mechanism.getGround(), root.getName()));
        joint.setTo(marker(root, "frame"));
        mechanism.getJoints().add(joint);
    }

    private static Marker marker(Body body, String name) {
        Marker marker = MAKE.createMarker();
        marker.setName(name);
        body.getMarkers().add(marker);
        return marker;
    }

    private void addFloor() {
        HalfSpace plane = MAKE.createHalfSpace();
        plane.setName("floor");
        marker(mechanism.getGround(), "floor").getGeometries().add(plane);
        GeometryGroup group = MAKE.createGeometryGroup();
        group.setName("robot");
        mechanism.getBodies().stream().filter(b -> b.getMarkers().stream().anyMatch(m -> !m.getGeometries().isEmpty()))
                .forEach(group.getBodies()::add);
        if (group.getBodies().isEmpty()) {
            file.note("it has no collision shapes, so nothing touches the floor");
            return;
        }
        mechanism.getGroups().add(group);
        ContactPair pair = MAKE.createContactPair();
        pair.setName("robot on floor");
        pair.setFirst(group);
        pair.setSecond(plane);
        pair.setStaticFriction(Double.toString(options.friction()));
        mechanism.getContacts().add(pair);
    }
}
