package org.signorini.multibody.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.model.ModelException;
import org.signorini.multibody.topology.SpanningTree;

class TopologyTest {

    private static final MassProperties MASS = MassProperties.sphere(1, 0.1);

    private static MechanismBuilder ring(JointType... types) {
        MechanismBuilder builder = Mechanism.named("ring");
        Body before = builder.ground();
        for (int i = 0; i < types.length; i++) {
            Body next = i == types.length - 1 ? builder.ground() : builder.body("B" + i, MASS);
            builder.joint("J" + i, types[i]).between(before.origin(), next.origin()).add();
            before = next;
        }
        return builder;
    }

    private static List<String> cut(Mechanism mechanism) {
        return SpanningTree.minimal(mechanism).cut().stream().map(Joint::name).toList();
    }

    @Test
    void theLastOfEqualJointsIsCut() {
        Mechanism ring = ring(JointType.REVOLUTE, JointType.REVOLUTE, JointType.REVOLUTE, JointType.REVOLUTE).build();
        assertEquals(List.of("J3"), cut(ring));
    }

    @Test
    void theFreestJointIsCut() {
        Mechanism ring = ring(JointType.REVOLUTE, JointType.SPHERICAL, JointType.UNIVERSAL, JointType.REVOLUTE).build();
        assertEquals(List.of("J1"), cut(ring));
        assertEquals(4, MultibodySystem.minimal(ring).tree().freedoms);
        assertEquals(3, new Dynamics(MultibodySystem.minimal(ring)).closures().count());
    }

    @Test
    void theMarkedJointIsCut() {
        MechanismBuilder builder = Mechanism.named("marked");
        Body a = builder.body("A", MASS);
        Body b = builder.body("B", MASS);
        builder.joint("1", JointType.REVOLUTE).between(builder.ground().origin(), a.origin()).cut().add();
        builder.joint("2", JointType.REVOLUTE).between(a.origin(), b.origin()).add();
        builder.joint("3", JointType.REVOLUTE).between(b.origin(), builder.ground().origin()).add();
        SpanningTree tree = SpanningTree.minimal(builder.build());
        assertEquals(List.of("1"), tree.cut().stream().map(Joint::name).toList());
        assertEquals("B", tree.edges().get(0).child().name());
        assertTrue(tree.edges().get(0).reversed());
        assertTrue(tree.edges().get(1).reversed());
    }

    @Test
    void aBodyHeldOnlyByACutJointFloats() {
        MechanismBuilder builder = Mechanism.named("cut off");
        Body a = builder.body("A", MASS);
        Joint joint = builder.joint("1", JointType.REVOLUTE).between(builder.ground().origin(), a.origin()).cut().add();
        MultibodySystem system = MultibodySystem.minimal(builder.build());
        assertEquals(6, system.tree().freedoms);
        assertTrue(system.joint(joint).isCut());
        assertEquals(0, system.floating(a).u());
        assertThrows(ModelException.class, () -> system.floating(builder.body("other", MASS)));
    }

    @Test
    void redundantCoordinatesCutEverything() {
        Mechanism ring = ring(JointType.REVOLUTE, JointType.REVOLUTE, JointType.PRISMATIC).build();
        MultibodySystem system = MultibodySystem.redundant(ring);
        assertEquals(12, system.tree().freedoms);
        assertEquals(15, new Dynamics(system).closures().count());
    }

    @Test
    void severalRootsAndBranches() {
        MechanismBuilder builder = Mechanism.named("forest");
        Body a = builder.body("A", MASS);
        Body b = builder.body("B", MASS);
        Body c = builder.body("C", MASS);
        Body d = builder.body("D", MASS);
        builder.joint("cb", JointType.PRISMATIC).between(c.origin(), b.origin()).add();
        builder.joint("ba", JointType.REVOLUTE).between(b.origin(), a.origin()).add();
        builder.joint("gd", JointType.SPHERICAL).between(builder.ground().origin(), d.origin()).add();
        MultibodySystem system = MultibodySystem.minimal(builder.build());
        // D on the ground first, then A afloat with B and C
        assertArrayEquals(new int[] {0, 0, 0, 2, 3}, system.tree().parent);
        assertEquals(3 + 6 + 2, system.tree().freedoms);
        assertEquals(4 + 7 + 2, system.tree().coordinates);
    }

