package org.signorini.model.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.signorini.model.element.ElementException;
import org.signorini.model.element.ElementValues;
import org.signorini.model.file.ModelFileException;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.mechanism.ConvexMesh;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.JointKind;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.RigidBody;
import org.signorini.model.mesh.MeshFiles;
import org.signorini.model.mesh.OuterPoints;
import org.signorini.model.urdf.UrdfImport;
import org.signorini.model.urdf.UrdfImporter;
import org.signorini.model.urdf.UrdfOptions;
import org.signorini.model.validation.Finding;
import org.signorini.model.validation.Severity;
import org.signorini.model.validation.Validation;

/** Robots as engineers have them. */
class UrdfTest {

    @TempDir
    Path folder;

    @BeforeEach
    void unpack() throws IOException {
        Files.createDirectories(folder.resolve("meshes"));
        for (String name : List.of("humanoid.urdf", "quadruped.urdf", "meshes/trunk.stl", "meshes/torso.obj")) {
            try (InputStream in = UrdfTest.class.getResourceAsStream("/urdf/" + name)) {
                Files.copy(in, folder.resolve(name));
            }
        }
    }

    private UrdfImport read(String name) throws ModelFileException {
        return UrdfImporter.read(folder.resolve(name), UrdfOptions.defaults());
    }

    private static double mass(Mechanism mechanism) throws ElementException {
        ElementValues values = ElementValues.of(mechanism, Map.of());
        double sum = 0;
        for (RigidBody body : mechanism.getBodies()) {
            sum += values.number(body, MechanismPackage.Literals.RIGID_BODY__MASS);
        }
        return sum;
    }

    private static Joint joint(Mechanism mechanism, String name) {
        return mechanism.getJoints().stream().filter(j -> j.getName().equals(name)).findFirst().orElseThrow();
    }

    private static RigidBody body(Mechanism mechanism, String name) {
        return mechanism.getBodies().stream().filter(b -> b.getName().equals(name)).findFirst().orElseThrow();
    }

    @Test
    void quadruped() throws IOException, ElementException {
        UrdfImport robot = read("quadruped.urdf");
        Mechanism mechanism = robot.mechanism();
        assertEquals(3 + 4 * 4, mechanism.getBodies().size());
        assertEquals(18, mechanism.getJoints().size());
        assertEquals(12, mechanism.getJoints().stream().filter(j -> j.getKind() == JointKind.REVOLUTE).count());
        assertEquals(6.9 + 0.001 + 4 * (0.54 + 0.895 + 0.158 + 0.06), mass(mechanism), 1e-12);
        assertEquals("-2.818", joint(mechanism, "FL_calf_joint").getLimits().get(0).getLower());
        assertEquals("-0.888", joint(mechanism, "FL_calf_joint").getInitial());
        assertTrue(robot.notes().contains("joint 'FL_calf_joint': zero is beyond its limits, so it starts at -0.888"));
        assertTrue(robot.notes().contains("robot 'quadruped': <transmission> is not supported and was left out"));
        assertTrue(robot.notes().contains("robot 'quadruped': <gazebo> is not supported and was left out"));
        assertTrue(robot.notes()
                .contains("joint 'FL_hip_joint': friction in the joint is not supported and was left out"));
        ConvexMesh trunk = (ConvexMesh) body(mechanism, "trunk").getMarkers().get(0).getGeometries().get(0);
        assertEquals("0.001, 0.001, 0.001", trunk.getScale());
        assertEquals(3 * 16, trunk.getPoints().split(",").length);
        // thigh straight down 0.2, calf bent by 0.888: foot's centre 0.2 + 0.2 cos 0.888 below, its radius 0.02
        double height = 0.2 + 0.2 * Math.cos(0.888) + 0.02 + 0.01;
        double[] position = ElementValues.of(mechanism, Map.of()).vector(body(mechanism, "base"),
                MechanismPackage.Literals.RIGID_BODY__POSITION);
        assertEquals(height, position[2], 1e-12);
        good(mechanism);
    }

