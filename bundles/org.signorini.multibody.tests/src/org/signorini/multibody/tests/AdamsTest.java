package org.signorini.multibody.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.dynamics.InverseDynamics;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;

/**
 * Single joints against MSC Adams, in the tables that Project Chrono publishes with its own tests: a body of 1 kg, two
 * metres from its joint. The tables are not part of this project; without them the test is skipped.
 */
class AdamsTest {

    private static final double STEP = 0.01;
    private static final int ROWS = 500;
    private static Path tables() {
        String given = System.getProperty("signorini.shared");
        if (given != null) {
            return Path.of(given, "data", "chrono-adams");
        }
        for (Path at = Path.of(System.getProperty("user.dir")); at != null; at = at.getParent()) {
            Path candidate = at.resolve(Path.of("shared", "data", "chrono-adams"));
            if (Files.isDirectory(candidate)) {
                return candidate;
            }
        }
        return Path.of("nowhere");
    }

    private static double[][] read(String joint, int number, String quantity) throws IOException {
        Path file = tables().resolve(joint.toLowerCase() + "_joint")
                .resolve(joint + "_Case0" + number + "_ADAMS_" + quantity + ".txt");
        List<double[]> rows = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            if (line.startsWith("+") || line.startsWith("-")) {
                String[] parts = line.trim().split("\\s+");
                double[] row = new double[parts.length];
                for (int i = 0; i < row.length; i++) {
                    row[i] = Double.parseDouble(parts[i]);
                }
                rows.add(row);
            }
        }
        return rows.toArray(double[][]::new);
    }

    /** Joint and body frames are turned by the same angle about x. */
    @ParameterizedTest
    @CsvSource({"Revolute, 1, -90, 0, 0, 0", "Revolute, 2, -45, 1, 2, 3", "Prismatic, 1, 0, 0, 0, 0",
            "Prismatic, 2, -45, 1, 2, 3", "Prismatic, 3, -90, 1, 2, 3", "Spherical, 1, 0, 0, 0, 0",
            "Spherical, 2, -45, 1, 2, 3"})
    void agreesWithAdams(String joint, int number, double degrees, double x, double y, double z) throws IOException {
        assumeTrue(Files.isDirectory(tables()), "the tables are not here");
        MechanismBuilder builder = Mechanism.named("Adams").gravity(0, 0, -9.80665);
        Body body = builder.body("pendulum", MassProperties.of(1, 0.04, 0.1, 0.1));
        Frame f = Frame.at(x, y, z).rotated(Vector3.X, Math.toRadians(degrees));
        builder.joint("joint", JointType.valueOf(joint.toUpperCase()))
                .between(builder.ground().marker(f), body.marker(-2, 0, 0)).add();
        MultibodySystem system = MultibodySystem.minimal(builder.build());
        // Adams' first spherical run is off by up to 2e-3 from its own revolute run of the same motion
        new Run(system, joint.equals("Spherical") ? 3e-3 : 1e-4).compare(joint, number);
    }

    /** One run beside its tables. */
    private static final class Run {

        private final Dynamics dynamics;
        private final State state;
        private final RungeKutta integrator;
        private final InverseDynamics inverse;
        private final double[] p = new double[3];
        private final double[] value = new double[4];
        private final double[] udot;
        private final double close;
        private final double rough;

        Run(MultibodySystem system, double tolerance) {
            close = tolerance;
            rough = 10 * tolerance;
            dynamics = new Dynamics(system);
            state = system.initialState();
            integrator = new RungeKutta(dynamics);
            inverse = new InverseDynamics(dynamics.kinematics());
            udot = new double[state.u.length];
        }

        void compare(String joint, int number) throws IOException {
            double[][] pos = read(joint, number, "Pos");
            double[][] vel = read(joint, number, "Vel");
            double[][] acc = read(joint, number, "Acc");
            double[][] quat = read(joint, number, "Quat");
            double[][] avel = read(joint, number, "Avel");
            double[][] aacc = read(joint, number, "Aacc");
            double[][] force = read(joint, number, "Rforce");
            double[][] torque = read(joint, number, "Rtorque");
            for (int row = 0; row <= ROWS; row++) {
                String at = joint + " " + number + " t = " + state.time + " ";
                integrator.accelerations(state, udot);
                dynamics.bodies().position(1, p, 0);
                near(pos[row], p, close, at + "position");
                dynamics.bodies().velocity(1, p, 0, value, 0);
                near(vel[row], value, close, at + "velocity");
                dynamics.bodies().angularVelocity(1, value, 0);
                near(avel[row], value, close, at + "angular velocity");
                accelerations(acc[row], aacc[row], at);
                orientation(quat[row], at);
                reactions(force[row], torque[row], at);
                integrator.run(state, STEP, 20);
            }
        }

        private void accelerations(double[] acc, double[] aacc, String at) {
            Rows rows = dynamics.rows();
            rows.addPoint(0, 1, p, 0, new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1}, 0, 3);
            dynamics.multiply(rows, udot, value);
            for (int i = 0; i < 3; i++) {
                value[i] += rows.bias[i];
            }
            near(acc, value, rough, at + "acceleration");
            for (int i = 0; i < 3; i++) {
                value[i] = dynamics.motions()[6 + i] + dynamics.kinematics().bias[6 + i];
            }
            near(aacc, value, rough, at + "angular acceleration");
        }

        private void orientation(double[] expected, String at) {
            dynamics.bodies().quaternion(1, value, 0);
            double same = 0;
            for (int i = 0; i < 4; i++) {
                same += expected[i + 1] * value[i];
            }
            assertEquals(1, Math.abs(same), 1e-5, at + "orientation");
        }

        /** The tables have what the body does to the ground, at the joint. */
        private void reactions(double[] force, double[] torque, String at) {
            inverse.solve(udot, null, new double[udot.length]);
            double[] wrench = inverse.jointWrenches();
            // about the ground's marker, from the node's origin on the body: a slider's has moved away
            double[] r = dynamics.kinematics().r_PN;
            double[] base = dynamics.system().tree().p_PF;
            double[] f = {-wrench[9], -wrench[10], -wrench[11]};
            near(force, f, rough, at + "reaction force");
            Vector3 arm = Vector3.from(r, 3).minus(Vector3.from(base, 3));
            Vector3 n = Vector3.from(wrench, 6).times(-1).plus(arm.cross(Vector3.from(f, 0)));
            near(torque, new double[] {n.x(), n.y(), n.z()}, rough, at + "reaction torque");
        }

        /** Relative to the size of the quantity, which the tables give with seven digits. */
        private static void near(double[] expected, double[] actual, double tolerance, String message) {
            double size = 1;
            for (int i = 1; i < expected.length; i++) {
                size = Math.max(size, Math.abs(expected[i]));
            }
            for (int i = 0; i < 3; i++) {
                assertEquals(expected[i + 1], actual[i], tolerance * size, message + " " + i);
            }
        }
    }
}