    @Test
    void weldedBodiesShareANode() {
        MechanismBuilder builder = Mechanism.named("welded");
        Body arm = builder.body("arm", MassProperties.rod(2, 1).at(0.5, 0, 0));
        Body ball = builder.body("ball", MassProperties.sphere(3, 0.1));
        builder.joint("hinge", JointType.REVOLUTE).between(builder.ground().origin(), arm.origin()).add();
        builder.joint("weld", JointType.FIXED)
                .between(arm.marker(Frame.at(1, 0, 0).rotated(Vector3.X, 1)), ball.origin()).add();
        MultibodySystem system = MultibodySystem.minimal(builder.build());
        assertEquals(1, system.tree().nodes);
        assertEquals(5, system.tree().mass[1], 0);
        // ⅓ m l² + m l² + 2/5 m r²
        double inertia = 2.0 / 3 + 3 + 0.4 * 3 * 0.01;
        Dynamics dynamics = new Dynamics(system);
        dynamics.update(system.initialState());
        double[] du = new double[1];
        dynamics.solve(new double[] {1}, du);
        assertEquals(1 / inertia, du[0], 1e-15);
    }

    @Test
    void initialCoordinatesFollowFromPoses() {
        MechanismBuilder builder = Mechanism.named("drawn");
        Frame pose = Frame.at(1, 2, 3).rotated(Vector3.Z, 0.3);
        Body a = builder.body("A").mass(MASS).pose(pose).add();
        Body b = builder.body("B").mass(MASS).pose(pose.times(Frame.at(0, 0, 0.5).rotated(Vector3.Z, -0.7))).add();
        builder.joint("1", JointType.CYLINDRICAL).between(a.origin(), b.origin()).add();
        builder.joint("2", JointType.REVOLUTE).between(builder.ground(), a, Frame.at(1, 1, 0)).add();
        MultibodySystem system = MultibodySystem.minimal(builder.build());
        State state = system.initialState();
        Dynamics dynamics = new Dynamics(system);
        dynamics.update(state);
        assertArrayEquals(new double[] {0, -0.7, 0.5}, state.q, 1e-15);
        double[] p = new double[3];
        dynamics.bodies().position(1, p, 0);
        assertArrayEquals(new double[] {1, 2, 3}, p, 1e-14);
    }

    @Test
    void aFloatingBodyStartsAtItsPose() {
        MechanismBuilder builder = Mechanism.named("thrown").gravity(0, 0, 0);
        builder.body("A").mass(MASS.at(0, 1, 0)).pose(Frame.at(1, 2, 3).rotated(Vector3.Z, 0.5))
                .velocity(new Vector3(1, 0, 0), new Vector3(0, 0, 2)).add();
        MultibodySystem system = MultibodySystem.minimal(builder.build());
        Dynamics dynamics = new Dynamics(system);
        dynamics.update(system.initialState());
        double[] p = new double[3];
        double[] v = new double[3];
        dynamics.bodies().position(1, p, 0);
        dynamics.bodies().velocity(1, p, 0, v, 0);
        assertArrayEquals(new double[] {1, 2, 3}, p, 1e-14);
        assertArrayEquals(new double[] {1, 0, 0}, v, 1e-14);
        assertTrue(system.tree().solitary[1]);
    }