    @Test
    void humanoid() throws IOException, ElementException {
        UrdfImport robot = read("humanoid.urdf");
        Mechanism mechanism = robot.mechanism();
        assertEquals(5 + 2 * 11, mechanism.getBodies().size());
        assertEquals(26, mechanism.getJoints().size());
        assertEquals(8 + 14 + 3.5 + 2 * (0.9 + 1.1 + 4.2 + 2.6 + 0.4 + 1 + 0.8 + 1.8 + 1.1 + 0.4 + 0.05),
                mass(mechanism), 1e-9);
        assertEquals(JointKind.PRISMATIC, joint(mechanism, "l_grip").getKind());
        assertEquals(0, joint(mechanism, "l_shoulder_pitch").getLimits().size());
        assertEquals("1, 0, 0", joint(mechanism, "r_ankle_roll").getAxis());
        assertTrue(robot.notes().contains("joint 'l_grip': <mimic> is not supported and was left out"));
        assertTrue(robot.notes().contains("joint 'l_grip': <safety_controller> is not supported and was left out"));
        assertTrue(robot.notes().contains("joint 'l_knee': the limit of effort is not supported and was left out"));
        good(mechanism);
    }

    private void good(Mechanism mechanism) throws IOException {
        List<Finding> errors = Validation.of(mechanism).stream().filter(f -> f.severity() == Severity.ERROR).toList();
        assertEquals(List.of(), errors.stream().map(Finding::message).toList());
        Path file = folder.resolve("robot.mechanism");
        Mechanism copy = EcoreUtil.copy(mechanism);
        ModelFiles.write(copy, file);
        assertTrue(EcoreUtil.equals(mechanism, ModelFiles.readMechanism(file)));
    }

    /** R = R_z(0.3) R_y(0.02): the trace stays, and the principal moments too. */
    @Test
    void inertiaIsTurnedIntoTheBodysAxes() throws IOException, ElementException {
        Mechanism mechanism = read("humanoid.urdf").mechanism();
        double[] i = ElementValues.of(mechanism, Map.of()).values(body(mechanism, "l_shin"),
                MechanismPackage.Literals.RIGID_BODY__INERTIA);
        double a = Math.round(2.6e6 * (3 * 0.05 * 0.05 + 0.34 * 0.34) / 12) / 1e6;
        double c = Math.round(2.6e6 * 0.05 * 0.05 / 2) / 1e6;
        // I = a·1 + (c − a) n nᵀ with n = R z = (sin .02 cos .3, sin .02 sin .3, cos .02)
        double[] n = {Math.sin(0.02) * Math.cos(0.3), Math.sin(0.02) * Math.sin(0.3), Math.cos(0.02)};
        double[] expected = {a + (c - a) * n[0] * n[0], a + (c - a) * n[1] * n[1], a + (c - a) * n[2] * n[2],
            (c - a) * n[0] * n[1], (c - a) * n[0] * n[2], (c - a) * n[1] * n[2]};
        assertArrayEquals(expected, i, 1e-15);
    }

    @Test
    void aFixedBaseHangsOnTheGround() throws IOException {
        Mechanism mechanism = UrdfImporter.read(folder.resolve("humanoid.urdf"), UrdfOptions.fixed()).mechanism();
        assertEquals(JointKind.FIXED, joint(mechanism, "base_link to ground").getKind());
        assertEquals(0, mechanism.getContacts().size());
        good(mechanism);
    }

    @Test
    void allKindsOfJoints() throws IOException {
        StringBuilder text = new StringBuilder("<robot name='r'><link name='world'/>");
        String before = "world";
        for (String type : List.of("fixed", "revolute", "continuous", "prismatic", "floating", "planar")) {
            text.append("<link name='").append(type).append("'><inertial><mass value='1'/><inertia ixx='1' iyy='1'"
                    + " izz='1'/></inertial></link><joint name='j").append(type).append("' type='").append(type)
                    .append("'><parent link='").append(before).append("'/><child link='").append(type)
                    .append("'/><origin rpy='0.1 0.2 0.3'/></joint>");
            before = type;
        }
        Files.writeString(folder.resolve("x.urdf"), text + "</robot>");
        UrdfImport robot = read("x.urdf");
        assertEquals(List.of(JointKind.FIXED, JointKind.REVOLUTE, JointKind.REVOLUTE, JointKind.PRISMATIC,
                JointKind.FREE, JointKind.PLANAR), robot.mechanism().getJoints().stream().map(Joint::getKind).toList());
        assertEquals(robot.mechanism().getGround(), robot.mechanism().getJoints().get(0).getFrom().getBody());
        assertEquals("1, 0, 0", joint(robot.mechanism(), "jrevolute").getAxis());
        good(robot.mechanism());
    }

    /** Links that nothing connects are a second robot, or a joint was forgotten: either way it is said. */
    @Test
    void unconnectedLinksAreNoted() throws IOException {
        String link = "<inertial><mass value='1'/><inertia ixx='1' iyy='1' izz='1'/></inertial></link>";
        String joint = "<joint name='j' type='fixed'><parent link='%s'/><child link='a'/></joint>";
        Files.writeString(folder.resolve("x.urdf"), "<robot name='r'><link name='a'>" + link + "<link name='b'>" + link
                + "<link name='c'>" + link + String.format(joint, "b") + "</robot>");
        assertTrue(read("x.urdf").notes().contains("no joint connects link 'b' and link 'c' with each other;"
                + " each begins a tree of its own, floating at the origin"), () -> notes("x.urdf"));
        Files.writeString(folder.resolve("x.urdf"), "<robot name='r'><link name='world'/><link name='a'>" + link
                + "<link name='b'>" + link + String.format(joint, "world") + "</robot>");
        assertTrue(notes("x.urdf").contains("no joint connects link 'b' with the world"), () -> notes("x.urdf"));
        Files.writeString(folder.resolve("x.urdf"), "<robot name='r'><link name='a'>" + link + "<link name='b'>" + link
                + String.format(joint, "b") + "</robot>");
        assertFalse(notes("x.urdf").contains("no joint connects"), () -> notes("x.urdf"));
    }