    @Test
    void reversedJointsKeepTheirCoordinates() {
        for (JointType type : new JointType[] {JointType.REVOLUTE, JointType.PRISMATIC, JointType.CYLINDRICAL,
                JointType.UNIVERSAL, JointType.SPHERICAL, JointType.PLANAR}) {
            RandomMechanism random = new RandomMechanism(type.ordinal());
            Frame fa = random.frame();
            Frame fb = random.frame();
            double[] q = random.numbers(type.coordinates());
            double[] u = random.numbers(type.freedoms());
            double[][] points = new double[2][6];
            for (int k = 0; k < 2; k++) {
                // the joint is drawn from A to B, whichever of them is fixed to the ground
                MechanismBuilder builder = Mechanism.named("either way");
                Body a = builder.body("A", MASS);
                Body b = builder.body("B", MASS);
                builder.joint("base", JointType.FIXED)
                        .between(builder.ground().origin(), (k == 0 ? a : b).origin()).add();
                builder.joint("joint", type).between(a.marker(fa), b.marker(fb)).initial(q).initialVelocity(u).add();
                MultibodySystem system = MultibodySystem.minimal(builder.build());
                Dynamics dynamics = new Dynamics(system);
                dynamics.update(system.initialState());
                // distance between a point of A and one of B, and its rate, do not depend on who hangs on whom
                double[] pa = new double[3];
                double[] pb = new double[3];
                double[] va = new double[3];
                double[] vb = new double[3];
                dynamics.bodies().point(1, new double[] {1, 0.2, 0.4}, 0, pa, 0);
                dynamics.bodies().point(2, new double[] {0.3, 2, -1}, 0, pb, 0);
                dynamics.bodies().velocity(1, pa, 0, va, 0);
                dynamics.bodies().velocity(2, pb, 0, vb, 0);
                Vector3 d = Vector3.from(pb, 0).minus(Vector3.from(pa, 0));
                Vector3 v = Vector3.from(vb, 0).minus(Vector3.from(va, 0));
                points[k] = new double[] {d.norm(), d.dot(v)};
            }
            assertArrayEquals(points[0], points[1], 1e-13, type.name());
            assertFalse(points[0][1] == 0, "the test moves");
        }
    }

    @Test
    void axesOfJointsAreGivenInTheMarkers() {
        MechanismBuilder builder = Mechanism.named("axes");
        Body a = builder.body("A", MASS);
        Body b = builder.body("B", MASS);
        builder.joint("hinge", JointType.REVOLUTE).axis(0, -2, 0).between(builder.ground().origin(), a.origin())
                .initialVelocity(3).add();
        builder.joint("cardan", JointType.UNIVERSAL).axes(Vector3.Z, Vector3.X)
                .between(builder.ground().origin(), b.origin()).initial(Math.PI / 2, 0).initialVelocity(5, 7).add();
        MultibodySystem system = MultibodySystem.minimal(builder.build());
        Dynamics dynamics = new Dynamics(system);
        dynamics.update(system.initialState());
        double[] w = new double[3];
        dynamics.bodies().angularVelocity(1, w, 0);
        assertArrayEquals(new double[] {0, -3, 0}, w, 1e-15);
        // after a quarter turn about z, the second axis x points along y
        dynamics.bodies().angularVelocity(2, w, 0);
        assertArrayEquals(new double[] {0, 7, 5}, w, 1e-14);
        assertMessage("not at right angles",
                () -> builder.joint("J", JointType.UNIVERSAL).axes(Vector3.X, new Vector3(1, 1, 0)));
    }

    @Test
    void errorsNameTheirSubject() {
        MechanismBuilder builder = Mechanism.named("wrong");
        Body a = builder.body("A", MASS);
        assertMessage("body elements named 'A'", () -> builder.body("A", MASS));
        assertMessage("'J' connects nothing", () -> builder.joint("J", JointType.FREE).add());
        assertMessage("with itself", () -> builder.joint("J", JointType.FREE).between(a.origin(), a.origin()).add());
        assertMessage("'J' has 1 initial", () -> builder.joint("J", JointType.REVOLUTE).initial(1, 2));
        assertMessage("cannot have limits", () -> builder.joint("J", JointType.SPHERICAL).limit(0, 0, 1));
        assertMessage("no coordinate 1", () -> builder.joint("J", JointType.REVOLUTE).limit(1, 0, 1));
        assertMessage("[2.0, 1.0]", () -> builder.joint("J", JointType.REVOLUTE).limit(0, 2, 1));
        assertMessage("no direction", () -> builder.joint("J", JointType.REVOLUTE).axis(0, 0, 0));
        assertMessage("belongs to another", () -> builder.joint("J", JointType.REVOLUTE)
                .between(Mechanism.named("other").body("A", MASS).origin(), a.origin()).add());
        assertMessage("a mass of -1.0", () -> MassProperties.sphere(-1, 1));
        assertMessage("no body has the inertia", () -> MassProperties.of(1, 1, 1, 3));
        assertMessage("no body has the inertia",
                () -> new MassProperties(1, Vector3.ZERO, 1, 1, 1, 0.9, 0, 0));
        assertMessage("has no name", () -> builder.body(" ", MASS));
    }

    private static void assertMessage(String part, Executable action) {
        ModelException e = assertThrows(ModelException.class, action);
        assertTrue(e.getMessage().contains(part), e.getMessage());
    }
}