    private String notes(String name) {
        try {
            return read(name).notes().toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void mistakesAreOneLine() throws IOException {
        mistake("<sdf/>", "x.urdf: it is no URDF: it begins with <sdf>");
        mistake("<robot name='r'>", "x.urdf, line 1: ");
        mistake("<robot name='r'/>", "x.urdf: robot 'r': it has no links");
        mistake("<robot name='r'><link/></robot>", "x.urdf: robot 'r': <link> has no name");
        mistake("<robot name='r'><link name='a'/><joint name='j' type='fixed'><parent link='a'/><child link='b'/>"
                + "</joint></robot>", "x.urdf: joint 'j': there is no link 'b'");
        mistake("<robot name='r'><link name='a'/><joint name='j' type='screw'/></robot>",
                "x.urdf: joint 'j': there is no joint type 'screw'");
        mistake("<robot name='r'><link name='a'><inertial><mass value='${m}'/><inertia/></inertial></link></robot>",
                "x.urdf: link 'a': '${m}' in value of <mass> is no number");
        mistake("<robot name='r'><link name='a'><collision><geometry><box size='1 2'/></geometry></collision></link>"
                + "</robot>", "x.urdf: link 'a': size of <box> has 2 numbers, not 3");
        mistake("<robot name='r'><link name='a'/><link name='b'/><joint name='j' type='fixed'><parent link='a'/>"
                + "<child link='b'/></joint><joint name='k' type='fixed'><parent link='b'/><child link='a'/></joint>"
                + "</robot>", "x.urdf: robot 'r': its joints go round in a circle");
        mistake("<!DOCTYPE robot [<!ENTITY x SYSTEM 'file:///etc/hostname'>]><robot name='&x;'/>",
                "x.urdf, line 1: DOCTYPE is disallowed");
    }

    private void mistake(String text, String expected) throws IOException {
        Files.writeString(folder.resolve("x.urdf"), text);
        ModelFileException e = assertThrows(ModelFileException.class, () -> read("x.urdf"));
        assertTrue(e.getMessage().startsWith(expected), e.getMessage());
    }

    @Test
    void meshesOutsideAreNotOpened() throws IOException {
        Files.writeString(folder.resolve("secret.stl"), "solid");
        Path inner = Files.createDirectories(folder.resolve("inner"));
        for (String address : List.of("../secret.stl", "/etc/x.stl", "file:///etc/x.stl", "http://127.0.0.1:1/x.stl",
                "package://p/../../secret.stl", "package://p", "missing.stl", "x.dae")) {
            Files.writeString(inner.resolve("x.urdf"), "<robot name='r'><link name='a'><collision><geometry><mesh "
                    + "filename='" + address + "'/></geometry></collision></link></robot>");
            UrdfImport robot = UrdfImporter.read(inner.resolve("x.urdf"), UrdfOptions.defaults());
            assertTrue(robot.notes().get(0).startsWith("link 'a': mesh '" + address), robot.notes().toString());
        }
    }

    @Test
    void damagedFilesGiveARobotOrOneLine() throws IOException {
        byte[] whole = Files.readAllBytes(folder.resolve("quadruped.urdf"));
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            byte[] damaged = seed % 4 == 0 ? Arrays.copyOf(whole, random.nextInt(whole.length))
                    : whole.clone();
            for (int i = 0; i < seed % 4; i++) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
            }
            Files.write(folder.resolve("x.urdf"), damaged);
            try {
                read("x.urdf");
            } catch (ModelFileException e) {
                assertTrue(e.getMessage().length() < 400 && !e.getMessage().contains("\n"), "seed " + seed);
            }
        }
    }

    @Test
    void meshes() throws IOException {
        assertEquals(48, MeshFiles.read(folder.resolve("meshes/torso.obj")).length);
        ByteBuffer binary = ByteBuffer.allocate(84 + 100).order(ByteOrder.LITTLE_ENDIAN);
        binary.put("solid looks like text".getBytes(StandardCharsets.US_ASCII));
        binary.putInt(80, 2);
        float[][] corners = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
        for (int t = 0; t < 2; t++) {
            for (int v = 0; v < 3; v++) {
                for (int k = 0; k < 3; k++) {
                    binary.putFloat(84 + 50 * t + 12 + 12 * v + 4 * k, corners[v + t][k]);
                }
            }
        }
        Files.write(folder.resolve("b.stl"), binary.array());
        assertArrayEquals(new double[] {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1}, MeshFiles.read(folder.resolve("b.stl")));
        assertThrows(ModelFileException.class, () -> MeshFiles.resolve(folder, "../b.stl"));
        assertEquals(folder.resolve("b.stl"), MeshFiles.resolve(folder, "meshes/../b.stl"));
    }

    @Test
    void outerPointsKeepTheExtents() {
        Random random = new Random(5);
        double[] points = new double[3 * 5000];
        for (int i = 0; i < points.length; i++) {
            points[i] = random.nextGaussian();
        }
        double[] outer = OuterPoints.of(points);
        assertTrue(outer.length < 3 * 200, outer.length + "");
        for (int axis = 0; axis < 3; axis++) {
            assertEquals(largest(points, axis), largest(outer, axis));
        }
    }

    private static double largest(double[] points, int axis) {
        double most = Double.NEGATIVE_INFINITY;
        for (int i = axis; i < points.length; i += 3) {
            most = Math.max(most, points[i]);
        }
        return most;
    }
}
